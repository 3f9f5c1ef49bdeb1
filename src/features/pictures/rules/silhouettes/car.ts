import { type Drawing, GROUND, onGround, type Part, part, stroke } from './parts.ts';

/**
 * A car seen from its side. `top` runs from the rear bumper's foot over the roof to the front bumper's foot; the
 * underside with its wheel arches is worked out, and so is everything that follows the underside.
 */
export type CarPlan = {
  rear: number;
  front: number;
  radius: number;
  /** Height of the underside. */
  sill: number;
  top: string;
  /** The line along the flank under which the body lies in shade, from rear to front. */
  crease: string;
  /** The lit line of the shoulder. */
  shoulder: string;
  glass: readonly string[];
  seams: readonly string[];
  handles: readonly (readonly [x: number, y: number])[];
  lamp: string;
  tail: string;
  /** Drawn before the body: seats, a rack. */
  behind?: readonly Part[];
  /** Drawn after everything else of the body. */
  extra?: readonly Part[];
  /** Height of a dark cladding along sill and arches; 0 for none. */
  cladding?: number;
  spokes?: number;
  span: readonly [from: number, to: number];
};

const GAP = 5;

export function car(plan: CarPlan): Drawing {
  const { rear, front, radius, sill, span } = plan;
  const wheelY = GROUND - radius;
  const arch = radius + GAP;
  const half = round(Math.sqrt(arch ** 2 - (sill - wheelY) ** 2));
  const over = (x: number) => `L${x + half} ${sill}A${arch} ${arch} 0 1 0 ${x - half} ${sill}`;
  const underside = `${over(front)}${over(rear)}Z`;
  const well = (x: number) => `M${x + half} ${sill}A${arch} ${arch} 0 1 0 ${x - half} ${sill}Z`;
  const parts: Part[] = [
    ...(plan.behind ?? []),
    part('body', plan.top + underside),
    part('shade', `${foot(plan.top)}${plan.crease.replace('M', 'L')}${underside}`),
    stroke('shine', 2.5, plan.shoulder),
    ...plan.glass.map((d) => part('glass', d)),
    ...plan.seams.map((d) => stroke('line', 1.6, d)),
    ...plan.handles.map(([x, y]) => stroke('line', 3.4, `M${x} ${y}h13`)),
    part('light', plan.lamp),
    part('tail', plan.tail),
    ...cladding(plan, arch),
    part('trim', `M${rear + half} ${sill - 3}H${front - half}V${sill + 3}H${rear + half}Z`),
    part('well', well(rear)),
    part('well', well(front)),
    ...(plan.extra ?? []),
  ];
  const spokes = plan.spokes ?? 5;
  return {
    parts,
    shadow: onGround(span[0], span[1]),
    wheels: [rear, front].map((x) => ({ x, y: wheelY, r: radius, spokes })),
  };
}

/** Unpainted plastic around the arches and along the sill. */
function cladding({ rear, front, sill, radius, cladding: high = 0, span }: CarPlan, arch: number): Part[] {
  if (high === 0) return [];
  const wheelY = GROUND - radius;
  const lip = (x: number) => {
    const r = arch + 2;
    const half = round(Math.sqrt(r ** 2 - (sill - wheelY) ** 2));
    return stroke('trim', 6, `M${x + half} ${sill - 1}A${r} ${r} 0 1 0 ${x - half} ${sill - 1}`);
  };
  const strip = `M${rear + arch} ${sill - high}H${front - arch}V${sill}H${rear + arch}Z`;
  const tip = `M${front + arch} ${sill - high}L${span[1] - 6} ${sill - high + 1}L${span[1] - 8} ${sill}H${front + arch}Z`;
  const tailEnd = `M${span[0] + 6} ${sill - high + 1}L${rear - arch} ${sill - high}V${sill}H${span[0] + 9}Z`;
  return [part('trim', strip), part('trim', tip), part('trim', tailEnd), lip(rear), lip(front)];
}

/** Where the outline begins: the rear bumper's foot. */
const foot = (top: string): string => /^M[\d.]+ [\d.]+/.exec(top)?.[0] ?? 'M0 0';

const round = (value: number) => Math.round(value * 10) / 10;
