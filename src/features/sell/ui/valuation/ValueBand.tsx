import { limitsOf } from '#features/valuation/rules/limits.ts';
import { Gauge } from '#features/valuation/ui/Gauge.tsx';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { gauge } from '../../browser/value-words.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Props = { low: number; likely: number; high: number };
const money = (dollars: number) => formatMoney(dollars * 100);

/**
 * The likely figure on the scale that a price would be rated by, and its range in figures: what an estimate calls
 * likely and what a badge calls fair are the same. All amounts are whole dollars.
 */
export function ValueBand({ low, likely, high }: Props) {
  const limits = limitsOf({ cents: likely * 100, spread: (high - low) / 2 / likely });
  const figures = { low: money(low), likely: money(likely), high: money(high) };
  return (
    <figure className="value-band">
      <Gauge limits={limits} cents={likely * 100} words={gauge} label={fill(words.band, figures)} />
      <figcaption className="value-band-words">
        {(['low', 'likely', 'high'] as const).map((name) => (
          <span key={name}>
            <span className="soft">{words[name]}</span> <strong className="figure">{figures[name]}</strong>
          </span>
        ))}
      </figcaption>
      <p className="soft text-sm">
        {fill(words.fair, { from: money(roundTen(limits.good)), to: money(roundTen(limits.fair)) })}
      </p>
    </figure>
  );
}

const roundTen = (cents: number): number => Math.round(cents / 1_000) * 10;
