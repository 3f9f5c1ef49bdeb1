import { createRoot } from 'react-dom/client';
import { takeSaid, toOwnListing } from '../browser/owner.ts';
import { OwnerBar } from './OwnerBar.tsx';
import '#ui/styles/islands.css';

/** Draws the owner's bar into the slot of a listing's page. `raw` is what the API answered about the listing. */
export function mount(slot: Element, raw: unknown): void {
  const listing = toOwnListing(raw);
  if (!listing) return;
  const address = new URL(location.href);
  const justPublished = address.searchParams.has('published');
  address.searchParams.delete('published');
  // A link that is copied from the address bar later should not congratulate anybody.
  if (justPublished) history.replaceState(history.state, '', address);
  createRoot(slot).render(<OwnerBar listing={listing} justPublished={justPublished} said={takeSaid()} />);
}
