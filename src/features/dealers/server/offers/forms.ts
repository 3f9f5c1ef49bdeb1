import { INTENTS, type Intent } from '#shared/enums.ts';
import { parseMoney } from '#shared/money.ts';
import { asksDealers, OFFER_CENTS, OFFER_TEXT } from '../../rules/offers.ts';
import { offerErrors as words } from '../../words/offers.ts';
import {
  type Form,
  type FormInput,
  go,
  type Outcome,
  postedForm,
  readEntries,
  refuse,
  refuseForm,
  type Stay,
  stayOnRefusal,
  typedIn,
} from '#platform/forms/index.ts';
import { findOwn, updateRequest } from '#features/listings/server/index.ts';
import { askDealers } from './ask-dealers.ts';
import { makeOffer, passRequest } from './make-offer.ts';
import { closeRequest, takeOffer, talkAboutTaken } from './take-offer.ts';

const paragraphs = (text: string | undefined, most: number): string =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
    .slice(0, most);

const outOfDate = () => refuseForm(words.wrongForm);

/** Which dealerships see the vehicle; `partners` holds what is ticked, and comes back as typed when something is wrong. */
export async function askForm({ ctx, request }: FormInput): Promise<Outcome> {
  const entries = await readEntries(request);
  const partners = entries.filter(([name]) => name === 'partners').map(([, value]) => value);
  const values: Stay['values'] = { ...Object.fromEntries(entries), partners: partners.join(',') };
  const { listing = '', intent, share_vin: share, note } = values;
  if (!asksDealers(intent)) return outOfDate();
  try {
    const shareVin = share === 'on';
    const input = { listing, intent, partners, shareVin, note: paragraphs(note, OFFER_TEXT.note) };
    const { id } = await askDealers({ ctx, input });
    return go(`/my/offers/${id}?now=asked`);
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}

/** The buttons of a seller's request: `do` is take (with `offer`), talk or close. */
export const requestForm = (requestId: string): Form =>
  postedForm(async ({ ctx }, form) => {
    const page = `/my/offers/${requestId}`;
    switch (form.get('do')) {
      case 'take':
        await takeOffer({ ctx, input: { requestId, offerId: form.get('offer') ?? '' } });
        return go(`${page}?now=taken`);
      case 'talk':
        return go(`/my/messages/${await talkAboutTaken({ ctx, requestId })}`);
      case 'close':
        await closeRequest({ ctx, requestId });
        return go(`${page}?now=closed`);
      default:
        return outOfDate();
    }
  });

/** A dealership's answer to a request: `do` is offer (with `amount` in dollars and `terms`) or pass. */
export const dealerForm = postedForm(async ({ ctx }, form) => {
  const requestId = form.get('request') ?? '';
  if (form.get('do') === 'pass') {
    await passRequest({ ctx, requestId });
    return go(`/dealers/requests?now=passed#request-${requestId}`);
  }
  if (form.get('do') !== 'offer') return outOfDate();
  const amount = parseMoney(form.get('amount'), OFFER_CENTS);
  if (!amount.ok) return refuse(typedIn(form), { amount: amount.reason });
  const terms = paragraphs(form.get('terms'), OFFER_TEXT.terms);
  await makeOffer({ ctx, input: { requestId, amountCents: amount.value, terms } });
  return go(`/dealers/requests?now=offered#request-${requestId}`);
});

const isIntent = (word: string | undefined): word is Intent =>
  (INTENTS as readonly (string | undefined)[]).includes(word);

/** What the seller wants to do with a listing: kept with it; two of the answers go on to the dealerships. */
export const intentForm = (listing: string): Form =>
  postedForm(async ({ ctx }, form) => {
    const intent = form.get('intent');
    if (!isIntent(intent)) return refuse(typedIn(form), { intent: words.intentMissing });
    const { uniqueId } = await findOwn({ ctx, ref: listing });
    await updateRequest({ ctx, ref: listing, input: { answers: { intent } } });
    const query = new URLSearchParams({ listing: uniqueId, intent });
    return go(asksDealers(intent) ? `/my/offers/ask?${query}` : `/my/listing/${uniqueId}?now=intent#intent`);
  });
