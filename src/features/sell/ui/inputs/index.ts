import type { ComponentType } from 'react';
import type { FieldKind } from '#features/listings/rules/fields/index.ts';
import {
  ChoiceInput,
  ChoicesInput,
  ColorInput,
  ConditionInput,
  ConsentInput,
  SelectInput,
  TilesInput,
} from './choice-inputs.tsx';
import { DateInput, DaysInput } from './day-inputs.tsx';
import { DecimalInput, MoneyInput, NumberInput, RentInput } from './number-inputs.tsx';
import { SuggestInput, YearInput } from './suggest-inputs.tsx';
import { LongTextInput, PhoneInput, TextInput, VinInput, ZipInput } from './text-inputs.tsx';
import type { InputProps } from './types.ts';

/** One input per kind of field; the type checker sees that none is missing. */
export const INPUTS: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  tiles: TilesInput,
  choice: ChoiceInput,
  select: SelectInput,
  suggest: SuggestInput,
  choices: ChoicesInput,
  text: TextInput,
  'long-text': LongTextInput,
  number: NumberInput,
  decimal: DecimalInput,
  money: MoneyInput,
  rent: RentInput,
  year: YearInput,
  zip: ZipInput,
  phone: PhoneInput,
  vin: VinInput,
  color: ColorInput,
  'condition-item': ConditionInput,
  consent: ConsentInput,
  date: DateInput,
  days: DaysInput,
};
