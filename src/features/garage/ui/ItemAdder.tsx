import { useRef, useState } from 'react';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { GRADE_LABELS } from '#shared/labels.ts';
import { fill } from '#shared/text.ts';
import { addItem, type ItemEntry, type ItemSale, itemFault } from '../browser/items.ts';
import { itemWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import './items.css';
import { priceWords, titleWords } from './item-words.ts';
import { PhotoBox } from './PhotoBox.tsx';
import { Stepper } from './Stepper.tsx';

const grades = CONDITION_GRADES.map((value) => ({ value, label: GRADE_LABELS[value] }));
const fresh = (grade: string): ItemEntry => ({ itemName: '', itemPrice: null, conditionGrade: grade, quantity: 1 });
/** Dollars that stickers on tables say. */
const QUICK = [0, 1, 2, 5, 10, 20];

/** One thing after the other, on one screen: photo, price, next. What is entered is kept on this device at once. */
export function ItemAdder({ sale }: { sale: ItemSale }) {
  const [entry, setEntry] = useState(() => fresh('GOOD'));
  const [photo, setPhoto] = useState<File | null>(null);
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const change = (part: Partial<ItemEntry>) => setEntry({ ...entry, ...part });
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);

  const next = async () => {
    const found = itemFault(entry);
    setFault(found);
    if (found) {
      document.getElementById(`item-${found.field}`)?.focus();
      return;
    }
    setBusy(true);
    await addItem(sale, entry, photo);
    setBusy(false);
    setSaid(fill(words.added, { title: titleWords(entry.itemName), price: priceWords(entry.itemPrice) }));
    // The next thing on the table is often in the same state.
    setEntry(fresh(entry.conditionGrade));
    setPhoto(null);
    box.current?.querySelector<HTMLElement>('button')?.focus();
  };

  return (
    <form
      className="item-adder"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void next();
      }}
    >
      <div ref={box}>
        <PhotoBox photo={photo} onPhoto={setPhoto} />
      </div>
      <ItemFields entry={entry} onChange={change} errorOf={errorOf} />
      <div className="item-next" data-own-bar>
        <Button look="primary" size="lg" block type="submit" busy={busy}>
          {words.next}
        </Button>
        <p className="soft text-sm" role="status">
          {said}
        </p>
      </div>
    </form>
  );
}

type FieldsProps = {
  entry: ItemEntry;
  onChange: (part: Partial<ItemEntry>) => void;
  errorOf: (field: string) => string | null;
};

function ItemFields({ entry, onChange, errorOf }: FieldsProps) {
  return (
    <div className="item-fields">
      <Price cents={entry.itemPrice} error={errorOf('itemPrice')} onChange={(itemPrice) => onChange({ itemPrice })} />
      <TextField
        id="item-itemName"
        label={words.name}
        hint={words.nameHint}
        optional
        value={entry.itemName}
        onChange={(itemName) => onChange({ itemName })}
        error={errorOf('itemName')}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
      />
      <Choice
        label={words.grade}
        options={grades}
        value={entry.conditionGrade}
        onChange={(conditionGrade) => onChange({ conditionGrade })}
        look="segment"
      />
      <Stepper value={entry.quantity} onChange={(quantity) => onChange({ quantity })} />
    </div>
  );
}

type PriceProps = { cents: number | null; error: string | null; onChange: (cents: number | null) => void };

/** Typed in whole dollars, or one of the usual ones pressed. */
function Price({ cents, error, onChange }: PriceProps) {
  return (
    <div className="stack">
      <NumberField
        id="item-itemPrice"
        label={words.price}
        value={cents === null ? null : Math.round(cents / 100)}
        onChange={(dollars) => onChange(dollars === null ? null : dollars * 100)}
        error={error}
        digits={6}
        look="lg"
        before="$"
        enterKeyHint="next"
      />
      <fieldset className="row item-quick">
        <legend className="sr-only">{words.quickPrice}</legend>
        {QUICK.map((dollars) => (
          <button
            key={dollars}
            type="button"
            className="chip figure"
            aria-pressed={cents === dollars * 100}
            onClick={() => onChange(dollars * 100)}
          >
            {dollars === 0 ? words.free : `$${dollars}`}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
