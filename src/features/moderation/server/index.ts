/** The door of what operators do: orders, prices, and the moderation queue. */
export { closeReport, operatorForm, listPrices, setPrice } from './operator-form.ts';
export { listOrders, readInbox } from './read-inbox.ts';
export { makeOperator } from './make-operator.ts';
export { reportForm, findReportable, reportListing } from './report-listing.ts';
export { listReports } from './reports.ts';
export { isOperator } from './require-operator.ts';
export { listUnknownCodes } from './unknown-codes.ts';
