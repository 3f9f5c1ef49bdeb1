import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { formatMoney } from '#shared/money.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Estimate = Extract<EvaluationAnswer, { kind: 'estimate' }>;
type Props = Pick<Estimate, 'start' | 'adjustments' | 'likely'>;

const signed = (dollars: number) => (dollars < 0 ? '−' : '+') + formatMoney(Math.abs(dollars) * 100);

/** What moved the figure, line by line, from the start to the likely private sale. It adds up. */
export function Ledger({ start, adjustments, likely }: Props) {
  return (
    <>
      <table className="ledger">
        <caption className="title-4">{words.ledger}</caption>
        <tbody>
          <tr>
            <th scope="row">{start.label}</th>
            <td className="figure">{formatMoney(start.amount * 100)}</td>
          </tr>
          {adjustments.map(({ label, amount, by }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {by === 'RULE' && <span className="soft text-sm"> {words.rule}</span>}
              </th>
              <td className="figure">{signed(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td className="figure">{formatMoney(likely * 100)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="soft text-sm">{words.ruleHint}</p>
    </>
  );
}
