import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile } from '#platform/data-file.ts';

const point = z.tuple([z.number(), z.number()]);
/** Corners clockwise from the top left, in pixels of the part. */
const quad = z.tuple([point, point, point, point]);
export type Quad = z.infer<typeof quad>;
const size = z.object({ width: z.number(), height: z.number() });

const place = size.extend({
  /** Whether there is room enough for what stands far away because it is long. */
  far: z.boolean().default(false),
  /** Average color, painted while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** What may stand there: `car`, `rv`, `boat`, `snow`, `thing` … */
  kinds: z.array(z.string()).default([]),
  lightColor: z.tuple([z.number(), z.number(), z.number()]).default([1, 1, 1]),
});
const model = z.object({
  body: z.string(),
  /** How far away it stands; a long vehicle needs a longer ground. */
  camera: z.enum(['close', 'near', 'far']),
  /** Whether it takes a color; a trailer of bare metal takes none. */
  painted: z.boolean().default(true),
  views: z.record(z.string(), size),
});
const detail = size.extend({ tinted: z.boolean().default(false), quads: z.record(z.string(), quad).default({}) });
const whole = size.extend({ tinted: z.boolean().default(false), color: z.string().default('#888888') });
const thing = size.extend({ tint: z.string().nullable().default(null), shadow: z.boolean().default(true) });

const read = <Shape extends z.ZodType>(file: (typeof FILES)[number], shape: Shape): z.output<Shape> =>
  shape.parse(JSON.parse(readFileSync(dataFile(`features/pictures/parts/${file}.json`), 'utf8')));

const vehicles = z.object({ models: z.record(z.string(), model), details: z.record(z.string(), detail) });

export type Catalog = {
  readonly vehicles: z.infer<typeof vehicles>;
  readonly places: Readonly<Record<string, z.infer<typeof place>>>;
  readonly homes: Readonly<Record<string, z.infer<typeof whole>>>;
  readonly rooms: Readonly<Record<string, z.infer<typeof whole>>>;
  readonly things: Readonly<Record<string, z.infer<typeof thing>>>;
};

const FILES = ['vehicles', 'places', 'homes', 'rooms', 'things'] as const;
let catalog: Catalog | undefined;

/** Grows when scenes are chosen or written another way. */
const CHOICE = '4';

/** Changes when parts come, go or change, or the choice among them: what was chosen among others may look otherwise now. */
export function partsVersion(): string {
  const hash = createHash('sha256').update(CHOICE);
  for (const file of FILES) hash.update(readFileSync(dataFile(`features/pictures/parts/${file}.json`)));
  return hash.digest('hex').slice(0, 16);
}

/** Which parts there are to make pictures of, read once. */
export function partsCatalog(): Catalog {
  catalog ??= {
    vehicles: read('vehicles', vehicles),
    places: read('places', z.record(z.string(), place)),
    homes: read('homes', z.record(z.string(), whole)),
    rooms: read('rooms', z.record(z.string(), whole)),
    things: read('things', z.record(z.string(), thing)),
  };
  return catalog;
}
