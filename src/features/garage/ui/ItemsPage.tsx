import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { listingTitle } from '#features/sell/rules/project.ts';
import { fill } from '#shared/text.ts';
import { $draft, isStarted } from '#features/sell/browser/draft.ts';
import { findSales, type ItemSale, keepSyncing, type OpenSale } from '../browser/items.ts';
import { whenRestored } from '#platform/browser/persist.ts';
import { $session, keepSession } from '#features/accounts/browser/session.ts';
import { itemWords as words } from '../browser/words.ts';
import { Shell } from '#ui/shell/Shell.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ItemAdder } from './ItemAdder.tsx';
import { ItemList } from './ItemList.tsx';
import '#ui/styles/islands.css';

type Chosen = { readonly sale: ItemSale; readonly title: string; readonly draft: boolean };

/** Items of one sale, outside of its wizard: while it is written, and while people already stand on the lawn. */
export function ItemsPage({ wanted }: { wanted?: string | undefined }) {
  const { chosen, sales, looking } = useSale(wanted);
  useEffect(() => {
    const stopSession = keepSession();
    const stopSyncing = keepSyncing();
    return () => {
      stopSession();
      stopSyncing();
    };
  }, []);

  return (
    <>
      {chosen && (
        <div className="wizard-main items-page">
          <div className="stack">
            <h1 className="title-2">{words.title}</h1>
            <p className="soft">{words.lead}</p>
            <p className="eyebrow">{fill(words.addingTo, { title: chosen.title || words.untitledSale })}</p>
          </div>
          <ItemAdder sale={chosen.sale} />
          <ItemList sale={chosen.sale} />
          <div className="row">
            {chosen.draft ? (
              <ButtonLink href="/stickers/garage/profile" look="ink">
                {words.finishSale}
              </ButtonLink>
            ) : (
              <ButtonLink href={`/my/garage/item?sale=${chosen.sale.id}`}>{words.manage}</ButtonLink>
            )}
          </div>
        </div>
      )}
      {!chosen && looking && (
        <div className="stack">
          <h1 className="title-2">{words.title}</h1>
          <Skeleton label={words.loading} shape="fields" count={3} />
        </div>
      )}
      {!chosen && !looking && <NoSale sales={sales} />}
      <Shell />
    </>
  );
}

function NoSale({ sales }: { sales: readonly OpenSale[] }) {
  return (
    <div className="wizard-main items-page">
      <h1 className="title-2">{words.noSaleTitle}</h1>
      <p className="soft">{sales.length > 0 ? words.chooseSale : words.noSale}</p>
      <ul className="stack">
        {sales.map(({ id, uniqueId, title }) => (
          <li key={id}>
            <ButtonLink href={`/stickers/garage/item/insert?sale=${uniqueId}`} block>
              {title || words.untitledSale}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/stickers/garage/particulars" look={sales.length > 0 ? 'secondary' : 'primary'}>
          {words.startSale}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The sale in the address, else the one being written here, else the only one there is. */
function useSale(wanted: string | undefined) {
  const draft = useStore($draft);
  const session = useStore($session);
  const [sales, setSales] = useState<readonly OpenSale[]>([]);
  const [looking, setLooking] = useState(true);
  const { id, uniqueId, createKey, sessionKey, answers, owned } = draft;
  const isHere = draft.flow === 'garage' && isStarted(draft) && (!wanted || wanted === id || wanted === uniqueId);

  useEffect(() => {
    // Without a signal nobody says who is signed in; what is kept here is shown all the same.
    if (session.status === 'loading' && navigator.onLine) return;
    let gone = false;
    whenRestored()
      .then(() => findSales($draft.get().sessionKey))
      .then((found) => !gone && setSales(found))
      .catch(() => undefined)
      .finally(() => !gone && setLooking(false));
    return () => {
      gone = true;
    };
  }, [session.status]);

  const found =
    sales.find((sale) => sale.id === wanted || sale.uniqueId === wanted) ?? (sales.length === 1 ? sales[0] : undefined);
  const chosen = useMemo<Chosen | null>(() => {
    if (isHere)
      return {
        sale: { id, createKey, sessionKey: owned ? null : sessionKey },
        title: listingTitle(answers),
        draft: true,
      };
    return found
      ? {
          sale: { id: found.id, createKey: null, sessionKey: owned ? null : sessionKey },
          title: found.title,
          draft: false,
        }
      : null;
  }, [isHere, id, createKey, sessionKey, owned, answers, found]);
  return { chosen, sales, looking };
}
