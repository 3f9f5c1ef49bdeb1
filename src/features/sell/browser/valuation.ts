import { atom, computed, onMount, onSet, type ReadableAtom } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import { type EvaluationAnswer, evaluationSchema } from '#features/vehicles/contracts/services.ts';
import { FLAW_ANSWERS, FLAWS } from '#features/valuation/rules/answers.ts';
import { type Answers, isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';
import { makeName } from '../rules/project.ts';
import { toQueryString } from '#shared/query-string.ts';
import { $answers } from './draft.ts';
import { createFetcherStore } from '#platform/browser/query.ts';

/** What the valuation asks for, out of the draft; a changed answer makes another address and so another estimate. */
export function valuationQuery(answers: Answers): string {
  const vin = textAnswer(answers, 'vin');
  const vehicle = vin
    ? { vin }
    : { year: numberAnswer(answers, 'year'), make: makeName(answers), model: textAnswer(answers, 'model') };
  return toQueryString({
    ...vehicle,
    body: textAnswer(answers, 'body') || undefined,
    trim: textAnswer(answers, 'trim') || undefined,
    drivetrain: textAnswer(answers, 'drivetrain') || undefined,
    owners: numberAnswer(answers, 'owners') ?? undefined,
    color: textAnswer(answers, 'exteriorColor') || undefined,
    color_inside: textAnswer(answers, 'interiorColor') || undefined,
    clean_title: saidTo(answers, 'cleanTitle'),
    condition: textAnswer(answers, 'conditionGrade') || undefined,
    country_code: 'USA',
    miles: numberAnswer(answers, 'mileage') ?? '',
    postcode: textAnswer(answers, 'postcode') || undefined,
    vehicle_type: textAnswer(answers, 'vehicleType') || undefined,
    transmission: textAnswer(answers, 'transmission') || undefined,
    fuel: textAnswer(answers, 'fuel') || undefined,
    damage: Array.isArray(answers.damage) && answers.damage.length > 0 ? answers.damage.join(',') : undefined,
    ...Object.fromEntries(FLAWS.map((flaw) => [FLAW_ANSWERS[flaw].query, saidTo(answers, FLAW_ANSWERS[flaw].field)])),
  });
}

function saidTo(answers: Answers, field: string): string | undefined {
  const answer = answers[field];
  return isConditionAnswer(answer) && answer.value !== null ? String(answer.value) : undefined;
}

/** Typing asks once it rests: every question counts against the visitor's lookups. */
const REST_MS = 500;

function rested($from: ReadableAtom<string>): ReadableAtom<string> {
  const $to = atom($from.get());
  onMount($to, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $to.set($from.get());
    const stop = $from.listen((value) => {
      clearTimeout(timer);
      timer = setTimeout(() => $to.set(value), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  return $to;
}

const $query = rested(computed($answers, valuationQuery));

/** The estimate for the draft at hand, kept for 60 s and shared by the steps that show it. */
export const $valuation = createFetcherStore<EvaluationAnswer>(['/services/cars/evaluate/', $query], {
  fetcher: (path, query) =>
    apiFetch({ method: 'GET', path: `${path}?${query}`, contract: evaluationSchema, quiet: true }),
});

/** Dollars that the last changed answer added to the likely figure, or took from it; 0 at first. */
export const $valuationChange = atom(0);

let shown: { vehicle: string; likely: number } | null = null;

onSet($valuation, ({ newValue }) => {
  if (newValue.data?.kind !== 'estimate') return;
  const { likely } = newValue.data;
  const answers = $answers.get();
  const vehicle = ['vin', 'year', 'make', 'model'].map((field) => String(answers[field] ?? '')).join('|');
  if (shown?.vehicle !== vehicle) $valuationChange.set(0);
  else if (shown.likely !== likely) $valuationChange.set(likely - shown.likely);
  shown = { vehicle, likely };
});
