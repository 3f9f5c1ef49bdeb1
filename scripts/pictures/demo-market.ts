import { demoDealerStock } from '../../src/app/demo/dealers.ts';
import { type DemoListing, demoListing } from '../../src/app/demo/listing.ts';
import { numberLike } from '../../src/app/demo/number-like.ts';
import { demoPhotoRows } from '../../src/app/demo/pictures.ts';
import { demoPlaces } from '../../src/app/demo/places.ts';
import { FIRST_MARKET } from '../../src/app/demo/seed-if-empty.ts';
import { demoThings } from '../../src/app/demo/things/index.ts';
import type { Drawable } from '../../src/features/listings/server/index.ts';
import { categoryIn, flowById } from '../../src/features/sell/rules/index.ts';
import { makeName } from '../../src/features/sell/rules/project.ts';
import { numberAnswer, textAnswer } from '../../src/shared/answers.ts';

/** A demo listing as its pictures are chosen, and when it was published. */
export type Shown = Drawable & { readonly publishedAt: Date };

/** The demo market that a first start makes, drawn in the order in which it is written. */
export async function makeDemoMarket(now: Date, listings = FIRST_MARKET): Promise<Shown[]> {
  const market = { now, places: demoPlaces() };
  const vehicles: DemoListing[] = [];
  for (let index = 0; index < listings; index++) vehicles.push(await demoListing(index, market));
  const asVehicle = ({ id, answers, history }: DemoListing): Shown => ({
    id,
    category: 'VEHICLE',
    title: [numberAnswer(answers, 'year'), makeName(answers), textAnswer(answers, 'model')].join(' '),
    answers,
    publishedAt: history.publishedAt,
  });
  const things = demoThings(now, demoPlaces()).map(({ flow: name, id, answers, history, itemNames = [] }): Shown => {
    const flow = flowById(name);
    if (!flow) throw new Error(`There is no flow ${name}.`);
    const title = ['headline', 'saleName', 'itemName', 'thingName'].map((it) => textAnswer(answers, it)).join('');
    return { id, category: categoryIn(flow, answers), title, answers, itemNames, publishedAt: history.publishedAt };
  });
  const turnOf = numberLike();
  return [...vehicles.map(asVehicle), ...(await demoDealerStock(market)).map(asVehicle), ...things].map((of) => ({
    ...of,
    turn: turnOf(of, of.publishedAt),
  }));
}

/** What people see together: so many of the newest of a kind. */
export type Shelf = { readonly name: string; readonly listings: readonly Shown[] };

/** The first pages of every category, and of the models that most people have. */
export function shelvesOf(market: readonly Shown[], { most = 48, models = 20 } = {}): Shelf[] {
  const newest = [...market].sort(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const byCategory = Map.groupBy(newest, categoryName);
  const cars = newest.filter(({ answers }) => answers.vehicleType === 'CARS');
  const byModel = Map.groupBy(cars, ({ answers }) => [makeName(answers), textAnswer(answers, 'model')].join(' '));
  const common = [...byModel].sort(([, a], [, b]) => b.length - a.length).slice(0, models);
  return [...byCategory, ...common].map(([name, listings]) => ({ name, listings: listings.slice(0, most) }));
}

const categoryName = ({ category, answers }: Shown): string => textAnswer(answers, 'vehicleType') || category;

/** The scene that stands on a listing's card. */
export const coverOf = (of: Shown): string => demoPhotoRows(of, of.publishedAt, 1)[0]?.scene ?? '';
