import { atom, computed, type ReadableAtom } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import { type PriceBandsAnswer, priceBandsSchema } from '#features/valuation/contract.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { makeName } from '../rules/project.ts';
import { toQueryString } from '#shared/query-string.ts';
import { $answers } from './draft.ts';
import { createFetcherStore } from '#platform/browser/query.ts';
import { valuationQuery } from './valuation.ts';

/** The valuation's questions and the vehicle's own words. */
export function priceBandsQuery(answers: Answers): string {
  const query = new URLSearchParams(valuationQuery(answers));
  const more = new URLSearchParams(
    toQueryString({
      year: numberAnswer(answers, 'year') ?? undefined,
      make: makeName(answers) || undefined,
      model: textAnswer(answers, 'model') || undefined,
    }),
  );
  for (const [name, value] of more) query.set(name, value);
  return query.toString();
}

/** Kept for 60 s. */
const bandsOf = ($from: ReadableAtom<Answers>) =>
  createFetcherStore<PriceBandsAnswer>(['/services/cars/price_bands', computed($from, priceBandsQuery)], {
    fetcher: (path, query) =>
      apiFetch({ method: 'GET', path: `${path}?${query}`, contract: priceBandsSchema, quiet: true }),
  });

/** Which badge each price of the draft would earn. */
export const $priceBands = bandsOf($answers);

/** The published listing whose price its owner is changing, and which badge each price of it would earn. */
export const $pricedOwn = atom<Answers>({});
export const $ownPriceBands = bandsOf($pricedOwn);
