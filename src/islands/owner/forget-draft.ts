export { forgetDraft } from '#stores/owner.ts';
