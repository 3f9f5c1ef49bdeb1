import { io, type Socket } from 'socket.io-client';
import type { Message } from '#features/chat/contracts/chats.ts';
import type { Person } from './people.ts';

export type Device = {
  readonly socket: Socket;
  /** How often it connected. */
  connections(): number;
  /** Words of the messages it was told of. */
  words(): string[];
};

/** A device of a person that reaches the product through a port, and comes back by itself as browsers do. */
export async function openDevice(port: number, { token }: Person): Promise<Device> {
  const socket = io(`http://127.0.0.1:${port}`, {
    query: { token },
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelayMax: 1_000,
  });
  let connections = 0;
  const heard: Message[] = [];
  socket.on('connect', () => {
    connections += 1;
  });
  socket.onAny((_name, payload: { messages?: Message[] }) => heard.push(...(payload?.messages ?? [])));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, connections: () => connections, words: () => heard.map(({ content }) => content) };
}
