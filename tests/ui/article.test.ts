import { describe, expect, it } from 'vitest';
import { toRuns } from '#ui/article.ts';
import * as messages from '#app/words.ts';

describe('a sentence of an article', () => {
  it('is plain words and links in order', () => {
    expect(toRuns('See [Safety](/safety), then call.')).toEqual([
      { words: 'See ' },
      { words: 'Safety', href: '/safety' },
      { words: ', then call.' },
    ]);
  });

  it.each(['[x](javascript:alert(1))', '[x](http://plain.example)', '[x](data:text/html,hi)', '[x]'])(
    'makes no link of %s',
    (sentence) => {
      expect(toRuns(sentence).some(({ href }) => href)).toBe(false);
    },
  );
});

describe('the articles', () => {
  const articles = [
    messages.aboutArticle,
    messages.helpArticle,
    messages.privacyArticle,
    messages.safetyArticle,
    messages.termsArticle,
  ];

  it.each(articles.map((article) => [article.title, article] as const))(
    '"%s" names each part once',
    (_title, article) => {
      const ids = article.parts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('hold no leftover markup: every bracketed link is one that will be made', () => {
    const sentences = JSON.stringify(articles).match(/\[[^\]]*\]\([^)]*\)/g) ?? [];
    expect(sentences.length).toBeGreaterThan(5);
    for (const sentence of sentences) expect(toRuns(sentence)).toHaveLength(1);
  });
});
