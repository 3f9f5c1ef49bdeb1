/** The door of managing: what the pages of one's own listing read. */
export { editPage } from './edit-page.ts';
