import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Estimate = Extract<EvaluationAnswer, { kind: 'estimate' }>;
const CHANNELS = ['tradeIn', 'privateParty', 'dealerRetail'] as const;
const money = (dollars: number) => formatMoney(dollars * 100);

/** The three ways to sell, side by side: the likely figure of each with its range. */
export function Channels({ estimate }: { estimate: Estimate }) {
  return (
    <dl className="channels">
      {CHANNELS.map((channel) => (
        <div key={channel} data-selected={channel === 'privateParty' || undefined}>
          <dt>{words[channel]}</dt>
          <dd className="channels-likely figure">{money(estimate[channel].likely)}</dd>
          <dd className="soft text-sm">
            {fill(words.range, { low: money(estimate[channel].low), high: money(estimate[channel].high) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
