import { floorPlan, type PlanRoom } from './floor-plan.ts';

const PAPER = '#fbfaf6';
const WALL = '#2a2d33';
const LINE = '#8b9097';
const FILLS: Readonly<Record<PlanRoom['use'], string>> = {
  living: '#f3efe4',
  kitchen: '#e9eef0',
  dining: '#f3efe4',
  bed: '#eef1e8',
  bath: '#e2ecf1',
  'half-bath': '#e2ecf1',
  hall: '#f6f3ea',
};

const box = (x: number, y: number, width: number, height: number, round = 0.3): string =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" rx="${round}"/>`;
const circle = (x: number, y: number, r: number): string =>
  `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}"/>`;

/** What stands in a room, in feet, drawn as plans do: from above, in thin lines. */
function furniture({ use, x, y, width, height }: PlanRoom): string {
  const [midX, midY] = [x + width / 2, y + height / 2];
  if (use === 'bed') {
    const [wide, deep] = [Math.min(5, width * 0.55), Math.min(6.6, height * 0.62)];
    const [left, top] = [midX - wide / 2, y + height - deep - 0.5];
    return (
      box(left, top, wide, deep) +
      box(left + 0.4, top + deep - 1.6, wide / 2 - 0.6, 1.2) +
      box(midX + 0.2, top + deep - 1.6, wide / 2 - 0.6, 1.2)
    );
  }
  if (use === 'bath')
    return (
      box(x + 0.6, y + 0.6, Math.min(2.6, width * 0.4), Math.min(5, height - 1.2), 0.8) +
      circle(x + width - 1.6, y + height - 1.8, 0.8)
    );
  if (use === 'half-bath')
    return circle(midX, y + height * 0.7, Math.min(0.8, width * 0.3)) + box(midX - 0.7, y + 0.5, 1.4, 1);
  if (use === 'kitchen')
    return (
      box(x + 0.5, y + height - 2.4, width - 1, 1.9) +
      circle(midX - 0.7, y + height - 1.45, 0.45) +
      circle(midX + 0.7, y + height - 1.45, 0.45)
    );
  if (use === 'dining') {
    const [wide, deep] = [Math.min(6, width * 0.5), Math.min(3.2, height * 0.42)];
    return (
      box(midX - wide / 2, midY - deep / 2, wide, deep) +
      [-1, 0, 1]
        .map(
          (at) =>
            circle(midX + at * wide * 0.3, midY - deep / 2 - 0.9, 0.6) +
            circle(midX + at * wide * 0.3, midY + deep / 2 + 0.9, 0.6),
        )
        .join('')
    );
  }
  if (use === 'living')
    return (
      box(x + 1, y + height * 0.25, 2.8, height * 0.5, 0.5) +
      box(x + 5, midY - 1.2, 3.2, 2.4) +
      box(x + width - 1.2, y + height * 0.3, 0.6, height * 0.4)
    );
  return '';
}

/** An opening in the wall at the hall, and the swing of its door. */
function doorOf(room: PlanRoom, hall: PlanRoom | undefined): string {
  if (!hall) return '';
  if (room === hall && hall.x > 0)
    return `<path d="M${hall.x} ${hall.y + 0.8}V${hall.y + hall.height - 0.8}" stroke="${FILLS.hall}" stroke-width=".62"/>`;
  // The part of the hall that leads into it is open at both ends.
  if (room.use === 'hall' && room !== hall)
    return `<path d="M${room.x + 0.5} ${room.y}h${room.width - 1}M${room.x + 0.5} ${hall.y}h${room.width - 1}" stroke="${FILLS.hall}" stroke-width=".62"/>`;
  if (room === hall || room.x + room.width <= hall.x + 0.01) return '';
  const below = Math.abs(room.y + room.height - hall.y) < 0.01;
  const above = Math.abs(room.y - hall.y - hall.height) < 0.01;
  if (!below && !above) return '';
  const open = Math.min(2.6, room.width * 0.5);
  const y = below ? hall.y : room.y;
  const x = room.x + room.width - open - 0.7;
  const turn = below
    ? `M${x} ${y - open}A${open} ${open} 0 0 1 ${x + open} ${y}`
    : `M${x} ${y + open}A${open} ${open} 0 0 0 ${x + open} ${y}`;
  return `<path d="M${x} ${y}h${open}" stroke="${FILLS[room.use]}" stroke-width=".62"/><path d="${turn}" stroke="${LINE}" stroke-width=".12" fill="none"/>`;
}

/** A floor plan as an SVG of 1024 by 768. Without words, so that no machine needs a font for it. */
export function drawFloorPlan(bedrooms: number, halfBaths: number, area: number): string {
  const plan = floorPlan(bedrooms, halfBaths, area);
  const hall = plan.rooms.find(({ use }) => use === 'hall');
  const scale = Math.min(860 / plan.width, 620 / plan.height);
  const rooms = plan.rooms.map(
    ({ use, x, y, width, height }) =>
      `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${FILLS[use]}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768"><rect width="1024" height="768" fill="${PAPER}"/>` +
    `<g transform="translate(${(512 - (plan.width * scale) / 2).toFixed(1)} ${(384 - (plan.height * scale) / 2).toFixed(1)}) scale(${scale.toFixed(4)})">` +
    `<g stroke="${WALL}" stroke-width=".5">${rooms.join('')}</g>` +
    `<g fill="none" stroke="${LINE}" stroke-width=".14">${plan.rooms.map(furniture).join('')}</g>` +
    `${plan.rooms.map((room) => doorOf(room, hall)).join('')}` +
    `<rect width="${plan.width.toFixed(2)}" height="${plan.height.toFixed(2)}" fill="none" stroke="${WALL}" stroke-width=".9"/></g></svg>`
  );
}
