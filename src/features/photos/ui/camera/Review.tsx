import { useEffect, useMemo, useState } from 'react';
import { type Flaw, flawOf } from '../../rules/quality.ts';
import type { ShotGuide } from '../../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { measurePicture } from '../../browser/measure.ts';
import { blurCanvas, toFile } from '../../browser/take-photo.ts';
import { changeHeld } from '../../browser/uploads.ts';
import { cameraWords as words, photoEditWords } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BlurEditor } from '../BlurEditor.tsx';

/** A photo that was taken and is kept on this device until somebody has looked at it. */
export type Taken = {
  readonly id: string;
  readonly canvas: HTMLCanvasElement;
  readonly file: File;
  readonly shot: ShotGuide;
  readonly blurred?: boolean;
};

type Props = { photo: Taken; onChange: (photo: Taken) => void; onSettle: (verdict: 'use' | 'fine' | 'again') => void };

/** The photo just taken: what is wrong with it, and what becomes of it. */
export function Review({ photo, onChange, onSettle }: Props) {
  const { canvas, file, shot } = photo;
  const flaw = useMemo(() => flawIn(canvas), [canvas]);
  const src = usePreview(file);
  const [blurring, setBlurring] = useState(false);
  return (
    <div className="camera-live" data-camera="review">
      <div className="camera-finder">
        <img src={src} alt={fill(words.reviewAlt, { shot: shot.label })} />
      </div>
      <div className="camera-verdict">
        {flaw ? (
          <Notice kind="warn" live>
            <p>{words[flaw]}</p>
          </Notice>
        ) : (
          <p role="status">{photo.blurred ? words.blurred : words.good}</p>
        )}
      </div>
      <div className="camera-row camera-more">
        <Button look="primary" autoFocus onClick={() => onSettle(flaw ? 'fine' : 'use')}>
          {flaw ? words.useAnyway : words.use}
        </Button>
        <Button look="secondary" onClick={() => onSettle('again')}>
          {words.takeAgain}
        </Button>
        <Button look="quiet" onClick={() => setBlurring(true)}>
          {words.blurPlate}
        </Button>
      </div>
      {blurring && (
        <Dialog title={photoEditWords.blurTitle} onClose={() => setBlurring(false)} wide>
          {(close) => (
            <BlurEditor
              src={src}
              alt={fill(words.reviewAlt, { shot: shot.label })}
              aspect={canvas.width / canvas.height}
              shot={shot.shot}
              close={close}
              onSave={async (boxes) => {
                blurCanvas(canvas, boxes);
                const changed = await toFile(canvas, shot.shot);
                await changeHeld(photo.id, changed);
                onChange({ ...photo, file: changed, blurred: true });
                return true;
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}

function flawIn(canvas: HTMLCanvasElement): Flaw | null {
  const quality = measurePicture(canvas, canvas.width, canvas.height);
  return quality && flawOf(quality);
}

/** An address of the file for as long as it is shown. */
function usePreview(file: File): string {
  const [src, setSrc] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return src;
}
