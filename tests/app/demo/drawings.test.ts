import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPhotoRows } from '#app/demo/pictures.ts';
import { type Drawable, listingDrawings } from '#features/listings/server/index.ts';
import { partsCatalog } from '#features/pictures/server/catalog.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { describeScene } from '#features/pictures/rules/scene/describe.ts';
import { isLikelyAt } from '#features/pictures/rules/scene/climate.ts';
import { floorPlan } from '#features/pictures/rules/scene/floor-plan.ts';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import { thingModel } from '#features/pictures/rules/scene/thing-model.ts';
import { vehicleModel, vehicleShapes } from '#features/pictures/rules/scene/vehicle-model.ts';
import { dataFile } from '#platform/data-file.ts';
import type { Body, VehicleType } from '#shared/enums.ts';
import { EXTERIOR_COLORS, exteriorHex } from '#shared/colors.ts';
import { makeDemoMarket, type Shown } from '../../../scripts/pictures/demo-market.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const views = JSON.parse(readFileSync(dataFile('features/pictures/parts/vehicles.json'), 'utf8')) as {
  models: Record<string, { views: Record<string, { wheels?: unknown[] }> }>;
};
const wheelsOf = (model: string): number =>
  Math.max(0, ...Object.values(views.models[model]?.views ?? {}).map(({ wheels = [] }) => wheels.length));

const isMotorcycle = (of: Drawable) => of.answers.vehicleType === 'MOTORCYCLES';
const lookOf = ({ answers }: Drawable) => ({
  type: answers.vehicleType as VehicleType,
  make: String(answers.makeCustom ?? answers.make),
  model: String(answers.model),
  year: Number(answers.year),
  body: (answers.body ?? null) as Body | null,
  vehicleClass: (answers.vehicleClass ?? null) as string | null,
});
const scenesOf = (of: Drawable): Scene[] => listingDrawings(of).map(({ scene }) => scene);

const SAID_OF_DAMAGE: Readonly<Record<string, string>> = {
  front: 'FRONT',
  rear: 'REAR',
  driver: 'DRIVER_SIDE',
  passenger: 'PASSENGER_SIDE',
};
const SAID_OF_REST: Readonly<Record<string, RegExp>> = { rust: /rust/i, dirt: /dusty/i, faded: /clear coat|faded/i };

