import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type Answers, numberAnswer } from '#shared/answers.ts';
import type { PriceBandsAnswer } from '#features/valuation/contract.ts';
import { lineOf, type Scale, zonesOf } from '#features/valuation/rules/gauge.ts';
import { type Limits, standingIn } from '#features/valuation/rules/limits.ts';
import { DEAL_MARKS, type DealStep } from '#features/valuation/rules/steps.ts';
import { drawZone } from '#features/valuation/ui/gauge-drawing.ts';
import '#features/valuation/ui/gauge.css';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { $answers, setAnswer } from '../../browser/draft.ts';
import { $ownPriceBands, $priceBands, $pricedOwn } from '../../browser/price-bands.ts';
import { dealWords, priceHelp as words } from '../../browser/value-words.ts';
import './price.css';

/** Which badge each price of the draft would earn, under the field that asks for it. */
export function PriceHelp() {
  const bands = useStore($priceBands);
  const cents = numberAnswer(useStore($answers), 'price');
  return <Help {...bands} cents={cents} onPrice={(price) => setAnswer('price', price)} />;
}

type OwnProps = { answers: Answers; cents: number | null; onPrice: (cents: number) => void };

/** The same for a published listing of one's own. */
export function OwnPriceHelp({ answers, cents, onPrice }: OwnProps) {
  useEffect(() => $pricedOwn.set(answers), [answers]);
  const bands = useStore($ownPriceBands);
  return <Help {...bands} cents={cents} onPrice={onPrice} />;
}

type Asked = { readonly data?: PriceBandsAnswer | undefined; readonly loading: boolean };
type Price = { readonly cents: number | null; readonly onPrice: (cents: number) => void };

/** The price on a slider whose track says which badge it would show. The same amount as in the field above. */
function Help({ data, loading, ...price }: Asked & Price) {
  if (data?.kind === 'bands')
    return <PriceSlider market={data.market_cents} limits={data.limits} basis={data.basis} {...price} />;
  if (loading) return <Skeleton label={words.loading} shape="band" />;
  return (
    <p className="soft" role="status">
      {data?.kind === 'none' ? `${data.message} ${words.none}` : words.failed}
    </p>
  );
}

type SliderProps = Price & { market: number; limits: Limits; basis: string };

function PriceSlider({ market, limits, basis, cents, onPrice }: SliderProps) {
  const scale = toScale(market, limits);
  const price = cents ?? market;
  const shows = showsAs(price, limits);
  return (
    <div className="stack price-help">
      <h2 className="title-4" id="price-help-title">
        {words.title}
      </h2>
      <div className="price-slider">
        <BandTrack limits={limits} scale={scale.line} step={cents === null ? null : shows.step} />
        <input
          type="range"
          id="price-slider"
          aria-label={words.label}
          aria-valuetext={shows.sentence}
          min={scale.low}
          max={scale.high}
          step={scale.step}
          value={Math.min(scale.high, Math.max(scale.low, price))}
          onChange={(event) => onPrice(Number(event.currentTarget.value))}
        />
      </div>
      <p className="price-shows" aria-live="polite">
        {cents === null ? (
          words.unset
        ) : (
          <>
            {shows.step && <Badge kind={DEAL_MARKS[shows.step]}>{dealWords[shows.step]}</Badge>} {shows.sentence}
          </>
        )}
      </p>
      <ul className="price-bands soft text-sm">
        {bandsOf(limits).map(({ step, range }) => (
          <li key={step}>
            <Badge kind={DEAL_MARKS[step]}>{dealWords[step]}</Badge> <span className="figure">{range}</span>
          </li>
        ))}
      </ul>
      <p className="soft text-sm">{basis}</p>
    </div>
  );
}

/** From where nothing is a deal to where everything is too much, in steps that people price in. */
function toScale(market: number, limits: Limits) {
  const step = market < 500_000 ? 5_000 : 10_000;
  const line = lineOf(limits, (cents) => Math.max(step, Math.round(cents / step) * step));
  const [[low], [high]] = [line[0], line[1]];
  return { step, line, low, high };
}

function showsAs(cents: number, limits: Limits): { step: DealStep | null; sentence: string } {
  const standing = standingIn(cents, limits);
  const price = formatMoney(cents);
  if (standing === 'TOO_LOW') return { step: null, sentence: fill(words.tooLow, { price }) };
  if (standing === 'TOO_HIGH') return { step: null, sentence: fill(words.tooHigh, { price }) };
  return { step: standing, sentence: fill(words.shows, { price, word: dealWords[standing] }) };
}

const bandsOf = ({ great, good, fair, high }: Limits): { step: DealStep; range: string }[] => {
  const money = (cents: number) => formatMoney(cents);
  const between = (from: number, to: number) => fill(words.fromTo, { from: money(from), to: money(to) });
  return [
    { step: 'GREAT', range: fill(words.upTo, { to: money(great) }) },
    { step: 'GOOD', range: between(great, good) },
    { step: 'FAIR', range: between(good, fair) },
    { step: 'HIGH', range: between(fair, high) },
    { step: 'OVERPRICED', range: fill(words.over, { from: money(high) }) },
  ];
};

/** The track under the slider, by the zones of the gauge; the chosen price's own is in full color. */
function BandTrack({ limits, scale, step }: { limits: Limits; scale: Scale; step: DealStep | null }) {
  return (
    <svg className="price-track" aria-hidden="true">
      {zonesOf(limits, scale).map((zone) => {
        const { className, x, width } = drawZone(zone, zone.step === step);
        return <rect key={zone.step} className={className} x={x} width={width} height="1em" />;
      })}
    </svg>
  );
}
