import { categoriesSharing } from '../categories.ts';
import { GOODS_LABELS } from '../goods.ts';
import { SALE_TYPE_LABELS, toOptions } from '#shared/labels.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { anyOf, cents, days, line, oneOf, paragraphs, wholeNumber } from './rules.ts';
import type { Field } from './types.ts';

const SALE = ['GARAGE'] as const;
const ITEM = ['GARAGE_ITEM'] as const;
const saleTypes = toOptions(SALE_TYPE_LABELS);
const goods = toOptions(GOODS_LABELS);
const onDays = (answers: Answers) => textAnswer(answers, 'viewing') === 'SPECIFIC_DATES';

/** A garage sale: what it is called, what it sells, and when it is open. */
export const GARAGE_FIELDS = [
  {
    id: 'saleType',
    kind: 'choice',
    label: 'How are you selling?',
    factLabel: 'Sale',
    options: saleTypes.map((type) => ({
      ...type,
      hint:
        type.value === 'ONLINE_SALE' ? 'People choose items here and pick them up.' : 'People stop by and look around.',
    })),
    rule: oneOf(saleTypes),
    required: true,
    categories: SALE,
    privacy: 'public',
    fact: 'sale',
  },
  {
    id: 'saleName',
    kind: 'text',
    label: 'Name of your sale',
    hint: 'For example, Moving sale: tools, bikes, and a piano',
    rule: line(80),
    required: true,
    categories: SALE,
    privacy: 'public',
    edit: 'description',
  },
  {
    id: 'goods',
    kind: 'choices',
    label: 'What is for sale?',
    factLabel: 'For sale',
    hint: 'Shoppers search for these the night before.',
    options: goods,
    rule: anyOf(goods),
    required: true,
    categories: SALE,
    privacy: 'public',
    fact: 'sale',
    edit: 'description',
  },
  {
    id: 'saleDays',
    kind: 'days',
    label: 'Days and hours',
    rule: days,
    required: true,
    when: onDays,
    categories: SALE,
    privacy: 'public',
    edit: 'location',
  },
] as const satisfies readonly Field[];

/** One thing on the tables: asked in seconds, thirty times in a row. */
export const GARAGE_ITEM_FIELDS = [
  {
    id: 'itemName',
    kind: 'text',
    label: 'What is it?',
    hint: 'A few words people would search for',
    rule: line(80),
    required: false,
    categories: ITEM,
    privacy: 'public',
    edit: 'description',
  },
  {
    id: 'itemPrice',
    kind: 'money',
    label: 'Price',
    hint: '0 gives it away.',
    rule: cents({ min: 0, max: 10_000_000 }),
    required: true,
    categories: ITEM,
    privacy: 'public',
    edit: 'price',
  },
  {
    id: 'quantity',
    kind: 'number',
    label: 'How many?',
    factLabel: 'Quantity',
    rule: wholeNumber({ min: 1, max: 999 }),
    required: true,
    categories: categoriesSharing('quantity'),
    privacy: 'public',
    fact: 'thing',
    edit: 'description',
  },
  {
    id: 'goodsKind',
    kind: 'select',
    label: 'Category',
    factLabel: 'Category',
    options: goods,
    rule: oneOf(goods),
    required: false,
    categories: categoriesSharing('goodsKind'),
    privacy: 'public',
    fact: 'thing',
  },
  {
    id: 'itemNote',
    kind: 'long-text',
    label: 'Anything buyers should know?',
    hint: 'Size, age, flaws. You can leave it blank.',
    rule: paragraphs({ min: 0, max: 1000 }),
    required: false,
    categories: ITEM,
    privacy: 'public',
    edit: 'description',
  },
] as const satisfies readonly Field[];
