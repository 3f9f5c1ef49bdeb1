import type { Answers } from '#shared/answers.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { demoPerson } from '../people.ts';
import { type Dice, diceFor } from '../random.ts';
import { demoStreet } from '../streets.ts';
import { DEMO_ITEMS, DEMO_SALES, type DemoItem, type DemoSale } from './data/sales.ts';
import { type DemoMade, shortHistory, thingId, uniqueIdOf } from './make.ts';

/** Days of this weekend or the next, with the hours of a garage sale. */
function saleDays(index: number, now: Date, dice: Dice): string[] {
  const { first, last } = weekendOf(now.toISOString().slice(0, 10));
  const weekend = index % 3 === 2 ? [addDays(last, 6), addDays(last, 7)] : [first, last];
  const hours = ['08:00/14:00', '07:00/12:00', '09:00/15:00', '08:30/13:00'];
  const days = dice.chance(0.5) ? weekend : [dice.pick(weekend)];
  return [...new Set(days)].map((day) => `${day}T${dice.pick(hours)}`);
}

/** Garage sale number `index`, then what lies on its tables. Every tenth sells online, by appointment. */
export function demoSale(index: number, place: ZipPlace, now: Date): DemoMade[] {
  const dice = diceFor(`sale ${index}`);
  const sale = DEMO_SALES[index % DEMO_SALES.length] as DemoSale;
  const owner = demoPerson(index === 0 ? 0 : 200 + index);
  const id = thingId(`sale ${index}`);
  const online = index % 10 === 9;
  const hoursUp = dice.between(8, 140);
  const answers: Answers = {
    saleName: sale.name,
    saleType: online ? 'ONLINE_SALE' : 'PHYSICAL_SALE',
    goods: sale.goods,
    ...(online
      ? { viewing: 'APPOINTMENT' }
      : {
          viewing: 'SPECIFIC_DATES',
          saleDays: saleDays(index, now, dice),
          street: demoStreet(`sale ${index}`),
          // Every third has its street up already; the others show theirs the evening before.
          streetShown: index % 3 === 0 ? 'ALL' : 'EVENING_BEFORE',
        }),
    postcode: place.zip,
    description: `${sale.about} In ${place.city}.`,
    preferredContact: 'EMAIL',
  };
  const history = shortHistory({
    listingId: id,
    actorId: owner.id,
    priceCents: null,
    status: 'PUBLISHED',
    hoursUp,
    now,
  });
  const made = { uniqueId: uniqueIdOf(id), ownerId: owner.id, answers, history };
  const lying = pickItems(sale, dice);
  const items = lying.map((item, at) =>
    demoItem(item, at, { index, owner: owner.id, saleId: id, zip: place.zip, hoursUp, now }, dice),
  );
  return [{ flow: 'garage', id, ...made, itemNames: lying.map(({ name }) => name), saleId: null }, ...items];
}

/** What fits the sign, and a thing or two that does not. */
function pickItems(sale: DemoSale, dice: Dice): DemoItem[] {
  const fitting = DEMO_ITEMS.filter(({ kind }) => sale.goods.includes(kind));
  return [...new Set([...dice.some(fitting, 7), ...dice.some(DEMO_ITEMS, 2)])];
}

type Lying = { index: number; owner: string; saleId: string; zip: string; hoursUp: number; now: Date };

function demoItem(item: DemoItem, at: number, lying: Lying, dice: Dice): DemoMade {
  const id = thingId(`item ${lying.index} ${at}`);
  const price = item.price * 100;
  const status = dice.chance(0.14) ? 'SOLD' : 'PUBLISHED';
  const told = {
    listingId: id,
    actorId: lying.owner,
    priceCents: price,
    status,
    hoursUp: lying.hoursUp,
    now: lying.now,
  } as const;
  const answers: Answers = {
    itemName: item.name,
    itemPrice: price,
    conditionGrade: item.grade,
    quantity: item.count,
    goodsKind: item.kind,
    ...(item.note === '' ? {} : { itemNote: item.note }),
    postcode: lying.zip,
  };
  return {
    flow: 'garage-item',
    id,
    uniqueId: uniqueIdOf(id),
    ownerId: lying.owner,
    answers,
    history: shortHistory(told),
    saleId: lying.saleId,
  };
}
