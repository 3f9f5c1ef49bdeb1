import { atom, computed } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import {
  type CatalogueModels,
  type CatalogueTrims,
  catalogueModelsSchema,
  catalogueTrimsSchema,
} from '#features/vehicles/contracts/catalogue.ts';
import { makesFor, OTHER_MAKE } from '#features/vehicles/rules/data/make-lists.ts';
import type { VehicleType } from '#shared/enums.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { toQueryString } from '#shared/query-string.ts';
import { $answers, setAnswers } from './draft.ts';
import { createFetcherStore } from '#platform/browser/query.ts';

/** The body that was filled in for a model, so that another model can take it back. */
type Guess = { readonly model: string; readonly body: string | null };

/**
 * Fills in the body that most cars of the draft's model have, while the person has said nothing else. It is an answer
 * like any other from then on: shown, and changed with one press. Returns how to stop.
 */
export function keepLikelyBody(): () => void {
  let guess: Guess | null = null;
  return $trims.subscribe(({ data, loading }) => {
    const answers = $answers.get();
    if (loading || !data || textAnswer(answers, 'vehicleType') !== 'CARS') return;
    const model = ['make', 'model', 'year'].map((id) => String(answers[id] ?? '')).join('|');
    const said = textAnswer(answers, 'body');
    const { likelyBody } = data;
    // A draft that is taken up again may have been filled in here before.
    if (guess === null && said === likelyBody) guess = { model, body: said };
    const isOurs = said === '' || (guess?.body === said && guess.model !== model);
    if (!isOurs || (likelyBody ?? '') === said) return;
    guess = { model, body: likelyBody };
    setAnswers({ body: likelyBody });
  });
}

const listed = (text: string) => (text === OTHER_MAKE ? '' : text);

/** The published listing that is being changed; null while a draft is written. */
export const $changing = atom<Answers | null>(null);

const $asking = computed([$answers, $changing], (draft, changing) => changing ?? draft);

/** The make and kind of vehicle, as a question to the catalogue; null while there is none to ask. */
const $modelsQuery = computed($asking, (answers) => {
  const make = listed(textAnswer(answers, 'make')).slice(0, 80);
  return make === '' ? null : toQueryString({ make, vehicle_type: textAnswer(answers, 'vehicleType') || 'CARS' });
});

const $trimsQuery = computed($asking, (answers) => {
  const make = listed(textAnswer(answers, 'make')).slice(0, 80);
  const model = textAnswer(answers, 'model').trim().slice(0, 80);
  const year = numberAnswer(answers, 'year');
  return make === '' || model === '' || year === null || year < 1901 || year > 9999
    ? null
    : toQueryString({ make, model, year });
});

/** Models of the chosen make with the years they were built in. */
export const $models = createFetcherStore<CatalogueModels>(['/api/public/catalogue/models', $modelsQuery], {
  fetcher: (path, query) =>
    apiFetch({ method: 'GET', path: `${path}?${query}`, contract: catalogueModelsSchema, quiet: true }),
});

/** Trims of the chosen make, model and year, and its frequent drives and gearboxes. */
export const $trims = createFetcherStore<CatalogueTrims>(['/api/public/catalogue/trims', $trimsQuery], {
  fetcher: (path, query) =>
    apiFetch({ method: 'GET', path: `${path}?${query}`, contract: catalogueTrimsSchema, quiet: true }),
});

/**
 * What a make as typed answers: one of the list however it is written, else "Other" with these words. Another make takes
 * its model and trim along.
 */
export function makeChanges(answers: Answers, text: string): Answers {
  const type = (textAnswer(answers, 'vehicleType') || 'CARS') as VehicleType;
  const typed = text.trim();
  const option = makesFor(type).find(
    ({ value, label }) => value !== OTHER_MAKE && label.toLowerCase() === typed.toLowerCase(),
  );
  const isOther = typed === OTHER_MAKE || typed.toLowerCase() === 'other';
  const make = option?.value ?? (typed === '' ? null : OTHER_MAKE);
  const custom = make === OTHER_MAKE && !isOther ? typed : null;
  const before = [answers.make ?? null, answers.makeCustom ?? null];
  if (before[0] === make && (make !== OTHER_MAKE || isOther || before[1] === custom)) return {};
  const hadOne = textAnswer(answers, 'make') !== '';
  return { make, makeCustom: custom, ...(hadOne ? { model: null, trim: null } : {}) };
}
