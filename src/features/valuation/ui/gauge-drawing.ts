import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { BADGE_SHAPES } from '#ui/badges.ts';
import { placeOn, scaleOf, stackMarks, type Zone, zonesOf } from '../rules/gauge.ts';
import type { Limits } from '../rules/limits.ts';
import { DEAL_MARKS, type DealStep } from '../rules/steps.ts';

type Words = {
  readonly zones: Readonly<Record<DealStep, string>>;
  readonly under: string;
  readonly between: string;
  readonly over: string;
};
/** Something with a page of its own on the same scale, and its number in the list below. */
type Marked = { readonly number: number; readonly cents: number; readonly path: string; readonly label: string };
export type GaugeProps = {
  limits: Limits;
  /** The one that the price has. */
  step: DealStep;
  /** On the tag. */
  cents: number;
  /** Said to whoever does not see it. */
  label: string;
  words: Words;
};

/**
 * A price on the market's scale: every zone named, its own one in full color. Reckoned here, drawn by `Gauge.astro` on
 * pages and by `Gauge.tsx` in islands. Places are attributes of SVG: the site's policy allows no styles in elements.
 */
export function drawGauge({ limits, step, cents, words }: GaugeProps) {
  const scale = scaleOf(limits);
  const at = placeOn(scale, cents);
  const text = formatMoney(cents);
  const zones = zonesOf(limits, scale).map((zone) => ({
    ...drawZone(zone, zone.step === step),
    own: zone.step === step,
    name: words.zones[zone.step],
    shape: BADGE_SHAPES[DEAL_MARKS[zone.step]],
    range: rangeOf(zone, words),
    from: zone.from === null ? null : formatMoney(roundLimit(zone.from)),
  }));
  return { zones, tag: drawTag(at, text) };
}

/** To ten dollars: nobody knows a market closer. */
const roundLimit = (cents: number): number => Math.round(cents / 1_000) * 1_000;

/** A zone of the scale, pale unless the price lies in it. */
export const drawZone = ({ step, start, width }: Zone, own: boolean) => ({
  step,
  className: `gauge-band gauge-${DEAL_MARKS[step]}${own ? ' gauge-own' : ''}`,
  x: `${start}%`,
  width: `${width}%`,
});

/** The tag never leaves the picture, nor does half of its pointer, which stands at the price. */
function drawTag(price: number, text: string) {
  const at = Math.min(99.6, Math.max(0.4, price));
  const width = 1.75 + text.length * 0.62;
  const em = (size: number) => `${Math.round(size * 100) / 100}em`;
  return {
    text,
    x: `${at}%`,
    left: em((-width * at) / 100),
    width: em(width),
    body: em(width - 0.95),
    center: em(width / 2 + 0.35),
  };
}

function rangeOf({ from, to }: Zone, words: Words): string {
  const money = (cents: number | null) => formatMoney(cents === null ? null : roundLimit(cents));
  if (from === null) return fill(words.under, { to: money(to) });
  return to === null
    ? fill(words.over, { from: money(from) })
    : fill(words.between, { from: money(from), to: money(to) });
}

/** How near two marks may stand in one row of a phone's width, in percent. */
const APART = 8;
/** Of a row, in letters. */
const HEIGHT = 1.75;

/** Marks in rows, and how high all of them are. */
export function drawMarks(limits: Limits, marked: readonly Marked[]) {
  const scale = scaleOf(limits);
  const places = marked.map(({ cents }) => Math.min(96, Math.max(4, placeOn(scale, cents))));
  const rows = stackMarks(places, APART);
  const marks = marked.map(({ number, path, label }, at) => ({
    number,
    path,
    label,
    x: `${places[at]}%`,
    y: `${(rows[at] ?? 0) * HEIGHT + HEIGHT / 2}em`,
  }));
  return { marks, height: `${(Math.max(0, ...rows) + 1) * HEIGHT}em` };
}
