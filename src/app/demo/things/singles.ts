import type { Answers } from '#shared/answers.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { demoPerson } from '../people.ts';
import { diceFor } from '../random.ts';
import { DEMO_SINGLES, type DemoThing } from './data/others.ts';
import { type DemoMade, shortHistory, statusBy, thingId, uniqueIdOf } from './make.ts';

/** Single thing number `index`. */
export function demoSingle(index: number, place: ZipPlace, now: Date): DemoMade {
  const dice = diceFor(`single ${index}`);
  const thing = DEMO_SINGLES[index % DEMO_SINGLES.length] as DemoThing;
  const owner = demoPerson(300 + index);
  const id = thingId(`single ${index}`);
  const price = Math.round((thing.price * (0.85 + dice.next() * 0.3)) / 5) * 500;
  const answers: Answers = {
    thingName: thing.name,
    goodsKind: thing.kind,
    ...(thing.brand === '' ? {} : { brand: thing.brand }),
    measures: thing.size,
    quantity: 1,
    conditionKind: 'PRE_OWNED',
    conditionGrade: thing.grade,
    ...(thing.flaws === '' ? {} : { flaws: thing.flaws }),
    price,
    negotiable: dice.chance(0.5),
    postcode: place.zip,
    timing: 'NOW',
    viewing: 'APPOINTMENT',
    description: `${thing.about} Pick up in ${place.city}.`,
    preferredContact: 'EMAIL',
  };
  const told = { listingId: id, actorId: owner.id, priceCents: price, now, hoursUp: dice.between(6, 900) };
  return {
    flow: 'other',
    id,
    uniqueId: uniqueIdOf(id),
    ownerId: owner.id,
    answers,
    history: shortHistory({ ...told, status: statusBy(dice) }),
    saleId: null,
  };
}
