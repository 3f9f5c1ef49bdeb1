import { type OpeningHours, parseDay, WEEKDAYS } from '../rules/opening-hours.ts';
import { parseMoney } from '#shared/money.ts';
import { parsePhone } from '#shared/phone.ts';
import { normalizeWebsiteUrl } from '#shared/website-url.ts';
import { parseZip } from '#shared/zip.ts';
import { dealerSettings as words } from '../words/dealers.ts';
import { updateUser } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import { type Fields, go, postedForm, refuse, senderOf, stay, typedIn } from '#platform/forms/index.ts';
import { findZip } from '#features/places/server/index.ts';
import { readOwnPartner } from './read-partner.ts';
import { type PartnerDetails, savePartner } from './save-partner.ts';

type Faults = Record<string, string>;

const PAGE = '/settings/dealership';
/** Where a new dealership is led through its first steps. */
const SETUP = '/my/dealership';
/** Cents. No dealer's papers cost more; a price was typed instead. */
const MAX_FEE = 500_000;
const STORE_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** One line: no control characters, no runs of blanks. */
const line = (form: Fields, name: string, most: number): string =>
  (form.get(name) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most);

const paragraphs = (form: Fields, name: string, most: number): string =>
  (form.get(name) ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
    .slice(0, most);

function readHours(form: Fields, faults: Faults): OpeningHours {
  const hours: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const read = parseDay(line(form, `${day}_opens`, 5), line(form, `${day}_closes`, 5));
    if (!read.ok) faults[day] = read.reason;
    else if (read.value) hours[day] = read.value;
  }
  return hours;
}

function readPlace(form: Fields, faults: Faults): PartnerDetails['place'] | null {
  const zip = parseZip(form.get('postcode') ?? '');
  if (!zip.ok) {
    faults.postcode = zip.reason;
    return null;
  }
  const place = findZip(zip.value);
  if (!place) faults.postcode = words.zipUnknown;
  return place;
}

/** What a dealership adds to a price, in cents. The papers' fee must be said, and may be nothing; other fees may be left out. */
function readFees(form: Fields, faults: Faults): Pick<PartnerDetails, 'docFeeCents' | 'otherFeesCents'> {
  const read = (name: string, empty: number | null): number | null => {
    const typed = line(form, name, 20);
    if (typed === '') return empty;
    const amount = parseMoney(typed, { max: MAX_FEE });
    if (!amount.ok) faults[name] = amount.reason;
    return amount.ok ? amount.value : empty;
  };
  const docFeeCents = read('doc_fee', null);
  if (docFeeCents === null && !faults.doc_fee) faults.doc_fee = words.docFeeNeeded;
  return { docFeeCents, otherFeesCents: read('other_fees', 0) ?? 0 };
}

function readDetails(form: Fields): { details: PartnerDetails | null; faults: Faults } {
  const faults: Faults = {};
  const name = line(form, 'name', 80);
  const address = line(form, 'address', 120);
  const typedSite = line(form, 'website', 300);
  const website = typedSite === '' ? null : normalizeWebsiteUrl(typedSite);
  const storeCode = line(form, 'store_code', 60);
  const phone = parsePhone(form.get('phone') ?? '');
  if (name === '') faults.name = words.nameNeeded;
  if (address === '') faults.address = words.addressNeeded;
  const place = readPlace(form, faults);
  if (!phone.ok) faults.phone = phone.reason;
  if (typedSite !== '' && website === null) faults.website = words.websiteWrong;
  if (!STORE_CODE.test(storeCode)) faults.store_code = words.storeCodeWrong;
  const hours = readHours(form, faults);
  const fees = readFees(form, faults);
  if (!place || !phone.ok || Object.keys(faults).length > 0) return { details: null, faults };
  const about = paragraphs(form, 'about', 1500);
  const shown = form.get('shown') === 'on';
  const details = { name, address, place, phone: phone.value, website, about, hours, storeCode, shown, ...fees };
  return { details, faults };
}

/** The dealership's settings: becoming one, and what its page says. */
export const partnerForm = postedForm(async (input, form) => {
  const { ctx } = input;
  const { userId } = requireMember(ctx);
  if (form.get('do') === 'become') {
    const { network } = senderOf(input);
    await updateUser({ ctx, input: { userId, body: { type: 'DEALERSHIP' }, network } });
    return go(SETUP);
  }
  if (form.get('do') !== 'save') return stay();
  const { details, faults } = readDetails(form);
  if (!details) return refuse(typedIn(form), faults);
  const isFirst = (await readOwnPartner({ ctx })) === null;
  await savePartner({ ctx, input: details });
  return go(`${isFirst ? SETUP : PAGE}?done=saved`);
});
