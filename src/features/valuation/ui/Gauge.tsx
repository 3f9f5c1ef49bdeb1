import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { BADGE_SHAPES } from '#ui/badges.ts';
import { type Domain, domainOf, placeOn, stackMarks, type Zone, zonesOf } from '../rules/gauge.ts';
import { type Limits, standingIn } from '../rules/limits.ts';
import { DEAL_MARKS, type DealStep } from '../rules/steps.ts';
import './gauge.css';

type Words = {
  readonly zones: Readonly<Record<DealStep, string>>;
  readonly under: string;
  readonly between: string;
  readonly over: string;
};
/** Something with a page of its own on the same scale, and its number in the list below. */
type Marked = { readonly number: number; readonly cents: number; readonly path: string; readonly label: string };
type Props = {
  limits: Limits;
  /** On the tag. */
  cents: number;
  /** Said to whoever does not see it. */
  label: string;
  words: Words;
  marks?: readonly Marked[];
};

/**
 * A price on the market's scale: every zone named, its own one in full color. Drawn on pages without a script and in
 * islands. Places are attributes of SVG because the site's policy allows no styles in elements.
 */
export function Gauge({ limits, cents, label, words, marks = [] }: Props) {
  const domain = domainOf(limits);
  const zones = zonesOf(limits, domain);
  const step = ownStep(cents, limits);
  return (
    <div className="gauge">
      <svg className="gauge-scale" role="img" aria-label={label}>
        {zones.map((zone) => (
          <Band key={zone.step} zone={zone} own={zone.step === step} y="2.75em" />
        ))}
        <Tag at={placeOn(domain, cents)} text={formatMoney(cents)} />
        {zones.slice(1).map(({ step: name, from, start }) => (
          <text key={name} className="gauge-limit" x={`${start}%`} y="94%">
            {from !== null && formatMoney(roundLimit(from))}
          </text>
        ))}
      </svg>
      <ZoneNames zones={zones} own={step} words={words} />
      {marks.length > 0 && <Marks marks={marks} domain={domain} />}
    </div>
  );
}

/** To ten dollars: nobody knows a market closer. */
const roundLimit = (cents: number): number => Math.round(cents / 1_000) * 1_000;

/** The zone a price lies in; beyond the last ones nothing is rated, and the picture still says on which side. */
function ownStep(cents: number, limits: Limits): DealStep {
  const standing = standingIn(cents, limits);
  if (standing === 'TOO_LOW') return 'GREAT';
  return standing === 'TOO_HIGH' ? 'OVERPRICED' : standing;
}

/** A zone of the scale, pale unless the price lies in it. */
export const Band = ({ zone: { step, start, width }, own, y }: { zone: Zone; own: boolean; y: string }) => (
  <rect
    className={`gauge-band gauge-${DEAL_MARKS[step]}${own ? ' gauge-own' : ''}`}
    x={`${start}%`}
    y={y}
    width={`${width}%`}
    height="1em"
  />
);

/** The tag never leaves the picture; its pointer stands at the price. */
function Tag({ at, text }: { at: number; text: string }) {
  const width = 1.75 + text.length * 0.62;
  return (
    <>
      <line className="gauge-pointer-edge" x1={`${at}%`} x2={`${at}%`} y1="2em" y2="4em" />
      <line className="gauge-pointer" x1={`${at}%`} x2={`${at}%`} y1="1.75em" y2="4em" />
      <svg x={`${at}%`} overflow="visible" aria-hidden="true">
        <svg x={`${(-width * at) / 100}em`} width={`${width}em`} height="2em" overflow="visible" aria-hidden="true">
          <svg viewBox="0 0 10 20" width="1em" height="2em" aria-hidden="true">
            <path className="gauge-tag" fillRule="evenodd" d="M7 0h4v20H0V7zM7 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
          </svg>
          <rect className="gauge-tag" x="0.95em" width={`${width - 0.95}em`} height="2em" rx="2" />
          <text className="gauge-price" x={`${width / 2 + 0.35}em`} y="1.4em">
            {text}
          </text>
        </svg>
      </svg>
    </>
  );
}

/** In columns under their zones; one below the other where letters are large. */
function ZoneNames({ zones, own, words }: { zones: readonly Zone[]; own: DealStep; words: Words }) {
  return (
    <ul className="gauge-names">
      {zones.map((zone) => (
        <li key={zone.step} className={zone.step === own ? 'gauge-name-own' : undefined}>
          <span className="gauge-name">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path fillRule="evenodd" d={BADGE_SHAPES[DEAL_MARKS[zone.step]]} />
            </svg>
            {words.zones[zone.step]}
          </span>{' '}
          <span className="gauge-range">{rangeOf(zone, words)}</span>
        </li>
      ))}
    </ul>
  );
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
const ROW = 1.75;

/** The same listings are links of the list below, so these are for pointers alone. */
function Marks({ marks, domain }: { marks: readonly Marked[]; domain: Domain }) {
  const places = marks.map(({ cents }) => Math.min(96, Math.max(4, placeOn(domain, cents))));
  const rows = stackMarks(places, APART);
  const height = (Math.max(...rows) + 1) * ROW;
  return (
    <svg className="gauge-marks" height={`${height}em`} aria-hidden="true">
      {marks.map(({ number, path, label }, at) => (
        <svg
          key={path}
          x={`${places[at]}%`}
          y={`${(rows[at] ?? 0) * ROW + ROW / 2}em`}
          overflow="visible"
          aria-hidden="true"
        >
          <a href={path} tabIndex={-1}>
            <title>{label}</title>
            <circle r="0.75em" />
            <text y="0.34em">{number}</text>
          </a>
        </svg>
      ))}
    </svg>
  );
}
