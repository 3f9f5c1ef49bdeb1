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

/**
 * A plan that has these rooms and this area: living on one side of the hall, sleeping on the other. A drawing of what
 * the listing says, not of how the home is laid out.
 * @param halfBaths full baths count two
 * @param area square feet
 */
type FloorPlan = { readonly rooms: readonly PlanRoom[]; readonly width: number; readonly height: number };

export function floorPlan(bedrooms: number, halfBaths: number, area: number): FloorPlan {
  const height = Math.sqrt(Math.max(area, 1) / RATIO);
  const width = height * RATIO;
  const [day, night] = [dayColumns(bedrooms, halfBaths), nightColumns(bedrooms, halfBaths)];
  const hall = night.length > 0 ? SHARES.hall : 0;
  const sum = totalOf(day) + totalOf(night) + hall;
  const dayHeight = (height * totalOf(day)) / sum;
  const hallHeight = (height * hall) / sum;
  const below = dayHeight + hallHeight;
  return {
    width,
    height,
    rooms: [
      ...layStrip(day, { x: 0, y: 0, width, height: dayHeight }),
      ...(hall > 0 ? [{ use: 'hall' as const, x: 0, y: dayHeight, width, height: hallHeight }] : []),
      ...layStrip(night, { x: 0, y: below, width, height: height - below }),
    ],
  };
}
