/**
 * Lists the closest pairs of cards in the first pages of the demo market: node scripts/pictures/alike.ts [pairs] [shelves]
 */
import { parseScene } from '../../src/features/pictures/rules/scene/scene.ts';
import { drawScene } from '../../src/features/pictures/server/index.ts';
import { coverOf, makeDemoMarket, type Shelf, shelvesOf } from './demo-market.ts';
import { compare, type Fingerprint, fingerprint, type Likeness } from './likeness.ts';

const WIDTH = 160;
export type Pair = Likeness & { readonly shelf: string; readonly scenes: readonly [string, string] };

const kept = new Map<string, Promise<Fingerprint | null>>();

function fingerprintOf(code: string): Promise<Fingerprint | null> {
  const known = kept.get(code) ?? drawn(code);
  kept.set(code, known);
  return known;
}

async function drawn(code: string): Promise<Fingerprint | null> {
  const scene = parseScene(code);
  const picture = scene && (await drawScene(scene, WIDTH, () => 'http://localhost/'));
  return picture ? fingerprint(picture) : null;
}

/** Every two cards of a shelf that are as close as this. */
export async function closePairs({ name, listings }: Shelf, isClose: (pair: Likeness) => boolean): Promise<Pair[]> {
  const scenes = listings.map(coverOf);
  const prints: (Fingerprint | null)[] = [];
  for (const scene of scenes) prints.push(await fingerprintOf(scene));
  return prints.flatMap((one, at) =>
    prints.slice(0, at).flatMap((other, before): Pair[] => {
      if (!one || !other) return [];
      const likeness = compare(one, other);
      return isClose(likeness)
        ? [{ ...likeness, shelf: name, scenes: [scenes[before] as string, scenes[at] as string] }]
        : [];
    }),
  );
}

/**
 * Whether two cards may be taken for one another. Of 64 bits of a difference hash up to 10 differ between copies of one
 * photo (photos hold it so too); two pictures as close as that still differ at a glance when every spot of them has
 * another color by 8 on average, where 2.3 is the least that is seen at all and 5 is another shade. With 2 bits or fewer
 * no color helps: that is the same picture repainted.
 */
export const isConfusable = ({ bits, color }: Likeness): boolean => bits <= 2 || (bits <= 10 && color < 8);

async function main(): Promise<void> {
  const [pairs = '3', only = ''] = process.argv.slice(2);
  const shelves = shelvesOf(await makeDemoMarket(new Date())).filter(({ name }) => new RegExp(only).test(name));
  for (const shelf of shelves) {
    const close = await closePairs(shelf, ({ bits }) => bits <= 20);
    close.sort((a, b) => a.bits + a.color / 2 - b.bits - b.color / 2);
    const confusable = close.filter(isConfusable).length;
    process.stdout.write(`${shelf.name}: ${shelf.listings.length} cards, ${confusable} confusable pairs\n`);
    for (const { bits, color, scenes } of close.slice(0, Number(pairs)))
      process.stdout.write(`  ${bits} bits, color ${color.toFixed(1)}: ${scenes.join('  ')}\n`);
  }
}

if (import.meta.main) await main();
