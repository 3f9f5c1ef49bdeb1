/** The door of calendar files: iCalendar as text and as an answer. */
export { calendarFile } from './calendar-response.ts';
export { type CalendarEvent, type CalendarFile, writeCalendar } from './write-calendar.ts';
