import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { toUniqueId } from '#shared/unique-id.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { demoId, demoPlateId } from '#features/vehicles/server/index.ts';
import { demoCondition, type DemoCondition } from './conditions.ts';
import { VIEWING_NOTES, CARE, CLOSERS, ENGINE_CARE, flawsOf, OPENERS, SPOTLESS, USE } from './data/sentences.ts';
import { type DemoHistory, demoHistory } from './histories.ts';
import { demoPerson, ownerIndex } from './people.ts';
import { pickPlace } from './places.ts';
import { demoPrice } from './prices.ts';
import { type Dice, diceFor } from './random.ts';
import { type DemoVehicle, demoVehicle } from './vehicles.ts';
import { EXTERIOR_COLORS } from '#shared/colors.ts';
import { makeName } from '#features/sell/rules/project.ts';
import { formatMiles } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { vinCheckDigit } from '#features/vehicles/rules/vin.ts';
import { dataFile } from '#platform/data-file.ts';

let stems: Map<string, string> | undefined;

/** By `make|model|year`: VIN positions 1–8, then the year and plant characters. Made by scripts/demo/vin-stems.ts. */
function loadStems(): Map<string, string> {
  stems ??= new Map(
    readFileSync(dataFile('app/demo/data/vin-stems.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  return stems;
}

/** A VIN that decodes to this vehicle, with a right check digit and a serial number far above any that was built. */
function demoVin(vehicle: { make: string; model: string; year: number }, index: number): string | null {
  const stem = loadStems().get(`${vehicle.make}|${vehicle.model}|${vehicle.year}`);
  if (!stem) return null;
  const serial = String(900_000 + (index % 100_000)).slice(-6);
  const blank = `${stem.slice(0, 8)}0${stem.slice(8)}${serial}`;
  return blank.slice(0, 8) + vinCheckDigit(blank) + blank.slice(9);
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const PLATES = LETTERS.length ** 3 * 10_000;
/** No common factor with the number of plates, so that every index has a plate of its own. */
const STEP = 7_919;
const START = 41_207_531;

/** Three letters and four digits, different for every listing. */
export function demoPlate(index: number): string {
  let number = (index * STEP + START) % PLATES;
  const digits = String(number % 10_000).padStart(4, '0');
  number = Math.floor(number / 10_000);
  let letters = '';
  for (let i = 0; i < 3; i++) {
    letters += LETTERS[number % LETTERS.length];
    number = Math.floor(number / LETTERS.length);
  }
  return letters + digits;
}

/** A description that reads as if its owner wrote it: why it is for sale, how it was used, what is good, what is not. */
function demoDescription(vehicle: DemoVehicle, { grade }: DemoCondition, city: string, dice: Dice): string {
  const flawed = grade === 'GOOD' || grade === 'FAIR';
  const first = [dice.pick(OPENERS[vehicle.type]), ...dice.some(USE[vehicle.type], dice.between(1, 2))];
  const second = [
    ...dice.some(careFor(vehicle), dice.between(1, 3)),
    dice.pick(flawed ? flawsOf(vehicle.type) : SPOTLESS),
  ];
  if (flawed && dice.chance(0.3)) second.push('Otherwise it is as clean as it looks.');
  const paragraphs = [first, second, dice.some(CLOSERS, dice.between(1, 2))].map((part) => part.join(' '));
  return fill(paragraphs.join(dice.chance(0.6) ? '\n\n' : ' '), {
    name: [makeName(vehicle.answers), textAnswer(vehicle.answers, 'model')].join(' '),
    city,
    miles: formatMiles(vehicle.use),
    years: yearsOwned(vehicle.age, dice),
    color: colorName(textAnswer(vehicle.answers, 'exteriorColor')),
  });
}

const careFor = ({ answers }: DemoVehicle): readonly string[] =>
  answers.fuel === 'ELECTRIC' || answers.engine === 'No engine' ? CARE : [...ENGINE_CARE, ...CARE];

function yearsOwned(age: number, dice: Dice): string {
  const years = Math.max(1, Math.min(age, dice.between(2, 7)));
  return years === 1 ? 'a year' : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven'][years]} years`;
}

const colorName = (value: string): string =>
  (EXTERIOR_COLORS.find((color) => color.value === value)?.label ?? 'original').toLowerCase();

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
  const price = await demoPrice(vehicle, condition, now, dice);
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
