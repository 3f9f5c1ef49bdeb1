/** The page of a fault of ours. */
export const ROUTE_500 = '/500';

/** The page of whoever asks too often. */
export const ROUTE_429 = '/429';

/** Whether a path can be the address of anything: it is well encoded and holds no control characters. */
export function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** To rewrite to where nothing is. A request of its own: one whose form was read already cannot be handed on. */
export const nowhere = (url: URL): Request => new Request(new URL('/404', url));
