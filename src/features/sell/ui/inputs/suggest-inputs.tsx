import { useState } from 'react';
import { OTHER_MAKE } from '#features/vehicles/rules/data/make-lists.ts';
import { optionsOf } from '#features/listings/rules/fields/index.ts';
import { makeChanges } from '../../browser/catalogue.ts';
import { Choice } from '#ui/Choice.tsx';
import { Combobox, type ComboOption } from '#ui/Combobox.tsx';
import { byLetters, useLikelyFirst, useSuggestions, useYears } from '../use-suggestions.ts';
import { asText, frameOf, type InputProps, noted } from './types.ts';

/** Free text with a list that narrows. Anything may be typed. */
export function SuggestInput(props: InputProps) {
  const { options, fits } = useSuggestions(props.field.id, props.answers);
  return (
    <Combobox
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      options={options}
      fits={fits}
      onChange={props.onChange}
      onPick={(option) => props.onChange(option.value)}
      onBlur={props.onLeave}
      autoCapitalize="words"
      maxLength={60}
    />
  );
}

/** The make: one of the list, however it is written. A make that is not there becomes "Other" with the words typed. */
export function MakeInput(props: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const options = optionsOf(props.field, props.answers);
  const known = options.find(({ value }) => value === props.value);
  const fits = (option: ComboOption, text: string) => option.value === OTHER_MAKE || byLetters(option, text);
  const take = (text: string) => {
    setTyped(null);
    props.onChanges(makeChanges(props.answers, text));
  };
  const type = (text: string) => {
    setTyped(text);
    // A name that is complete counts at once: the models can be on their way while one is still in the field.
    if (options.some(({ label }) => label.toLowerCase() === text.trim().toLowerCase()))
      props.onChanges(makeChanges(props.answers, text));
  };
  return (
    <Combobox
      {...frameOf(props)}
      id={props.id}
      value={typed ?? known?.label ?? asText(props.value)}
      options={options}
      fits={fits}
      onChange={type}
      onPick={(option) => take(option.value)}
      onBlur={() => {
        if (typed !== null) take(typed);
        props.onLeave();
      }}
      autoCapitalize="words"
      maxLength={40}
    />
  );
}

/** Four digits, without a thousands mark; kept as typed until there are four. The years of the model are offered. */
export function YearInput(props: InputProps) {
  const years = useYears(props.answers);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    props.onChange(digits.length === 4 ? Number(digits) : digits);
  };
  return (
    <Combobox
      {...frameOf(props)}
      id={props.id}
      value={asText(props.value)}
      options={years}
      fits={({ value }, text) => value.startsWith(text)}
      onChange={type}
      onPick={(option) => type(option.value)}
      onBlur={props.onLeave}
      inputMode="numeric"
      maxLength={4}
    />
  );
}

/** A choice whose frequent answers for this model come first. */
export function LikelyInput(props: InputProps) {
  const { options, hint } = useLikelyFirst(props.field, props.answers);
  return (
    <Choice
      {...frameOf(props)}
      {...(hint ? { hint } : {})}
      name={props.field.id}
      options={options.map(noted)}
      value={asText(props.value) || null}
      onChange={props.onChange}
    />
  );
}
