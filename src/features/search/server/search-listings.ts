import { inOrder, NUMBERED_ROWS, type SearchFilters } from '../rules/filters.ts';
import type { Pages, SearchResult, Total } from '../rules/result.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { liveIndex, type Snapshot, termKey } from '#features/search-index/server/index.ts';
import { toFacets } from './facets.ts';
import { hydrate } from './hydrate.ts';
import { type Plan, toPlan } from './plan.ts';
import { scan, type Scanned } from './scan.ts';
import { findText, isUsed } from './text.ts';
import { findWidenings } from './widen.ts';
import type { Position } from './top.ts';
import { questionWords } from '../rules/words.ts';

type Correction = NonNullable<SearchResult['corrected']>;
type Change = { from: string; to: string };

/**
 * The search that was probably meant: makes and models that no listing ever had, and words that no listing uses, give
 * way to the ones most like them. Null when there is nothing to mend.
 */
async function correct(
  services: Pick<Services, 'db' | 'cache'>,
  snapshot: Snapshot,
  filters: SearchFilters,
): Promise<Correction | null> {
  const changes: Change[] = [];
  const make = filters.make.map((name) => meantName(snapshot, 'make', name, changes));
  const model = filters.model.map((name) => meantName(snapshot, 'model', name, changes));
  const q = filters.q && (await meantText(services, snapshot, filters.q, changes));
  if (changes.length === 0) return null;
  return {
    from: changes.map((change) => change.from).join(' '),
    to: changes.map((change) => change.to).join(' '),
    filters: { ...filters, make, model, q, page: 1, cursor: undefined },
  };
}

function meantName({ vocabulary }: Snapshot, kind: 'make' | 'model', name: string, changes: Change[]): string {
  const key = termKey(name);
  const meant = vocabulary.find(kind, key) ? null : vocabulary.meantTerm(kind, key);
  if (!meant) return name;
  changes.push({ from: name, to: meant.label });
  return meant.label;
}

async function meantText(
  services: Pick<Services, 'db' | 'cache'>,
  { vocabulary }: Snapshot,
  text: string,
  changes: Change[],
): Promise<string> {
  const mended = new Map<string, string>();
  for (const word of questionWords(text)) {
    if (vocabulary.knowsWord(word) || (await isUsed(services, word))) continue;
    const meant = vocabulary.meant(word);
    if (meant) mended.set(word, meant);
  }
  if (mended.size === 0) return text;
  const to = text
    .split(/\s+/)
    .map((part) => mended.get(questionWords(part)[0] ?? '') ?? part)
    .join(' ');
  changes.push({ from: text, to });
  return to;
}

type Base = Pick<Ctx, 'db' | 'cache'> & Partial<Pick<Ctx, 'metrics'>>;
type Found = { snapshot: Snapshot; plan: Plan; scanned: Scanned; filters: SearchFilters };

/** The rows before this page; null when page numbers do not reach it. */
function skipOf({ page, per_page, cursor }: SearchFilters): number | null {
  if (cursor) return 0;
  const skip = (page - 1) * per_page;
  return skip < NUMBERED_ROWS ? skip : null;
}

/** Words and the index are asked at once: what only one of the two knows yet is left out. */
async function run(ctx: Base, filters: SearchFilters): Promise<Found> {
  const [text, snapshot] = await Promise.all([findText(ctx, filters.q), liveIndex(ctx).fresh()]);
  const plan = toPlan(snapshot, filters, text);
  const skip = skipOf(filters);
  const take = skip === null ? 0 : filters.per_page + 1;
  const scanned = scan(snapshot, plan, { take, skip: skip ?? 0, after: readCursor(filters.cursor) });
  return { snapshot, plan, scanned, filters };
}

const totalOf = ({ scanned, plan }: Found): Total => ({
  count: scanned.total,
  capped: plan.text?.capped === true,
});

function pagesOf({ scanned, filters }: Found): Pages {
  const { page, per_page, cursor } = filters;
  const last = Math.max(1, Math.ceil(scanned.total / per_page));
  const end = scanned.hits[per_page - 1];
  const more = scanned.hits.length > per_page && end !== undefined;
  const numbered = !cursor && page * per_page < NUMBERED_ROWS;
  const next = end && more ? { ...filters, page: page + 1, cursor: numbered ? undefined : toCursor(end) } : null;
  return {
    number: cursor ? null : page,
    last: (last - 1) * per_page < NUMBERED_ROWS ? last : null,
    previous: cursor || page === 1 ? null : { ...filters, page: Math.min(page - 1, last) },
    next,
    cursor: end && more ? toCursor(end) : null,
  };
}

/**
 * One page of what is for sale, with the number of all matches, the choices of every filter, and, when nothing is
 * found, what was probably meant (mended and run at once) or how to widen the search.
 */
export async function searchListings({ ctx, input }: { ctx: Base; input: SearchFilters }): Promise<SearchResult> {
  const stop = ctx.metrics?.searchSeconds.startTimer();
  let found = await run(ctx, inOrder(input));
  let corrected: SearchResult['corrected'] = null;
  if (found.scanned.total === 0) {
    const meant = await correct(ctx, found.snapshot, found.filters);
    if (meant) {
      corrected = meant;
      found = await run(ctx, meant.filters);
    }
  }
  const { snapshot, plan, scanned } = found;
  const listings = await hydrate(ctx, scanned.hits.slice(0, found.filters.per_page));
  stop?.();
  return {
    listings,
    total: totalOf(found),
    facets: toFacets(snapshot, plan, scanned),
    pages: pagesOf(found),
    sort: plan.sort,
    near: plan.center?.near ?? null,
    widenings: scanned.total === 0 ? findWidenings(snapshot, plan) : [],
    corrected,
  };
}

/** A place in the order as it stands in addresses. */
const toCursor = ({ key, ref }: Position): string => Buffer.from(`${key}_${ref}`, 'latin1').toString('base64url');

/** The place behind a cursor; null for anything that is none. */
function readCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null;
  const [key = '', ref = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('_');
  const position = { key: Number(key), ref: Number(ref) };
  return key === '' || Number.isNaN(position.key) || !Number.isSafeInteger(position.ref) ? null : position;
}
