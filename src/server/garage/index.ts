/** The door of garage sales: their items. */
export { addItem } from './add-item.ts';
export { countItems, type ItemCounts } from './count-items.ts';
export { type ItemOutcome, submitItemForm } from './item-form.ts';
export { listOwnItems, type OwnItem } from './list-own-items.ts';
export { listSaleItems } from './list-sale-items.ts';
export { readSaleOf } from './read-sale-of.ts';
export { sellItem } from './sell-item.ts';
