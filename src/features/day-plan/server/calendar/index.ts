/** The door of calendar files. */
export { openListingCalendar, listingCalendar } from './calendar-file.ts';
