type Told = { readonly to: string | null; readonly referer: string | null };

const SELF = '/near';

/** The page of this site that somebody came from, by what the form says, else by what the browser says; the home page else. */
export function cameFrom({ to, referer }: Told, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const url = URL.parse(to ?? referer ?? '/', origin);
  if (url?.origin !== origin || url.pathname === SELF || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}
