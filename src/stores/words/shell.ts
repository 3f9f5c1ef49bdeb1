import * as base from '#messages/en/shell.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const shell = wordsOf('shell/shell', base.shell);
