import { forgetSession, refreshSession } from './session-state.ts';
import { hearOtherTabs } from './session-tabs.ts';

let keepers = 0;
let stop: (() => void) | undefined;

/**
 * Keeps `$session` true while something on the page needs it: asks at once, when the tab is looked at again, when
 * another tab signs in or out, and, if wanted, every `pollSeconds` while online. Returns how to stop; several keepers
 * share one watch.
 */
export function keepSession({ pollSeconds = 0 }: { pollSeconds?: number } = {}): () => void {
  keepers += 1;
  stop ??= watch();
  const stopPolling = pollSeconds > 0 ? poll(pollSeconds) : () => {};
  let kept = true;
  return () => {
    if (!kept) return;
    kept = false;
    stopPolling();
    keepers -= 1;
    if (keepers > 0) return;
    stop?.();
    stop = undefined;
  };
}

function watch(): () => void {
  void refreshSession();
  const onLook = () => {
    if (document.visibilityState !== 'hidden') void refreshSession();
  };
  const deafen = hearOtherTabs((news) => {
    if (news === 'signed-out') forgetSession();
    void refreshSession();
  });
  const onSignal = () => void refreshSession();
  window.addEventListener('focus', onLook);
  window.addEventListener('online', onSignal);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    deafen();
    window.removeEventListener('focus', onLook);
    window.removeEventListener('online', onSignal);
    document.removeEventListener('visibilitychange', onLook);
  };
}

function poll(seconds: number): () => void {
  const timer = setInterval(() => {
    if (navigator.onLine) void refreshSession();
  }, seconds * 1000);
  return () => clearInterval(timer);
}
