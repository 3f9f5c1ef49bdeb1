import { type FormEvent, useState } from 'react';
import type { CartView } from '../../contract.ts';
import { rateInWords } from '../../rules/tax.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { type CartNews, changeCart } from '../../browser/cart.ts';
import { cart as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { exact } from './money.ts';

/** Asks where the order goes, since tax depends on it. */
export function CartZip({ news }: { news: CartNews }) {
  const [zip, setZip] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void changeCart({ do: 'zip', zip }, 'zip');
  };
  return (
    <form className="cart-small" onSubmit={ask} noValidate>
      <TextField
        label={words.zip}
        value={zip}
        onChange={setZip}
        error={news.about === 'zip' ? news.fault : null}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <Button type="submit" busy={news.busy && news.about === 'zip'}>
        {words.zipDo}
      </Button>
    </form>
  );
}

/** What the cart comes to. */
export function CartTotals({ cart }: { cart: CartView }) {
  const { state, taxCents } = cart;
  const tax =
    state && taxCents !== null ? fill(words.taxIn, { state: stateName(state), rate: rateInWords(state) }) : words.tax;
  return (
    <dl className="cart-totals">
      <dt>{words.subtotal}</dt>
      <dd>{exact(cart.subtotalCents)}</dd>
      {cart.discountCents > 0 && (
        <>
          <dt>{words.discount}</dt>
          <dd>−{exact(cart.discountCents)}</dd>
        </>
      )}
      <dt>{words.shipping}</dt>
      <dd>{words.free}</dd>
      <dt>{tax}</dt>
      <dd>{taxCents === null ? words.taxLater : exact(taxCents)}</dd>
      <dt className="cart-total">{taxCents === null ? words.totalBeforeTax : words.total}</dt>
      <dd className="cart-total" aria-live="polite">
        {exact(cart.totalCents)}
      </dd>
    </dl>
  );
}
