import * as base from '../words/shell.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const shell = wordsOf('shell/shell', base.shell);
