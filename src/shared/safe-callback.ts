const UNSAFE = /[\p{Cc}\\]/u;
const MAX_LENGTH = 2000;

/**
 * Where to go after signing in: a path on this site, whatever was asked for. Other origins, protocol-relative addresses,
 * backslashes and control characters (browsers read some of them as slashes) and the sign-in pages themselves give `/`.
 */
export function safeCallback(asked: unknown, siteUrl: string): string {
  if (typeof asked !== 'string' || asked === '' || asked.length > MAX_LENGTH || UNSAFE.test(asked)) return '/';
  const site = new URL(siteUrl);
  const url = URL.parse(asked.trim(), site);
  if (!url || url.origin !== site.origin || url.username !== '' || url.password !== '') return '/';
  // A path such as `//evil.example` is another origin once it stands in a Location header.
  if (url.pathname.startsWith('//') || isAuthPage(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Going back to a page that only asks to sign in again would be a circle. */
const isAuthPage = (path: string) => /^\/(stickers\/auth|api\/auth)(\/|$)/.test(path);
