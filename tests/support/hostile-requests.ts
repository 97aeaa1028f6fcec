/** A request as it goes over the wire. */
export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers]
    .join("\r\n")
    .concat("\r\n\r\n");
const long = "a".repeat(100_000);

/** What is no request that the site has an answer to. */
export const refused: Record<string, string> = {
  "no request at all": "\x16\x03garbage\r\n\r\n",
  "no method": " / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "no host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "two hosts": get("/", "Host: other.example"),
  "a version that does not exist": "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "two lengths": get("/", "Content-Length: 1", "Content-Length: 2"),
  "a negative length": get("/", "Content-Length: -1"),
  "an unknown transfer coding": get("/", "Transfer-Encoding: cow"),
  "a long path": get(`/${long}`),
  "a long query": get(`/?${long}`),
  "a long header": get("/", `X-Long: ${long}`),
  "a long cookie": get("/", `Cookie: a=${long}`),
  "very many headers": get("/", ...Array<string>(5_000).fill("X-Many: abcde")),
  "a large body": `${get("/", "Content-Length: 10000000").replace("GET", "POST")}${long}`,
  ...Object.fromEntries(
    [
      "POST",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
      "get",
    ].flatMap((method) =>
      ["/", "/privacy-policy/"].map((path) => [
        `the method ${method} for ${path}`,
        get(path).replace("GET", method),
      ]),
    ),
  ),
  ...Object.fromEntries(
    [
      ...["/../Caddyfile", "/../headers.caddy", "/static/../../Caddyfile"],
      ...["/%2e%2e/Caddyfile", "/..%2fCaddyfile", "/%2e%2e%2fCaddyfile"],
      ...["/static/%2e%2e/%2e%2e/Caddyfile", "/..%5cCaddyfile"],
      ...["/..\\Caddyfile", "/%252e%252e/Caddyfile", "/..;/Caddyfile"],
      ...["/%c0%ae%c0%ae/Caddyfile", "/....//Caddyfile", "//../Caddyfile"],
      ...["/.git/config", "/etc/passwd", "//etc/passwd"],
      ...["/%00", "/index.html%00.js", "/%E0%A4%A", "/%ZZ", "/%", "/%FF"],
      ...["/\x01", "/a b", "/_headers%20", "/privacy-policy%00"],
    ].map((path) => [`the path ${path}`, get(path)]),
  ),
};

/** What is odd, but may have an answer. */
export const odd = [
  ...["gzip;q=0", "*", "*;q=0", "identity;q=0", "br;q=1.0, gzip;q=0.8, x"],
  ...["gzip;q=nonsense", ",,,", "GZIP", `${"gzip, ".repeat(500)}br`],
].map((encoding) => get("/", `Accept-Encoding: ${encoding}`));
odd.push(
  get("/", "Range: bytes=999999999-"),
  get("/", "Range: bytes=5-2"),
  get("/", `Range: bytes=${"0-0,".repeat(500)}0-0`),
  get("/", "If-None-Match: \xff\xfe", "If-Modified-Since: yesterday"),
  ...["/privacy%2Dpolicy", "/privacy-policy%2f", "/static/..", "/%2e"].map(
    (path) => get(path),
  ),
  get("/", ": value"),
  `${get("/", "Content-Length: 10000000")}${long}`,
  get("http://other.example/"),
);
