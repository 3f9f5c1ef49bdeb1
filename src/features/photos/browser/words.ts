import * as base from '../words.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const photoFaults = wordsOf('photos/photoFaults', base.photoFaults);
export const photos = wordsOf('photos/photos', base.photos);
