import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES } from '#shared/enums.ts';
import { scanKind } from '#features/stickers/rules/scan-kind.ts';
import {
  isSameForAll,
  type LinkedListing,
  landingOf,
  SCAN_STATES,
  SCAN_VIEWERS,
  type ScanState,
  scanState,
} from '#features/stickers/rules/resolution.ts';
import { type CodeColumns, codeState } from '#features/sticker-codes/rules/sticker-state.ts';

const code = (columns: Partial<CodeColumns> = {}): CodeColumns => ({
  ownerId: 'owner',
  listingId: 'listing',
  externalUrl: null,
  retiredAt: null,
  ...columns,
});
const listing = (columns: Partial<LinkedListing> = {}): LinkedListing => ({
  status: 'PUBLISHED',
  origin: 'INTERNAL',
  externalUrl: null,
  ...columns,
});

describe('what a scan meets', () => {
  it.each<[string, ScanState, CodeColumns | null, LinkedListing | null]>([
    ['a code nobody knows', 'UNKNOWN', null, null],
    ['a code nobody owns', 'BLANK', code({ ownerId: null, listingId: null }), null],
    ['a code whose owner left, whatever it led to', 'BLANK', code({ ownerId: null }), listing()],
    ['an owned code that leads nowhere', 'CLAIMED', code({ listingId: null }), null],
    ['a code on a deleted draft', 'CLAIMED', code(), null],
    ['a draft', 'PENDING', code(), listing({ status: 'DRAFT' })],
    ['a listing', 'LINKED', code(), listing()],
    ['a listing that is up but unlisted', 'LINKED', code(), listing({ status: 'PUBLISHED_AND_NOT_LISTED' })],
    ['a reserved listing', 'RESERVED', code(), listing({ status: 'RESERVED' })],
    ['a sold listing', 'SOLD', code(), listing({ status: 'SOLD' })],
    ['a listing taken down', 'ARCHIVED', code(), listing({ status: 'INACTIVE' })],
    ['an archived listing', 'ARCHIVED', code(), listing({ status: 'ARCHIVED' })],
    ['a retired code', 'RETIRED', code({ retiredAt: new Date(0) }), listing()],
    ['an address outside', 'EXTERNAL', code({ listingId: null, externalUrl: 'https://a.example/' }), null],
    ['a listing and an address', 'HYBRID', code({ externalUrl: 'https://a.example/' }), listing()],
    ['a listing that names an address', 'HYBRID', code(), listing({ externalUrl: 'https://a.example/' })],
    ['a hybrid listing', 'HYBRID', code(), listing({ origin: 'HYBRID' })],
    ['a hybrid listing that is sold', 'SOLD', code({ externalUrl: 'https://a.example/' }), listing({ status: 'SOLD' })],
  ])('%s is %s', (_, expected, columns, linked) => {
    expect(scanState(columns, linked)).toBe(expected);
  });

  it('is never undecided, for any status of a listing', () => {
    for (const status of LISTING_STATUSES) expect(SCAN_STATES).toContain(scanState(code(), listing({ status })));
  });
});

describe('where a scan leads', () => {
  const cells = SCAN_STATES.flatMap((state) => SCAN_VIEWERS.map((viewer) => [state, viewer] as const));

  it.each(cells)('%s gives %s a page, an answer and something to do next', (state, viewer) => {
    for (const hasListings of [true, false]) {
      const landing = landingOf(state, viewer, hasListings);
      expect(landing.page).toBeTruthy();
      expect(['ok', 'forbidden', 'missing', 'gone']).toContain(landing.answer);
      expect(landing.next.length).toBeGreaterThan(0);
      expect(landing.result === 'ERROR').toBe(landing.answer !== 'ok');
    }
  });

  it('is told of what a code holds to its owner alone', () => {
    for (const viewer of ['VISITOR', 'BUYER', 'SELLER'] as const) {
      for (const state of ['CLAIMED', 'PENDING', 'ARCHIVED'] as const)
        expect(landingOf(state, viewer).page).toBe('used');
      expect(landingOf('RETIRED', viewer).page).toBe('invalid');
      expect(landingOf('SOLD', viewer).next).not.toContain('move');
    }
    expect(landingOf('SOLD', 'OWNER').next).toContain('move');
  });

  it('gives the two empty states of the specification by whether the person has listings', () => {
    expect(landingOf('BLANK', 'VISITOR').result).toBe('EMPTY_WELCOME');
    expect(landingOf('BLANK', 'BUYER').result).toBe('EMPTY_WELCOME');
    expect(landingOf('BLANK', 'SELLER').result).toBe('EMPTY_SELECT');
    expect(landingOf('CLAIMED', 'OWNER', true).result).toBe('EMPTY_SELECT');
    expect(landingOf('CLAIMED', 'OWNER', false).result).toBe('EMPTY_WELCOME');
  });

  it('uses the listing page for hybrid listings, and a page that names the host for addresses outside', () => {
    expect(landingOf('HYBRID', 'VISITOR')).toMatchObject({ result: 'SUCCESS', page: 'listing' });
    expect(landingOf('EXTERNAL', 'VISITOR')).toMatchObject({ result: 'SUCCESS', page: 'leave' });
  });

  it('asks who scans only where that decides something', () => {
    expect(SCAN_STATES.filter(isSameForAll)).toEqual(['UNKNOWN', 'LINKED', 'RESERVED', 'SOLD', 'EXTERNAL', 'HYBRID']);
  });
});

describe('a code by itself', () => {
  it('is blank without an owner and retired above all', () => {
    expect(codeState(code({ ownerId: null }))).toBe('BLANK');
    expect(codeState(code({ retiredAt: new Date(0), ownerId: null }))).toBe('RETIRED');
    expect(codeState(code({ listingId: null }))).toBe('CLAIMED');
  });
});

describe('who opened a code', () => {
  const signs = { program: false, fetchSite: undefined, purpose: undefined, referrer: undefined, siteHost: 'c.test' };
  it('tells people from programs, and scans from clicks', () => {
    expect(scanKind({ ...signs, fetchSite: 'none' })).toBe('PERSON');
    expect(scanKind({ ...signs, fetchSite: 'same-origin' })).toBe('PERSON');
    expect(scanKind(signs)).toBe('PERSON');
    expect(scanKind({ ...signs, fetchSite: 'cross-site' })).toBe('CLICK');
    expect(scanKind({ ...signs, referrer: 'https://forum.example/' })).toBe('CLICK');
    expect(scanKind({ ...signs, referrer: 'https://c.test/stickers/start' })).toBe('PERSON');
    expect(scanKind({ ...signs, fetchSite: 'none', purpose: 'prefetch' })).toBe('BOT');
    expect(scanKind({ ...signs, program: true })).toBe('BOT');
  });
});
