import * as base from '../words.ts';
import * as finding from '../words/lookup.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const wizard = wordsOf('wizard/wizard', base.wizard);
export const lookup = wordsOf('wizard/lookup', finding.lookup);
export const preview = wordsOf('wizard/preview', base.preview);
export const valuationStep = wordsOf('wizard/valuationStep', base.valuationStep);
export const onPhone = wordsOf('wizard/onPhone', base.onPhone);
export const photoSteps = wordsOf('wizard/photoSteps', base.photoSteps);
export const profile = wordsOf('wizard/profile', base.profile);
export const dayWords = wordsOf('wizard/dayWords', base.dayWords);
export const contactWords = wordsOf('wizard/contactWords', base.contactWords);
export const fairHousing = wordsOf('wizard/fairHousing', base.fairHousing);
export const previewPage = wordsOf('wizard/previewPage', base.previewPage);
