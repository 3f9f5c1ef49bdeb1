import { createHash } from 'node:crypto';
import type { Answers } from '#features/listings/rules/answers.ts';
import { textAnswer } from '#features/listings/rules/answers.ts';
import { toUniqueId } from '#shared/unique-id.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { demoId, demoPlateId } from '#features/vehicles/server/index.ts';
import { demoCondition } from './conditions.ts';
import { VIEWING_NOTES } from './data/sentences.ts';
import { demoDescription } from './descriptions.ts';
import { type DemoHistory, demoHistory } from './histories.ts';
import { demoPerson, ownerIndex } from './people.ts';
import { pickPlace } from './places.ts';
import { demoPlate } from './plates.ts';
import { demoPrice } from './prices.ts';
import { type Dice, diceFor } from './random.ts';
import { type DemoVehicle, demoVehicle } from './vehicles.ts';
import { demoVin } from './vins.ts';

export type DemoListing = {
  readonly id: string;
  readonly uniqueId: string;
  readonly ownerId: string;
  readonly answers: Answers;
  readonly history: DemoHistory;
};

type Market = { readonly now: Date; readonly places: ReadonlyMap<string, readonly ZipPlace[]> };

/** Listing number `index` of the demo market: always the same, but that its dates count back from now. */
export async function demoListing(index: number, { now, places }: Market): Promise<DemoListing> {
  const dice = diceFor(`listing ${index}`);
  const vehicle = demoVehicle(index, now.getUTCFullYear(), dice);
  const place = pickPlace(places, index, dice);
  const condition = demoCondition(vehicle, dice);
  const plate = vehicle.type === 'BOATS' || vehicle.type === 'OTHERS' ? null : demoPlate(index);
  const id = plate ? demoPlateId({ text: plate, region: place.state, country: 'US' }) : demoId(`listing ${index}`);
  const owner = demoPerson(ownerIndex(index));
  const price = await demoPrice(vehicle, condition.grade, now, dice);
  const history = demoHistory({ listingId: id, actorId: owner.id, priceCents: price, now }, dice);
  const answers: Answers = {
    ...vehicle.answers,
    ...condition.answers,
    ...identity(vehicle, plate, place, index, dice),
    postcode: place.zip,
    price: history.priceCents,
    negotiable: dice.chance(0.6),
    timing: dice.pick(['NOW', 'NOW', 'WEEKS']),
    viewing: dice.pick(['APPOINTMENT', 'APPOINTMENT', 'SPECIFIC_DATES']),
    ...(dice.chance(0.7) ? { viewingNote: dice.pick(VIEWING_NOTES) } : {}),
    description: demoDescription(vehicle, condition, place.city, dice),
    preferredContact: 'EMAIL',
  };
  const uniqueId = toUniqueId(createHash('sha256').update(`unique ${id}`).digest());
  return { id, uniqueId, ownerId: owner.id, answers, history };
}

/** How the seller found the vehicle, and the private numbers that come with it. */
function identity(vehicle: DemoVehicle, plate: string | null, place: ZipPlace, index: number, dice: Dice): Answers {
  const { answers, type, year } = vehicle;
  const car = { make: textAnswer(answers, 'make'), model: textAnswer(answers, 'model'), year };
  const vin = type === 'CARS' ? demoVin(car, index) : null;
  const plates: Answers = plate ? { licensePlate: plate, plateState: place.state } : {};
  if (!vin) return { source: 'MANUAL', ...plates };
  return {
    source: dice.pick(['VIN', 'LICENSE_PLATE']),
    vin,
    ...plates,
    ...(dice.chance(0.3) ? { vinPublic: true } : {}),
  };
}
