import type { Currency, LeaseTerm, ListingStatus } from '#shared/enums.ts';
import { formatMiles, formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { FIELDS, optionsOf } from '../rules/fields/index.ts';
import { NO_DAMAGE, type RecordKind, type RecordLine, UNSAID } from '../rules/record.ts';
import { recordLines as words } from './listing-page.ts';
import { amountWords } from './price.ts';
import { statusLabel } from './status.ts';

/** The price of today: what is let was asked for by the month before as well. */
type Terms = { readonly currency: Currency; readonly lease?: LeaseTerm | undefined } | null;

const damageWords = (stored: string): string => {
  if (stored === NO_DAMAGE) return words.noDamage;
  const field = FIELDS.get('damage');
  const labels = new Map((field ? optionsOf(field, {}) : []).map(({ value, label }) => [value, label]));
  return stored
    .split(',')
    .map((value) => (labels.get(value) ?? value).toLowerCase())
    .join(', ');
};

const SAID: Readonly<Record<Exclude<RecordKind, 'STATUS' | 'PRICE'>, (stored: string) => string>> = {
  MILEAGE: (stored) => formatMiles(Number(stored)),
  HOURS: (stored) => fill(words.hours, { n: formatNumber(Number(stored)) }),
  TITLE: (stored) => (stored === 'CLEAN' ? words.cleanTitle : words.notCleanTitle),
  DAMAGE: damageWords,
};

/** A line of the record as everybody reads it. */
export function recordSentence({ kind, before, after }: RecordLine, terms: Terms): string {
  if (kind === 'STATUS') return fill(words.status, { after: statusLabel(after as ListingStatus, terms?.lease) });
  const say = (stored: string) => {
    if (stored === UNSAID) return words.unsaid;
    return kind === 'PRICE' ? amountWords({ ...terms, cents: Number(stored) }) : SAID[kind](stored);
  };
  if (kind === 'PRICE' && before === null) return fill(words.listedAt, { after: say(after) });
  return fill(words[kind], { before: before === null ? words.unsaid : say(before), after: say(after) });
}
