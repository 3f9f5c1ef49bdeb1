/** The door of listings: what sellers edit (requests) and what everybody reads (leads). */
export { findOwn, type ListingRow, ownedBy } from './access.ts';
export { toColumns } from './columns.ts';
export { createRequest } from './create-request.ts';
export { deleteRequest } from './delete-request.ts';
export { expireListings } from './expire-listings.ts';
export { type ListOutcome, submitListForm } from './forms.ts';
export { appendHistory, type Change, findBrokenLink, readHistory, startHistories } from './history.ts';
export { listOwn } from './list-own.ts';
export { type OpenedListing, openListing } from './open-listing.ts';
export { toPublicListing } from './public-view.ts';
export { readListing } from './read-listing.ts';
export { readHistories, readListings } from './read-many.ts';
export { findRequests, listRequests, readRequest } from './read-requests.ts';
export { remindSellers } from './remind-sellers.ts';
export { type Renewable, readRenewal, renewByToken, renewListing } from './renew-listing.ts';
export { resendRequest } from './resend-request.ts';
export { listSellerStock } from './seller-stock.ts';
export { listingTags, updateRequest } from './update-request.ts';
