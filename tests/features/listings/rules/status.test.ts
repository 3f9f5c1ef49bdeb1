import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES, type ListingStatus } from '#shared/enums.ts';
import {
  canMove,
  isListed,
  isPublic,
  LISTED_STATUSES,
  PUBLIC_STATUSES,
  STATUS_LABELS,
  STATUS_MOVES,
  schemaAvailability,
} from '#features/listings/rules/status.ts';

const reachable = (from: ListingStatus, seen = new Set<ListingStatus>()): Set<ListingStatus> => {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of STATUS_MOVES[from]) reachable(to, seen);
  return seen;
};

describe('the status of a listing', () => {
  it.each([
    ['DRAFT', 'PUBLISHED'],
    ['DRAFT', 'PUBLISHED_AND_NOT_LISTED'],
    ['PUBLISHED', 'RESERVED'],
    ['RESERVED', 'PUBLISHED'],
    ['PUBLISHED', 'SOLD'],
    ['RESERVED', 'SOLD'],
    ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED'],
    ['SOLD', 'PUBLISHED'],
    ['INACTIVE', 'PUBLISHED'],
    ['ARCHIVED', 'DRAFT'],
    ['NEW', 'SENT'],
    ['LEAD', 'PUBLISHED'],
    ['PUBLISHED', 'PUBLISHED'],
  ] as const)('may go from %s to %s', (from, to) => expect(canMove(from, to)).toBe(true));

  it.each([
    ['DRAFT', 'SOLD'],
    ['DRAFT', 'RESERVED'],
    ['DRAFT', 'INACTIVE'],
    ['SOLD', 'RESERVED'],
    ['SOLD', 'DRAFT'],
    ['PUBLISHED', 'DRAFT'],
    ['PUBLISHED', 'NEW'],
    ['ARCHIVED', 'PUBLISHED'],
    ['INACTIVE', 'SOLD'],
  ] as const)('may not go from %s to %s', (from, to) => expect(canMove(from, to)).toBe(false));

  it.each(LISTING_STATUSES)('%s leads somewhere, and in the end to publication again', (status) => {
    expect(reachable(status)).toContain('PUBLISHED');
    expect(new Set(STATUS_MOVES[status]).size).toBe(STATUS_MOVES[status].length);
    expect(STATUS_LABELS[status]).not.toBe('');
  });

  it('makes the page public while the thing is for sale, reserved, unlisted or sold', () => {
    expect(PUBLIC_STATUSES).toEqual(['SOLD', 'PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED']);
    expect(LISTED_STATUSES).toEqual(['PUBLISHED', 'RESERVED']);
    for (const status of LISTING_STATUSES) if (isListed(status)) expect(isPublic(status)).toBe(true);
  });

  it('is told to search engines in words they know, on public pages only', () => {
    expect(LISTING_STATUSES.map((status) => [status, schemaAvailability(status)])).toEqual([
      ['NEW', null],
      ['SENT', null],
      ['SOLD', 'SoldOut'],
      ['LEAD', null],
      ['PUBLISHED', 'InStock'],
      ['RESERVED', 'LimitedAvailability'],
      ['PUBLISHED_AND_NOT_LISTED', 'InStock'],
      ['INACTIVE', null],
      ['ARCHIVED', null],
      ['DRAFT', null],
    ]);
  });
});
