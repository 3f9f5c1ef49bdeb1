import type { Body } from '#shared/enums.ts';

/** Families that have a shape of their own, by the body they have. A name is the make's, then the model's. */
// biome-ignore format: many names on a line
const FAMILIES = {
  sedan: [
    'toyota-camry', 'honda-accord', 'honda-civic', 'toyota-corolla', 'nissan-altima', 'chevrolet-malibu',
    'hyundai-elantra', 'volkswagen-jetta', 'dodge-charger', 'lexus-es', 'bmw-328i', 'mercedes-benz-c-class', 'audi-a4',
    'tesla-model-3',
  ],
  hatchback: ['mazda-mazda3', 'kia-soul', 'toyota-prius', 'nissan-leaf', 'chevrolet-bolt-ev', 'mini-cooper'],
  wagon: ['subaru-outback'],
  'suv-2row': [
    'honda-cr-v', 'toyota-rav4', 'nissan-rogue', 'ford-escape', 'chevrolet-equinox', 'subaru-forester', 'mazda-cx-5',
    'hyundai-tucson', 'volkswagen-tiguan', 'audi-q5', 'bmw-x5', 'volvo-xc60', 'lexus-rx', 'jeep-grand-cherokee',
  ],
  'suv-3row': [
    'toyota-highlander', 'honda-pilot', 'ford-explorer', 'kia-sorento', 'gmc-acadia', 'buick-enclave', 'acura-mdx',
    'toyota-4runner', 'chevrolet-tahoe', 'chevrolet-suburban',
  ],
  'off-roader': ['jeep-wrangler', 'ford-bronco'],
  'pickup-crew': ['ford-f-150', 'chevrolet-silverado-1500', 'ram-1500', 'toyota-tacoma', 'gmc-sierra-2500'],
  minivan: ['toyota-sienna', 'honda-odyssey', 'chrysler-pacifica'],
  'cargo-van': ['ford-transit'],
  coupe: ['ford-mustang', 'dodge-challenger'],
  sports: ['chevrolet-corvette'],
  convertible: ['mazda-mx-5'],
  'ev-crossover': ['tesla-model-y'],
} as const;

type FamilyBody = keyof typeof FAMILIES;

/** Bodies as sellers name them, whose vehicles may have the family's shape: a Civic that is a coupe is no Civic sedan. */
const SOLD_AS: Readonly<Record<FamilyBody, readonly Body[]>> = {
  sedan: ['SEDAN'],
  hatchback: ['HATCHBACK', 'WAGON', 'SUV'],
  wagon: ['WAGON', 'SUV', 'HATCHBACK'],
  'suv-2row': ['SUV', 'WAGON'],
  'suv-3row': ['SUV', 'WAGON'],
  'off-roader': ['SUV', 'CONVERTIBLE', 'TRUCK'],
  'pickup-crew': ['PICKUP', 'TRUCK'],
  minivan: ['MINIVAN', 'VAN', 'WAGON'],
  'cargo-van': ['VAN', 'MINIVAN', 'TRUCK'],
  coupe: ['COUPE', 'HATCHBACK'],
  sports: ['COUPE', 'HATCHBACK'],
  convertible: ['CONVERTIBLE', 'COUPE'],
  'ev-crossover': ['SUV', 'HATCHBACK', 'WAGON'],
};

/** Makes that people shorten. */
const MAKES: Readonly<Record<string, string>> = {
  chevy: 'chevrolet',
  vw: 'volkswagen',
  mercedes: 'mercedes-benz',
  benz: 'mercedes-benz',
  'dodge-ram': 'ram',
  'ram-trucks': 'ram',
};

/** Names that say the family another way; the first that fits. `null` is another vehicle with a like name. */
const ALSO: readonly (readonly [make: string, named: RegExp, family: string | null])[] = [
  ['ford', /^transit-connect/, null],
  ['ford', /^bronco-(?:sport|ii)\b/, null],
  ['ford', /^mustang-mach/, null],
  ['toyota', /^corolla-cross/, null],
  ['toyota', /^prius-(?:v|c)\b/, null],
  ['nissan', /^rogue-sport/, null],
  ['mini', /^cooper-(?:s-)?(?:countryman|clubman|paceman)/, null],
  ['chevrolet', /^silverado-[2-9]\d{3}/, null],
  ['ram', /^(?:1500-)?promaster/, null],
  ['bmw', /^(?:3-series|3[1-4]\d[a-z]*)\b/, 'bmw-328i'],
  ['mercedes-benz', /^c-?(?:class|\d{2,3})\b/, 'mercedes-benz-c-class'],
  ['chevrolet', /^silverado\b/, 'chevrolet-silverado-1500'],
  ['chevrolet', /^bolt\b/, 'chevrolet-bolt-ev'],
  ['gmc', /^sierra-(?:2500|3500|hd)/, 'gmc-sierra-2500'],
  ['dodge', /^ram-1500/, 'ram-1500'],
  ['ram', /^ram-1500/, 'ram-1500'],
  ['mazda', /^3\b/, 'mazda-mazda3'],
  ['mazda', /^(?:miata|mx-?5)/, 'mazda-mx-5'],
  ['mini', /^(?:cooper|hardtop)/, 'mini-cooper'],
  ['lexus', /^es-?\d{3}/, 'lexus-es'],
  ['lexus', /^rx-?\d{3}/, 'lexus-rx'],
];

/** A name in which hyphens may be left out or set between letters and digits: `CR-V`, `CRV`, `RAV 4`, `F150`. */
const spelled = (name: string): RegExp => {
  const loose = name.replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$&-').replaceAll('-', '-?');
  return new RegExp(`^${loose}(?:-|$)`);
};

type Family = { readonly family: string; readonly body: FamilyBody; readonly pattern: RegExp; readonly make: string };

const makeOf = (family: string): string =>
  family.startsWith('mercedes-benz-') ? 'mercedes-benz' : (family.split('-')[0] ?? '');

const ALL: readonly Family[] = Object.entries(FAMILIES).flatMap(([body, families]) =>
  families.map((family) => {
    const make = makeOf(family);
    return { family, body: body as FamilyBody, make, pattern: spelled(family.slice(make.length + 1)) };
  }),
);

function named(make: string, model: string): Family | null {
  const also = ALSO.find(([maker, pattern]) => maker === make && pattern.test(model));
  if (also?.[2] === null) return null;
  return (
    ALL.find(({ family, make: maker, pattern }) =>
      also ? family === also[2] : maker === make && pattern.test(model),
    ) ?? null
  );
}

/**
 * The family of a car by its make and model, written in small letters with hyphens; null where it has none, or where it
 * has another body than the family's.
 */
export function familyOf(make: string, model: string, body: Body | null): { family: string; body: string } | null {
  const maker = MAKES[make] ?? make;
  // Some write the make once more.
  const own = model.startsWith(`${maker}-`) && maker !== 'mini' ? model.slice(maker.length + 1) : model;
  const found = named(maker, own);
  if (!found || (body !== null && body !== 'OTHER' && !SOLD_AS[found.body].includes(body))) return null;
  return { family: found.family, body: found.body };
}
