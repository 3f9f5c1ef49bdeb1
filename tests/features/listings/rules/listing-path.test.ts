import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_CATEGORIES } from '#shared/enums.ts';
import { listingFolder, listingPath, parseListingPath } from '#features/listings/rules/listing-path.ts';
import { slugify } from '#shared/slug.ts';
import { HOSTILE } from '../../../support/hostile.ts';

const id = '0b6f2d3e-8c1a-4f5b-9d7e-2a3c4b5d6e7f';

describe('the address of a listing', () => {
  it.each([
    ['VEHICLE', '/cars/'],
    ['PROPERTY_RENTAL', '/property/'],
    ['PROPERTY_OWNER', '/property/'],
    ['PROPERTY_OPEN', '/house/'],
    ['GARAGE', '/garage/'],
    ['GARAGE_ITEM', '/garage/item/'],
    ['PROPERTY', '/property/'],
    ['OTHER', '/other/'],
  ] as const)('of %s begins with %s', (category, folder) => {
    expect(listingPath({ category, id, slug: '2014-honda-accord' })).toBe(`${folder}${id}-2014-honda-accord`);
    expect(`${listingFolder(category)}/`).toBe(folder);
  });

  it('ends with the id when there are no words', () => {
    expect(listingPath({ category: 'VEHICLE', id, slug: '' })).toBe(`/cars/${id}`);
    expect(listingPath({ category: 'VEHICLE', id, slug: '日本' })).toBe(`/cars/${id}`);
  });

  it('has the id in lower case, so that a page has one address', () => {
    expect(listingPath({ category: 'VEHICLE', id: id.toUpperCase(), slug: 'x' })).toBe(`/cars/${id}-x`);
  });

  it('cannot be broken out of by a slug', () => {
    expect(listingPath({ category: 'OTHER', id, slug: '../../my?x#y' })).toBe(`/other/${id}-my-x-y`);
  });
});

describe('reading the address of a listing', () => {
  it.each([
    [`${id}-2014-honda-accord`, '2014-honda-accord'],
    [`${id}-`, ''],
    [id, ''],
    [id.toUpperCase(), ''],
    [`${id.toUpperCase()}-Old-Words`, 'Old-Words'],
    [`${id}-лада`, 'лада'],
  ])('%s has the words %j', (segment, slug) => {
    expect(parseListingPath(segment)).toEqual({ ok: true, value: { id, slug } });
  });

  it.each([`x${id}`, `${id}x`, id.slice(1), id.replaceAll('-', ''), `${id}/more`, '404', ...HOSTILE])(
    '%# is not one',
    (segment) => {
      expect(parseListingPath(segment).ok).toBe(false);
    },
  );

  it('gives back what was put in, whatever the title', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTING_CATEGORIES), fc.uuid(), fc.string(), (category, uuid, title) => {
        const slug = slugify(title);
        const path = listingPath({ category, id: uuid, slug });
        expect(parseListingPath(path.slice(listingFolder(category).length + 1))).toEqual({
          ok: true,
          value: { id: uuid, slug },
        });
      }),
    );
  });
});
