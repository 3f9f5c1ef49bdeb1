/**
 * Writes contact sheets of every kind and shot: node scripts/pictures/sheets.ts [folder] [sheets]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listingDrawings } from '../../src/features/listings/server/index.ts';
import { LIGHTS, SPOTS } from '../../src/features/pictures/rules/scene/chance.ts';
import { parseScene, sceneCode } from '../../src/features/pictures/rules/scene/scene.ts';
import { partsCatalog } from '../../src/features/pictures/server/catalog.ts';
import { drawScene } from '../../src/features/pictures/server/index.ts';
import { coverOf, makeDemoMarket, type Shown, shelvesOf } from './demo-market.ts';

const CELL = { width: 240, height: 180, gap: 6 } as const;
const COLUMNS = 6;
const MAX_BYTES = 300 * 1024;
const PAINTS = ['1f4e8c', 'b3202a', 'b9bec4', '1e5a45', 'f4f4f1', '1c1e22', '6d737b', '7fa8cc', 'd9662b', '64202b'];
const POSE = 'n45500';

/** What a sheet shows, as codes of scenes. */
type Sheet = { readonly name: string; readonly scenes: readonly string[] };

async function cell(code: string): Promise<Buffer | null> {
  const scene = parseScene(code);
  const picture = scene && (await drawScene(scene, CELL.width, () => 'http://localhost/q/AAAA-AAAA'));
  return picture ? picture.png().toBuffer() : null;
}

async function writeSheet(folder: string, { name, scenes }: Sheet): Promise<void> {
  const cells: Buffer[] = [];
  for (const code of scenes) {
    const drawn = await cell(code);
    if (drawn) cells.push(drawn);
  }
  if (cells.length === 0) return;
  const [wide, high] = [CELL.width + CELL.gap, CELL.height + CELL.gap];
  const size = { width: COLUMNS * wide + CELL.gap, height: Math.ceil(cells.length / COLUMNS) * high + CELL.gap };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#f4f3ef' } }).composite(
    cells.map((input, at) => ({
      input,
      left: CELL.gap + (at % COLUMNS) * wide,
      top: CELL.gap + Math.floor(at / COLUMNS) * high,
    })),
  );
  const raw = await sheet.png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 80; quality >= 30; quality -= 10) {
    const bytes = await sharp(raw).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length > MAX_BYTES && quality > 30) continue;
    await sharp(bytes).toFile(join(folder, `drawn-${name}.jpg`));
    process.stdout.write(`${name}: ${cells.length} pictures, ${Math.round(bytes.length / 1024)} kB\n`);
    return;
  }
}

const paint = (at: number): string => PAINTS[at % PAINTS.length] ?? 'a9b2bc';

/** Every vehicle from every side that there is, each in another paint. */
function vehicleSheets(): Sheet[] {
  const { models } = partsCatalog().vehicles;
  const isBody = (name: string, body: string) => name === body;
  const of = (view: string, bodies: boolean) =>
    Object.entries(models).flatMap(([name, { body, views }], at) =>
      views[view] && isBody(name, body) === bodies
        ? [`vehicle.${name}.${view}.${paint(at)}.${placeFor(body)}.${POSE}`]
        : [],
    );
  return ['front34', 'rear34', 'left'].flatMap((view) => [
    { name: `bodies-${view}`, scenes: of(view, true) },
    { name: `families-${view}`, scenes: of(view, false) },
  ]);
}

function placeFor(body: string): string {
  const { places } = partsCatalog();
  const wanted = body === 'snowmobile' ? 'snow-field' : 'dealer-lot-noon';
  return places[wanted] ? wanted : (Object.keys(places)[0] ?? '');
}

