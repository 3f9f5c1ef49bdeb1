import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the status line and all headers, with the empty line that ends them. */
  readonly headerBytes: number;
  readonly body: Buffer;
};

export type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks as it stands: no redirect is followed, nothing unpacked. */
export function askRaw(url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, statusMessage = '', rawHeaders, headers: read } = response;
        const lines = [`HTTP/1.1 ${status} ${statusMessage}`, ...pairs(rawHeaders), '', ''];
        const headerBytes = Buffer.byteLength(lines.join('\r\n'));
        resolve({ status, headers: read, headerBytes, body: Buffer.concat(pieces) });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

const pairs = (flat: readonly string[]): string[] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${flat[at + 1]}`] : []));
