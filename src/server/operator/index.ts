/** The door of what operators do: orders, prices, and the moderation queue. */
export { closeReport } from './close-report.ts';
export { listOrders, type OrderList } from './list-orders.ts';
export { makeOperator } from './make-operator.ts';
export { operatorForm } from './operator-form.ts';
export { listPrices, type PriceRow, setPrice } from './prices.ts';
export { reportForm } from './report-form.ts';
export { findReportable, reportListing } from './report-listing.ts';
export { listReports, type ReportView } from './reports.ts';
export { isOperator, requireOperator } from './require-operator.ts';
