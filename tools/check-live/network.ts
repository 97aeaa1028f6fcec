import { once } from "node:events";
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { connect } from "node:tls";

const timeout = 15_000;

/** The server of an address. */
export interface Server {
  host: string;
  port: number;
  /** The certificate of an authority that browsers do not know. */
  ca?: Buffer;
}

/** Finds the server of an address. A test has its own, which is not in the DNS. */
export type FindServer = (url: URL) => Server;

/** The server that the address names. */
export const namedServer: FindServer = ({ protocol, hostname, port }) => ({
  host: hostname,
  port: Number(port) || (protocol === "https:" ? 443 : 80),
});

/** The answer to a request, without following redirects. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks for an address, whatever its certificate: `handshake` judges that.
 *
 * @param encoding the compressions that the client knows
 */
export async function ask(
  url: URL,
  findServer: FindServer,
  encoding = "identity",
): Promise<Answer> {
  const { get } = url.protocol === "https:" ? https : http;
  const request = get({
    ...findServer(url),
    servername: url.hostname,
    path: url.pathname + url.search,
    headers: {
      Host: url.host,
      "Accept-Encoding": encoding,
      // Some hosts refuse clients without a name.
      "User-Agent": "Mozilla/5.0 (compatible; check-live)",
    },
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(timeout),
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** What a server says before the first request. */
export interface Handshake {
  /** Why a browser would not trust the certificate, if so. */
  distrusted: string | undefined;
  validFrom: Date;
  validTo: Date;
  /** Such as h2, for HTTP/2. */
  protocol: string | false | null;
}

/** Connects to a server with TLS. */
export async function handshake(
  url: URL,
  findServer: FindServer,
): Promise<Handshake> {
  const socket = connect({
    ...findServer(url),
    servername: url.hostname,
    ALPNProtocols: ["h2", "http/1.1"],
    rejectUnauthorized: false,
  });
  const signal = AbortSignal.timeout(timeout);
  await once(socket, "secureConnect", { signal });
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  const { authorizationError, alpnProtocol } = socket;
  socket.destroy();
  return {
    distrusted: authorizationError && String(authorizationError),
    validFrom: new Date(from),
    validTo: new Date(to),
    protocol: alpnProtocol,
  };
}
