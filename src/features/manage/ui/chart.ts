import { COUNTED, type Counted, type Day, type DayEvent } from '../rules/days.ts';

/** Heights and places in rem, so that the drawing grows with the letters; across it is percent, as wide as the page. */
const FLAG = 1.5;
const LABEL = 1.5;
const COUNT = 1;
const GAP = 0.75;
const TALL: Readonly<Record<Counted, number>> = { views: 6, scans: 1.5, saves: 1.5, messages: 1.5 };

type Bar = { readonly x: number; readonly y: number; readonly height: number; readonly count: number };
type Lane = {
  readonly kind: Counted;
  readonly labelY: number;
  readonly baseY: number;
  /** Days without anything have none. */
  readonly bars: readonly (Bar & { /** Whether its figure is written above it. */ readonly told: boolean })[];
};
type Flag = { readonly x: number; readonly y: number; readonly n: number };
export type ChartPlan = {
  readonly slot: number;
  readonly height: number;
  readonly axisY: number;
  readonly lanes: readonly Lane[];
  readonly flags: readonly Flag[];
};

const centerOf = (at: number, slot: number): number => (at + 0.5) * slot;

/** A flag beside the one of the day before stands one line lower. */
function planFlags(events: readonly DayEvent[], slot: number): Flag[] {
  const lines: number[] = [];
  return events.map(({ at }, index) => {
    const close = index > 0 && at - (events[index - 1]?.at ?? 0) < 2;
    const line = close && lines[index - 1] === 0 ? 1 : 0;
    lines.push(line);
    return { x: centerOf(at, slot), y: FLAG * (line + 0.5), n: index + 1 };
  });
}

function planLane(kind: Counted, days: readonly Day[], { top, slot }: { top: number; slot: number }): Lane {
  const most = Math.max(...days.map((day) => day[kind]));
  const room = most === 0 ? 0 : TALL[kind];
  const baseY = top + LABEL + (most === 0 ? 0 : COUNT) + room;
  const first = days.findIndex((day) => day[kind] === most);
  const bars = days.flatMap((day, at) => {
    const count = day[kind];
    if (count === 0) return [];
    const height = Math.max(0.25, (count / most) * room);
    // Views are many: the best day speaks for the scale.
    return [{ x: centerOf(at, slot), y: baseY - height, height, count, told: kind !== 'views' || at === first }];
  });
  return { kind, labelY: top + 1, baseY, bars };
}

/** Where everything of the chart stands: four lanes over the same days, and the flags of what happened. */
export function planChart(days: readonly Day[], events: readonly DayEvent[]): ChartPlan {
  const slot = 100 / days.length;
  const flags = planFlags(events, slot);
  const lanes: Lane[] = [];
  let top = flags.length === 0 ? 0 : Math.max(...flags.map(({ y }) => y)) + FLAG / 2 + 0.25;
  for (const kind of COUNTED) {
    const lane = planLane(kind, days, { top, slot });
    lanes.push(lane);
    top = lane.baseY + GAP;
  }
  return { slot, height: top + 1.25, axisY: top + 0.75, lanes, flags };
}
