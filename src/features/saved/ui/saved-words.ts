import type { SavedChange } from '../rules/changes.ts';
import type { Price } from '#features/listings/rules/price.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { savedPage } from '../words/keep.ts';

export type ChangeWords = {
  readonly word: string;
  readonly text?: string;
  readonly mark: 'go' | 'stop' | 'road' | 'quiet';
};

/** What happened to a saved listing, as a badge and a sentence. */
export function changeWords(change: SavedChange, price: Pick<Price, 'currency' | 'lease'>): ChangeWords {
  const money = (cents: number) => amountWords({ ...price, cents });
  switch (change.kind) {
    case 'gone':
      return { word: savedPage.gone, text: savedPage.goneText, mark: 'stop' };
    case 'sold':
      return { word: savedPage.sold, mark: 'stop' };
    case 'reserved':
      return { word: savedPage.reserved, mark: 'road' };
    case 'back':
      return { word: savedPage.back, mark: 'go' };
    case 'down':
    case 'up': {
      const text = fill(savedPage.downText, { from: money(change.from) });
      const by = money(Math.abs(change.to - change.from));
      return change.kind === 'down'
        ? { word: fill(savedPage.down, { by }), text, mark: 'go' }
        : { word: fill(savedPage.up, { by }), text, mark: 'quiet' };
    }
  }
}
