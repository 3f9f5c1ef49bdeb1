import { formatMoney } from '#shared/money.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Props = { low: number; likely: number; high: number };
const money = (dollars: number) => formatMoney(dollars * 100);

/** The range as a band with the likely figure on a tag. All amounts are whole dollars. */
export function ValueBand({ low, likely, high }: Props) {
  const share = high > low ? (likely - low) / (high - low) : 0.5;
  const x = 40 + share * 920;
  return (
    <figure className="value-band">
      <p className="price-tag price-tag-lg">{money(likely)}</p>
      <svg viewBox="0 0 1000 44" className="value-band-road" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="16" width="1000" height="12" rx="6" fill="var(--line)" />
        <rect x="40" y="16" width="920" height="12" rx="6" fill="var(--go)" />
        <rect x={x - 4} y="4" width="8" height="36" rx="3" fill="var(--ink)" />
      </svg>
      <figcaption className="value-band-words">
        <span>
          <span className="soft">{words.low}</span> <strong className="figure">{money(low)}</strong>
        </span>
        <span>
          <span className="soft">{words.likely}</span> <strong className="figure">{money(likely)}</strong>
        </span>
        <span>
          <span className="soft">{words.high}</span> <strong className="figure">{money(high)}</strong>
        </span>
      </figcaption>
    </figure>
  );
}
