import { useStore } from '@nanostores/react';
import { $cart } from '../../browser/cart.ts';
import { cart as words } from '../../browser/words.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

/**
 * A plain form: what comes next is a page of this site, or of the external store. A page that was made before the cart
 * was filled did not know where this cart is paid, and browsers follow no form to where a page's policy does not name:
 * then the way leads over the cart's own page, made anew.
 */
export function Checkout({ outside, seenCents }: { outside: boolean; seenCents: number }) {
  const to = useStore($cart)?.checkoutUrl ?? '';
  if (outside && !mayLeadTo(to))
    return (
      <ButtonLink href="/stickers/order/cart" look="primary" size="lg" block>
        {words.checkoutOutside}
      </ButtonLink>
    );
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

/** Whether this page's policy, as the server wrote it, lets a form lead to an address. */
function mayLeadTo(address: string): boolean {
  const named = document.querySelector<HTMLElement>('[data-forms-to]')?.dataset.formsTo ?? '';
  return named.split(' ').some((origin) => origin !== '' && address.startsWith(`${origin}/`));
}
