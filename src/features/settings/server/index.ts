/** The door of settings: the forms of a person's account, taking everything along, and leaving nothing behind. */
export { deleteForm, needsCode } from './delete-form.ts';
export { deleteUser } from './delete-user.ts';
export { isOn } from './email-switches.ts';
export { exportData } from './export-data.ts';
export { exportResponse } from './export-response.ts';
export { settingsForm } from './settings-form.ts';
