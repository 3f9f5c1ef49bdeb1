import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $cart, $cartNews, keepCart } from '../../browser/cart.ts';
import { cart as words } from '../../browser/words.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CartCodes } from './CartCodes.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartTotals } from './CartTotals.tsx';
import { Checkout } from './Checkout.tsx';

type Props = { onClose: () => void; outside: boolean };

/** The cart beside the products. */
export function CartDrawer({ onClose, outside }: Props) {
  const cart = useStore($cart);
  const news = useStore($cartNews);
  useEffect(keepCart, []);
  const filled = cart !== null && cart.lines.length > 0;
  return (
    <Dialog title={words.title} onClose={onClose}>
      {(close) => (
        <div className="cart-drawer">
          <div className="dialog-body stack">
            <CartNotices news={news} />
            {!filled && <p className="soft">{words.empty}</p>}
            {filled && (
              <>
                <ul aria-label={words.lines}>
                  {cart.lines.map((line) => (
                    <CartLine key={line.id} line={line} news={news} />
                  ))}
                </ul>
                <CartCodes cart={cart} news={news} />
                <CartTotals cart={cart} />
              </>
            )}
          </div>
          <div className="dialog-actions">
            {filled && <Checkout outside={outside} seenCents={cart.totalCents} />}
            {filled && <ButtonLink href="/stickers/order/cart">{words.open}</ButtonLink>}
            <button type="button" className="btn btn-quiet" onClick={close}>
              {words.keep}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
