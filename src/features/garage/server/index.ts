/** The door of garage sales: their items. */
export { addItem } from './add-item.ts';
export { listSaleItems, listSoldItems } from './list-sale-items.ts';
export { countItems, listOwnItems, readSaleOf } from './read-items.ts';
export { submitItemForm, sellItem } from './item-form.ts';
