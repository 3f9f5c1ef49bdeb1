import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { isListed } from '#features/listings/rules/status.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { formatMiles, formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { isSameTrim } from '../../rules/comparables.ts';
import type { AlikeView } from '../../rules/view.ts';
import { comparableWords as words } from '../../words/deal.ts';
import { milesFrom, type Where } from './pool.ts';

/** What a listing beside a price is compared with. */
export type Beside = Where & {
  readonly year: number | null;
  readonly mileage: number | null;
  readonly trim: string | null;
  readonly grade: unknown;
};

/** A listing of this market that a price is held against. */
export type ShownComparable = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** "Orlando, FL" */
  readonly place: string;
  readonly priceCents: number;
  readonly mileage: number | null;
  /** "Same model year, 4,200 mi fewer, 34 miles away" */
  readonly why: string;
  /** Its price at the year and mileage of the other, on whose scale it is drawn. */
  readonly carriedCents: number;
};

const { listings } = schema;
type Row = typeof listings.$inferSelect;

/** The listings beside a price, the cheapest first. What was sold or changed its price since then is left out: soon it is looked at anew. */
export async function findComparables({
  ctx,
  input: { alike, beside },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { alike: AlikeView | null; beside: Beside };
}): Promise<readonly ShownComparable[]> {
  if (alike === null || alike.listed.length === 0) return [];
  const ids = alike.listed.map(({ id }) => id);
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(and(inArray(listings.id, ids), isNotNull(listings.publishedAt)));
  const known = new Map(rows.filter(({ status }) => isListed(status)).map((row) => [row.id, row]));
  return alike.listed.flatMap(({ id, asks, cents }) => {
    const row = known.get(id);
    return row && row.priceCents === asks ? [toShown(row, cents, beside)] : [];
  });
}

function toShown(row: Row, carriedCents: number, beside: Beside): ShownComparable {
  const { id, category, slug, title, mileage, city, region } = row;
  return {
    id,
    title,
    path: listingPath({ category, id, slug }),
    place: [city, region].filter(Boolean).join(', '),
    priceCents: row.priceCents ?? 0,
    mileage,
    why: whyOf(row, beside),
    carriedCents,
  };
}

function whyOf(row: Row, beside: Beside): string {
  const isTrim = typeof row.details.trim === 'string' && isSameTrim(row.details.trim, beside.trim);
  const why = [
    row.year === null || beside.year === null ? '' : yearsApart(row.year - beside.year),
    isTrim ? words.sameTrim : '',
    milesApart(row, beside),
    gradeApart(row.details.conditionGrade, beside.grade),
    awayOf(milesFrom(beside, row)),
  ];
  const sentence = why.filter(Boolean).join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function yearsApart(years: number): string {
  if (years === 0) return words.sameYear;
  if (Math.abs(years) === 1) return years > 0 ? words.newerOne : words.olderOne;
  return fill(years > 0 ? words.newer : words.older, { n: Math.abs(years) });
}

function milesApart({ mileage }: { mileage: number | null }, beside: Beside): string {
  if (mileage === null || beside.mileage === null) return '';
  const apart = mileage - beside.mileage;
  if (Math.abs(apart) < 1_000) return words.sameMiles;
  const miles = formatMiles(Math.round(Math.abs(apart) / 100) * 100);
  return fill(apart > 0 ? words.moreMiles : words.fewerMiles, { miles });
}

/** Said where it differs: it is part of what the price was adjusted by. */
function gradeApart(own: unknown, other: unknown): string {
  const grade = CONDITION_GRADES.find((it) => it === own);
  return grade === undefined || grade === other ? '' : words.grades[grade];
}

function awayOf(miles: number | null): string {
  if (miles === null) return '';
  return miles < 10 ? words.near : fill(words.away, { n: formatNumber(Math.round(miles)) });
}
