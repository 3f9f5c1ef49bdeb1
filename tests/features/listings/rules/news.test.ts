import { describe, expect, test } from 'vitest';
import { newsOfMove } from '#features/listings/rules/news.ts';

describe('the news of a move', () => {
  test('is that it is pending, sold or no longer available', () => {
    expect(newsOfMove('PUBLISHED', 'RESERVED', null)).toBe('PENDING');
    expect(newsOfMove('PUBLISHED_AND_NOT_LISTED', 'SOLD', null)).toBe('SOLD');
    expect(newsOfMove('RESERVED', 'SOLD', 'PENDING')).toBe('SOLD');
    expect(newsOfMove('RESERVED', 'INACTIVE', 'PENDING')).toBe('UNAVAILABLE');
    expect(newsOfMove('PUBLISHED', 'ARCHIVED', null)).toBe('UNAVAILABLE');
  });

  test('is that it can be had again, for those alone who heard that it could not', () => {
    expect(newsOfMove('RESERVED', 'PUBLISHED', 'PENDING')).toBe('AVAILABLE');
    expect(newsOfMove('SOLD', 'PUBLISHED', 'SOLD')).toBe('AVAILABLE');
    expect(newsOfMove('DRAFT', 'PUBLISHED', 'UNAVAILABLE')).toBe('AVAILABLE');
    expect(newsOfMove('DRAFT', 'PUBLISHED', null)).toBeNull();
    expect(newsOfMove('DRAFT', 'PUBLISHED', 'AVAILABLE')).toBeNull();
  });

  test('is none for what followers do not see', () => {
    expect(newsOfMove('PUBLISHED', 'PUBLISHED', null)).toBeNull();
    expect(newsOfMove('PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', 'AVAILABLE')).toBeNull();
    expect(newsOfMove('DRAFT', 'ARCHIVED', null)).toBeNull();
    expect(newsOfMove('SOLD', 'ARCHIVED', 'SOLD')).toBeNull();
    expect(newsOfMove('INACTIVE', 'ARCHIVED', 'UNAVAILABLE')).toBeNull();
  });
});
