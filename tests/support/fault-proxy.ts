import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';
import { makeStatementReader } from './postgres-messages.ts';

/** A TCP proxy in front of PostgreSQL that misbehaves on command, as networks and machines do. */
export type FaultProxy = {
  readonly port: number;
  /** The address of a database behind this proxy, from its address without it. */
  through(url: string): string;
  /** Resets every connection at once; new ones go through. */
  cut(): void;
  /** Nothing passes in either direction until `resume`; new connections are taken and stay silent. */
  stall(): void;
  /** Every connection is reset and new ones are too, until `resume`. */
  refuse(): void;
  /** Each statement starts so many milliseconds late, those of one connection one after another; 0 until `resume`. */
  slow(milliseconds: number): void;
  /** Ends every fault; what was held back goes on. */
  resume(): void;
  /** Connections that are open through it now. */
  count(): number;
  close(): Promise<void>;
};

type Fault = { kind: 'none' } | { kind: 'stall' } | { kind: 'refuse' } | { kind: 'slow'; milliseconds: number };
type Pair = { readonly client: Socket; readonly server: Socket; wake(): void };

export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  let fault: Fault = { kind: 'none' };
  const pairs = new Set<Pair>();
  const listener = createServer({ noDelay: true }, (client) => {
    client.on('error', () => {});
    if (fault.kind === 'refuse') return void client.resetAndDestroy();
    const server = dial({ host: target.host ?? '127.0.0.1', port: target.port, noDelay: true });
    const pair = join(client, server, () => fault);
    pairs.add(pair);
    for (const socket of [client, server]) socket.once('close', () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const cut = () => {
    for (const { client, server } of pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
    pairs.clear();
  };
  const become = (next: Fault) => {
    fault = next;
    for (const pair of pairs) pair.wake();
  };
  return {
    port,
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).toString(),
    cut,
    stall: () => become({ kind: 'stall' }),
    refuse: () => {
      become({ kind: 'refuse' });
      cut();
    },
    slow: (milliseconds) => become({ kind: 'slow', milliseconds }),
    resume: () => become({ kind: 'none' }),
    count: () => pairs.size,
    close: () => {
      cut();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}

function join(client: Socket, server: Socket, findFault: () => Fault): Pair {
  const wakers = [pass(client, server, findFault, makeStatementReader()), pass(server, client, findFault, null)];
  return { client, server, wake: () => wakers.forEach((it) => void it()) };
}

/** Carries what comes from one side to the other, later or not at all while there is a fault. Gives what looks again. */
function pass(
  from: Socket,
  to: Socket,
  findFault: () => Fault,
  countStatements: ReturnType<typeof makeStatementReader> | null,
): () => void {
  const held: { piece: Buffer; statements: number }[] = [];
  let wake = () => {};
  let working = false;
  const work = async () => {
    working = true;
    for (let next = held[0]; next !== undefined; next = held[0]) {
      while (findFault().kind === 'stall') await new Promise<void>((resolve) => (wake = resolve));
      const fault = findFault();
      if (fault.kind === 'slow' && next.statements > 0)
        await Promise.race([
          new Promise((resolve) => setTimeout(resolve, fault.milliseconds * next.statements)),
          new Promise<void>((resolve) => (wake = resolve)),
        ]);
      held.shift();
      if (to.writable) to.write(next.piece);
    }
    working = false;
    if (from.readableEnded) to.end();
  };
  from.on('data', (piece: Buffer) => {
    held.push({ piece, statements: countStatements?.(piece) ?? 0 });
    if (!working) void work();
  });
  from.on('end', () => working || to.end());
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroySoon());
  return () => wake();
}
