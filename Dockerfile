# The site on Caddy. How to run it: deploy/README.md.
FROM node:22-bookworm-slim AS build
WORKDIR /site
ENV GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run release

FROM caddy:2.11.4-alpine
COPY --from=build /site/deploy/Caddyfile /site/deploy/headers.caddy /etc/caddy/
COPY --from=build /site/public /srv
USER 1000
EXPOSE 80 443 8080
