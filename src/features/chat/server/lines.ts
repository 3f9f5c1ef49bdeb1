import type { OfferAnswer, ViewingAnswer } from '../rules/kinds.ts';
import type { MessageBody } from '../rules/messages.ts';
import type { LeaseTerm } from '#shared/enums.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { chatLines as words } from '../words/chats.ts';

/** The line of a structured message, and what was typed beside it. */
export const withNote = (line: string, note: string): string => (note === '' ? line : `${line} ${note}`);

export const photosLine = (count: number): string => (count === 1 ? words.photo : fill(words.photos, { count }));

type Offer = Pick<Extract<MessageBody, { kind: 'OFFER' }>, 'amountCents' | 'trade' | 'counterTo'>;
/** Of what is let, the amount is a month's rent. */
type Lease = LeaseTerm | null;

export function offerLine(offer: Offer, lease: Lease): string {
  const { amountCents, trade, counterTo } = offer;
  const cash = counterTo === null ? words.offerCash : words.counterCash;
  const traded = counterTo === null ? words.offerTrade : words.counterTrade;
  return fill(trade === null ? cash : traded, {
    amount: amountWords({ cents: amountCents, lease }),
    trade: trade ?? '',
  });
}

export const answerLine = (answer: OfferAnswer, { amountCents }: { amountCents: number }, lease: Lease): string =>
  fill(words[answer], { amount: amountWords({ cents: amountCents, lease }) });

type When = { readonly startsAt: string; readonly timeZone: string; readonly place: string };

/** "on Sat, Nov 21, 10:00 AM ET": with the name of the clock, since two people may live by two. */
export function whenLine({ startsAt, timeZone }: Omit<When, 'place'>): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return `on ${new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'shortGeneric' }).format(new Date(startsAt))}`;
}

export const viewingLine = (viewing: When): string =>
  fill(viewing.place === '' ? words.viewing : words.viewingAt, { when: whenLine(viewing), place: viewing.place });

export function viewingAnswerLine(answer: ViewingAnswer, viewing: When): string {
  const line = answer === 'DECLINE' ? words.DECLINE_VIEWING : words[answer];
  return fill(line, { when: whenLine(viewing) });
}

/** Whether clocks of this name exist. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name);
  } catch {
    return false;
  }
}
