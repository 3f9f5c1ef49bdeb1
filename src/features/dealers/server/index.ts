/** The door of partners: dealerships, their pages and their feeds. */
export { type ListedPartner, listPartners } from './list-partners.ts';
export { listLots, readLot } from './list-lots.ts';
export { logoForm } from './save-logo.ts';
export { partnerForm } from './partner-form.ts';
export { toPartnerView, toPublicPartner } from './partner-view.ts';
export { feedFile, readFeed } from './read-feed.ts';
export { findPartner, readOwnPartner } from './read-partner.ts';
export { readSetup } from './read-setup.ts';
export { summarizeStock } from './summarize-stock.ts';
