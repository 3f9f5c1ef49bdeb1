import {
  SESSION_NEWS_KEY as NAME,
  readSessionNews,
  type SessionNews,
  writeSessionNews,
} from '../rules/session-news.ts';

/** Tells every other tab of this site, by both roads: some browsers know only one. */
export function tellOtherTabs(news: SessionNews): void {
  channel()?.postMessage(news);
  try {
    localStorage.setItem(NAME, writeSessionNews(news, Date.now()));
  } catch {
    // A browser that refuses storage still has the channel.
  }
}

/** Calls back with what another tab told. Returns how to stop. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const ear = channel();
  const onMessage = ({ data }: MessageEvent) => isNews(data) && hear(data);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const news = key === NAME ? readSessionNews(newValue) : null;
    if (news) hear(news);
  };
  ear?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  return () => {
    ear?.removeEventListener('message', onMessage);
    window.removeEventListener('storage', onStorage);
  };
}

const isNews = (said: unknown): said is SessionNews => said === 'signed-in' || said === 'signed-out';

let opened: BroadcastChannel | undefined;

/** One channel per tab: a channel does not hear itself, a second one would. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(NAME);
  return opened;
}
