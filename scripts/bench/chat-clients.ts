import { readFileSync } from 'node:fs';
import { createConnection, type Socket as NetSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { median } from './load.ts';

/** Somebody connected: how they send, and what they hear. */
export type Client = { readonly socket: Socket; say(message: string): Promise<boolean> };
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
  /** Processor time of the server, a message; NaN where the system does not tell. */
  readonly serverMicroseconds: number;
};

/**
 * Sends POSTs over one connection that stays open and gives each answer's status. Written by hand:
 * Node's own client costs the one who measures as much as the server that is measured, and both share the machine.
 */
export async function openLine(url: URL): Promise<(headers: Record<string, string>, body: unknown) => Promise<number>> {
  const waiting: ((status: number) => void)[] = [];
  let socket = await dial(url, waiting);
  const begin = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\n`;
  return async (headers, body) => {
    // A server lets go of a connection that was quiet for a while.
    if (!socket.writable) socket = await dial(url, waiting);
    const text = JSON.stringify(body);
    const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = new Promise<number>((resolve) => void waiting.push(resolve));
    socket.write(`${begin}${own.join('')}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return status;
  };
}

/** A connection that hands each answer's status to who waits for it; 0 when it broke. */
async function dial(url: URL, waiting: ((status: number) => void)[]): Promise<NetSocket> {
  const socket = createConnection({ host: url.hostname, port: Number(url.port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let heard = '';
  socket.setEncoding('latin1');
  socket.on('close', () => {
    for (const settle of waiting.splice(0)) settle(0);
  });
  socket.on('data', (piece: string) => {
    heard += piece;
    for (;;) {
      const head = heard.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(heard.slice(0, head))?.[1] ?? 0);
      if (head < 0 || heard.length < head + 4 + length) return;
      const status = Number(heard.slice(9, 12));
      heard = heard.slice(head + 4 + length);
      waiting.shift()?.(status);
    }
  });
  return socket;
}

export function connect(url: string, query: Record<string, string>): Promise<Socket> {
  const socket = io(url, { query, forceNew: true, transports: ['websocket'], reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Begins a measurement: words carry the moment they were sent, and whoever hears them notes how long it took. */
class Watch {
  readonly took: number[] = [];
  private readonly sentAt = new Map<string, number>();
  private count = 0;

  begin(): string {
    this.count += 1;
    const message = `Message number ${this.count} of this run, as long as people write them.`;
    this.sentAt.set(message, performance.now());
    return message;
  }

  heard(message: string): void {
    const at = this.sentAt.get(message);
    if (at !== undefined) this.took.push(performance.now() - at);
  }

  result(perSecond: number, faults: number, serverMicroseconds = Number.NaN): Measured {
    const sorted = [...this.took].sort((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
    return { perSecond, p50: median(sorted), p99, faults, serverMicroseconds };
  }
}

/** Registers what a client hears from the others; its own messages come back to it too and do not count. */
export type Listen = (client: Client, heard: (message: string) => void) => () => void;

/** Processor time of a process so far, microseconds: Linux counts it in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  try {
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Everybody sends as fast as they are answered. `pid` is the server's. */
export async function flatOut(
  clients: readonly Client[],
  listen: Listen,
  seconds: number,
  pid: number | undefined,
): Promise<Measured> {
  const watch = new Watch();
  const stops = clients.map((client) => listen(client, (message) => watch.heard(message)));
  const began = performance.now();
  const until = began + seconds * 1000;
  const spent = processorTime(pid);
  let answered = 0;
  let faults = 0;
  const talk = async (client: Client) => {
    while (performance.now() < until) {
      if (await client.say(watch.begin())) answered += 1;
      else faults += 1;
    }
  };
  await Promise.all(clients.map(talk));
  const perSecond = answered / ((performance.now() - began) / 1000);
  for (const stop of stops) stop();
  return watch.result(perSecond, faults, (processorTime(pid) - spent) / answered);
}

/** So many messages a second, spread over everybody, whether or not they are answered yet. */
export async function steady(
  clients: readonly Client[],
  listen: Listen,
  rate: number,
  seconds: number,
): Promise<Measured> {
  const watch = new Watch();
  const stops = clients.map((client) => listen(client, (message) => watch.heard(message)));
  const said: Promise<boolean>[] = [];
  const began = performance.now();
  for (let at = 0; at < rate * seconds; ) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; at < due; at++) said.push((clients[at % clients.length] as Client).say(watch.begin()));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answers = await Promise.all(said);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const stop of stops) stop();
  return watch.result(rate, answers.filter((answer) => !answer).length);
}
