import { useEffect, useState } from 'react';
import type { CartLineView } from '../../contract.ts';
import { keepSize } from '../../rules/keep-size.ts';
import { parseQuantity, STORE_LIMITS } from '../../rules/limits.ts';
import { fill } from '#shared/text.ts';
import { type CartNews, changeCart } from '../../browser/cart.ts';
import { storeSays, cart as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { exact } from './money.ts';

type Props = { line: CartLineView; news: CartNews };

/** One line: its picture, what it costs, and its quantity, which is saved when the field is left. */
export function CartLine({ line, news }: Props) {
  const { id, title, quantity, available } = line;
  const [typed, setTyped] = useState(String(quantity));
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => setTyped(String(quantity)), [quantity]);

  const set = (next: number) => changeCart({ do: 'update', lineId: id, quantity: next }, id);
  const save = () => {
    const next = parseQuantity(typed);
    setWrong(next === null ? fill(storeSays.quantity, { most: STORE_LIMITS.maxQuantity }) : null);
    if (next !== null && next !== quantity) void set(next);
  };
  const said = news.about === id ? news.fault : null;
  const fault = wrong ?? said ?? (available ? null : words.gone);
  const busy = news.busy && news.about === id;
  const faultId = `fault-${id}`;
  return (
    <li className="cart-line">
      <LineFacts line={line} />
      <div className="cart-tools">
        <Button
          size="sm"
          icon="minus"
          aria-label={fill(words.fewer, { title })}
          aria-disabled={quantity <= 1}
          onClick={() => quantity > 1 && set(quantity - 1)}
        />
        <input
          className="input cart-count"
          type="text"
          inputMode="numeric"
          aria-label={fill(words.quantityOf, { title })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <Button size="sm" icon="plus" aria-label={fill(words.more, { title })} onClick={() => set(quantity + 1)} />
        <Button
          size="sm"
          look="quiet"
          busy={busy}
          aria-label={fill(words.removeOf, { title })}
          onClick={() => changeCart({ do: 'remove', lineId: id }, id)}
        >
          {words.remove}
        </Button>
      </div>
      {fault && (
        <p className="field-error cart-fault" id={faultId} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

function LineFacts({ line }: Pick<Props, 'line'>) {
  return (
    <>
      <span className="cart-art">
        {line.code && <img src={`/stickers/print/product/${line.code}.svg`} width="80" height="80" alt="" />}
      </span>
      <div>
        <p className="cart-name">{keepSize(line.title)}</p>
        <p className="cart-note figure">
          {fill(words.each, { price: exact(line.priceCents) })}
          {line.addedCents !== null && ` · ${fill(words.wasEach, { price: exact(line.addedCents) })}`}
        </p>
      </div>
      <p className="cart-sum">{exact(line.totalCents)}</p>
    </>
  );
}
