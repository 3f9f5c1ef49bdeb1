/** The door of calendar files. */
export { listingCalendar } from './listing-calendar.ts';
export { type CalendarEvent, writeCalendar } from './write-calendar.ts';
