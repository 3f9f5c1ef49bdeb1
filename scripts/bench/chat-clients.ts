import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { median } from './load.ts';

/** Somebody connected: how they send, and what they hear. */
export type Client = { readonly socket: Socket; say(message: string): Promise<boolean> };
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** One POST on a connection that stays open; the status. */
export function post(url: URL, headers: Record<string, string>, body: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const sized = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const sent = request(url, { method: 'POST', agent, headers: sized }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(text);
  });
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

  result(perSecond: number, faults: number): Measured {
    const sorted = [...this.took].sort((a, b) => a - b);
    return { perSecond, p50: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, faults };
  }
}

/** Registers what a client hears from the others; its own messages come back to it too and do not count. */
export type Listen = (client: Client, heard: (message: string) => void) => () => void;

/** Everybody sends as fast as they are answered. */
export async function flatOut(clients: readonly Client[], listen: Listen, seconds: number): Promise<Measured> {
  const watch = new Watch();
  const stops = clients.map((client) => listen(client, (message) => watch.heard(message)));
  const began = performance.now();
  const until = began + seconds * 1000;
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
  return watch.result(perSecond, faults);
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
