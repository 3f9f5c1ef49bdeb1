/** The door of sales. */
export { actInSale } from './act.ts';
export { exportSales } from './export.ts';
export { saleForm, openSalePage } from './page.ts';
