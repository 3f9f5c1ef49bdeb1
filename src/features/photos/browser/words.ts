import * as base from '../words.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const photoFaults = wordsOf('photos/photoFaults', base.photoFaults);
export const photos = wordsOf('photos/photos', base.photos);
export const cameraWords = wordsOf('photos/camera', base.cameraWords);
export const editWords = wordsOf('photos/edit', base.editWords);
export const adviceWords = wordsOf('photos/advice', base.adviceWords);
