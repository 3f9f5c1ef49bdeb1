/** The door of the day planner. */
export { findNextDay } from './next-day.ts';
export { findStops } from './find-stops.ts';
export { planCalendar, readPlan } from './read-plan.ts';
