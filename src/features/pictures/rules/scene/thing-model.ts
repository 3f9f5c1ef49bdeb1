/** What a thing is drawn as, by a word of its name; the first that fits. What no word names has no drawing here. */
const BY_NAME: readonly (readonly [named: RegExp, thing: string])[] = [
  [/\bdrill/i, 'drill'],
  [/\btable saw/i, 'table-saw'],
  [/\bclamps?\b/i, 'clamps'],
  [/\bsocket set/i, 'socket-set'],
  [/\btool chest/i, 'tool-chest'],
  [/\bbookcase|bookshel/i, 'bookcase'],
  [/\bdining chairs?/i, 'dining-chair'],
  [/\bdresser/i, 'dresser'],
  [/\b(?:floor )?lamp/i, 'floor-lamp'],
  [/\bcoats?\b|\bjackets?\b/i, 'coats'],
  [/\bboots?\b/i, 'boots'],
  [/\bstroller/i, 'stroller'],
  [/\bcrib\b/i, 'crib'],
  [/\btrain set/i, 'train-set'],
  [/\bbricks\b/i, 'bricks'],
  [/\bpicture books/i, 'picture-books'],
  [/\b(?:cookbooks|paperbacks|books)\b/i, 'cookbooks'],
  [/\bturntable|record player/i, 'turntable'],
  [/\bmonitor\b/i, 'monitor'],
  [/\bTV\b|\btelevision/i, 'tv'],
  [/\bstand mixer/i, 'stand-mixer'],
  [/\bpans?\b|\bskillet/i, 'cast-iron-pans'],
  [/\bbowls\b/i, 'bowls'],
  [/\bbike\b|\bbicycle/i, 'road-bike'],
  [/\btent\b/i, 'tent'],
  [/\bfishing rods?/i, 'fishing-rods'],
  [/\bzero-turn/i, 'zero-turn-mower'],
  [/\bmower/i, 'push-mower'],
  [/\bterracotta|\bflower ?pots?/i, 'terracotta-pots'],
  [/\bclock\b/i, 'mantel-clock'],
  [/\bbaseball cards|\btrading cards/i, 'baseball-cards'],
  [/\bprints\b|\bframed\b/i, 'framed-prints'],
  [/\bbrooch|\bjewelry/i, 'brooches'],
  [/\bguitar/i, 'acoustic-guitar'],
  [/\bLPs\b|\brecords\b|\bvinyl\b/i, 'records'],
  [/\bfabric\b/i, 'fabric'],
  [/\bstring lights|\bChristmas lights/i, 'string-lights'],
  [/\bmoving boxes/i, 'moving-boxes'],
  [/\bpiano\b/i, 'upright-piano'],
  [/\bwasher\b/i, 'washer-dryer'],
  [/\bsofa\b|\bcouch\b|\bsectional/i, 'sectional-sofa'],
  [/\broll-?top desk/i, 'roll-top-desk'],
  [/\bplayset|swing set/i, 'playset'],
  [/\bhot tub|jacuzzi/i, 'hot-tub'],
  [/\bpinball/i, 'pinball'],
  [/\bkayak/i, 'kayak'],
];

/** Colors and woods as people write them, the most telling first. */
const BY_COLOR: readonly (readonly [named: RegExp, hex: string])[] = [
  [/\bwalnut\b/i, '#6b4528'],
  [/\b(?:mahogany|cherry)\b/i, '#6e3323'],
  [/\b(?:oak|maple)\b/i, '#b58550'],
  [/\b(?:pine|cedar)\b/i, '#c79a63'],
  [/\bterracotta\b/i, '#b8623f'],
  [/\b(?:leather)\b/i, '#6a4029'],
  [/\bwhite\b/i, '#efeee9'],
  [/\bblack\b/i, '#25272b'],
  [/\bgr[ae]y\b/i, '#7d838a'],
  [/\bnavy\b/i, '#26364f'],
  [/\bblue\b/i, '#3a6694'],
  [/\bred\b/i, '#a83434'],
  [/\bgreen\b/i, '#4c7357'],
  [/\byellow\b/i, '#d9b23c'],
  [/\borange\b/i, '#d0703a'],
  [/\bbrown\b/i, '#6c4b36'],
  [/\b(?:beige|cream)\b/i, '#d8cbb2'],
  [/\bpink\b/i, '#cf8f9d'],
];

/** How big things are: what stands on the floor, what is used outside, what is held in hands or lies on a table. */
// biome-ignore format: many names on a line
const LARGE = new Set([
  'bookcase', 'crib', 'dining-chair', 'dresser', 'floor-lamp', 'hot-tub', 'pinball', 'playset', 'roll-top-desk',
  'sectional-sofa', 'stroller', 'tool-chest', 'table-saw', 'upright-piano', 'washer-dryer', 'zero-turn-mower',
  'push-mower', 'road-bike', 'kayak', 'tent', 'fishing-rods',
]);
// biome-ignore format: many names on a line
const OUTDOORS = new Set([
  'hot-tub', 'playset', 'zero-turn-mower', 'push-mower', 'road-bike', 'kayak', 'tent', 'terracotta-pots', 'fishing-rods',
]);
// biome-ignore format: many names on a line
const OF_A_WORKSHOP = new Set(['tool-chest', 'table-saw', 'washer-dryer', 'road-bike', 'push-mower', 'drill', 'clamps', 'socket-set', 'moving-boxes', 'kayak']);

export const isLarge = (thing: string): boolean => LARGE.has(thing);

/** Grounds on which a thing is likely found, by how they end: no mower on a table. Furniture is set out on the lawn on the day of a sale. */
export function groundsFor(thing: string): readonly string[] {
  const workshop = OF_A_WORKSHOP.has(thing) ? ['garage'] : [];
  if (OUTDOORS.has(thing)) return ['lawn', ...workshop];
  return LARGE.has(thing) ? ['floor', ...(workshop.length > 0 ? workshop : ['lawn'])] : ['floor', 'table', ...workshop];
}

export const thingModel = (name: string): string | null => BY_NAME.find(([named]) => named.test(name))?.[1] ?? null;

/** The color or wood that these words name; null when they name none. */
export const colorNamed = (words: string): string | null => BY_COLOR.find(([named]) => named.test(words))?.[1] ?? null;
