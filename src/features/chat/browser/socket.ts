import { io, type Socket } from 'socket.io-client';
import { type SocketEvent, type SocketEventName, type SocketRefusal, socketEvents } from '../contracts/chat-socket.ts';
import { socketPassSchema } from '../contracts/chats.ts';
import { SOCKET } from '#shared/constants.ts';
import { apiFetch } from '#platform/api-client/api.ts';

/** The specification's sentences. They are for whoever writes this site, not for those who read it. */
export const SOCKET_ERRORS = {
  notInitialized: 'Socket is not initialized. Call initSocket first.',
  missingToken: 'Failed to connect socket due to missing token.',
  noAnswer: 'operation has timed out',
} as const;

/** What ends a connection that is to come back by itself. */
export const RECONNECT_REASONS: readonly string[] = ['timeout', 'ping timeout', 'transport error', 'transport close'];

export type SocketHooks = {
  /** The access token of the session; without one there is no socket. */
  readonly token: () => string | null;
  /** True from the moment announcements arrive: catch up by cursor then, for what was said before is not repeated. */
  readonly onReady: (ready: boolean) => void;
  readonly onEvent: (event: SocketEvent) => void;
  /** The server does not let this session in; nothing is tried again. */
  readonly onRefused?: (reason: SocketRefusal | null) => void;
  /** Where the server is; this site unless given. */
  readonly url?: string;
};

type Held = { readonly socket: Socket; readonly hooks: SocketHooks; passAt: number };
let held: Held | null = null;

/** Makes the one socket of this page, not connected yet. Calling it again lets go of the one before. */
export function initSocket(hooks: SocketHooks): void {
  closeSocket();
  const options = {
    path: SOCKET.path,
    autoConnect: false,
    forceNew: true,
    // A request that stays on one connection needs no server that remembers it among several.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: true,
    reconnectionAttempts: SOCKET.reconnectionAttempts,
    reconnectionDelay: SOCKET.reconnectionDelay,
    reconnectionDelayMax: SOCKET.reconnectionDelayMax,
    randomizationFactor: SOCKET.randomizationFactor,
    timeout: SOCKET.connectTimeout,
  };
  const socket = hooks.url ? io(hooks.url, options) : io(options);
  held = { socket, hooks, passAt: 0 };
  listen(held);
}

/** The page's socket. @throws Error when `initSocket` was not called */
export function getSocket(): Socket {
  return mine().socket;
}

/** Connects with a fresh pass in the query. @throws Error without an access token; ApiError when no pass was given */
export async function connectSocket(): Promise<void> {
  const own = mine();
  if (!own.hooks.token()) throw new Error(SOCKET_ERRORS.missingToken);
  const { token } = await apiFetch({ method: 'GET', path: '/chats/socket', contract: socketPassSchema, quiet: true });
  if (held !== own) return;
  own.passAt = Date.now();
  own.socket.io.opts.query = { token };
  own.socket.connect();
}

/** Says something and waits for the server to have heard it. @throws Error 'operation has timed out' */
export async function sayTyping(said: { conversationId: string; typing: boolean }): Promise<void> {
  await getSocket().timeout(SOCKET.connectTimeout).emitWithAck('typing', said);
}

/** Lets go of the socket, if there is one. */
export function closeSocket(): void {
  const own = held;
  held = null;
  own?.socket.removeAllListeners();
  own?.socket.disconnect();
  if (own) own.hooks.onReady(false);
}

function mine(): Held {
  if (!held) throw new Error(SOCKET_ERRORS.notInitialized);
  return held;
}

function listen(own: Held): void {
  const { socket, hooks } = own;
  socket.on('connect', () => hooks.onReady(true));
  socket.on('disconnect', (reason) => {
    hooks.onReady(false);
    if (!socket.active && RECONNECT_REASONS.includes(reason)) socket.connect();
    if (reason === 'io server disconnect') hooks.onRefused?.(null);
  });
  socket.on('connect_error', (error) => {
    const reason = refusalOf(error);
    if (reason) void onRefusal(own, reason);
    else if (!socket.active) socket.connect();
  });
  for (const name of Object.keys(socketEvents) as SocketEventName[])
    socket.on(name, (payload: unknown) => {
      const read = socketEvents[name].safeParse(payload);
      if (read.success) hooks.onEvent({ name, payload: read.data } as SocketEvent);
    });
}

const refusalOf = (error: Error): SocketRefusal | null =>
  ((error as { data?: { reason?: SocketRefusal } }).data?.reason ?? null) as SocketRefusal | null;

/** Passes hold for a minute: one that was refused later is only old. A fresh one that is refused means no. */
const FRESH_MS = 30_000;

async function onRefusal(own: Held, reason: SocketRefusal): Promise<void> {
  const isOld = reason === 'token' && Date.now() - own.passAt > FRESH_MS;
  if (!isOld && reason !== 'unavailable') return own.hooks.onRefused?.(reason);
  const wait = reason === 'unavailable' ? SOCKET.reconnectionDelayMax : 0;
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (held !== own) return;
  try {
    await connectSocket();
  } catch {
    // No pass and no connection: whoever holds the session hears of it from the call itself.
    setTimeout(
      () => held === own && own.hooks.token() && void onRefusal(own, 'unavailable'),
      SOCKET.reconnectionDelayMax,
    );
  }
}
