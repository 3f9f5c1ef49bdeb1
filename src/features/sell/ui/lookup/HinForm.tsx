import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { formatMonth } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import { type Hin, HIN_LENGTH, hinWarnings, parseHin } from '#features/vehicles/rules/hin.ts';
import { numberAnswer } from '#shared/answers.ts';
import { $answers } from '../../browser/draft.ts';
import { keepHin, retype } from '../../browser/lookup.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';

/** "Built April 1985, model year 1985. Builder code ABC." */
function sentenceOf({ built, modelYear, makerCode }: Hin): string {
  const said = { built: formatMonth(`${built.year}-${String(built.month).padStart(2, '0')}`), code: makerCode };
  return modelYear === null ? fill(words.hinReadOld, said) : fill(words.hinRead, { ...said, year: modelYear });
}

/** A boat's HIN, read as it is typed and on this device alone: what it tells, or why it cannot be one. */
export function HinForm({ onDone }: { onDone: () => void }) {
  const { typedVin } = useStore($vehicle);
  const answers = useStore($answers);
  const [tried, setTried] = useState(false);
  const read = parseHin(typedVin);
  const claimed = numberAnswer(answers, 'year');
  const warnings = read.ok ? hinWarnings(read.value, claimed === null ? {} : { year: claimed }) : [];
  const instead = !read.ok && read.reason.instead;

  const use = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.ok) return document.getElementById('hin')?.focus();
    keepHin(read.value);
    onDone();
  };
  return (
    <form className="stack" onSubmit={use} noValidate>
      <TextField
        id="hin"
        label={words.hinLabel}
        hint={words.hinHint}
        error={tried && !read.ok ? read.reason.message : null}
        value={typedVin}
        onChange={(text) => {
          setTried(false);
          retype({ typedVin: text.toUpperCase() });
        }}
        look="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <p className="soft figure text-sm" aria-live="polite">
        {read.ok
          ? sentenceOf(read.value)
          : fill(words.vinCount, { n: typedVin.replace(/[\s-]/g, '').length, of: HIN_LENGTH })}
      </p>
      {tried && instead && (
        <div className="row">
          <Button look="secondary" size="sm" onClick={() => retype({ typedVin: instead })}>
            {fill(words.hinUse, { hin: instead })}
          </Button>
        </div>
      )}
      {warnings.length > 0 && (
        <Notice kind="warn" title={words.hinQuestion} live>
          {warnings.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </Notice>
      )}
      <Button look="primary" size="lg" type="submit" block>
        {words.hinContinue}
      </Button>
      <WhereIsTheHin />
    </form>
  );
}

function WhereIsTheHin() {
  return (
    <details className="well card-pad">
      <summary className="link">{words.hinWhere}</summary>
      <ul>
        {[words.hinTransom, words.hinStarboard, words.hinPapers].map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}
