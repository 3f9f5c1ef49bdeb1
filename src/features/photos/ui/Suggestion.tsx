import { useState } from 'react';
import type { OwnPhoto } from '../contract.ts';
import { proposeOrder, type Proposal } from '../rules/arrange.ts';
import type { PhotoSubject } from '../rules/guides.ts';
import { shotLabel } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { $said, savePhotoOrder } from '../browser/photos.ts';
import { adviceWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useQualities } from './use-qualities.ts';

type Props = { photos: readonly OwnPhoto[]; subject: PhotoSubject };

/** Cover and order as the rule would have them, in one sentence. Nothing moves until its owner says so. */
export function Suggestion({ photos, subject }: Props) {
  const qualities = useQualities(photos);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const finished = photos.filter(({ status }) => status === 'READY');
  const isMeasured = finished.length > 1 && finished.every(({ id }) => qualities.has(id));
  const proposal = isMeasured
    ? proposeOrder(finished.map(({ id, shot }) => ({ id, shot, quality: qualities.get(id) ?? null })))
    : null;
  const use = (ids: readonly string[]) => {
    setBefore(finished.map(({ id }) => id));
    void savePhotoOrder(ids);
    $said.set(words.used);
  };
  const undo = (ids: readonly string[]) => {
    setBefore(null);
    void savePhotoOrder(ids);
    $said.set(words.back);
  };
  if (proposal) {
    return (
      <Notice kind="info">
        <p data-suggestion>{sentenceOf(proposal, subject)}</p>
        <Button size="sm" onClick={() => use(proposal.ids)}>
          {words.useOrder}
        </Button>
      </Notice>
    );
  }
  if (!before) return null;
  return (
    <Notice kind="good">
      <p>{words.used}</p>
      <Button size="sm" onClick={() => undo(before)}>
        {words.putBack}
      </Button>
    </Notice>
  );
}

function sentenceOf({ cover, instead }: Proposal, { vehicleType }: PhotoSubject): string {
  const named = (shot: string | null) => (shotLabel(vehicleType, shot) ?? '').toLowerCase();
  if (!cover) return words.suggestOrder;
  return instead
    ? fill(words.suggestInstead, { cover: named(cover), other: named(instead.shot), flaw: words[instead.flaw] })
    : fill(words.suggest, { cover: named(cover) });
}
