import { fill } from '#shared/text.ts';
import { valuation as words } from '../words/valuation.ts';
import type { Confidence, Range, Scope } from './types.ts';

/** The prices of a trim say enough from this many on. */
const ENOUGH = 8;
/** Width of a dealer's range against its likely figure: up to so much is close, up to so much is usual. */
const CLOSE = 0.2;
const USUAL = 0.4;

type Standing = {
  scope: Scope;
  rows: number;
  dealer: Range;
  /** The last evidence of its market is old, and few of it are for sale here. */
  isOld: boolean;
  isFar: boolean;
  isRare: boolean;
};

/** How sure the figure is, and the one cause that matters most. `rows` are the prices behind it. */
export function toConfidence({ scope, rows, dealer, isOld, isFar, isRare }: Standing): Confidence {
  const width = (dealer.high - dealer.low) / dealer.likely;
  const say = (sentence: string) => fill(sentence, { rows: countWords(scope, rows) });
  if (scope === 'make') return { level: 'LOW', reason: say(words.causes.make) };
  if (isFar) return { level: 'LOW', reason: words.causes.miles };
  if (isRare) return { level: 'LOW', reason: words.causes.rare };
  if (width > USUAL) return { level: 'LOW', reason: say(words.causes.apart) };
  if (scope === 'model') return { level: 'MEDIUM', reason: say(words.causes.model) };
  if (rows < ENOUGH) return { level: 'MEDIUM', reason: rows === 0 ? words.causes.noneOfYear : say(words.causes.few) };
  if (isOld) return { level: 'MEDIUM', reason: words.causes.old };
  return width <= CLOSE
    ? { level: 'HIGH', reason: say(words.causes.close) }
    : { level: 'MEDIUM', reason: say(words.causes.usual) };
}

/** Rows of a key are counted to 255 only. */
const countWords = (scope: Scope, rows: number): string =>
  scope === 'trim' && rows >= 255 ? words.causes.many : rows.toLocaleString('en-US');
