import type { CartNews } from '../../browser/cart.ts';
import { Notice } from '#ui/Notice.tsx';

/** What was done differently from what was asked, and what concerns the whole cart. */
export function CartNotices({ news }: { news: CartNews }) {
  return (
    <>
      {news.fault && news.about === 'cart' && (
        <Notice kind="bad" live>
          {news.fault}
        </Notice>
      )}
      {news.warnings.map((warning) => (
        <Notice key={warning} kind="warn" live>
          {warning}
        </Notice>
      ))}
    </>
  );
}
