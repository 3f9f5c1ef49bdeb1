/** The door of managing: what the pages of one's own listing read. */
export { bulkForm } from './bulk-form.ts';
export { readCockpit } from './read-cockpit.ts';
export { editPage } from './edit-page.ts';
