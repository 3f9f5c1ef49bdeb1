/** What a crawler reads of one page. */
type CrawledPage = {
  readonly path: string;
  /** Clicks from where the crawl began. */
  readonly depth: number;
  readonly status: number;
  readonly canonical: string | null;
  readonly indexable: boolean;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
};

export type Crawl = {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every link that was seen and what it answered, followed or not, with a page it stands on. */
  readonly links: ReadonlyMap<string, { status: number; from: string }>;
};

const first = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

function readPage(path: string, depth: number, status: number, html: string): CrawledPage {
  const robots = first(html, /<meta name="robots" content="([^"]*)"/) ?? '';
  return {
    path,
    depth,
    status,
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    indexable: status === 200 && !robots.includes('noindex'),
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  };
}

type Link = { path: string; follow: boolean };

const PICTURE = /\.(?:jpe?g|webp|avif)$/;
/** Pictures are made when first asked for, which takes long for hundreds: so many of a page stand for all of them. */
const MAX_PICTURES = 1;

function fewPictures(links: readonly Link[]): Link[] {
  const pictures = links.filter(({ path }) => PICTURE.test(path));
  return links.filter((link) => !PICTURE.test(link.path) || pictures.indexOf(link) < MAX_PICTURES);
}

function linksOf(html: string, origin: string, base: string): Link[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) => {
    const url = new URL(plain(href), new URL(base, origin));
    if (url.origin !== origin) return [];
    return [{ path: url.pathname + url.search, follow: !/rel="[^"]*nofollow/.test(tag) }];
  });
}

/** Walks a site as a search engine does: by links, breadth first, not into what robots.txt closes. A linked file is no page. */
export async function crawl(origin: string, start = '/'): Promise<Crawl> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const closed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path);
  const pages = new Map<string, CrawledPage>();
  const links = new Map<string, { status: number; from: string }>();
  let wave: { path: string; from: string; follow: boolean }[] = [{ path: start, from: '', follow: true }];
  for (let depth = 0; wave.length > 0; depth++) {
    const next = new Map<string, { path: string; from: string; follow: boolean }>();
    for (const { path, from, follow } of wave) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      const html = await answer.text();
      links.set(path, { status: answer.status, from });
      if (!follow || closed.some((prefix) => path.startsWith(prefix))) continue;
      const moved = answer.headers.get('location');
      const found = moved
        ? [{ path: moved.replace(origin, ''), follow: true }]
        : fewPictures(linksOf(html, origin, path));
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!moved && isPage) pages.set(path, readPage(path, depth, answer.status, html));
      for (const link of found) {
        const known = next.get(link.path);
        const done = pages.has(link.path) || (links.has(link.path) && !link.follow);
        if (!done && !known?.follow) next.set(link.path, { ...link, from: path });
      }
    }
    wave = [...next.values()].filter(({ path, follow }) => !pages.has(path) && (follow || !links.has(path)));
  }
  return { pages, links };
}

/** Every address in a site map, through its index. */
export async function readSiteMap(origin: string): Promise<Map<string, string | null>> {
  const read = async (path: string) => (await fetch(new URL(path, origin))).text();
  const entries = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}><loc>([^<]*)</loc>(?:<lastmod>([^<]*)</lastmod>)?`, 'g'))].map(
      ([, address = '', changed]) => [plain(address).replace(origin, ''), changed ?? null] as const,
    );
  const files = entries(await read('/sitemap.xml'), 'sitemap');
  const parts = await Promise.all(files.map(async ([path]) => entries(await read(path), 'url')));
  return new Map(parts.flat());
}
