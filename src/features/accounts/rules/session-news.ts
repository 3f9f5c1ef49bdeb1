/** What the tabs of one browser tell each other about who is signed in. */
export type SessionNews = 'signed-in' | 'signed-out';

/** Where the newest of it stands in the browser's storage. */
export const SESSION_NEWS_KEY = 'curbtag:1:session-news';

/** As it is kept: with its moment, so that the same news twice is still a change that other tabs notice. */
export const writeSessionNews = (news: SessionNews, at: number): string => JSON.stringify({ news, at });

/** The news in what was kept; null for anything else. */
export function readSessionNews(kept: string | null): SessionNews | null {
  const found = /"signed-(in|out)"/.exec(kept ?? '')?.[1];
  return found === undefined ? null : found === 'in' ? 'signed-in' : 'signed-out';
}

/**
 * What a page that has just loaded has to tell: somebody signed in or out by a plain form or a link, so no script was
 * there to say it. Null when the other tabs know.
 */
export function untoldSessionNews(kept: string | null, signedIn: boolean): SessionNews | null {
  const now = signedIn ? 'signed-in' : 'signed-out';
  return (readSessionNews(kept) ?? 'signed-out') === now ? null : now;
}
