import { fill } from '#shared/text.ts';
import { listing } from '../words/listing.ts';
import type { Seller } from './types.ts';

/** "Private seller · On Curbtag since 2025" */
export const sellerLine = ({ kind, since }: Pick<Seller, 'kind' | 'since'>): string =>
  [
    kind === 'dealer' ? listing.sellerDealer : listing.sellerPrivate,
    since && fill(listing.sellerSince, { when: since }),
  ]
    .filter(Boolean)
    .join(' · ');
