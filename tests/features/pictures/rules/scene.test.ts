import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, FRAMINGS } from '#features/pictures/rules/silhouette-scene.ts';
import { SILHOUETTE_KINDS } from '#features/pictures/rules/silhouettes.ts';
import { drawDigits, odometerDigits } from '#features/pictures/rules/scene/digits.ts';
import { floorPlan } from '#features/pictures/rules/scene/floor-plan.ts';
import { homeStyles } from '#features/pictures/rules/scene/home-style.ts';
import { DETAILS, parseScene, type Scene, sceneCode, VEHICLE_VIEWS } from '#features/pictures/rules/scene/scene.ts';
import { colorNamed, thingModel } from '#features/pictures/rules/scene/thing-model.ts';
import { CLEAN, type WearMark } from '#features/pictures/rules/scene/wear.ts';
import { type VehicleLook, vehicleModel } from '#features/pictures/rules/scene/vehicle-model.ts';

const digit = fc.integer({ min: 0, max: 9 });
const pose = fc.record({ mirrored: fc.boolean(), zoom: digit, across: digit, down: digit, spot: digit, light: digit });
const word = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,2}$/);
const color = fc.stringMatching(/^[0-9a-f]{6}$/).map((hex) => `#${hex}`);
const wear = fc
  .record({
    marks: fc.subarray<WearMark>(['front', 'rear', 'driver', 'passenger', 'rust', 'dirt', 'faded']),
    variant: digit,
  })
  .map((it) => (it.marks.length > 0 ? it : CLEAN));
const scene: fc.Arbitrary<Scene> = fc.oneof(
  fc.record({
    kind: fc.constant('vehicle'),
    model: word,
    view: fc.constantFrom(...VEHICLE_VIEWS),
    color,
    place: word,
    pose,
    wear,
  }),
  fc.record({
    kind: fc.constant('detail'),
    detail: fc.constantFrom(...DETAILS),
    part: word,
    color,
    text: fc.stringMatching(/^([0-9A-Za-z]{1,40})?$/),
    pose,
  }),
  fc.record({ kind: fc.constant('home'), style: word, view: word, color, pose }),
  fc.record({ kind: fc.constant('room'), room: word, color, pose }),
  fc.record({
    kind: fc.constant('plan'),
    bedrooms: fc.integer({ min: 0, max: 12 }),
    halfBaths: fc.integer({ min: 0, max: 24 }),
    area: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({ kind: fc.constant('thing'), thing: word, color, ground: word, pose }),
  fc.record({
    kind: fc.constant('sketch'),
    silhouette: fc.constantFrom(...SILHOUETTE_KINDS),
    color,
    framing: fc.constantFrom(...FRAMINGS),
    background: fc.constantFrom(...BACKGROUNDS),
  }),
  fc.record({ kind: fc.constant('table'), things: fc.array(word, { minLength: 1, maxLength: 6 }), ground: word, pose }),
) as fc.Arbitrary<Scene>;

describe('a scene as an address', () => {
  it('reads back as it was written, and fits an address as it is', () => {
    fc.assert(
      fc.property(scene, (it) => {
        const code = sceneCode(it);
        expect(parseScene(code)).toEqual(it);
        expect(encodeURIComponent(code).replaceAll('%2B', '+')).toBe(code);
      }),
    );
  });

  it('is nothing else: whatever is read has one spelling', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          scene.map((it) => `${sceneCode(it)}.`),
          scene.map((it) => sceneCode(it).toUpperCase()),
        ),
        (text) => {
          const read = parseScene(text);
          if (read) expect(sceneCode(read)).toBe(text);
        },
      ),
    );
  });

  it.each([
    '',
    'constructor.a.b',
    '__proto__.x',
    'vehicle.../../x.front34.ffffff.a.n55500',
    'vehicle.sedan.front34.ffffff.driveway',
    'vehicle.sedan.above.ffffff.driveway.n55500',
    'plan.3.4.1480.1',
    'plan.03.4.1480',
    'plan.99.4.1480',
    'table.a+a+a+a+a+a+a.lawn.n55500',
    'detail.dash.1.ffffff.<svg>.n55500',
    'vehicle.sedan.front34.ffffff.driveway.n555',
  ])('%s is none', (code) => {
    expect(parseScene(code)).toBeNull();
  });
});

const look = (of: Partial<VehicleLook>): VehicleLook => ({
  type: 'CARS',
  make: '',
  model: '',
  year: 2020,
  body: null,
  vehicleClass: null,
  ...of,
});

