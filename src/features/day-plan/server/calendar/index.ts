/** The door of calendar files. */
export { openListingCalendar } from './calendar-file.ts';
export { listingCalendar } from './listing-calendar.ts';
