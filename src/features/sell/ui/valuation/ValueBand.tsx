import type { EvaluationAnswer, MarketAnswer } from '#features/vehicles/contracts/services.ts';
import { type Limits, stepIn } from '#features/valuation/rules/limits.ts';
import { Gauge } from '#features/valuation/ui/Gauge.tsx';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { gauge } from '../../browser/value-words.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Estimate = Extract<EvaluationAnswer, { kind: 'estimate' }>;
type Bands = Extract<MarketAnswer, { kind: 'bands' }>;

/** The likely figure with its range, on the scale that a price would be rated by where one would be. */
export function ValueBand({ low, likely, high, market }: Pick<Estimate, 'low' | 'likely' | 'high' | 'market'>) {
  const figures = { low: low * 100, likely: likely * 100, high: high * 100 };
  const { low: from, likely: middle, high: to } = figures;
  const label = fill(words.band, { low: formatMoney(from), likely: formatMoney(middle), high: formatMoney(to) });
  return (
    <figure className="value-band">
      {market.kind === 'bands' && <Scale limits={market.limits} cents={figures.likely} label={label} />}
      <Figures {...figures} />
      <p className="soft text-sm">{market.kind === 'none' ? market.message : ratedBy(market)}</p>
    </figure>
  );
}

/** Where there is no value: what similar ones ask here, on the scale that a price would be rated by. */
export function MarketBand({ market }: { market: Bands }) {
  const { limits, market_cents: likely, basis } = market;
  const figures = { low: limits.great, likely, high: limits.fair };
  const label = fill(words.marketBand, { market: formatMoney(likely) });
  return (
    <figure className="value-band">
      <Scale limits={limits} cents={likely} label={label} />
      <Figures {...figures} />
      <p>{basis}</p>
      <p className="soft text-sm">{fairOf(limits)}</p>
    </figure>
  );
}

/** A price that has no badge stands at the end of the scale. */
function Scale({ limits, cents, label }: { limits: Limits; cents: number; label: string }) {
  return <Gauge limits={limits} step={stepIn(cents, limits)} cents={cents} words={gauge} label={label} />;
}

function Figures(cents: { low: number; likely: number; high: number }) {
  return (
    <figcaption className="value-band-words">
      {(['low', 'likely', 'high'] as const).map((name) => (
        <span key={name}>
          <span className="soft">{words[name]}</span> <strong className="figure">{formatMoney(cents[name])}</strong>
        </span>
      ))}
    </figcaption>
  );
}

/** To ten dollars: nobody knows a market closer. */
const roundTen = (cents: number): string => formatMoney(Math.round(cents / 1_000) * 1_000);

const fairOf = ({ good, fair }: Limits): string => fill(words.fair, { from: roundTen(good), to: roundTen(fair) });

/** Comparables are what a price is rated by before the estimate: then they are named. */
const ratedBy = ({ from, limits, basis }: Bands): string =>
  from === 'LISTINGS' ? `${fairOf(limits)} ${basis}` : fairOf(limits);
