import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $draft } from '#features/sell/browser/draft.ts';
import { $onServer, $queue, isOf, keepSyncing } from '../browser/items.ts';
import { itemWords as words } from '../browser/words.ts';
import { wizard } from '#features/sell/browser/words.ts';
import { ItemAdder } from './ItemAdder.tsx';
import { ItemList } from './ItemList.tsx';
import { Button } from '#ui/Button.tsx';
import { SaveLine } from '#features/sell/ui/SaveLine.tsx';
import { useWalk } from '#features/sell/ui/walk-context.ts';
import type { PanelProps } from '#features/sell/ui/panels/types.ts';
import '#ui/step.css';

/** The things on the tables, while the sale is being written. They need neither a signal nor a saved sale. */
export function ItemsStep({ step }: PanelProps) {
  const { id, createKey, sessionKey, owned } = useStore($draft);
  const { goOn, goBack } = useWalk();
  const sale = useMemo(
    () => ({ id, createKey, sessionKey: owned ? null : sessionKey }),
    [id, createKey, sessionKey, owned],
  );
  const here = useStore($queue).filter((item) => isOf(item, sale)).length;
  const count = here + useStore($onServer).length;
  useEffect(() => keepSyncing(), []);

  return (
    <section className="step" aria-labelledby="step-title">
      <div className="stack">
        <h1 className="title-2" id="step-title" tabIndex={-1}>
          {step.title}
        </h1>
        <p className="soft">{words.lead}</p>
      </div>
      <ItemAdder sale={sale} />
      <ItemList sale={sale} />
      <SaveLine />
      <div className="step-actions items-actions">
        <Button look="secondary" size="lg" onClick={goBack}>
          {wizard.back}
        </Button>
        <Button look="ink" size="lg" onClick={goOn}>
          {count > 0 ? words.done : words.skip}
        </Button>
      </div>
    </section>
  );
}
