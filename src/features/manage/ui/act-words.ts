import { daysBetween, formatDate, weekdayOf } from '#shared/dates.ts';
import { formatClock } from '#shared/clock.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { categoryRecord } from '#features/listings/rules/categories.ts';
import type { OwnerAction } from '#features/listings/rules/owner-actions.ts';
import type { NextStep } from '#features/sell/rules/index.ts';
import type { ListingCategory } from '#shared/enums.ts';
import type { NextAct, PlainAct } from '../rules/next-act.ts';
import { nextActs as words, visitDays } from '../words/cockpit.ts';
import { owner } from '../words/owner.ts';

/** What the act is about. */
export type ActAbout = {
  readonly uniqueId: string;
  readonly category: ListingCategory;
  readonly next: NextStep | null;
  readonly pricePath: string;
  /** The conversation that waits; the list of them where several do. */
  readonly talkPath: string;
  readonly now: Date;
  /** Whose clocks a visit is told by. */
  readonly timeZone: string;
};

type Way =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'form'; readonly action: OwnerAction | 'renew' }
  | { readonly kind: 'share' }
  | { readonly kind: 'none' };
/** The one next act as it is shown: the button’s words and where it leads, and why. */
export type ActWords = { readonly label: string; readonly text: string; readonly way: Way };

const SIGNS = { vehicle: 'window', home: 'yard', sale: 'yard', thing: 'tag' } as const;

const link = (href: string): Way => ({ kind: 'link', href });
const NONE: Way = { kind: 'none' };

const counted = (n: number, { label, labelOne }: { label: string; labelOne: string }) =>
  n === 1 ? labelOne : fill(label, { n });

/** “Saturday’s visit”: by its weekday within six days, by its date beyond. */
function visitDay(at: string, { now, timeZone }: ActAbout): string {
  const away = daysBetween(now, at, { timeZone });
  if (away <= 0) return visitDays.today;
  if (away === 1) return visitDays.tomorrow;
  if (away <= 6) return fill(visitDays.weekday, { weekday: weekdayOf(at, { timeZone }) });
  return fill(visitDays.date, { date: formatDate(at, { now, timeZone }) });
}

function visitTime(at: string, { now, timeZone }: ActAbout): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' });
  const [hours = 0, minutes = 0] = clock.format(new Date(at)).split(':').map(Number);
  return `${formatDate(at, { now, timeZone })}, ${formatClock(hours * 60 + minutes)}`;
}

function dropText({ marketCents, toCents, sold }: Extract<NextAct, { kind: 'drop' }>): string {
  const text = fill(words.drop.text, { market: formatMoney(marketCents), to: formatMoney(toCents) });
  return sold ? `${text} ${fill(words.drop.sold, { n: sold.count, days: sold.days })}` : text;
}

/** The act in words. */
export function actWords(act: NextAct, about: ActAbout): ActWords {
  const { uniqueId, next, pricePath, talkPath } = about;
  const { label, text } = words[act.kind];
  switch (act.kind) {
    case 'draft':
    case 'ready':
      return { label, text: fill(text, { step: next?.title ?? '' }), way: next ? link(next.path) : NONE };
    case 'answer':
      return { label: counted(act.n, words.answer), text, way: link(talkPath) };
    case 'visit':
      return {
        label: fill(label, { day: visitDay(act.at, about) }),
        text: fill(text, { when: visitTime(act.at, about) }),
        way: link(talkPath),
      };
    case 'offer':
      return {
        label: fill(label, { amount: formatMoney(act.cents) }),
        text: fill(text, { amount: formatMoney(act.cents) }),
        way: link(talkPath),
      };
    case 'renew':
      return { label: counted(Math.max(1, act.n), words.renew), text, way: { kind: 'form', action: 'renew' } };
    case 'photos':
      return { label: counted(act.n, words.photos), text, way: link(`/my/listing/${uniqueId}/edit#edit-photos`) };
    case 'drop':
      return { label: fill(label, { amount: formatMoney(act.byCents) }), text: dropText(act), way: link(pricePath) };
    default:
      return plainAct(act.kind, about, { label, text });
  }
}

type Plain = Exclude<PlainAct, 'draft' | 'ready'>;

function plainAct(
  kind: Plain,
  { uniqueId, category, pricePath }: ActAbout,
  { label, text }: { label: string; text: string },
): ActWords {
  if (kind === 'sticker') {
    const sign = owner.print[SIGNS[categoryRecord(category).family]];
    return { label: sign, text, way: link(`/stickers/print?listing=${uniqueId}`) };
  }
  if (kind === 'compare') return { label, text, way: link(pricePath) };
  if (kind === 'down') return { label, text, way: { kind: 'form', action: 'putBack' } };
  if (kind === 'archived') return { label, text, way: { kind: 'form', action: 'restore' } };
  return { label, text, way: kind === 'share' ? { kind: 'share' } : NONE };
}
