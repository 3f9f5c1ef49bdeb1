import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Asked = {
  readonly method?: string;
  /** As it goes over the wire; nothing is encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

/** No test asks anybody but this machine. */
const HOST = '127.0.0.1';
const ANSWER_MS = 90_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request to a port of this machine, redirects not followed. Rejects when there is no whole answer. */
export function ask(port: number, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: HOST, port, method, path, agent, headers: withLength(headers, body) }, (response) => {
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
