import { type FormEvent, useState } from 'react';
import type { CartView } from '../../contract.ts';
import { withCode, withoutCode } from '../../rules/codes.ts';
import { fill } from '#shared/text.ts';
import { type CartNews, changeCart } from '../../browser/cart.ts';
import { storeSays, cart as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { exact } from './money.ts';

type Props = { cart: CartView; news: CartNews };

/** Discount codes: those that count, and those that do not with the reason. */
export function CartCodes({ cart, news }: Props) {
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const use = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return;
    const { ok } = await changeCart({ do: 'discount', codes: withCode(cart.codes, typed) }, 'code');
    if (ok) setTyped('');
  };
  const drop = (code: string) => changeCart({ do: 'discount', codes: withoutCode(cart.codes, code) }, 'code');
  const fault = empty ? storeSays.codeEmpty : news.about === 'code' ? news.fault : null;
  return (
    <>
      <form className="cart-small" onSubmit={use} noValidate>
        <TextField
          label={words.code}
          value={typed}
          onChange={setTyped}
          error={fault}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" busy={news.busy && news.about === 'code'}>
          {words.useCode}
        </Button>
      </form>
      {cart.codes.map(({ code, applicable, why }) => (
        <p key={code} className="row">
          <span className={`badge ${applicable ? 'badge-go' : 'badge-stop'}`}>{code}</span>
          <span className="cart-note" role="status">
            {applicable ? fill(words.codeOn, { code, amount: exact(cart.discountCents) }) : why}
          </span>
          <Button size="sm" look="quiet" aria-label={fill(words.dropCode, { code })} onClick={() => drop(code)}>
            {words.remove}
          </Button>
        </p>
      ))}
    </>
  );
}
