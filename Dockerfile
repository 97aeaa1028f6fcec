# The site on nginx, for what has the TLS certificate to stand in front of: see
# deploy/README.md.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /site
ENV GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm install --include=dev --ignore-scripts
COPY . .
RUN npm run release
RUN mkdir -p /srv/site/build \
    && cp -r public deploy /srv/site/build \
    && deploy/publish.sh /srv/site/build true

FROM nginxinc/nginx-unprivileged:1.29.4-alpine-slim
COPY deploy/nginx-*.conf /etc/nginx/
COPY --from=build /srv/site /srv/site
USER 101
EXPOSE 8080
CMD ["nginx", "-c", "/etc/nginx/nginx-container.conf", "-g", "daemon off;"]
