import { categoriesSharing } from '../categories.ts';
import { line } from './rules.ts';
import type { Field } from './types.ts';

const OTHER = ['OTHER'] as const;

/** Whatever is neither a vehicle, a home nor a garage sale. */
export const OTHER_FIELDS = [
  {
    id: 'thingName',
    kind: 'text',
    label: 'What is it?',
    hint: 'The words people would search for. For example, Upright piano, Yamaha U1',
    rule: line(80),
    required: true,
    categories: categoriesSharing('thingName'),
    privacy: 'public',
    edit: 'description',
  },
  {
    id: 'brand',
    kind: 'text',
    label: 'Brand',
    rule: line(60),
    required: false,
    categories: OTHER,
    privacy: 'public',
    fact: 'thing',
  },
  {
    id: 'measures',
    kind: 'text',
    label: 'Size',
    hint: 'For example, 60 × 24 × 48 in, 480 lb',
    rule: line(80),
    required: false,
    categories: OTHER,
    privacy: 'public',
    fact: 'thing',
  },
  {
    id: 'flaws',
    kind: 'text',
    label: 'Anything wrong with it?',
    factLabel: 'Flaws',
    hint: 'Scratches, missing parts, repairs. Leave blank if none.',
    rule: line(200),
    required: false,
    categories: OTHER,
    privacy: 'public',
    fact: 'thing',
    edit: 'condition',
  },
] as const satisfies readonly Field[];
