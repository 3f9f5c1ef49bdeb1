import { type ConditionAnswer, isConditionAnswer, type Answers } from '#shared/answers.ts';
import { chosenOf, optionsOf } from '#features/listings/rules/fields/index.ts';
import { Choice, Choices } from '#ui/Choice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { Tiles } from '#ui/Tile.tsx';
import { YesNo } from '#ui/YesNo.tsx';
import { useLikelyFirst } from '../use-suggestions.ts';
import { LikelyInput, MakeInput } from './suggest-inputs.tsx';
import { asText, frameOf, type InputProps, noted } from './types.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

/** The picture of an answer: the vehicle as it would be with it. */
function OptionArt({ field, value, answers }: { field: string; value: string; answers: Answers }) {
  const { kind, color } = silhouetteOf({ ...answers, [field]: value });
  return <Silhouette kind={kind} {...(color ? { color } : {})} />;
}

/** What the VIN tables cannot know: frequent answers come first. */
const UNTOLD = new Set(['drivetrain', 'transmission']);

export function ChoiceInput(props: InputProps) {
  if (UNTOLD.has(props.field.id)) return <LikelyInput {...props} />;
  return (
    <Choice
      {...frameOf(props)}
      name={props.field.id}
      options={optionsOf(props.field, props.answers).map(noted)}
      value={chosenOf(props.field, props.answers)}
      onChange={props.onChange}
    />
  );
}

export function TilesInput(props: InputProps) {
  const { options: ordered, hint } = useLikelyFirst(props.field, props.answers);
  const options = ordered.map((option) => ({
    ...noted(option),
    art: <OptionArt field={props.field.id} value={option.value} answers={props.answers} />,
  }));
  return (
    <Tiles
      {...frameOf(props)}
      {...(hint ? { hint } : {})}
      name={props.field.id}
      options={options}
      value={asText(props.value) || null}
      onChange={props.onChange}
    />
  );
}

export function SelectInput(props: InputProps) {
  // Forty makes are quicker typed than scrolled, and a make that is not there may be written.
  if (props.field.id === 'make') return <MakeInput {...props} />;
  return (
    <SelectField
      {...frameOf(props)}
      id={props.id}
      options={optionsOf(props.field, props.answers)}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
      empty=""
    />
  );
}

export function ChoicesInput(props: InputProps) {
  return (
    <Choices
      {...frameOf(props)}
      name={props.field.id}
      options={optionsOf(props.field, props.answers).map(noted)}
      value={Array.isArray(props.value) ? (props.value as readonly string[]) : []}
      onChange={props.onChange}
    />
  );
}

/** Colors as a radio group of dots with their names. */
export function ColorInput(props: InputProps) {
  const options = optionsOf(props.field, props.answers).map((option) => ({
    value: option.value,
    label: option.label,
    art: (
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle
          cx="20"
          cy="20"
          r="18"
          fill={option.hex ?? 'none'}
          stroke="var(--edge)"
          strokeDasharray={option.hex ? undefined : '3 3'}
        />
      </svg>
    ),
  }));
  return (
    <Tiles
      {...frameOf(props)}
      name={props.field.id}
      dense
      options={options}
      value={asText(props.value) || null}
      onChange={props.onChange}
    />
  );
}

const NOTHING: ConditionAnswer = { value: null, comment: '' };

export function ConditionInput(props: InputProps) {
  const said = isConditionAnswer(props.value) ? props.value : NOTHING;
  return (
    <YesNo
      question={props.field.label}
      {...(props.field.hint ? { hint: props.field.hint } : {})}
      value={said.value}
      onChange={(value) => props.onChange({ ...said, value })}
      note={said.comment}
      onNote={(comment) => props.onChange({ ...said, comment })}
      error={props.error}
    />
  );
}

export function ConsentInput(props: InputProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={props.field.id}
        checked={props.value === true}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>
        <span className="choice-text">{props.field.label}</span>
        {props.field.hint && <span className="choice-note">{props.field.hint}</span>}
      </span>
    </label>
  );
}
