/** A room of a plan: where it lies, in feet, and what it is for. */
export type PlanRoom = {
  readonly use: 'living' | 'kitchen' | 'dining' | 'bed' | 'bath' | 'half-bath' | 'hall';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Wanted = { readonly use: PlanRoom['use']; readonly share: number };

/** Feet of the longer side to one of the shorter. */
const RATIO = 1.38;
/** Of a dwelling's area, as builders divide it. */
const SHARES = {
  living: 0.24,
  kitchen: 0.12,
  dining: 0.09,
  hall: 0.08,
  firstBed: 0.16,
  bed: 0.115,
  bath: 0.055,
  half: 0.025,
};

/** Rooms one behind the other; the last of the day's and the first of the night's lie at the hall. */
type Column = readonly Wanted[];

function dayColumns(bedrooms: number, halfBaths: number): Column[] {
  const living: Wanted = { use: 'living', share: SHARES.living + (bedrooms === 0 ? 0.2 : 0) };
  const kitchen: Wanted = { use: 'kitchen', share: SHARES.kitchen };
  const dining: Wanted[] = bedrooms >= 2 ? [{ use: 'dining', share: SHARES.dining }] : [];
  const half: Wanted[] = halfBaths % 2 === 1 ? [{ use: 'half-bath', share: SHARES.half }] : [];
  const alone: Column[] = bedrooms === 0 ? [bathsOf(halfBaths)] : [];
  return [[living], [...dining, kitchen], half, ...alone].filter((column) => column.length > 0);
}

const bathsOf = (halfBaths: number): Wanted[] =>
  Array.from({ length: Math.floor(halfBaths / 2) }, () => ({ use: 'bath', share: SHARES.bath }));

/** Each bath between the hall and the bedroom it serves; those left over stand by themselves. */
function nightColumns(bedrooms: number, halfBaths: number): Column[] {
  if (bedrooms === 0) return [];
  const baths = bathsOf(halfBaths);
  const beds = Array.from({ length: bedrooms }, (_, at): Column => {
    const bed: Wanted = { use: 'bed', share: at === 0 ? SHARES.firstBed : SHARES.bed };
    const bath = baths[at];
    return bath ? [bath, bed] : [bed];
  });
  return [...beds, ...baths.slice(bedrooms).map((bath) => [bath])];
}

const total = (column: Column): number => column.reduce((sum, { share }) => sum + share, 0);
const totalOf = (columns: readonly Column[]): number => columns.reduce((sum, column) => sum + total(column), 0);

/** Columns side by side in a strip, each as wide as its share. */
function layStrip(columns: readonly Column[], strip: Omit<PlanRoom, 'use'>): PlanRoom[] {
  const whole = totalOf(columns);
  let x = strip.x;
  return columns.flatMap((column) => {
    const width = (strip.width * total(column)) / whole;
    let y = strip.y;
    const rooms = column.map(({ use, share }) => {
      const room = { use, x, y, width, height: (strip.height * share) / total(column) };
      y += room.height;
      return room;
    });
    x += width;
    return rooms;
  });
}

type FloorPlan = { readonly rooms: readonly PlanRoom[]; readonly width: number; readonly height: number };

/**
 * A plan that has these rooms and this area. A drawing of what the listing says, not of how the home is laid out.
 * @param halfBaths full baths count two
 * @param area square feet
 */
export function floorPlan(bedrooms: number, halfBaths: number, area: number): FloorPlan {
  const height = Math.sqrt(Math.max(area, 1) / RATIO);
  const width = height * RATIO;
  const [day, night] = [dayColumns(bedrooms, halfBaths), nightColumns(bedrooms, halfBaths)];
  return { width, height, rooms: layoutFor(bedrooms)(day, night, { width, height }) };
}

type Whole = Pick<FloorPlan, 'width' | 'height'>;
type Columns = readonly Column[];

/** So that no room is a corridor: three bedrooms go in a row, fewer or four in a wing, more along the whole back. */
const layoutFor = (bedrooms: number) =>
  bedrooms === 0 || bedrooms === 3 ? layRows : bedrooms <= 4 ? layWings : layBlocks;

/** Living on one side of the hall, sleeping on the other. */
function layRows(day: Columns, night: Columns, { width, height }: Whole): PlanRoom[] {
  const hall = night.length > 0 ? SHARES.hall : 0;
  const sum = totalOf(day) + totalOf(night) + hall;
  const dayHeight = (height * totalOf(day)) / sum;
  const hallHeight = (height * hall) / sum;
  const below = dayHeight + hallHeight;
  return [
    ...layStrip(day, { x: 0, y: 0, width, height: dayHeight }),
    ...(hall > 0 ? [{ use: 'hall' as const, x: 0, y: dayHeight, width, height: hallHeight }] : []),
    ...layStrip(night, { x: 0, y: below, width, height: height - below }),
  ];
}

/** Living in one wing, sleeping in the other, on both sides of the hall. */
function layWings(day: Columns, night: Columns, { width, height }: Whole): PlanRoom[] {
  const [living = [], ...others] = day;
  const x = (width * totalOf(day)) / (totalOf(day) + totalOf(night) + SHARES.hall);
  const livingHeight = (height * total(living)) / totalOf(day);
  return [
    ...layStrip([living], { x: 0, y: 0, width: x, height: livingHeight }),
    ...layStrip(beside(others), { x: 0, y: livingHeight, width: x, height: height - livingHeight }),
    ...layAroundHall(inTwo(night), SHARES.hall, { x, y: 0, width: width - x, height }),
  ];
}

/** Of the hall, what leads to it from the living room. */
const ENTRY = 0.022;

/** Living along the street; behind it bedrooms on both sides of a hall, which is entered between two of them. */
function layBlocks(day: Columns, night: Columns, { width, height }: Whole): PlanRoom[] {
  const y = (height * totalOf(day)) / (totalOf(day) + totalOf(night) + SHARES.hall);
  const [above, below] = inTwo(night);
  const middle = Math.ceil(above.length / 2);
  const entry: Column = [{ use: 'hall', share: ENTRY }];
  const rows = [[...above.slice(0, middle), entry, ...above.slice(middle)], below] as const;
  return [
    ...layStrip(day, { x: 0, y: 0, width, height: y }),
    ...layAroundHall(rows, SHARES.hall - ENTRY, { x: 0, y, width, height: height - y }),
  ];
}

/** The hall first, then what is above and below it. */
function layAroundHall(
  [above, below]: readonly [Columns, Columns],
  share: number,
  { x, y, width, height }: Omit<PlanRoom, 'use'>,
): PlanRoom[] {
  const sum = totalOf(above) + totalOf(below) + share;
  const [top, hall] = [(height * totalOf(above)) / sum, (height * share) / sum];
  return [
    { use: 'hall', x, y: y + top, width, height: hall },
    ...layStrip(above, { x, y, width, height: top }),
    ...layStrip(below, { x, y: y + top + hall, width, height: height - top - hall }),
  ];
}

/** Bedrooms and baths side by side in two rows of about the same share. */
function inTwo(columns: Columns): readonly [Columns, Columns] {
  const rows: [Column[], Column[]] = [[], []];
  for (const room of columns.flat().sort((a, b) => b.share - a.share))
    (totalOf(rows[0]) <= totalOf(rows[1]) ? rows[0] : rows[1]).push([room]);
  return rows;
}

/** Dining, and kitchen with the half bath, side by side. */
function beside(columns: Columns): Columns {
  const [[dining, ...kitchen] = [], ...more] = columns;
  return dining && kitchen.length > 0 ? [[dining], [...kitchen, ...more.flat()]] : [columns.flat()];
}
