import { useState } from 'react';
import type { Box } from '../rules/boxes.ts';
import { EDIT_LIMITS } from '../rules/edits.ts';
import { fill } from '#shared/text.ts';
import { keepBoxes, keptBoxes } from '../browser/kept-boxes.ts';
import { $said, changePhoto } from '../browser/photos.ts';
import { closestWidth, photoUrl } from '../rules/photos.ts';
import { photoEditWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { BoxFrame, BoxSliders } from './BoxFrame.tsx';
import type { ReadyPhoto } from './CropDialog.tsx';
import './edit.css';

/** Where a plate is on most photos of a vehicle: low, in the middle. */
const FIRST: Box = { x: 0.38, y: 0.56, width: 0.24, height: 0.1 };
const LIMITS = { min: EDIT_LIMITS.blur * 3, ratio: null };

const nameOf = (at: number) => fill(words.box, { number: at + 1 });

type Props = {
  src: string;
  alt: string;
  aspect: number;
  shot: string | null;
  /** Resolves to false when it could not be saved; the boxes then stay. */
  onSave: (boxes: readonly Box[]) => Promise<boolean>;
  close: () => void;
};

/** Boxes over a photo; what is under them is made unreadable. Where they were is remembered for the next photo of the shot. */
export function BlurEditor({ src, alt, aspect, shot, onSave, close }: Props) {
  const [kept] = useState(() => keptBoxes(shot));
  const [boxes, setBoxes] = useState<readonly Box[]>(kept ?? [FIRST]);
  const [saving, setSaving] = useState(false);
  const change = (at: number, box: Box) => setBoxes(boxes.map((other, place) => (place === at ? box : other)));
  const save = async () => {
    setSaving(true);
    const saved = await onSave(boxes);
    if (saved) keepBoxes(shot, boxes);
    setSaving(false);
    if (saved) close();
  };

  return (
    <>
      <div className="dialog-body stack">
        <p>{kept ? words.blurKept : words.blurLead}</p>
        <div className="edit-stage" style={{ aspectRatio: aspect, maxWidth: `${aspect * 56}dvh` }}>
          <img src={src} alt={alt} className="edit-still" draggable={false} />
          {boxes.map((box, at) => (
            <BoxFrame
              key={nameOf(at)}
              box={box}
              name={nameOf(at)}
              look="blur"
              limits={LIMITS}
              onChange={(to) => change(at, to)}
            />
          ))}
        </div>
        <BoxCount boxes={boxes} onChange={setBoxes} />
        {boxes.map((box, at) => (
          <BoxSliders key={nameOf(at)} box={box} name={nameOf(at)} limits={LIMITS} onChange={(to) => change(at, to)} />
        ))}
        <p className="soft text-sm" role="status">
          {saving ? words.saving : words.blurNote}
        </p>
      </div>
      <DialogActions act={words.blurSave} onAct={() => void save()} busy={saving} close={close} />
    </>
  );
}

type CountProps = { boxes: readonly Box[]; onChange: (boxes: readonly Box[]) => void };

/** One more box, or one less. */
function BoxCount({ boxes, onChange }: CountProps) {
  return (
    <div className="edit-tools">
      <Button
        size="sm"
        icon="plus"
        disabled={boxes.length >= EDIT_LIMITS.boxes}
        onClick={() => onChange([...boxes, { ...FIRST, y: Math.min(0.85, 0.1 + 0.12 * boxes.length) }])}
      >
        {words.addBox}
      </Button>
      {boxes.length > 1 && (
        <Button size="sm" icon="minus" onClick={() => onChange(boxes.slice(0, -1))}>
          {fill(words.removeBox, { number: boxes.length })}
        </Button>
      )}
    </div>
  );
}

/** The same for a photo the server has. */
export function BlurDialog({ photo, onClose }: { photo: ReadyPhoto; onClose: () => void }) {
  return (
    <Dialog title={words.blurTitle} onClose={onClose} wide>
      {(close) => (
        <BlurEditor
          src={photoUrl(photo, closestWidth(photo, 1280), 'webp')}
          alt={photo.alt}
          aspect={photo.width / photo.height}
          shot={photo.shot}
          close={close}
          onSave={async (boxes) => {
            const saved = await changePhoto(photo.id, { blur: [...boxes] });
            if (saved) $said.set(words.blurSaved);
            return saved;
          }}
        />
      )}
    </Dialog>
  );
}