describe('the pictures of the demo market', () => {
  let market: Shown[] = [];
  let vehicles: Shown[] = [];
  let homes: Shown[] = [];
  beforeAll(async () => {
    market = await makeDemoMarket(NOW);
    vehicles = market.filter(({ category }) => category === 'VEHICLE');
    homes = market.filter(({ category }) => category.startsWith('PROPERTY'));
  });

  it('exist for every listing, each picture once', () => {
    expect([vehicles.length > 2_000, homes.length > 100, market.length > 2_300]).toEqual([true, true, true]);
    for (const of of market) {
      const scenes = demoPhotoRows(of, NOW).map(({ scene }) => scene ?? '');
      expect(scenes.length, JSON.stringify(of.answers)).toBeGreaterThan(0);
      for (const scene of scenes) expect(parseScene(scene), scene).not.toBeNull();
      expect(new Set(scenes).size).toBe(scenes.length);
    }
  });

  it('agree with the words: shape and paint of vehicles', () => {
    const { models } = partsCatalog().vehicles;
    for (const of of vehicles) {
      const { body } = vehicleModel(lookOf(of));
      const shapes = vehicleShapes(lookOf(of));
      for (const scene of scenesOf(of)) {
        if (scene.kind !== 'vehicle') continue;
        expect(shapes).toContain(scene.model);
        expect([body, shapes.at(-1)]).toContain(models[scene.model]?.body);
        expect(scene.color).toBe(exteriorHex(String(of.answers.exteriorColor)));
      }
    }
  });

  it('agree with the words: every vehicle whose family has parts is drawn as that family', () => {
    const { models } = partsCatalog().vehicles;
    for (const of of vehicles) {
      const { family } = vehicleModel(lookOf(of));
      const [cover] = scenesOf(of);
      if (family && models[family]?.views.front34 && cover?.kind === 'vehicle') expect(cover.model).toBe(family);
    }
  });

  it('agree with the words: wheels, and what is towed or moves by itself', () => {
    for (const of of vehicles)
      for (const scene of scenesOf(of)) {
        if (scene.kind !== 'vehicle') continue;
        const wheels = wheelsOf(scene.model);
        if (isMotorcycle(of)) expect(wheels, scene.model).toBe(2);
        if (of.answers.vehicleType === 'CARS') expect(wheels, scene.model).toBe(4);
        // Two skis and a track.
        if (scene.model === 'snowmobile') expect([wheels, scene.place.startsWith('snow')]).toEqual([3, true]);
        if (of.answers.vehicleType === 'RVS')
          expect(scene.model.startsWith('motorhome'), scene.model).toBe(of.answers.engine !== 'No engine');
      }
  });

  it('agree with the words: the odometer, and damage only where it was said', () => {
    for (const of of vehicles) {
      const details = scenesOf(of).filter((scene) => scene.kind === 'detail');
      for (const { detail, text } of details) {
        if (detail === 'dash') expect(Number(text)).toBe(of.answers.mileage);
        if (detail === 'damage') expect(of.answers.damage).toBeInstanceOf(Array);
      }
    }
  });

  it('agree with the words: marks on the outside where damage, rust, dirt or tired paint was said, else none', () => {
    const met = new Set<string>();
    for (const of of vehicles) {
      const damage = Array.isArray(of.answers.damage) ? (of.answers.damage as string[]) : [];
      const description = String(of.answers.description);
      for (const scene of scenesOf(of)) {
        if (scene.kind !== 'vehicle') continue;
        const { marks } = scene.wear;
        const alt = describeScene(scene, of.title);
        for (const mark of marks) met.add(mark);
        if (damage.length === 0) expect(marks.filter((mark) => mark in SAID_OF_DAMAGE)).toEqual([]);
        for (const mark of marks) {
          if (mark in SAID_OF_DAMAGE) expect(damage).toContain(SAID_OF_DAMAGE[mark]);
          else expect(description).toMatch(SAID_OF_REST[mark] as RegExp);
        }
        if (marks.length === 0) expect(alt).not.toMatch(/ with (?:damage|rust|dirt|faded)/);
        else expect(alt).toMatch(/ with (?:damage (?:at the front|at the rear|on the )|rust|dirt|faded paint)/);
      }
      const isPainted = scenesOf(of).some(
        (it) => it.kind === 'vehicle' && partsCatalog().vehicles.models[it.model]?.painted,
      );
      const shown = scenesOf(of).flatMap((it) => (it.kind === 'vehicle' ? it.wear.marks : []));
      // Every side is on one of the pictures of a car; others have no picture of every side.
      if (isPainted && of.answers.vehicleType === 'CARS')
        for (const where of damage) expect(shown.map((mark) => SAID_OF_DAMAGE[mark])).toContain(where);
    }
    expect(met).toEqual(new Set(['front', 'rear', 'driver', 'passenger', 'rust', 'dirt', 'faded']));
  });

  it('agree with where it is: no snow, palms or cactus where there are none', () => {
    for (const of of [...vehicles, ...homes])
      for (const scene of scenesOf(of)) {
        const zip = String(of.answers.postcode);
        if (scene.kind === 'vehicle') expect(isLikelyAt(scene.place, zip), `${scene.place} at ${zip}`).toBe(true);
        if (scene.kind === 'home' && scene.view === 'winter') expect(isLikelyAt('snow-street', zip), zip).toBe(true);
      }
  });

  it('agree with the words: bedrooms, baths and area of homes', () => {
    for (const of of homes) {
      const { bedrooms = 0, bathrooms = 0, area } = of.answers as Record<string, number>;
      const scenes = scenesOf(of);
      const shown = (room: string) => scenes.filter((it) => it.kind === 'room' && it.room.startsWith(room)).length;
      expect(shown('bedroom')).toBeLessThanOrEqual(bedrooms);
      expect(shown('bath')).toBeLessThanOrEqual(Math.ceil(bathrooms));
      if (of.answers.homeType === 'LAND') expect(new Set(scenes.map(({ kind }) => kind))).toEqual(new Set(['home']));
      else expect(scenes.filter(({ kind }) => kind === 'plan')).toHaveLength(1);
      for (const scene of scenes) {
        if (scene.kind !== 'plan') continue;
        expect(scene).toEqual({ kind: 'plan', bedrooms, halfBaths: bathrooms * 2, area });
        const uses = floorPlan(scene.bedrooms, scene.halfBaths, scene.area).rooms.map(({ use }) => use);
        expect(uses.filter((use) => use === 'bed')).toHaveLength(bedrooms);
        expect(uses.filter((use) => use === 'bath')).toHaveLength(Math.floor(bathrooms));
      }
    }
  });

  it('agree with the words: what things are, and what is on tables and how much of it', () => {
    for (const of of market.filter((it) => !vehicles.includes(it) && !homes.includes(it)))
      for (const scene of scenesOf(of)) {
        const named = (of.itemNames ?? []).map(thingModel);
        if (scene.kind === 'thing')
          expect(scene.thing).toBe(thingModel(String(of.answers.itemName ?? of.answers.thingName)));
        else expect(scene.kind).toBe('table');
        if (scene.kind !== 'table') continue;
        const drawable = new Set(named.filter((thing) => thing !== null && partsCatalog().things[thing]));
        expect(scene.things.every((thing) => drawable.has(thing))).toBe(true);
        expect(scene.things).toHaveLength(Math.min(6, drawable.size));
      }
  });

  it('say what is drawn to those who cannot see it', () => {
    for (const of of market)
      for (const scene of scenesOf(of)) {
        const alt = describeScene(scene, of.title);
        expect(alt).toMatch(/^Drawing of (?:an? |open land|\w)/);
        expect(alt).not.toMatch(/\{\w+\}|undefined|null| {2}|, ,|:\s*$/);
        if (scene.kind === 'vehicle') {
          const color = EXTERIOR_COLORS.find(({ hex }) => hex === scene.color)?.label.toLowerCase();
          expect(alt).toContain(`${color} ${of.title}`);
          expect(alt).toMatch(/(?:view|side), (?:on|in|by|at) /);
        }
        if (scene.kind === 'thing' || scene.kind === 'table') expect(alt).toMatch(/ (?:on|in) [a-z ]+: /);
        if (scene.kind === 'home' && of.answers.homeType !== 'LAND') expect(alt).toContain(of.title);
      }
  });

  it('can be drawn: one of each scene’s parts, at the size of a card', { timeout: 300_000 }, async () => {
    const seen = new Set<string>();
    for (const of of market)
      for (const scene of scenesOf(of)) {
        const parts = partsOf(scene);
        if (seen.has(parts)) continue;
        seen.add(parts);
        const picture = await drawScene(scene, 320, (code) => `http://localhost/q/${code}`);
        const { info } = (await picture?.avif({ quality: 46, effort: 1 }).toBuffer({ resolveWithObject: true })) ?? {};
        expect(info?.width, parts).toBe(320);
        expect(info?.size, parts).toBeLessThan(14 * 1024);
      }
    expect(seen.size).toBeGreaterThan(100);
  });
});

/** Scenes of the same parts differ in color, place and cut only. */
function partsOf(scene: Scene): string {
  switch (scene.kind) {
    case 'vehicle':
      return `${scene.model} ${scene.view}`;
    case 'detail':
      return `${scene.detail} ${scene.part}`;
    case 'home':
      return `${scene.style} ${scene.view}`;
    case 'room':
      return scene.room;
    case 'thing':
      return scene.thing;
    default:
      return scene.kind;
  }
}
