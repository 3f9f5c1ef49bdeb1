import type { Page } from '@playwright/test';
import { faultsOfLine } from '../../support/voice.ts';

type Walk = {
  readonly page: Page;
  readonly origin: string;
  /** Where it begins. */
  readonly from: readonly string[];
  /** How many are opened of pages that differ in what they show alone. */
  readonly each: number;
  /** Whether an address is opened. */
  readonly open: (path: string) => boolean;
  /** What people wrote themselves. */
  readonly written: string;
};

/** `pages`: what was opened. `faults`: what was wrong, each with its page. */
type Walked = { readonly pages: readonly string[]; readonly faults: readonly string[] };

const LISTED = /^\/(cars|property|garage|other|shop|marketplace)\b/;

/** Listings are pages of one kind, so are lists that differ in what they are filtered by. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const parts = pathname
    .split('/')
    .map((part, at) => (/\d/.test(part) || (at > 1 && LISTED.test(pathname)) ? '*' : part));
  return `${parts.join('/')}?${[...new Set(searchParams.keys())].sort()}`;
}

/**
 * Goes through a site by its links, breadth first, as somebody with a browser does: each page answers, its scripts and
 * files too, and no word that may not come back stands on it. A link that leads nowhere is a page that does not answer.
 */
export async function walkSite({ page, origin, from, each, open, written }: Walk): Promise<Walked> {
  const faults: string[] = [];
  const pages: string[] = [];
  const opened = new Map<string, number>();
  const known = new Set<string>(from);
  const complain = (what: string) => void faults.push(`${pages.at(-1)}: ${what}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  // What is added while it goes is gone through too.
  for (const path of known) {
    const count = (opened.get(kindOf(path)) ?? 0) + 1;
    if (count > each) continue;
    opened.set(kindOf(path), count);
    pages.push(path);
    const answer = await page.goto(origin + path);
    if (!answer?.ok()) complain(`answers ${answer?.status()}`);
    const { lines, links } = await page.evaluate(readPage, written);
    for (const line of lines) for (const fault of faultsOfLine(line)) complain(`${fault} in “${line}”`);
    const inside = links.filter((it) => it.startsWith(`${origin}/`)).map((it) => it.slice(origin.length));
    for (const link of inside) if (open(link)) known.add(link.replace(/#.*/, ''));
  }
  return { pages, faults };
}

/** In the page: the lines that its reader sees or hears, and where its links lead. */
function readPage(written: string): { lines: string[]; links: string[] } {
  const lines = new Set<string>();
  const add = (element: Element | null, text: string | null) => {
    if (text?.trim() && !element?.closest(`script, style, template, noscript, pre, code, ${written}`))
      lines.add(text.trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) add(texts.currentNode.parentElement, texts.currentNode.textContent);
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`)) add(element, element.getAttribute(name));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')].map(({ href }) => href);
  return { lines: [...lines], links };
}
