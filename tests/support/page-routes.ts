import { readdirSync } from 'node:fs';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import { LANDING_TYPES } from '#features/search/rules/section-landing.ts';
import { SECTIONS } from '#features/search/rules/sections.ts';

const PAGES = 'src/pages';
/** Stands for the path of any part of the market. */
const SHARED = '/[section]';

/**
 * The address of every page's file, with its places in brackets: `/cars/[make]/[model]`. A file that parts of the
 * market share is there once for each of them.
 */
export function listRoutes(): string[] {
  const files = readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(PAGES.length))
    .map((file) => file.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') || '/');
  const own = files.filter((file) => !file.startsWith(SHARED));
  const shared = files
    .filter((file) => file.startsWith(SHARED))
    .map((file) => file.slice(SHARED.length))
    .flatMap((rest) => sharing(rest).map((path) => path + rest))
    .filter((route) => !own.some((file) => answers(file, route)));
  return [...own, ...shared].sort();
}

/** Whether a page's own file takes what a shared one would have drawn: `/property/[listing]` takes `/property/in`. */
function answers(file: string, route: string): boolean {
  const [asked, there] = [route.split('/'), file.split('/')];
  return asked.length === there.length && there.every((part, at) => part === asked[at] || part.startsWith('['));
}

/** Whose pages such a file draws, unless they have one of their own. */
function sharing(rest: string): string[] {
  if (rest === '/[listing]') return [...new Set(Object.values(CATEGORIES).map(({ folder }) => folder))];
  const sections = Object.values(SECTIONS).filter(({ id }) => rest === '' || id !== 'market');
  if (!rest.startsWith('/type/')) return sections.map(({ path }) => path);
  return sections.flatMap(({ id, path }) => (id !== 'market' && LANDING_TYPES[id].length > 0 ? [path] : []));
}
