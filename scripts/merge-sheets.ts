import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createLateSheets } from './late-sheets.ts';

type Sheets = readonly string[];

/**
 * Two sheets for each page, the site's and its own, where the build makes one for each component: on a first visit a
 * request costs more than most of those hold. The order in which a page's sheets stand is kept; what only comes with a
 * script that somebody's act fetches stands in neither.
 */
export function mergeSheets(): AstroIntegration {
  /** What each new sheet is made of. */
  const made = new Map<string, Sheets>();
  const { plugin, isLate } = createLateSheets();
  return {
    name: 'curbtag:merge-sheets',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:ssr': ({ manifest }) => {
        const pages = manifest.routes.filter(({ styles }) => styles.length > 0);
        const lists = pages.map(({ styles, routeData }) =>
          styles.flatMap((it) => (it.type === 'external' && !isLate(it.src, routeData.component) ? [it.src] : [])),
        );
        const everywhere = new Set(lists[0]?.filter((src) => lists.every((list) => list.includes(src))));
        for (const [at, page] of pages.entries()) {
          const list = lists[at] ?? [];
          const site = list.filter((src) => everywhere.has(src)).sort();
          const own = list.filter((src) => !everywhere.has(src));
          page.styles = [site, own]
            .filter((sheets) => sheets.length > 0)
            .map((sheets) => ({ type: 'external' as const, src: nameOf(sheets, made) }));
        }
      },
      'astro:build:done': ({ dir }) => {
        const fileOf = (src: string) => join(fileURLToPath(dir), src);
        for (const [src, sheets] of made)
          writeFileSync(fileOf(src), sheets.map((it) => readFileSync(fileOf(it), 'utf8')).join('\n'));
      },
    },
  };
}

/** Named by the names of its parts, which carry hashes of what they hold. */
function nameOf(sheets: Sheets, made: Map<string, Sheets>): string {
  const hash = createHash('sha256').update(sheets.join(' ')).digest('base64url').slice(0, 8);
  const src = `/_astro/sheet.${hash}.css`;
  made.set(src, sheets);
  return src;
}
