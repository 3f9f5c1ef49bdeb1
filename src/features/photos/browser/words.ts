import * as base from '../words.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const photoFaults = wordsOf('photos/photoFaults', base.photoFaults);
export const photos = wordsOf('photos/photos', base.photos);
export const cameraWords = wordsOf('photos/camera', base.cameraWords);
export const photoEditWords = wordsOf('photos/edit', base.photoEditWords);
export const adviceWords = wordsOf('photos/advice', base.adviceWords);
