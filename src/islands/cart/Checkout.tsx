import { cart as words } from '#stores/words/cart.ts';
import { Button } from '../ui/Button.tsx';

/** A plain form: what comes next is a page of this site, or of the external store. */
export function Checkout({ outside, seenCents }: { outside: boolean; seenCents: number }) {
  return (
    <form method="post" action="/stickers/order/cart" className="checkout">
      <input type="hidden" name="do" value="checkout" />
      <input type="hidden" name="seen" value={seenCents} />
      <Button type="submit" look="primary" size="lg" block data-moment="begin checkout">
        {outside ? words.checkoutOutside : words.checkout}
      </Button>
    </form>
  );
}