/** One car in every place, on every spot of one place, and in every light. */
function placeSheets(): Sheet[] {
  const { places } = partsCatalog();
  const cars = Object.entries(places).flatMap(([name, { kinds }]) => (kinds.includes('car') ? [name] : []));
  const car = (place: string, pose: string) => `vehicle.honda-cr-v.front34.1f4e8c.${place}.${pose}`;
  const spots = Array.from({ length: SPOTS }, (_, spot) => car(cars[0] ?? '', `n455${spot}0`));
  const lights = Array.from({ length: LIGHTS }, (_, light) => car(cars[0] ?? '', `n4550${light}`));
  return [{ name: 'places', scenes: [...cars.map((name) => car(name, POSE)), ...spots, ...lights] }];
}

/** Vehicles as they left the works, and as damage, rust, dirt and sun left them. */
function wearSheets(): Sheet[] {
  const worn = (model: string, view: string, color: string, place: string, wear: string) =>
    ['', `.${wear}`].map((mark) => `vehicle.${model}.${view}.${color}.${place}.${POSE}${mark}`);
  const scenes = [
    worn('honda-cr-v', 'front34', '1f4e8c', 'driveway-noon', 'fd3'),
    worn('honda-cr-v', 'rear34', 'f4f4f1', 'driveway-noon', 'rpo5'),
    worn('pickup-crew', 'front34', 'b3202a', 'farm-noon', 'do1'),
    worn('sedan', 'front34', '1c1e22', 'parking-lot-noon', 'c2'),
    worn('sedan', 'left', '6d737b', 'dealer-lot-noon', 'dm7'),
    worn('atv', 'front34', 'b3202a', 'trail-noon', 'fdm5'),
  ];
  return [{ name: 'wear', scenes: scenes.flat() }];
}

function wholeSheets(): Sheet[] {
  const { homes, rooms, vehicles, things, places } = partsCatalog();
  const ground = Object.keys(places).find((name) => places[name]?.kinds.includes('thing')) ?? '';
  return [
    {
      name: 'homes',
      scenes: Object.keys(homes).map((name) => `home.${name.replace(/-([^-]+)$/, '.$1')}.b9c4c9.${POSE}`),
    },
    {
      name: 'rooms',
      scenes: [...Object.keys(rooms).map((name) => `room.${name}.efe9dd.${POSE}`), 'plan.3.5.1860', 'plan.0.2.420'],
    },
    {
      name: 'details',
      scenes: Object.keys(vehicles.details).map((name) => {
        const text = name.startsWith('dash') ? '042310' : name.startsWith('window') ? 'AAAA-AAAA' : '-';
        return `detail.${name.replace('-', '.')}.1f4e8c.${text}.n05500`;
      }),
    },
    { name: 'things', scenes: Object.keys(things).map((name, at) => `thing.${name}.${paint(at)}.${ground}.${POSE}`) },
  ];
}

/** What people see: the first page of each part of the market, and whole listings. */
async function marketSheets(): Promise<Sheet[]> {
  const market = await makeDemoMarket(new Date());
  const pages = shelvesOf(market, { most: 24, models: 2 }).map(({ name, listings }) => ({
    name: `page-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    scenes: listings.map(coverOf),
  }));
  const first = (is: (of: Shown) => boolean) => {
    const of = market.find(is);
    return of ? listingDrawings({ ...of, stickerCode: 'AAAA-AAAA' }).map(({ scene }) => sceneCode(scene)) : [];
  };
  const car = first(({ answers }) => answers.vehicleType === 'CARS' && Array.isArray(answers.damage));
  const home = first(({ answers }) => answers.homeType === 'HOUSE' && Number(answers.bathrooms) > 2);
  return [...pages, { name: 'listings', scenes: [...car, ...home] }];
}

async function main(): Promise<void> {
  const [folder = 'docs/images', only = ''] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  for (const sheet of [
    ...vehicleSheets(),
    ...placeSheets(),
    ...wearSheets(),
    ...wholeSheets(),
    ...(await marketSheets()),
  ])
    if (new RegExp(only).test(sheet.name)) await writeSheet(folder, sheet);
}

await main();
