import { computed } from 'nanostores';
import { textAnswer } from '#shared/answers.ts';
import { $loaded } from '#features/photos/browser/photos.ts';
import { $uploads } from '#features/photos/browser/uploads.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { hasNothingToAsk, type Known, type Step } from '../rules/index.ts';
import { $answers, $draft } from './draft.ts';
import { answersOfSpecs } from './lookup.ts';

const NONE: ReadonlySet<string> = new Set();

/** What this device knows of the draft beside its answers. On another one nothing is passed over. */
const $known = computed(
  [$answers, $vehicle, $loaded, $uploads, $draft],
  (answers, { specs }, loaded, uploads, draft): Known => {
    const told = textAnswer(answers, 'source') === 'MANUAL' ? {} : answersOfSpecs(specs);
    const same = Object.entries(told).filter(([id, told]) => told !== null && told === answers[id]);
    const sent = new Set(loaded.photos.map(({ id }) => id));
    const coming = uploads.filter((item) => item.listingId === draft.id && !sent.has(item.photoId ?? ''));
    return {
      fields: same.length > 0 ? new Set(same.map(([id]) => id)) : NONE,
      photos: loaded.status === 'ready' ? loaded.photos.length + coming.length : null,
    };
  },
);

/** Whether a step of the draft at hand has nothing left to ask. */
export const passesOver = (step: Step): boolean => hasNothingToAsk(step, $answers.get(), $known.get());
