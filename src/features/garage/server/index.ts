/** The door of garage sales: their items. */
export { addItem } from './add-item.ts';
export { countItems } from './count-items.ts';
export { submitItemForm } from './item-form.ts';
export { listOwnItems } from './list-own-items.ts';
export { listSaleItems, listSoldItems } from './list-sale-items.ts';
export { readSaleOf } from './read-sale-of.ts';
export { sellItem } from './sell-item.ts';
