/** The door of visits: when one may come, and who has said that they will. */
export { cancelByHost } from './cancel-by-host.ts';
export { cancelVisit } from './cancel-visit.ts';
export { confirmVisit } from './confirm-visit.ts';
export { forgetVisits } from './forget-visits.ts';
export { hostPage } from './host-page.ts';
export { listReservations } from './list-reservations.ts';
export { listOpenings, type PublicOpening } from './openings.ts';
export { visitJobs } from './jobs.ts';
export { plannedOpenings } from './planned-openings.ts';
export { readVisit, readVisitCalendar } from './read-visit.ts';
export { remindVisitors } from './remind-visitors.ts';
export { submitReserveForm } from './reserve-form.ts';
export { reserveVisit } from './reserve-visit.ts';
export { submitVisitForm } from './visit-form.ts';
export { writeOpenings } from './write-openings.ts';
export { readHostNumber } from './host-number.ts';
