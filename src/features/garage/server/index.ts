/** The door of garage sales: their items. */
export { addItem } from './add-item.ts';
export { countItems, listOwnItems, listSaleItems, readSaleOf } from './read-items.ts';
export { submitItemForm, sellItem } from './item-form.ts';
