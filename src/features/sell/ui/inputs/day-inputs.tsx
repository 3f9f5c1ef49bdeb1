import {
  type DayHours,
  isOvernight,
  MAX_DAYS,
  splitDayHours,
  writeDayHours,
} from '#features/listings/rules/day-hours.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { fill } from '#shared/text.ts';
import { dayWords as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { GroupFrame } from '#ui/FieldFrame.tsx';
import { TextField } from '#ui/TextField.tsx';
import { asText, frameOf, type InputProps } from './types.ts';
import './days.css';

export function DateInput(props: InputProps) {
  return (
    <TextField
      {...frameOf(props)}
      id={props.id}
      type="date"
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onLeave}
    />
  );
}

const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** The next Saturday, or the day after the last one that is there, with its hours. */
function nextDay(entries: readonly DayHours[]): DayHours {
  const last = entries.at(-1);
  if (last?.day) return { ...last, day: addDays(last.day, 1) };
  return { day: weekendOf(today()).first, opens: '08:00', closes: '14:00' };
}

/** Days with their hours, one row each. The native pickers know every keyboard and screen reader. */
export function DaysInput(props: InputProps) {
  const entries = Array.isArray(props.value) ? (props.value as readonly string[]).map(splitDayHours) : [];
  const save = (next: readonly DayHours[]) => props.onChange(next.map(writeDayHours));
  const change = (at: number, part: Partial<DayHours>) =>
    save(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  return (
    <GroupFrame {...frameOf(props)} id={props.id}>
      <ul className="day-rows">
        {entries.map((entry, at) => (
          // Rows have no identity of their own: the place is the row.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <DayRow
              entry={entry}
              place={at + 1}
              onChange={(part) => change(at, part)}
              onRemove={() => save(entries.filter((_, index) => index !== at))}
              onLeave={props.onLeave}
            />
          </li>
        ))}
      </ul>
      {entries.length < MAX_DAYS && (
        <Button icon="plus" className="self-start" onClick={() => save([...entries, nextDay(entries)])}>
          {entries.length === 0 ? words.addFirst : words.addDay}
        </Button>
      )}
    </GroupFrame>
  );
}

type RowProps = {
  entry: DayHours;
  place: number;
  onChange: (part: Partial<DayHours>) => void;
  onRemove: () => void;
  onLeave: () => void;
};

function DayRow({ entry, place, onChange, onRemove, onLeave }: RowProps) {
  return (
    <fieldset className="day-row">
      <legend className="sr-only">{fill(words.dayNumber, { n: place })}</legend>
      <TextField
        label={words.day}
        type="date"
        value={entry.day}
        onChange={(day) => onChange({ day })}
        onBlur={onLeave}
      />
      <TextField
        label={words.from}
        type="time"
        step={900}
        value={entry.opens}
        onChange={(opens) => onChange({ opens })}
        onBlur={onLeave}
      />
      <TextField
        label={words.to}
        type="time"
        step={900}
        value={entry.closes}
        onChange={(closes) => onChange({ closes })}
        onBlur={onLeave}
      />
      <Button
        look="quiet"
        icon="trash"
        className="btn-icon"
        aria-label={fill(words.removeDay, { n: place })}
        onClick={onRemove}
      />
      {isOvernight(entry) && entry.closes !== '' && <p className="soft text-sm night">{words.nextDay}</p>}
    </fieldset>
  );
}
