import type { Answers } from '#shared/answers.ts';
import { leaseAsked } from '#features/listings/rules/fields/property-gates.ts';
import { ROUTES } from '#shared/site.ts';
import { type OwnListing, sayAfterReload } from '../browser/owner.ts';
import { newsOf, owner as words } from '../browser/words.ts';

/** Loads this page anew, so that its owner sees what everybody sees. */
export function showSaved(sentence: string): void {
  sayAfterReload(sentence);
  location.reload();
}

/** After a change of status: the page as it is now, or the owner's list when the page is gone. */
export function showChanged(listing: OwnListing): void {
  const rented = leaseAsked(listing.answers as Answers) !== null;
  if (listing.path === null) {
    location.assign(`${ROUTES.account}?now=${listing.status}${rented ? '&rented=1' : ''}`);
    return;
  }
  sayAfterReload(newsOf(listing.status, rented) ?? words.saved);
  if (listing.path === location.pathname) location.reload();
  else location.assign(listing.path);
}
