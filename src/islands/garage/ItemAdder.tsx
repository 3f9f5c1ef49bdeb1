import { useRef, useState } from 'react';
import { CONDITION_GRADES } from '#domain/enums.ts';
import { GRADE_LABELS } from '#domain/labels.ts';
import { fill } from '#domain/text.ts';
import { addItem, type ItemEntry, type ItemSale, itemFault } from '#stores/garage/items.ts';
import { itemWords as words } from '#stores/words/garage.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { TextField } from '../ui/TextField.tsx';
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
      <div className="item-fields">
        <div className="stack">
          <NumberField
            id="item-itemPrice"
            label={words.price}
            value={entry.itemPrice === null ? null : Math.round(entry.itemPrice / 100)}
            onChange={(dollars) => change({ itemPrice: dollars === null ? null : dollars * 100 })}
            error={errorOf('itemPrice')}
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
                aria-pressed={entry.itemPrice === dollars * 100}
                onClick={() => change({ itemPrice: dollars * 100 })}
              >
                {dollars === 0 ? words.free : `$${dollars}`}
              </button>
            ))}
          </fieldset>
        </div>
        <TextField
          id="item-itemName"
          label={words.name}
          hint={words.nameHint}
          optional
          value={entry.itemName}
          onChange={(itemName) => change({ itemName })}
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
          onChange={(conditionGrade) => change({ conditionGrade })}
          look="segment"
        />
        <Stepper value={entry.quantity} onChange={(quantity) => change({ quantity })} />
      </div>
      <div className="item-next">
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
