/** The door of addresses: what one of the market's leads to, or where it moved. */
export { openListingPage } from './open-listing-page.ts';
export { openSection } from './open-section.ts';
