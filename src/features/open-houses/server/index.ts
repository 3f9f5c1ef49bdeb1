/** The door of visits: when one may come, and who has said that they will. */
export { cancelByHost, hostPage, listReservations } from './host-page.ts';
export { cancelVisit, confirmVisit, submitVisitForm } from './answer-visit.ts';
export { forgetVisits } from './forget-visits.ts';
export { listOpenings, type PublicOpening, plannedOpenings } from './openings.ts';
export { visitJobs } from './jobs.ts';
export { readVisit, readVisitCalendar } from './read-visit.ts';
export { remindVisitors } from './remind-visitors.ts';
export { submitReserveForm } from './reserve-form.ts';
export { reserveVisit } from './reserve-visit.ts';
export { writeOpenings } from './write-openings.ts';
export { readHostNumber } from './host.ts';
