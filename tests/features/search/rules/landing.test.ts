import { describe, expect, test } from 'vitest';
import { CAR_MAKES } from '#features/vehicles/rules/data/make-lists.ts';
import {
  bodiesLabel,
  bodyOfSlug,
  isCleanSlug,
  isFreeMakeSlug,
  landingFilters,
  landingPath,
  stateOfSlug,
} from '#features/search/rules/landing.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import { slugify } from '#shared/slug.ts';

const ford = { slug: 'ford', label: 'Ford' };
const f150 = { slug: 'f-150', label: 'F-150' };

describe('landing pages', () => {
  test('have one clean address each', () => {
    expect(landingPath({ kind: 'make', make: { slug: 'land-rover', label: 'Land Rover' } })).toBe('/cars/land-rover');
    expect(landingPath({ kind: 'model', make: ford, model: f150 })).toBe('/cars/ford/f-150');
    expect(landingPath({ kind: 'state', state: 'FL' }, 3)).toBe('/cars/in/fl?page=3');
    expect(landingPath({ kind: 'body', body: 'SUV' }, 1)).toBe('/cars/body/suv');
  });

  test('are searches too', () => {
    expect(toSearchQuery(landingFilters({ kind: 'model', make: ford, model: f150 }))).toBe('make=Ford&model=F-150');
    expect(toSearchQuery(landingFilters({ kind: 'state', state: 'FL' }))).toBe('state=FL');
    expect(toSearchQuery(landingFilters({ kind: 'body', body: 'SUV' }))).toBe('style=SUV');
  });

  test('read their words back, in one spelling only, so that nothing has two addresses', () => {
    expect(bodyOfSlug('suv')).toBe('SUV');
    expect(stateOfSlug('fl')).toBe('FL');
    for (const word of ['SUV', 'tank', 'other', '', undefined]) expect(bodyOfSlug(word)).toBeNull();
    for (const word of ['FL', 'florida', 'zz', undefined]) expect(stateOfSlug(word)).toBeNull();
    for (const word of ['Toyota', 'a--b', '', 'ауди']) expect(isCleanSlug(word)).toBe(false);
  });

  test('no make sits on a word of ours', () => {
    expect(CAR_MAKES.map(slugify).filter((slug) => !isFreeMakeSlug(slug))).toEqual([]);
  });

  test('call several of a body by their plural', () => {
    expect(['SEDAN', 'SUV', 'COUPE', 'PICKUP'].map((body) => bodiesLabel(body as 'SUV'))).toEqual([
      'sedans',
      'SUVs',
      'coupes',
      'pickups',
    ]);
  });
});
