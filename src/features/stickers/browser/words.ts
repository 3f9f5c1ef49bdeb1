import * as base from '../words/scanner.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const scanner = wordsOf('scanner/scanner', base.scanner);
