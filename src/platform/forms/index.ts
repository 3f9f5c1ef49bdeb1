/** The door of plain forms: read once, run, and answered with another page or the same one drawn again. */
export { go, type Outcome, refuse, refuseForm, type Stay, seeOther, stay, stayOnRefusal } from './outcome.ts';
export { type Fields, type FormInput, fileOf, readEntries, readForm, readLink, readParts, senderOf } from './read.ts';
export { type Form, postedForm, runForm, typedIn } from './run-form.ts';
