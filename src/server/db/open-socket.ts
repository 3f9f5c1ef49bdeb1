import { Socket } from 'node:net';

/** What the driver knows of the server when it wants a connection: every host of the address, or a path. */
type Asked = { readonly host: readonly string[]; readonly port: readonly number[]; readonly path?: string | false };

/**
 * Sockets whose fault is heard together with their end. Node tells of a fault first and closes a moment later; in
 * between, the driver takes the connection for a living one. A query sent then, for instance because another had just
 * failed, would never be answered, and after the connection is opened anew it would take the answer of the next.
 */
export function socketOpener(): (asked: Asked) => Socket {
  let turn = 0;
  return ({ host, port, path }) => {
    const at = turn++ % host.length;
    const socket = holdFaults(new Socket());
    if (path) return socket.connect(path);
    // The driver reads the name for TLS off the socket.
    Object.assign(socket, { host: host[at], port: port[at] });
    return socket.connect({ host: host[at] ?? 'localhost', port: port[at] ?? 5432 });
  };
}

function holdFaults(socket: Socket): Socket {
  const emit = socket.emit.bind(socket) as (name: string | symbol, ...args: unknown[]) => boolean;
  let fault: unknown[] | null = null;
  socket.emit = (name: string | symbol, ...args: unknown[]): boolean => {
    if (name === 'error') {
      fault = args;
      return true;
    }
    if (name === 'close' && fault) emit('error', ...fault);
    return emit(name, ...args);
  };
  return socket;
}
