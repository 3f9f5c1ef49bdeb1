import type { StepKind } from '#features/sell/rules/index.ts';

/** Parts whose steps did more than ask, by the step's kind. */
export const partNames: Readonly<Partial<Record<StepKind, { readonly name: string; readonly title: string }>>> = {
  lookup: { name: 'VIN and plate', title: 'VIN and plate' },
  search: { name: 'Year, make and model', title: 'What is it?' },
  preview: { name: 'Year, make and model', title: 'What is it?' },
  items: { name: 'The item', title: 'About this item' },
  profile: { name: 'Contact and privacy', title: 'How to reach you, and what people see' },
};
