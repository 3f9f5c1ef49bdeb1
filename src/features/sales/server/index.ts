/** The door of sales. */
export { actInSale } from './act.ts';
export { deadlineFile } from './deadlines.ts';
export { exportSales } from './export.ts';
export { saleForm, openSalePage } from './page.ts';
