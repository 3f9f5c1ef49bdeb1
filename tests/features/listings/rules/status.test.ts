import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES, type ListingStatus } from '#shared/enums.ts';
import { actionTarget, ownerActions } from '#features/listings/rules/owner-actions.ts';
import {
  canMove,
  isFinished,
  isGone,
  isIndexed,
  isListed,
  isPublic,
  isUp,
  LISTED_STATUSES,
  PUBLIC_STATUSES,
  STATUSES,
  UP_STATUSES,
} from '#features/listings/rules/status.ts';
import { readSources } from '../../../support/source-files.ts';

const reachable = (from: ListingStatus, seen = new Set<ListingStatus>()): Set<ListingStatus> => {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of STATUSES[from].moves) reachable(to, seen);
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
    expect(new Set(STATUSES[status].moves).size).toBe(STATUSES[status].moves.length);
    expect(STATUSES[status].label).not.toBe('');
  });

  it.each(LISTING_STATUSES)('%s answers every question that is asked about a status', (status) => {
    const { actions, badge, group, listed, indexed, availability } = STATUSES[status];
    for (const action of actions) expect(STATUSES[status].moves).toContain(actionTarget(action));
    expect([badge.word, group]).not.toContain('');
    // What anybody finds, anybody may read; what nobody may read has no markup.
    expect((listed || indexed) && !isPublic(status)).toBe(false);
    expect(availability !== null).toBe(isPublic(status));
    expect(isGone(status) && isUp(status)).toBe(false);
    expect(isFinished(status) && !isGone(status)).toBe(false);
    expect(ownerActions(status).length > 0).toBe(isUp(status) || isGone(status));
  });

  it('is up, gone or finished by its record', () => {
    expect(UP_STATUSES).toEqual(['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED']);
    expect(LISTING_STATUSES.filter(isGone)).toEqual(['SOLD', 'INACTIVE', 'ARCHIVED']);
    expect(LISTING_STATUSES.filter(isFinished)).toEqual(['SOLD', 'ARCHIVED']);
    expect(LISTING_STATUSES.filter(isIndexed)).toEqual(['SOLD', 'PUBLISHED', 'RESERVED']);
  });

  it('is asked of the record: no other file lists the statuses of a rule', () => {
    const names = LISTING_STATUSES.map((status) => `'${status}'`).join('|');
    const list = new RegExp(`[[(](${names}), (${names})`);
    const own = /^src\/(shared\/enums|features\/listings\/(rules\/status|schema))\.ts/;
    const found = readSources().filter(({ path, text }) => !own.test(path) && list.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
    const indexes = readFileSync('src/features/listings/schema.ts', 'utf8').match(/status in \([^)]*\)/g) ?? [];
    const up = `status in (${UP_STATUSES.map((status) => `'${status}'`).join(', ')})`;
    expect(new Set(indexes)).toEqual(new Set([up]));
  });

  it('makes the page public while the thing is for sale, reserved, unlisted or sold', () => {
    expect(PUBLIC_STATUSES).toEqual(['SOLD', 'PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED']);
    expect(LISTED_STATUSES).toEqual(['PUBLISHED', 'RESERVED']);
    for (const status of LISTING_STATUSES) if (isListed(status)) expect(isPublic(status)).toBe(true);
  });

  it('is told to search engines in words they know, on public pages only', () => {
    expect(LISTING_STATUSES.map((status) => [status, STATUSES[status].availability])).toEqual([
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
