import { startLive } from '#features/chat/browser/live.ts';
import { $ready, $unread } from '#features/chat/browser/state.ts';

/**
 * The shell's part of conversations on every page of somebody signed in: the connection, how much is unread, and the flag that tells the page that announcements arrive.
 */
export function beginLive(show: (unread: number) => void): void {
  $unread.subscribe((unread) => unread !== null && show(unread));
  $ready.subscribe((ready) => {
    document.documentElement.dataset.live = ready ? 'ready' : 'waiting';
    dispatchEvent(new CustomEvent('curbtag:live', { detail: { ready } }));
  });
  startLive();
}
