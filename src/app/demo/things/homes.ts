import type { Answers } from '#shared/answers.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { PROPERTY_KINDS, type PropertyKind } from '#features/listings/rules/property.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { demoHistory } from '../histories.ts';
import { demoPerson } from '../people.ts';
import { type Dice, diceFor } from '../random.ts';
import { demoStreet } from '../streets.ts';
import { DEMO_HOMES, type DemoHome, VISIT_NOTES } from './data/homes.ts';
import { type DemoMade, thingId, uniqueIdOf } from './make.ts';

/** What a month's rent is of the worth. */
const RENT_SHARE = 0.0068;

const round = (dollars: number, step: number): number => Math.round(dollars / step) * step;

/** Where the open doors of this and the next weekend stand. */
function openDays(now: Date, dice: Dice): string[] {
  const { first, last } = weekendOf(now.toISOString().slice(0, 10));
  const days = dice.pick([[first], [last], [first, last], [addDays(last, 6)], [addDays(last, 6), addDays(last, 7)]]);
  const hours = dice.pick(['13:00/15:00', '11:00/13:00', '14:00/16:00']);
  return [...new Set(days)].map((day) => `${day}T${hours}`);
}

/** When and where people come. Without times to reserve, nobody could be told the street by email. */
function openDoor(index: number, now: Date, dice: Dice): Answers {
  const days = openDays(now, dice);
  const visitMinutes = dice.pick(['0', '15', '20', '30']);
  return {
    openDays: days,
    visitMinutes,
    visitPlaces: dice.between(1, 3),
    street: demoStreet(`home ${index}`),
    streetShown: visitMinutes === '0' ? 'EVENING_BEFORE' : 'WITH_TIME',
  };
}

function money(kind: PropertyKind, isRent: boolean, home: DemoHome, dice: Dice): Answers {
  const worth = home.worth * (0.8 + dice.next() * 0.7);
  if (!isRent)
    return {
      homePrice: round(worth, 1_000) * 100,
      ...(home.lot === null ? { association: round(180 + dice.next() * 240, 5) * 100 } : {}),
    };
  const leaseTerm = dice.pick([
    'MONTH_TO_MONTH',
    'TWELVE_MONTHS',
    'TWELVE_MONTHS',
    'SIX_MONTHS',
    'TWENTY_FOUR_MONTHS',
    'NEGOTIABLE',
  ]);
  const monthly = round(worth * RENT_SHARE, 25);
  return {
    leaseTerm,
    monthlyRent: monthly * 100,
    deposit: monthly * 100,
    pets: dice.pick(['NO_PETS', 'CATS', 'DOGS', 'CATS_AND_DOGS', 'ASK']),
    ...(kind === 'PROPERTY_RENTAL' && dice.chance(0.3) ? { negotiable: true } : {}),
  };
}

function roomsOf(home: DemoHome): Answers {
  if (home.type === 'LAND') return { ...(home.lot ? { lot: home.lot } : {}) };
  return {
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: home.area,
    yearBuilt: home.built,
    amenities: home.amenities,
    ...(home.lot ? { lot: home.lot } : {}),
  };
}

const yes = (comment = '') => ({ value: true, comment });

/** Home number `index`: rentals, homes for sale and open houses take turns. Land is only sold. */
export function demoHome(index: number, place: ZipPlace, now: Date): DemoMade {
  const dice = diceFor(`home ${index}`);
  const home = DEMO_HOMES[(index * 5) % DEMO_HOMES.length] as DemoHome;
  const kind: PropertyKind =
    home.type === 'LAND' ? 'PROPERTY_OWNER' : (PROPERTY_KINDS[[0, 1, 0, 2, 1][index % 5] ?? 0] as PropertyKind);
  const listingKind = dice.chance(0.75) ? 'SALE' : 'RENT';
  const isRent = kind === 'PROPERTY_RENTAL' || (kind === 'PROPERTY_OPEN' && listingKind === 'RENT');
  const owner = demoPerson(index === 0 ? 0 : 20 + index);
  const id = thingId(`home ${index}`);
  const priced = money(kind, isRent, home, dice);
  const first = Number(priced.homePrice ?? priced.monthlyRent);
  const history = demoHistory({ listingId: id, actorId: owner.id, priceCents: first, now }, dice);
  const last: Answers = isRent ? { monthlyRent: history.priceCents } : { homePrice: history.priceCents };
  const answers: Answers = {
    propertyKind: kind,
    homeType: home.type,
    ...roomsOf(home),
    ...priced,
    ...last,
    ...(kind === 'PROPERTY_OPEN' ? { listingKind, ...openDoor(index, now, dice) } : {}),
    ...(home.type === 'LAND'
      ? { utilitiesAtLot: yes('Power at the road, well needed.') }
      : { homeHeating: yes(), homePlumbing: yes(), homeDry: dice.chance(0.8) ? yes() : { value: null, comment: '' } }),
    conditionGrade: dice.pick(['EXCELLENT', 'VERY_GOOD', 'GOOD', 'GOOD', 'FAIR']),
    postcode: place.zip,
    timing: dice.pick(['NOW', 'WEEKS']),
    viewing: 'APPOINTMENT',
    viewingNote: dice.pick(VISIT_NOTES),
    headline: home.headline,
    description: `${home.about} In ${place.city}.`,
    preferredContact: 'EMAIL',
  };
  return {
    flow: 'property',
    id,
    uniqueId: uniqueIdOf(id),
    ownerId: owner.id,
    answers,
    history,
    saleId: null,
  };
}
