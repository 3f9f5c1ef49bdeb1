/** The door of settings: the forms of a person's account, and taking everything along. */
export { deleteForm, needsCode } from './delete-form.ts';
export { exportData } from './export-data.ts';
export { exportResponse } from './export-response.ts';
export { isOn, LETTER_SWITCHES, type LetterSwitch } from './letter-switches.ts';
export { settingsForm } from './settings-form.ts';
