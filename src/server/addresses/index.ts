/** The door of addresses: what one of the market's leads to, or where it moved. */
export { type ListingPage, openListingPage } from './open-listing-page.ts';
export { openSection, type SectionAnswer } from './open-section.ts';
