import { itemWords as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';

const MAX = 999;

/** How many there are: one tap more or less. */
export function Stepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <fieldset className="field" id="item-quantity" tabIndex={-1}>
      <legend className="field-label mb-1.5">{words.quantity}</legend>
      <div className="stepper">
        <button type="button" aria-label={words.fewer} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <Icon name="minus" size={20} />
        </button>
        <output className="figure" aria-live="polite">
          {value}
        </output>
        <button type="button" aria-label={words.more} disabled={value >= MAX} onClick={() => onChange(value + 1)}>
          <Icon name="plus" size={20} />
        </button>
      </div>
    </fieldset>
  );
}
