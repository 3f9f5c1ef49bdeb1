import { describe, expect, test } from 'vitest';
import type { ListingCategory } from '#shared/enums.ts';
import { flowById } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { briefOf } from '#features/listings/rules/brief.ts';
import { breadcrumbJsonLd, vehicleJsonLd } from '#features/listings/rules/json-ld.ts';
import { itemListJsonLd } from '#features/listings/rules/list-json-ld.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { garageJsonLd, openHouseJsonLd, propertyJsonLd, thingJsonLd } from '#features/listings/rules/things-json-ld.ts';
import {
  completeAnswers,
  completeItem,
  completeOpenHouse,
  completeRental,
  completeSale,
  completeThing,
} from '../../../support/answers.ts';
import { strangeTo } from '../../../support/schema-org.ts';

const ORIGIN = 'https://curbtag.test';

/** A published listing out of what somebody answered. */
function published(flowId: string, category: ListingCategory, answers: Answers): PublicListing {
  const flow = flowById(flowId);
  if (!flow) throw new Error(`There is no flow ${flowId}.`);
  const { priceCents, postcode, ...columns } = projectListing(flow, answers);
  return {
    ...columns,
    id: '01a1f96b-0000-7000-8000-000000000001',
    uniqueId: '7HQ2K9X4MB',
    category,
    status: 'PUBLISHED',
    origin: 'INTERNAL',
    externalUrl: null,
    path: '/somewhere',
    price: priceCents === null ? null : { cents: priceCents, currency: 'USD' },
    place: { postcode, city: 'Orlando', region: 'FL', country: 'US', latitude: 28.54, longitude: -81.37 },
    startsAt: Array.isArray(columns.details.days) ? '2026-11-28T13:00:00.000Z' : null,
    endsAt: Array.isArray(columns.details.days) ? '2026-11-29T17:00:00.000Z' : null,
    saleId: null,
    drawing: null,
    photos: [],
    seller: { name: 'Maria G.', type: 'SELLER', since: '2026-01-01T00:00:00.000Z', path: null },
    deal: null,
    publishedAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
}

const car = published('vehicle', 'VEHICLE', completeAnswers());
const sale = published('garage', 'GARAGE', completeSale());
const item = published('garage-item', 'GARAGE_ITEM', completeItem());
const rental = published('property', 'PROPERTY_RENTAL', completeRental());
const house = published('property', 'PROPERTY_OPEN', completeOpenHouse());
const thing = published('other', 'OTHER', completeThing());

describe('what search engines are told', () => {
  test.each([
    ['a car', vehicleJsonLd(car, ORIGIN)],
    ['a garage sale', garageJsonLd(sale, ORIGIN)],
    ['an item', thingJsonLd(item, ORIGIN)],
    ['a rental', propertyJsonLd(rental, ORIGIN)],
    ['a home for sale', propertyJsonLd({ ...house, category: 'PROPERTY_OWNER' }, ORIGIN)],
    ['an open house', openHouseJsonLd(house, ORIGIN)],
    ['another thing', thingJsonLd(thing, ORIGIN)],
    ['a list', itemListJsonLd([car, sale, item, rental, house, thing], { origin: ORIGIN, name: 'All' })],
    ['a trail', breadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Sales' }], ORIGIN)],
  ])('of %s is in the words of schema.org', (_, said) => {
    expect(strangeTo(said)).toEqual([]);
  });

  test('would be noticed in other words', () => {
    expect(strangeTo({ '@type': 'Car', wheels: 4, offers: { '@type': 'Ofer' } })).toEqual([
      '$.wheels of Car',
      '$.offers is a Ofer',
    ]);
  });

  test('of a garage sale has each day, with what clocks there are ahead of UTC, and a coarse place', () => {
    expect(garageJsonLd(sale, ORIGIN)).toMatchObject({
      '@type': 'SaleEvent',
      startDate: '2026-11-28T08:00:00-05:00',
      endDate: '2026-11-29T12:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Orlando, FL', address: { addressLocality: 'Orlando', postalCode: '32801' } },
      subEvent: [{ endDate: '2026-11-28T14:00:00-05:00' }, { startDate: '2026-11-29T09:00:00-05:00' }],
    });
    expect(JSON.stringify(garageJsonLd(sale, ORIGIN))).not.toContain('Evergreen');
  });

  test('of a rental has its rent, its lease and its rooms', () => {
    expect(propertyJsonLd(rental, ORIGIN)).toMatchObject({
      '@type': 'RealEstateListing',
      datePosted: '2026-11-20',
      leaseLength: { value: 12, unitCode: 'MON' },
      mainEntity: {
        '@type': 'SingleFamilyResidence',
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2.5,
        floorSize: { value: 1_480, unitCode: 'FTK' },
        petsAllowed: 'Cats only',
      },
      offers: {
        price: 1_900,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { price: 1_900, priceCurrency: 'USD', unitCode: 'MON' },
      },
    });
  });

  test('of what is given away has no offer: a price must be above nothing', () => {
    const free = published('garage-item', 'GARAGE_ITEM', completeItem({ itemPrice: 0 }));
    expect(thingJsonLd(free, ORIGIN)).not.toHaveProperty('offers');
    expect(thingJsonLd(item, ORIGIN)).toMatchObject({
      offers: { price: 25, availability: 'https://schema.org/InStock' },
    });
  });

  test('of several things of a kind has how many are left', () => {
    const chairs = published('garage-item', 'GARAGE_ITEM', completeItem({ quantity: 4 }));
    expect(thingJsonLd(chairs, ORIGIN)).toMatchObject({ offers: { inventoryLevel: { value: 4 } } });
    expect(briefOf(chairs)).toContain('4 available');
    expect(thingJsonLd({ ...chairs, status: 'SOLD' }, ORIGIN)).toMatchObject({
      offers: { inventoryLevel: { value: 0 }, availability: 'https://schema.org/SoldOut' },
    });
  });
});
