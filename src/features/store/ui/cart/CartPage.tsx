import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $cart, $cartNews, keepCart } from '../../browser/cart.ts';
import { cart as words } from '../../browser/words.ts';
import { EmptyDrawing } from '#features/pictures/ui/EmptyDrawing.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CartCodes } from './CartCodes.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartTotals, CartZip } from './CartTotals.tsx';
import { Checkout } from './Checkout.tsx';

/** The cart's page once a script is there: the same as the server drew, changing in place. */
export function CartPage({ outside }: { outside: boolean }) {
  const cart = useStore($cart);
  const news = useStore($cartNews);
  useEffect(keepCart, []);
  if (!cart || cart.lines.length === 0)
    return (
      <div className="empty">
        <EmptyDrawing drawn="orders" />
        <h2 className="title-3">{words.empty}</h2>
        <p className="soft max-w-text">{words.emptyText}</p>
        <ButtonLink look="primary" href="/stickers/order">
          {words.shop}
        </ButtonLink>
      </div>
    );
  return (
    <div className="cart-page">
      <div className="stack">
        <CartNotices news={news} />
        <ul aria-label={words.lines}>
          {cart.lines.map((line) => (
            <CartLine key={line.id} line={line} news={news} />
          ))}
        </ul>
      </div>
      <div className="stack">
        <CartCodes cart={cart} news={news} />
        <CartZip news={news} />
        <CartTotals cart={cart} />
        <Checkout outside={outside} seenCents={cart.totalCents} />
        <p className="cart-note">{words.estimate}</p>
      </div>
    </div>
  );
}
