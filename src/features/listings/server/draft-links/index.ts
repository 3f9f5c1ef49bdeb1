/** The door of codes that open a draft on another device. */
export { draftLinkForm } from './draft-link-form.ts';
export { endDraftLinks, forgetDraftLinks, issueDraftLink } from './issue-draft-link.ts';
export { readDraftState } from './read-draft-state.ts';
export { readDraftLink, useDraftLink } from './use-draft-link.ts';
