import { beforeAll, describe, expect, it } from 'vitest';
import { demoListing } from '#app/demo/listing.ts';
import { demoPhotoRows } from '#app/demo/pictures.ts';
import { demoPlaces } from '#app/demo/places.ts';
import { demoThings } from '#app/demo/things/index.ts';
import { exteriorHex } from '#features/listings/rules/colors.ts';
import { type Drawable, listingDrawings } from '#features/listings/server/index.ts';
import { partsCatalog } from '#features/pictures/server/catalog.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { parseScene } from '#features/pictures/rules/scene/scene.ts';
import { vehicleModel } from '#features/pictures/rules/scene/vehicle-model.ts';
import { thingModel } from '#features/pictures/rules/scene/thing-model.ts';
import { categoryIn, flowById } from '#features/sell/rules/index.ts';
import type { Body, VehicleType } from '#shared/enums.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** The demo market as what may be drawn of it. */
async function makeMarket(): Promise<Drawable[]> {
  const market = { now: NOW, places: demoPlaces() };
  const vehicles = await Promise.all(Array.from({ length: 600 }, (_, index) => demoListing(index, market)));
  const things = demoThings(NOW, demoPlaces()).map(({ flow: name, id, answers, itemNames = [] }): Drawable => {
    const flow = flowById(name);
    if (!flow) throw new Error(`There is no flow ${name}.`);
    return { id, category: categoryIn(flow, answers), title: '', answers, itemNames };
  });
  return [...vehicles.map(({ id, answers }): Drawable => ({ id, category: 'VEHICLE', title: '', answers })), ...things];
}

describe('the pictures of the demo market', () => {
  let market: Drawable[] = [];
  beforeAll(async () => {
    market = await makeMarket();
  });

  it('exist for every listing, and of parts that are there', () => {
    for (const of of market) {
      const rows = demoPhotoRows(of, NOW);
      expect(rows.length, JSON.stringify(of.answers)).toBeGreaterThan(0);
      for (const { scene } of rows) expect(parseScene(scene ?? ''), scene ?? '').not.toBeNull();
    }
  });

  it('agree with the words: shape and paint of vehicles', () => {
    const { models } = partsCatalog().vehicles;
    for (const of of market.filter(({ category }) => category === 'VEHICLE')) {
      const { answers } = of;
      const { family, body } = vehicleModel({
        type: answers.vehicleType as VehicleType,
        make: String(answers.makeCustom ?? answers.make),
        model: String(answers.model),
        year: Number(answers.year),
        body: (answers.body ?? null) as Body | null,
        vehicleClass: (answers.vehicleClass ?? null) as string | null,
      });
      for (const { scene } of listingDrawings(of)) {
        if (scene.kind !== 'vehicle') continue;
        expect([family, body]).toContain(scene.model);
        expect(models[scene.model]?.body).toBe(body);
        expect(scene.color).toBe(exteriorHex(String(answers.exteriorColor)));
      }
    }
  });

  it('agree with the words: rooms of homes, what things are, what lies on tables', () => {
    for (const of of market) {
      const scenes = listingDrawings(of).map(({ scene }) => scene);
      const bedrooms = scenes.filter((scene) => scene.kind === 'room' && scene.room.startsWith('bedroom'));
      expect(bedrooms.length).toBeLessThanOrEqual(Number(of.answers.bedrooms ?? 0));
      for (const scene of scenes) {
        if (scene.kind === 'plan') expect(scene.bedrooms).toBe(of.answers.bedrooms);
        if (scene.kind === 'thing')
          expect(scene.thing).toBe(thingModel(String(of.answers.itemName ?? of.answers.thingName)));
        if (scene.kind === 'table')
          for (const thing of scene.things) expect((of.itemNames ?? []).map(thingModel)).toContain(thing);
      }
    }
  });

  it('can be drawn: one of each scene’s parts, at the size of a card', { timeout: 300_000 }, async () => {
    const seen = new Set<string>();
    for (const of of market)
      for (const { scene } of listingDrawings(of)) {
        const parts = [scene.kind, ...('model' in scene ? [scene.model, scene.view] : [])].join(' ');
        if (seen.has(parts)) continue;
        seen.add(parts);
        const picture = await drawScene(scene, 320, (code) => `http://localhost/q/${code}`);
        const { info } = (await picture?.avif({ effort: 0 }).toBuffer({ resolveWithObject: true })) ?? {};
        expect(info?.width, parts).toBe(320);
        expect(info?.size, parts).toBeLessThan(14 * 1024);
      }
    expect(seen.size).toBeGreaterThan(10);
  });
});
