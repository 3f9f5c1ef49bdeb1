/** The part of PostgreSQL's frontend protocol (version 3.0) that has to be understood to share one session. */

export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

const code = (letter: string) => letter.charCodeAt(0);
const QUERY = code('Q');
const SYNC = code('S');
const FLUSH = code('H');
const TERMINATE = code('X');
const PARSE = code('P');
const CLOSE = code('C');
const STATEMENT = code('S');

/** One round of messages that the engine answers: up to a Query, a Sync or a Flush. */
export type Batch = {
  readonly bytes: Uint8Array;
  readonly opened: readonly string[];
  readonly closed: readonly string[];
};
export type ClientEvent = { kind: 'startup'; request: number } | { kind: 'batch'; batch: Batch } | { kind: 'end' };

/** Cuts a client's byte stream into batches. Bytes of a message that is not complete wait inside. */
export function createReader(): (chunk: Buffer) => ClientEvent[] {
  let waiting: Buffer = Buffer.alloc(0);
  let scanned = 0;
  let started = false;
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    const events: ClientEvent[] = [];
    for (;;) {
      if (!started) {
        const request = readStartup(waiting);
        if (request === null) return events;
        waiting = waiting.subarray(waiting.readInt32BE(0));
        started = request !== SSL_REQUEST && request !== GSS_REQUEST;
        events.push({ kind: 'startup', request });
        continue;
      }
      const length = messageLength(waiting, scanned);
      if (length === null) return events;
      const type = waiting[scanned];
      scanned += length;
      if (type === TERMINATE) events.push({ kind: 'end' });
      if (type !== QUERY && type !== SYNC && type !== FLUSH) continue;
      events.push({ kind: 'batch', batch: toBatch(waiting.subarray(0, scanned)) });
      waiting = waiting.subarray(scanned);
      scanned = 0;
    }
  };
}

function readStartup(bytes: Buffer): number | null {
  if (bytes.length < 8 || bytes.length < bytes.readInt32BE(0)) return null;
  return bytes.readInt32BE(4);
}

function messageLength(bytes: Buffer, at: number): number | null {
  if (bytes.length < at + 5) return null;
  const length = bytes.readInt32BE(at + 1) + 1;
  if (length < 5 || length > MAX_MESSAGE_BYTES)
    throw new Error('A database client sent a message of impossible length.');
  return bytes.length < at + length ? null : length;
}

function toBatch(messages: Buffer): Batch {
  const opened: string[] = [];
  const closed: string[] = [];
  for (let at = 0; at < messages.length; at += messages.readInt32BE(at + 1) + 1) {
    if (messages[at] === PARSE) opened.push(readName(messages, at + 5));
    if (messages[at] === CLOSE && messages[at + 5] === STATEMENT) closed.push(readName(messages, at + 6));
  }
  return { bytes: new Uint8Array(messages), opened: opened.filter(Boolean), closed };
}

const readName = (bytes: Buffer, at: number) => bytes.toString('utf8', at, bytes.indexOf(0, at));

/** `I` idle, `T` in a transaction, `E` in a failed one; null when the answer does not end a round. */
export function sessionStatus(answer: Buffer): 'I' | 'T' | 'E' | null {
  const at = answer.length - 6;
  if (at < 0 || answer[at] !== code('Z') || answer.readInt32BE(at + 1) !== 5) return null;
  return String.fromCharCode(answer[at + 5] ?? 0) as 'I' | 'T' | 'E';
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export const syncMessage = message('S', Buffer.alloc(0));
export const queryMessage = (text: string) => message('Q', text);
/** Forgets prepared statements, whose client has gone. */
export const forgetMessage = (names: Iterable<string>) =>
  Buffer.concat([...[...names].map((name) => message('C', Buffer.from('S'), name)), syncMessage]);

export const errorMessage = (sqlState: string, text: string) =>
  message(
    'E',
    Buffer.concat([field('S', 'FATAL'), field('V', 'FATAL'), field('C', sqlState), field('M', text), Buffer.alloc(1)]),
  );

const field = (type: string, value: string) => Buffer.from(`${type}${value}\0`);

/** Protocol 3.0, user and database `postgres`. */
export function startupMessage(): Buffer {
  const body = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196608, 4);
  return Buffer.concat([head, body]);
}
