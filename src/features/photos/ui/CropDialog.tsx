import { useEffect, useState } from 'react';
import type { OwnPhoto } from '../contract.ts';
import { shapeBox, WHOLE } from '../rules/boxes.ts';
import { EDIT_LIMITS, type Frame, isSameFrame, SAME_FRAME, straightenScale, turnedAspect } from '../rules/edits.ts';
import { closestWidth, photoUrl } from '../rules/photos.ts';
import { fill } from '#shared/text.ts';
import { keepCrop, keptCrop } from '../browser/kept-boxes.ts';
import { $said, changePhoto } from '../browser/photos.ts';
import { photoEditWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { BoxFrame, BoxSliders, Slider } from './BoxFrame.tsx';
import './edit.css';

export type ReadyPhoto = Extract<OwnPhoto, { status: 'READY' }>;

const FOUR_THREE = 4 / 3;
const SHAPES = [
  { value: 'free', label: words.free },
  { value: 'fourThree', label: words.fourThree },
] as const;
type Shape = (typeof SHAPES)[number]['value'];

/** Quarter turns, straightening and cropping of one photo, saved in one go. What a reload cut short is still there. */
export function CropDialog({ photo, onClose }: { photo: ReadyPhoto; onClose: () => void }) {
  const leave = () => {
    keepCrop(photo, null);
    onClose();
  };
  return (
    <Dialog title={words.cropTitle} onClose={leave} wide>
      {(close) => <Crop photo={photo} close={close} />}
    </Dialog>
  );
}

function Crop({ photo, close }: { photo: ReadyPhoto; close: () => void }) {
  const { frame, setFrame, shape, aspect, limits, turnBy, setShape, reset } = useFrame(photo);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (isSameFrame(frame)) return close();
    setSaving(true);
    if (await changePhoto(photo.id, { frame })) {
      $said.set(words.cropped);
      close();
    }
    setSaving(false);
  };
  return (
    <>
      <div className="dialog-body stack">
        <div
          className="edit-stage"
          data-aspect={aspect.toFixed(2)}
          style={{ aspectRatio: aspect, maxWidth: `${aspect * 56}dvh` }}
        >
          <TurnedPicture photo={photo} frame={frame} aspect={aspect} />
          <BoxFrame
            box={frame.crop}
            name={words.cropBox}
            look="crop"
            limits={limits}
            onChange={(crop) => setFrame({ ...frame, crop })}
          />
        </div>
        <CropTools shape={shape} onTurn={turnBy} onShape={setShape} onReset={reset} />
        <Slider
          label={words.straighten}
          shown={fill(words.degrees, { angle: frame.angle })}
          min={-EDIT_LIMITS.angle}
          max={EDIT_LIMITS.angle}
          step={0.5}
          value={frame.angle}
          onChange={(angle) => setFrame({ ...frame, angle })}
        />
        <BoxSliders
          box={frame.crop}
          name={words.cropBox}
          limits={limits}
          onChange={(crop) => setFrame({ ...frame, crop })}
        />
        <p className="soft text-sm" role="status">
          {saving ? words.saving : words.cropNote}
        </p>
      </div>
      <DialogActions act={words.save} onAct={() => void save()} busy={saving} close={close} />
    </>
  );
}

/** The frame as it is being made. Another shape or turn begins with the whole photo again. */
function useFrame(photo: ReadyPhoto) {
  const [frame, setFrame] = useState<Frame>(() => keptCrop(photo) ?? SAME_FRAME);
  useEffect(() => keepCrop(photo, frame), [photo, frame]);
  const [shape, keepShape] = useState<Shape>('free');
  const aspect = turnedAspect(photo.width / photo.height, frame.turn);
  const ratioOf = (wanted: Shape, of: number) => (wanted === 'free' ? null : FOUR_THREE / of);
  const limits = { min: EDIT_LIMITS.crop, ratio: ratioOf(shape, aspect) };
  const wholeOf = (of: number, wanted = shape) => {
    const ratio = ratioOf(wanted, of);
    return ratio === null ? WHOLE : shapeBox(WHOLE, ratio);
  };
  const turnBy = (degrees: number) => {
    const turn = ((frame.turn + degrees) % 360) as Frame['turn'];
    setFrame({ ...frame, turn, crop: wholeOf(turnedAspect(photo.width / photo.height, turn)) });
  };
  const setShape = (wanted: Shape) => {
    keepShape(wanted);
    setFrame({ ...frame, crop: wholeOf(aspect, wanted) });
  };
  const reset = () => {
    setFrame(SAME_FRAME);
    keepShape('free');
  };
  return { frame, setFrame, shape, setShape, aspect, limits, turnBy, reset };
}

type ToolsProps = {
  shape: Shape;
  onTurn: (degrees: number) => void;
  onShape: (shape: Shape) => void;
  onReset: () => void;
};

function CropTools({ shape, onTurn, onShape, onReset }: ToolsProps) {
  return (
    <div className="edit-tools">
      <Button size="sm" onClick={() => onTurn(270)}>
        {words.turnLeft}
      </Button>
      <Button size="sm" onClick={() => onTurn(90)}>
        {words.turnRight}
      </Button>
      <Choice label={words.shape} hideLabel look="segment" options={SHAPES} value={shape} onChange={onShape} />
      <Button look="quiet" size="sm" onClick={onReset}>
        {words.reset}
      </Button>
    </div>
  );
}

/** The photo as it will be framed: turned, straightened, and grown until no corner is empty. */
function TurnedPicture({ photo, frame, aspect }: { photo: ReadyPhoto; frame: Frame; aspect: number }) {
  const onSide = frame.turn % 180 !== 0;
  const scale = straightenScale(aspect, frame.angle);
  return (
    <img
      src={photoUrl(photo, closestWidth(photo, 1280), 'webp')}
      alt={photo.alt}
      className="edit-picture"
      draggable={false}
      style={{
        width: onSide ? `${100 / aspect}%` : '100%',
        height: onSide ? `${100 * aspect}%` : '100%',
        transform: `translate(-50%, -50%) rotate(${frame.turn + frame.angle}deg) scale(${scale})`,
      }}
    />
  );
}