describe('the shape of a vehicle', () => {
  it.each<[Partial<VehicleLook>, family: string | null, body: string | null]>([
    [{ make: 'Toyota', model: 'Camry', body: 'SEDAN' }, 'toyota-camry', 'sedan'],
    [{ make: 'Toyota', model: 'Camry Hybrid', body: 'SEDAN' }, 'toyota-camry', 'sedan'],
    [{ make: 'Ford', model: 'F-150 Lightning', body: 'PICKUP' }, 'ford-f-150', 'pickup-crew'],
    [{ make: 'BMW', model: '328i', body: 'SEDAN' }, 'bmw-328i', 'sedan'],
    [{ make: 'Mercedes-Benz', model: 'C 300', body: 'SEDAN' }, 'mercedes-benz-c-class', 'sedan'],
    [{ make: 'RAM', model: '1500', body: 'PICKUP' }, 'ram-1500', 'pickup-crew'],
    [{ make: 'Chevrolet', model: 'Suburban', body: 'SUV' }, 'chevrolet-suburban', 'suv-3row'],
    [{ make: 'Kia', model: 'Telluride', body: 'SUV' }, null, 'suv-3row'],
    [{ make: 'Toyota', model: 'Estima', body: 'MINIVAN' }, null, 'minivan'],
    [{ make: 'Ford', model: 'Fairlane', body: 'COUPE', year: 1966 }, null, 'classic'],
    [{ make: 'Ford', model: 'Model T', year: 1923 }, null, 'classic'],
    [{ make: 'Acura', model: 'Integra' }, null, 'sedan'],
    [{ type: 'RVS', make: 'Jayco', model: 'Jay Flight', vehicleClass: 'TRAVEL_TRAILER' }, null, 'travel-trailer'],
    [{ type: 'POWERSPORTS', make: 'Ski-Doo', model: 'Renegade', vehicleClass: 'SNOWMOBILE' }, null, 'snowmobile'],
    [{ type: 'BOATS', make: 'Toyota', model: 'Camry', vehicleClass: 'PONTOON' }, null, 'pontoon'],
    [{ type: 'OTHERS', make: 'Deere', model: '3025E', vehicleClass: 'TRACTOR' }, null, null],
    [{ type: 'OTHERS', make: 'Club Car', model: 'Onward', vehicleClass: 'OTHER_VEHICLE' }, null, 'golf-cart'],
    [{ type: 'OTHERS', make: 'Somebody', model: 'Something' }, null, null],
    [{ make: 'Honda', model: 'CR-V', body: 'SUV' }, 'honda-cr-v', 'suv-2row'],
    [{ make: 'Honda', model: 'crv', body: 'SUV' }, 'honda-cr-v', 'suv-2row'],
    [{ make: 'Toyota', model: 'RAV 4 Hybrid', body: 'SUV' }, 'toyota-rav4', 'suv-2row'],
    [{ make: 'Toyota', model: '4 Runner', body: 'SUV' }, 'toyota-4runner', 'suv-3row'],
    [{ make: 'Ford', model: 'F150' }, 'ford-f-150', 'pickup-crew'],
    [{ make: 'Chevy', model: 'Silverado', body: 'TRUCK' }, 'chevrolet-silverado-1500', 'pickup-crew'],
    [{ make: 'Chevrolet', model: 'Bolt EUV', body: 'SUV' }, 'chevrolet-bolt-ev', 'hatchback'],
    [{ make: 'Dodge', model: 'Ram 1500', body: 'PICKUP' }, 'ram-1500', 'pickup-crew'],
    [{ make: 'GMC', model: 'Sierra 3500 HD', body: 'TRUCK' }, 'gmc-sierra-2500', 'pickup-crew'],
    [{ make: 'GMC', model: 'Sierra 1500', body: 'PICKUP' }, null, 'pickup-crew'],
    [{ make: 'Lexus', model: 'RX350', body: 'SUV' }, 'lexus-rx', 'suv-2row'],
    [{ make: 'Mazda', model: 'Miata', body: 'CONVERTIBLE' }, 'mazda-mx-5', 'convertible'],
    [{ make: 'Mazda', model: '3', body: 'HATCHBACK' }, 'mazda-mazda3', 'hatchback'],
    [{ make: 'Mazda', model: '3', body: 'SEDAN' }, null, 'sedan'],
    [{ make: 'MINI', model: 'Hardtop 2 Door', body: 'HATCHBACK' }, 'mini-cooper', 'hatchback'],
    [{ make: 'MINI', model: 'Cooper Countryman', body: 'SUV' }, null, 'suv-2row'],
    [{ make: 'VW', model: 'Tiguan', body: 'SUV' }, 'volkswagen-tiguan', 'suv-2row'],
    [{ make: 'Honda', model: 'Civic', body: 'COUPE' }, null, 'coupe'],
    [{ make: 'Ford', model: 'Mustang', body: 'CONVERTIBLE' }, null, 'convertible'],
    [{ make: 'Ford', model: 'Mustang', body: 'COUPE', year: 1966 }, null, 'classic'],
    [{ make: 'Ford', model: 'Mustang Mach-E', body: 'SUV' }, null, 'ev-crossover'],
    [{ make: 'Ford', model: 'Transit Connect', body: 'VAN' }, null, 'cargo-van'],
    [{ make: 'Ford', model: 'Bronco Sport', body: 'SUV' }, null, 'suv-2row'],
    [{ type: 'RVS', make: 'Airstream', model: 'Flying Cloud' }, 'airstream-flying-cloud', 'travel-trailer'],
    [
      { type: 'BOATS', make: 'Boston Whaler', model: 'Montauk', vehicleClass: 'CENTER_CONSOLE' },
      null,
      'center-console',
    ],
  ])('%o', (of, family, body) => {
    expect(vehicleModel(look(of))).toEqual({ family, body });
  });

  const names = [...readFileSync('scripts/pictures/families.py', 'utf8').matchAll(/^family\("([^"]+)", "([^"]+)"/gm)];

  it('is that of each of the families that are built, by the name of make and model', () => {
    expect(names.length).toBeGreaterThan(60);
    for (const [, family = '', body = ''] of names) {
      const make = family.startsWith('mercedes-benz') ? 'mercedes-benz' : family.split('-')[0];
      const model = family.slice((make?.length ?? 0) + 1);
      for (const name of [model, model.replaceAll('-', ' ').toUpperCase(), model.replaceAll('-', '')])
        expect(vehicleModel(look({ make: make ?? '', model: name })), name).toEqual({ family, body });
    }
  });
});

describe('what words say', () => {
  it.each([
    ['Mid-century dresser', 'dresser'],
    ['Zero-turn mower, 42-inch deck', 'zero-turn-mower'],
    ['Push mower', 'push-mower'],
    ['65-inch TV with wall mount', 'tv'],
    ['Picture books', 'picture-books'],
    ['A rare and nameless object', null],
  ])('%s is drawn as %s', (name, thing) => {
    expect(thingModel(name)).toBe(thing);
  });

  it('names a wood or a color, and nothing where it names none', () => {
    expect(colorNamed('Walnut veneer, drawers run well.')).toBe(colorNamed('in walnut'));
    expect(colorNamed('Sectional sofa, gray')).not.toBe(colorNamed('Walnut'));
    expect(colorNamed('Charger included')).toBeNull();
  });

  it.each([
    ['HOUSE', 'Brick ranch with a deep yard', 1964, ['ranch']],
    ['HOUSE', 'Colonial at the end of a quiet road', 1998, ['colonial']],
    ['CONDO', 'Corner condo', 2006, ['condo', 'apartment']],
    ['APARTMENT', 'Two bedrooms and a balcony', 1994, ['apartment', 'condo']],
    ['LAND', 'Five acres', null, ['land']],
    ['MANUFACTURED', 'Double-wide', 2002, ['mobile']],
  ])('a %s, "%s", of %s is drawn as %s', (type, words, year, styles) => {
    expect(homeStyles(type, words, year)).toEqual(styles);
  });

  it('draws no house of a time that built none like it', () => {
    expect(homeStyles('HOUSE', 'Home', 1926)).not.toContain('modern');
    expect(homeStyles('HOUSE', 'Home', 1989)).not.toContain('craftsman');
  });
});

describe('a plan', () => {
  const plan = fc.tuple(
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 200, max: 6_000 }),
  );

  it('has the bedrooms, baths and area that were said, and no gap or overlap', () => {
    fc.assert(
      fc.property(plan, ([bedrooms, halfBaths, area]) => {
        const { rooms, width, height } = floorPlan(bedrooms, halfBaths, area);
        const count = (use: string) => rooms.filter((room) => room.use === use).length;
        expect([count('bed'), count('bath'), count('half-bath')]).toEqual([
          bedrooms,
          Math.floor(halfBaths / 2),
          halfBaths % 2,
        ]);
        expect(width * height).toBeCloseTo(area, 3);
        expect(rooms.reduce((sum, room) => sum + room.width * room.height, 0)).toBeCloseTo(area, 3);
        for (const room of rooms) {
          expect(Math.min(room.x, room.y)).toBeGreaterThanOrEqual(0);
          expect(room.x + room.width).toBeLessThanOrEqual(width + 1e-6);
          expect(room.y + room.height).toBeLessThanOrEqual(height + 1e-6);
        }
      }),
    );
  });
});

describe('an odometer', () => {
  it('shows six digits or more, each in strokes of its own', () => {
    expect(odometerDigits(4_312)).toBe('004312');
    expect(odometerDigits(1_204_312)).toBe('1204312');
    const all = Array.from({ length: 10 }, (_, value) => drawDigits(String(value), '#ffffff'));
    expect(new Set(all).size).toBe(10);
  });
});
