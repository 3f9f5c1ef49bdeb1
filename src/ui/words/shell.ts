import * as base from './shell-base.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const shell = wordsOf('shell/shell', base.shell);
