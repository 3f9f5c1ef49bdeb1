import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';

export type Asked = {
  readonly method?: string;
  /** As it goes over the wire; nothing is encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Over TLS, whoever signed the certificate. */
  readonly tls?: boolean;
};
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

/** No test asks anybody but this machine. */
const HOST = '127.0.0.1';
const ANSWER_MS = 90_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request to a port of this machine, redirects not followed. Rejects when there is no whole answer. */
export function ask(port: number, { method = 'GET', path, headers = {}, body, tls = false }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const common = { host: HOST, port, method, path, headers: withLength(headers, body) };
    const begin = (hear: (response: IncomingMessage) => void) =>
      tls
        ? requestTls({ ...common, servername: 'localhost', rejectUnauthorized: false, agent: false }, hear)
        : request({ ...common, agent }, hear);
    const sent = begin((response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, headers: told, body: Buffer.concat(pieces).toString() });
      });
    });
    sent.setTimeout(ANSWER_MS, () => sent.destroy(new Error(`No answer to ${method} ${path}`)));
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The proxies of old speak no chunks; a length is what browsers send, too. */
function withLength(headers: Readonly<Record<string, string>>, body: string | Buffer | undefined) {
  if (body === undefined || 'transfer-encoding' in headers) return headers;
  return { 'content-length': String(Buffer.byteLength(body)), ...headers };
}
