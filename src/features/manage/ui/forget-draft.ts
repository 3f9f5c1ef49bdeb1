export { forgetDraft } from '../browser/owner.ts';
