import { GRADE_LABELS } from '#shared/labels.ts';
import { factsOf } from '#features/listings/rules/facts.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { STATUSES } from '#features/listings/rules/status.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { comparePage } from '../words/keep.ts';

type CompareCell = { readonly text: string; readonly note?: string };
/** One line of the table: a cell for each listing, in their order. */
export type CompareRow = { readonly label: string; readonly cells: readonly CompareCell[]; readonly differs: boolean };

type Line = { label: string; texts: (string | null)[]; best?: { word: string; at: number } | null };

/** The one place of the lowest (or highest) number; null when it is shared or unknown. */
function bestOf(values: readonly (number | null)[], pick: (...values: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = pick(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}

const marked = (word: string, at: number | null) => (at === null ? null : { word, at });

function priceLine(listings: readonly PublicListing[]): Line {
  const cheapest = bestOf(
    listings.map(({ price }) => price?.cents ?? null),
    Math.min,
  );
  return {
    label: comparePage.price,
    texts: listings.map(({ price }) => (price ? amountWords(price) : null)),
    best: marked(comparePage.lowest, cheapest),
  };
}

function bestFact(id: string, listings: readonly PublicListing[]): Line['best'] {
  const numbers = (read: (listing: PublicListing) => number | null) => listings.map(read);
  if (id === 'mileage')
    return marked(
      comparePage.fewest,
      bestOf(
        numbers(({ mileage }) => mileage),
        Math.min,
      ),
    );
  if (id === 'year')
    return marked(
      comparePage.newest,
      bestOf(
        numbers(({ year }) => year),
        Math.max,
      ),
    );
  return null;
}

/** Every fact that at least one of them tells, in the order of the first that tells it. */
function factLines(listings: readonly PublicListing[]): Line[] {
  const facts = listings.map(({ details, vehicleType }) => [
    ...factsOf('vehicle', { vehicleType, ...details }),
    ...factsOf('condition', { vehicleType, ...details }),
  ]);
  const labels = new Map(facts.flat().map(({ id, label }) => [id, label]));
  return [...labels].map(([id, label]) => ({
    label,
    texts: facts.map((own) => own.find((fact) => fact.id === id)?.text ?? null),
    best: bestFact(id, listings),
  }));
}

function gradeOf({ details }: PublicListing): string | null {
  const grade = details.conditionGrade;
  return typeof grade === 'string' && Object.hasOwn(GRADE_LABELS, grade)
    ? GRADE_LABELS[grade as keyof typeof GRADE_LABELS]
    : null;
}

function toRow({ label, texts, best = null }: Line): CompareRow {
  return {
    label,
    cells: texts.map((text, at) => ({
      text: text ?? comparePage.notSaid,
      ...(best?.at === at ? { note: best.word } : {}),
    })),
    differs: new Set(texts).size > 1,
  };
}

/** The table of two to four listings: price first, then what they are. */
export function compareRows(listings: readonly PublicListing[]): CompareRow[] {
  const lines: Line[] = [
    priceLine(listings),
    { label: comparePage.status, texts: listings.map(({ status }) => STATUSES[status].badge.word) },
    {
      label: comparePage.place,
      texts: listings.map(({ place }) => [place.city, place.region].filter(Boolean).join(', ') || null),
    },
    { label: comparePage.grade, texts: listings.map(gradeOf) },
    ...factLines(listings),
  ];
  return lines.filter(({ texts }) => texts.some((text) => text !== null)).map(toRow);
}
