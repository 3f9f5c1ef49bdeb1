import { leadQuery } from '#features/search/contracts/leads.ts';
import { ALL_CHOICES } from '#features/search/rules/all-choices.ts';
import { SEARCH_PARAMETERS } from '#features/search/rules/parse.ts';
import { SHOP_PARAMETERS } from '#features/search/rules/shop.ts';

/** What public pages read from the query. */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...Object.keys(leadQuery.shape),
  ...SEARCH_PARAMETERS,
  ...SHOP_PARAMETERS,
  ALL_CHOICES,
  'scan',
]);
