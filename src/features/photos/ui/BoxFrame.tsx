import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { type Box, type Corner, CORNERS, dragCorner, type Limits, moveBox } from '../rules/boxes.ts';
import { fill } from '#shared/text.ts';
import { photoEditWords as words } from '../browser/words.ts';

/** Share of the picture that one press of an arrow key moves; with Shift, five times that. */
const STEP = 0.01;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  box: Box;
  name: string;
  limits: Limits;
  /** What it looks like: the rest darkened, or its inside covered. */
  look: 'crop' | 'blur';
  onChange: (box: Box) => void;
};

type Change = (box: Box, right: number, down: number) => Box;

/** A box over a picture: moved by its middle, resized by its corners, by pointer, finger or arrow keys. */
export function BoxFrame({ box, name, limits, look, onChange }: Props) {
  const drag = useDrag(box, onChange);
  const change =
    (corner: Corner): Change =>
    (from, right, down) =>
      dragCorner(from, corner, right, down, limits);
  return (
    <div
      className={`edit-box edit-box-${look}`}
      style={{
        left: `${box.x * 100}%`,
        top: `${box.y * 100}%`,
        width: `${box.width * 100}%`,
        height: `${box.height * 100}%`,
      }}
    >
      <button type="button" className="edit-move" aria-label={fill(words.move, { box: name })} {...drag(moveBox)} />
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className="edit-corner"
          data-corner={corner}
          aria-label={fill(words.corner, { corner: words[corner], box: name })}
          {...drag(change(corner))}
        />
      ))}
    </div>
  );
}

/** Listeners that apply a change by as much as the pointer moved since it went down, or by a step for each arrow key. */
function useDrag(box: Box, onChange: (box: Box) => void) {
  const start = useRef<{ box: Box; x: number; y: number; width: number; height: number } | null>(null);
  return (change: Change) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const stage = event.currentTarget.closest('.edit-stage')?.getBoundingClientRect();
      if (event.button !== 0 || !stage) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { box, x: event.clientX, y: event.clientY, width: stage.width, height: stage.height };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from) onChange(change(from.box, (clientX - from.x) / from.width, (clientY - from.y) / from.height));
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      const times = event.shiftKey ? 5 : 1;
      onChange(change(box, way[0] * times, way[1] * times));
    },
  });
}

type SlidersProps = Pick<Props, 'box' | 'name' | 'limits' | 'onChange'>;

/** The same box by four sliders, for whoever works with a screen reader or a switch. */
export function BoxSliders({ box, name, limits, onChange }: SlidersProps) {
  const { min } = limits;
  const size = (right: number, down: number) => dragCorner(box, 'bottom-right', right, down, limits);
  const edges = [
    { edge: words.left, value: box.x, least: 0, set: (to: number) => moveBox(box, to - box.x, 0) },
    { edge: words.top, value: box.y, least: 0, set: (to: number) => moveBox(box, 0, to - box.y) },
    { edge: words.width, value: box.width, least: min, set: (to: number) => size(to - box.width, 0) },
    { edge: words.height, value: box.height, least: min, set: (to: number) => size(0, to - box.height) },
  ];
  return (
    <details className="edit-sliders">
      <summary>{words.sliders}</summary>
      {edges.map(({ edge, value, least, set }) => (
        <Slider
          key={edge}
          label={edge}
          name={fill(words.slider, { edge, box: name })}
          shown={fill(words.percent, { percent: Math.round(value * 100) })}
          min={least * 100}
          max={100}
          step={1}
          value={value * 100}
          onChange={(percent) => onChange(set(percent / 100))}
        />
      ))}
    </details>
  );
}

type SliderProps = {
  label: string;
  name?: string;
  shown: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
};

/** A slider with its word and its value beside it. */
export function Slider({ label, name, shown, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="edit-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        aria-label={name}
        aria-valuetext={shown}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        {...range}
      />
      <output htmlFor={id} className="figure">
        {shown}
      </output>
    </div>
  );
}
