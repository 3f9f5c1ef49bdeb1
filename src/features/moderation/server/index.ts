/** The door of what operators do: orders, prices, and the moderation queue. */
export { closeReport } from './close-report.ts';
export { listOrders } from './list-orders.ts';
export { makeOperator } from './make-operator.ts';
export { operatorForm } from './operator-form.ts';
export { listPrices, setPrice } from './prices.ts';
export { reportForm } from './report-form.ts';
export { findReportable, reportListing } from './report-listing.ts';
export { readInbox } from './read-inbox.ts';
export { listReports } from './reports.ts';
export { isOperator } from './require-operator.ts';
export { listUnknownCodes } from './unknown-codes.ts';
