/** The door of calendar files. */
export { calendarFile, openListingCalendar } from './calendar-file.ts';
export { listingCalendar } from './listing-calendar.ts';
export { type CalendarEvent, writeCalendar } from './write-calendar.ts';
