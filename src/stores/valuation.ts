import { computed } from 'nanostores';
import { apiFetch } from '#client/api.ts';
import { type EvaluationAnswer, evaluationSchema } from '#contracts/services.ts';
import { type Answers, isConditionAnswer, numberAnswer, textAnswer } from '#domain/listing/answers.ts';
import { makeName } from '#domain/listing/project.ts';
import { toQueryString } from '#domain/query-string.ts';
import { $answers } from './draft.ts';
import { createFetcherStore } from './query.ts';

/** What the valuation asks for, out of the draft; a changed answer makes another address and so another estimate. */
export function valuationQuery(answers: Answers): string {
  const title = answers.cleanTitle;
  const vin = textAnswer(answers, 'vin');
  const vehicle = vin
    ? { vin }
    : { year: numberAnswer(answers, 'year'), make: makeName(answers), model: textAnswer(answers, 'model') };
  return toQueryString({
    ...vehicle,
    body: textAnswer(answers, 'body') || undefined,
    clean_title: isConditionAnswer(title) && title.value !== null ? String(title.value) : undefined,
    condition: textAnswer(answers, 'conditionGrade') || undefined,
    country_code: 'USA',
    miles: numberAnswer(answers, 'mileage') ?? '',
    postcode: textAnswer(answers, 'postcode') || undefined,
    vehicle_type: textAnswer(answers, 'vehicleType') || undefined,
  });
}

const $query = computed($answers, valuationQuery);

/** The estimate for the draft at hand, kept for 60 s and shared by the steps that show it. */
export const $valuation = createFetcherStore<EvaluationAnswer>(['/services/cars/evaluate/', $query], {
  fetcher: (path, query) =>
    apiFetch({ method: 'GET', path: `${path}?${query}`, contract: evaluationSchema, quiet: true }),
});
