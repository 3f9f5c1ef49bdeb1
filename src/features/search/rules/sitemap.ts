import { escapeXml } from '#shared/text.ts';

/** One page in the site map. `lastmod` is when what it shows last changed, left out where that is not known. */
export type SitemapEntry = { readonly path: string; readonly lastmod?: Date | null };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const located = (tag: string, { path, lastmod }: SitemapEntry, origin: string): string => {
  const address = escapeXml(new URL(path, origin).href);
  const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
  return `<${tag}><loc>${address}</loc>${changed}</${tag}>`;
};

/** A file of pages. Callers keep to `SITEMAP_MOST` entries. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const lines = entries.map((entry) => located('url', entry, origin));
  return `${HEAD}<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** The file that names the others. */
export function sitemapIndexXml(files: readonly SitemapEntry[], origin: string): string {
  const lines = files.map((file) => located('sitemap', file, origin));
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** The latest of some moments; null when none is known. */
export const latestOf = (moments: readonly (Date | null | undefined)[]): Date | null =>
  moments.reduce<Date | null>((latest, at) => (at && (!latest || at > latest) ? at : latest), null);
