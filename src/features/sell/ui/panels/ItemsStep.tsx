import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $draft } from '../../browser/draft.ts';
import { $onServer, $queue, isOf, keepSyncing } from '#features/garage/browser/items.ts';
import { itemWords as words } from '#features/garage/browser/words.ts';
import { wizard } from '../../browser/words.ts';
import { ItemAdder } from '#features/garage/ui/ItemAdder.tsx';
import { ItemList } from '#features/garage/ui/ItemList.tsx';
import { Button } from '#ui/Button.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { useWalk } from '../walk-context.ts';
import type { PanelProps } from './index.ts';

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
