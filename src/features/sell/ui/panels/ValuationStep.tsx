import { useStore } from '@nanostores/react';
import { $valuation } from '../../browser/valuation.ts';
import { valuationStep as words } from '../../browser/words.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import { Estimate } from '../valuation/Estimate.tsx';
import { MarketBand } from '../valuation/ValueBand.tsx';
import { FollowValue } from '../valuation/FollowValue.tsx';
import type { PanelProps } from './types.ts';
import { asksDealers } from '#features/dealers/rules/offers.ts';
import { $answers, $draft } from '../../browser/draft.ts';
import { intentWords } from '#features/dealers/browser/words.ts';
import type { ComparablesAnswer } from '#features/vehicles/contracts/services.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { formatMiles } from '#shared/numbers.ts';
import { comparablesPanel } from '../../browser/value-words.ts';

/** What sellers here ask for vehicles like this one, each with the reason why it is comparable. */
function Comparables({ list, sentence }: { list: ComparablesAnswer; sentence: string | null }) {
  if (list.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="comparables-title">
      <div>
        <h2 className="title-4" id="comparables-title">
          {comparablesPanel.title}
        </h2>
        <p className="soft text-sm">{sentence}</p>
      </div>
      <ul className="alike-cards">
        {list.map(({ title, price, adjusted, mileage, url, place, why }) => (
          <li key={url} className="card">
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            <span>
              <b className="figure">{formatMoney(price * 100)}</b> <Adjusted {...{ price, adjusted }} />
            </span>
            <span className="soft text-sm">
              {[mileage === null ? '' : formatMiles(mileage), place].filter(Boolean).join(' · ')}
            </span>
            <span className="soft text-sm">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To fifty dollars, where the difference is large enough to be told. */
function Adjusted({ price, adjusted }: { price: number; adjusted: number }) {
  if (Math.abs(adjusted - price) / price < 0.01) return null;
  const rounded = formatMoney(Math.round(adjusted / 50) * 5_000);
  return <span className="soft text-xs">{fill(comparablesPanel.adjusted, { price: rounded })}</span>;
}

/** For whoever wants a cash offer or a trade-in: on to the dealerships nearby, once the draft is on the server. */
function AskDealers() {
  const { uniqueId } = useStore($draft);
  const { intent } = useStore($answers);
  if (!asksDealers(intent)) return null;
  return (
    <section className="card card-pad stack" aria-labelledby="ask-dealers-title">
      <h2 className="title-4" id="ask-dealers-title">
        {intentWords.askTitle}
      </h2>
      <p className="soft">{intentWords.askLead}</p>
      {uniqueId ? (
        <p>
          <ButtonLink look="secondary" href={`/my/offers/ask?${new URLSearchParams({ listing: uniqueId, intent })}`}>
            {intentWords.askDo}
          </ButtonLink>
        </p>
      ) : (
        <p role="status">{intentWords.notSavedYet}</p>
      )}
    </section>
  );
}

function Valuation() {
  const { data, error, loading } = useStore($valuation);
  if (data?.kind === 'estimate')
    return (
      <>
        <Estimate estimate={data} />
        <Comparables list={data.comparables} sentence={data.market.comparables_sentence} />
        <FollowValue />
      </>
    );
  if (data?.kind === 'none') {
    return (
      <>
        {data.market.kind === 'bands' ? (
          <section className="stack" aria-labelledby="market-title" aria-live="polite">
            <h2 className="title-4" id="market-title">
              {words.marketTitle}
            </h2>
            <MarketBand market={data.market} />
          </section>
        ) : (
          <Notice kind="info" title={words.none} live>
            <p>{data.message}</p>
            <p>{words.noneNext}</p>
          </Notice>
        )}
        <Comparables list={data.comparables} sentence={data.market.comparables_sentence} />
      </>
    );
  }
  if (loading) return <Skeleton label={words.loading} shape="band" />;
  return (
    <Notice kind="warn" live>
      <p>{error?.message || words.failed}</p>
      <Button look="secondary" size="sm" onClick={() => $valuation.revalidate()}>
        {words.retry}
      </Button>
    </Notice>
  );
}

/** The value as a range with its reasons, and what to do with it. One may go on without an answer. */
export function ValuationStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <Valuation />
      <StepFields step={step} />
      <AskDealers />
    </StepForm>
  );
}
