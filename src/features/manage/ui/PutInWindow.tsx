import type { ListingCategory } from '#shared/enums.ts';
import { categoryRecord } from '#features/listings/rules/categories.ts';
import { owner as words } from '../browser/words.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

type Props = { uniqueId: string; category: ListingCategory };

const SIGN = { vehicle: 'window', home: 'yard', sale: 'yard', thing: 'tag' } as const;

/** From the screen to the thing: a sign printed at once, a blank sticker that is at hand, or one by mail. */
export function PutInWindow({ uniqueId, category }: Props) {
  const kind = SIGN[categoryRecord(category).family];
  return (
    <section className="stack" aria-labelledby="put-title">
      <h2 className="title-4" id="put-title">
        {words.put[kind]}
      </h2>
      <div className="row owner-news-actions">
        <form method="post" action="/stickers/print/sign.pdf" target="_blank" rel="noopener">
          <input type="hidden" name="listing" value={uniqueId} />
          <Button look="ink" size="sm" icon="qr" type="submit">
            {words.print[kind]}
          </Button>
        </form>
        <ButtonLink look="secondary" size="sm" href={`/stickers/link?listing=${uniqueId}`}>
          {words.useBlank}
        </ButtonLink>
        <ButtonLink look="secondary" size="sm" href="/stickers/order">
          {words.orderStickers}
        </ButtonLink>
      </div>
    </section>
  );
}
