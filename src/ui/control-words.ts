import * as base from './words/controls.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const wizardUi = wordsOf('wizard-ui/wizardUi', base.wizardUi);
