import type { ComparablesAnswer } from '#features/vehicles/contracts/services.ts';
import { formatMoney } from '#shared/money.ts';
import { formatMiles } from '#shared/numbers.ts';
import { comparablesPanel as words } from '../../browser/value-words.ts';

/** What sellers here ask for vehicles like this one, each with the reason why it is comparable. */
export function Comparables({ list }: { list: ComparablesAnswer }) {
  if (list.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="comparables-title">
      <div>
        <h2 className="title-4" id="comparables-title">
          {words.title}
        </h2>
        <p className="soft text-sm">{words.lead}</p>
      </div>
      <ul className="alike-cards">
        {list.map(({ title, price, mileage, url, place, why }) => (
          <li key={url} className="card">
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            <b className="figure">{formatMoney(price * 100)}</b>
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
