import { SESSION_NEWS_KEY, untoldSessionNews, writeSessionNews } from '#features/accounts/rules/session-news.ts';

/** The account's links say who is here: pages are the same bytes for everybody. */

const signedIn = /(^|; )signed_in=1/.test(document.cookie);
try {
  // Plain forms sign in and out; the page they lead to tells the other tabs.
  const news = untoldSessionNews(localStorage.getItem(SESSION_NEWS_KEY), signedIn);
  if (news) localStorage.setItem(SESSION_NEWS_KEY, writeSessionNews(news, Date.now()));
} catch {
  // A browser that refuses storage: the other tabs ask when they are looked at.
}
if (signedIn)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    link.href = link.dataset.account ?? link.href;
    link.querySelector('[data-out]')?.setAttribute('hidden', '');
    link.querySelector('[data-in]')?.removeAttribute('hidden');
  }
