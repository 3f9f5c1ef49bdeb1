import { INTENTS, type Intent } from '#shared/enums.ts';
import { parseMoney } from '#shared/money.ts';
import { asksDealers, OFFER_CENTS, OFFER_TEXT } from '../../rules/offers.ts';
import { offerErrors as words } from '../../words/offers.ts';
import { type FormInput, go, type Outcome, refuse, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { findOwn, updateRequest } from '#features/listings/server/index.ts';
import { STATUS } from '#platform/web/index.ts';
import { askDealers } from './ask-dealers.ts';
import { makeOffer, passRequest } from './make-offer.ts';
import { closeRequest, takeOffer, talkAboutTaken } from './take-offer.ts';

type Form = { readonly texts: Readonly<Record<string, string>>; readonly partners: readonly string[] };

/** The texts of a posted form, and every dealership that is ticked. Fields of absurd length are as if not sent. */
async function readForm(request: Request): Promise<Form> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1].length <= 2000,
  );
  return {
    texts: Object.fromEntries(texts),
    partners: texts.filter(([name]) => name === 'partners').map(([, value]) => value),
  };
}

const paragraphs = (text: string | undefined, most: number): string =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
    .slice(0, most);

const outOfDate = (): Outcome => stay({ notice: { kind: 'bad', text: words.wrongForm }, status: STATUS.refused });

/** Which dealerships see the vehicle; `partners` holds what is ticked, and comes back as typed when something is wrong. */
export async function askForm({ ctx, request }: FormInput): Promise<Outcome> {
  const { texts, partners } = await readForm(request);
  const values = { ...texts, partners: partners.join(',') };
  const { listing = '', intent, share_vin: share, note } = texts;
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
export const requestForm =
  (requestId: string) =>
  async ({ ctx, request }: FormInput): Promise<Outcome> => {
    const { texts } = await readForm(request);
    const page = `/my/offers/${requestId}`;
    try {
      if (texts.do === 'take') {
        await takeOffer({ ctx, input: { requestId, offerId: texts.offer ?? '' } });
        return go(`${page}?now=taken`);
      }
      if (texts.do === 'talk') return go(`/my/messages/${await talkAboutTaken({ ctx, requestId })}`);
      if (texts.do !== 'close') return outOfDate();
      await closeRequest({ ctx, requestId });
      return go(`${page}?now=closed`);
    } catch (error) {
      return stayOnRefusal(error, texts);
    }
  };

/** A dealership's answer to a request: `do` is offer (with `amount` in dollars and `terms`) or pass. */
export async function dealerForm({ ctx, request }: FormInput): Promise<Outcome> {
  const { texts } = await readForm(request);
  const requestId = texts.request ?? '';
  try {
    if (texts.do === 'pass') {
      await passRequest({ ctx, requestId });
      return go(`/dealers/requests?now=passed#request-${requestId}`);
    }
    if (texts.do !== 'offer') return outOfDate();
    const amount = parseMoney(texts.amount, OFFER_CENTS);
    if (!amount.ok) return refuse(texts, { amount: amount.reason });
    const terms = paragraphs(texts.terms, OFFER_TEXT.terms);
    await makeOffer({ ctx, input: { requestId, amountCents: amount.value, terms } });
    return go(`/dealers/requests?now=offered#request-${requestId}`);
  } catch (error) {
    return stayOnRefusal(error, texts);
  }
}

const isIntent = (word: string | undefined): word is Intent =>
  (INTENTS as readonly (string | undefined)[]).includes(word);

/** What the seller wants to do with a listing: kept with it; two of the answers go on to the dealerships. */
export const intentForm =
  (listing: string) =>
  async ({ ctx, request }: FormInput): Promise<Outcome> => {
    const { texts } = await readForm(request);
    const { intent } = texts;
    if (!isIntent(intent)) return refuse(texts, { intent: words.intentMissing });
    try {
      const { uniqueId } = await findOwn({ ctx, ref: listing });
      await updateRequest({ ctx, ref: listing, input: { answers: { intent } } });
      const query = new URLSearchParams({ listing: uniqueId, intent });
      return go(asksDealers(intent) ? `/my/offers/ask?${query}` : `/my/listing/${uniqueId}?now=intent#intent`);
    } catch (error) {
      return stayOnRefusal(error, texts);
    }
  };
