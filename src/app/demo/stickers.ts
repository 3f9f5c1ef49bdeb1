import type { InferInsertModel } from 'drizzle-orm';
import type { CodeEvent } from '#features/sticker-codes/rules/sticker-state.ts';
import type * as schema from '#features/schema.ts';
import { demoId } from '#features/vehicles/server/index.ts';
import { diceFor } from './random.ts';

const DAY = 86_400_000;

type Code = InferInsertModel<typeof schema.qrCodes>;
type Scan = InferInsertModel<typeof schema.qrScans>;
type View = InferInsertModel<typeof schema.listingViews>;
export type Thing = { readonly id: string; readonly ownerId: string };

/** Something that has one sticker, of the kind made for it. */
export type Tagged = { readonly on: Thing; readonly prefix: string; readonly name: string };

/** What the demo stickers are on. */
export type StickerScene = {
  readonly now: Date;
  /** The account that people sign in to. */
  readonly seller: string;
  /** Two of its listings. */
  readonly car: Thing;
  readonly pickup: Thing;
  /** Somebody else's, sold. */
  readonly sold: Thing | null;
  /** One of each kind that is no private seller's car. */
  readonly tagged: readonly Tagged[];
};

type Sticker = {
  /** Its code follows from this. */
  readonly name: string;
  readonly prefix: string;
  /** Codes with one sheet were printed together. */
  readonly sheet: string;
  readonly on?: Thing | null;
  readonly ownerId?: string | null;
  readonly outside?: string;
  readonly retired?: boolean;
  /** People a day who scan it, at most. */
  readonly liked?: number;
};

/** The code on the demo seller's car; the README prints it. */
export const DEMO_CODE = `1222${demoId('sticker car').replaceAll('-', '').toUpperCase()}`;
const MADE_DAYS_AGO = 21;
const SCANNED_DAYS = 14;

function stickersOf({ seller, car, pickup, sold, tagged }: StickerScene): Sticker[] {
  const several = (count: number, name: string, rest: Omit<Sticker, 'name' | 'sheet'>): Sticker[] =>
    Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, sheet: name, ...rest }));
  return [
    { name: 'car', prefix: '1222', sheet: 'car', on: car, liked: 6 },
    { name: 'car, rear window', prefix: '1111', sheet: 'car, rear window', on: car, liked: 3 },
    { name: 'pickup', prefix: '1333', sheet: 'pickup', on: pickup, liked: 4 },
    ...several(3, 'tags', { prefix: '1410', ownerId: seller }),
    { name: 'boat club', prefix: '1401', sheet: 'boat club', ownerId: seller, outside: 'https://example.com/' },
    { name: 'lost', prefix: '1111', sheet: 'lost', ownerId: seller, retired: true },
    ...several(10, 'blank', { prefix: '1401' }),
    ...tagged.map((one) => ({ ...one, sheet: one.name, liked: 3 })),
    ...(sold ? [{ name: 'sold', prefix: '1222', sheet: 'sold', on: sold, liked: 3 }] : []),
  ];
}

/** Sticker codes in every state, what became of them and how often they were scanned: the same on every machine. */
export function demoStickers(scene: StickerScene) {
  const made = new Date(scene.now.getTime() - MADE_DAYS_AGO * DAY);
  const stickers = stickersOf(scene);
  const positions = new Map<string, number>();
  const codes = stickers.map((sticker): Code => {
    const position = (positions.get(sticker.sheet) ?? 0) + 1;
    positions.set(sticker.sheet, position);
    return {
      id: demoId(`sticker ${sticker.name}`),
      prefix: sticker.prefix,
      ownerId: sticker.on?.ownerId ?? sticker.ownerId ?? null,
      listingId: sticker.on?.id ?? null,
      externalUrl: sticker.outside ?? null,
      batchId: demoId(`sheet ${sticker.sheet}`),
      batchPosition: position,
      orderId: null,
      createdAt: made,
      updatedAt: made,
      retiredAt: sticker.retired ? made : null,
    };
  });
  const scans = stickers.flatMap((sticker) => scansOf(sticker, scene.now));
  return { codes, scans, views: viewsOf(scans) };
}

/** What became of a code, as its record tells it. */
export function eventsOf({ ownerId, listingId, externalUrl, retiredAt }: Code): CodeEvent[] {
  const after: CodeEvent[] = [
    ...(ownerId ? ['CLAIMED' as const] : []),
    ...(listingId ? ['LINKED' as const] : []),
    ...(externalUrl ? ['EXTERNAL' as const] : []),
    ...(retiredAt ? ['RETIRED' as const] : []),
  ];
  return ['MINTED', ...after];
}

function scansOf({ name, on, liked = 0 }: Sticker, now: Date): Scan[] {
  if (liked === 0 || !on) return [];
  const dice = diceFor(`scans of ${name}`);
  const code = demoId(`sticker ${name}`);
  return Array.from({ length: SCANNED_DAYS }, (_, at) => {
    const day = new Date(now.getTime() - (SCANNED_DAYS - 1 - at) * DAY).toISOString().slice(0, 10);
    const counts = { PERSON: dice.between(0, liked), CLICK: dice.between(0, 1), BOT: dice.between(0, 2) };
    return (['PERSON', 'CLICK', 'BOT'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => {
        return { code, day, kind, count: counts[kind], listingId: on.id, known: true };
      });
  }).flat();
}

/** Whoever scanned looked at the page, and others found it without a sticker. */
function viewsOf(scans: readonly Scan[]): View[] {
  const looks = new Map<string, View>();
  for (const { listingId, day, kind, count = 0 } of scans) {
    if (!listingId || kind === 'BOT') continue;
    const known = looks.get(`${listingId} ${day}`);
    const found = known?.count ?? diceFor(`views ${listingId} ${day}`).between(3, 15);
    looks.set(`${listingId} ${day}`, { listingId, day, count: found + count });
  }
  return [...looks.values()];
}
