import { describe, expect, test } from 'vitest';
import { faultsOf, readSentences } from '../support/voice.ts';

const sentences = readSentences();
const path = 'src/features/chat/words/chats.ts';

describe('what people read', () => {
  test('uses no word that docs/voice.md has done away with', () => {
    const faults = sentences.flatMap((sentence) =>
      faultsOf(sentence).map((fault) => `${sentence.path}:${sentence.line} ${fault}: ${sentence.text}`),
    );
    expect(faults).toEqual([]);
  });

  test('is gathered from every subject', () => {
    expect(sentences.length).toBeGreaterThan(2_000);
    for (const subject of ['accounts', 'chat', 'garage', 'home', 'listings', 'photos', 'sell', 'store', 'valuation'])
      expect(sentences.some((sentence) => sentence.path.startsWith(`src/features/${subject}/`))).toBe(true);
  });

  // What ends with a period is a sentence, whatever it is kept under.
  test('says a title in 60 characters and a button in 25', () => {
    const long = (keys: RegExp, most: number) =>
      sentences
        .filter(({ key, text }) => keys.test(key) && !text.endsWith('.') && text.replace(/\{\w+\}/g, '').length > most)
        .map(({ path, line, text }) => `${path}:${line} ${text}`);
    expect(long(/^(title|heading|headingOne|subject|subjectOne|\w+Title)$/, 60)).toEqual([]);
    expect(long(/^(button|buttonOne|submit|do|\w+Do)$/, 25)).toEqual([]);
  });
});

describe('the list of words', () => {
  test.each([
    'We sent you a letter.',
    'Press the button.',
    'There is no such listing.',
    'This code leads nowhere yet.',
    'We could not reach the server.',
    'The dealership was told.',
    'Open 8 am to 2 pm',
    'Make An Account',
    'He said "yes"',
    'Called “Sold”.',
  ])('finds a fault in %j', (text) => expect(faultsOf({ path, text })).not.toEqual([]));

  test.each([
    'Use letters and digits.',
    'Bring any payoff letter from your lender.',
    'For sale by owner',
    'Do not pay before you see it.',
    'Open 8 AM–2 PM',
    'Shows as “Not answered.”',
  ])('leaves %j alone', (text) => expect(faultsOf({ path, text })).toEqual([]));

  test('leaves a contract its words', () => {
    expect(faultsOf({ path: 'src/features/articles/words/terms.ts', text: 'We do not inspect it.' })).toEqual([]);
  });
});
