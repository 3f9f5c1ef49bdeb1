import { parseEmail } from '#shared/email.ts';
import { CONTACT_METHODS, type ContactMethod } from '#shared/enums.ts';
import { EMAIL_SWITCHES } from '#features/accounts/rules/notifications.ts';
import { ownValue } from '#shared/own-value.ts';
import { fill } from '#shared/text.ts';
import { settingsPage as words } from '../words.ts';
import {
  changePassword,
  closeSession,
  confirmEmail,
  confirmPhone,
  readUser,
  requestPasswordReset,
  requestPhoneCode,
  revokeOtherSessions,
  revokeSession,
  updateUser,
} from '#features/accounts/server/index.ts';
import { smsIsOffered } from '#platform/sms/index.ts';
import { requireMember } from '#platform/actor.ts';
import { clearedCookies } from '#features/accounts/server/auth/index.ts';
import {
  type Fields,
  type FormInput,
  go,
  type Outcome,
  postedForm,
  refuse,
  senderOf,
  stay,
  stayOnRefusal,
  typedIn,
} from '#platform/forms/index.ts';
import { asksForCode, mailProof, readProof, stayOnProof } from './proof.ts';

const PAGE = '/settings';
type Part = (input: FormInput, form: Fields) => Promise<Outcome>;

/** Back to the page, to the part that was changed, with its sentence. */
const done = (part: string): Outcome => go(`${PAGE}?done=${part}#${part}`);

const isContact = (word: string): word is ContactMethod => (CONTACT_METHODS as readonly string[]).includes(word);

async function saveAbout(input: FormInput, form: Fields): Promise<Outcome> {
  const { userId } = requireMember(input.ctx);
  const phone = (form.get('phone') ?? '').trim();
  const removes = form.get('remove_phone') === 'yes';
  const contact = form.get('contact_method') ?? 'EMAIL';
  const before = await readUser({ ctx: input.ctx, input: { userId } });
  if (contact === 'PHONE' && phone === '' && (removes || before.phone === null))
    return refuse(typedIn(form), { phone: words.contactNeedsPhone });
  const body = {
    fullname: toName(form.get('fullname')),
    ...(phone !== '' ? { phone } : removes ? { phone: null } : {}),
    ...(isContact(contact) ? { contact_method: contact } : {}),
    postcode: (form.get('postcode') ?? '').trim() || null,
  };
  const user = await updateUser({ ctx: input.ctx, input: { userId, body, network: senderOf(input).network } });
  const waits = user.contactMethod === 'PHONE' && user.phone !== before.phone && smsIsOffered(input.ctx.config);
  return waits ? sendPhoneCode(input, form) : done('about');
}

/** The page says what is next by itself: where the number stands is read from what is stored. */
async function sendPhoneCode(input: FormInput, form: Fields): Promise<Outcome> {
  try {
    await requestPhoneCode({ ctx: input.ctx, network: senderOf(input).network });
  } catch (error) {
    return stayOnRefusal(error, typedIn(form));
  }
  return go(`${PAGE}#texts`);
}

async function takePhoneCode(input: FormInput, form: Fields): Promise<Outcome> {
  try {
    await confirmPhone({ ctx: input.ctx, code: form.get('code') ?? '' });
    return done('texts');
  } catch (error) {
    const outcome = stayOnRefusal(error, typedIn(form));
    return outcome.notice ? { ...outcome, notice: null, faults: { code: outcome.notice.text } } : outcome;
  }
}

/** Texts on or off, and whether people with a visit may call. */
async function saveTexts(input: FormInput, form: Fields): Promise<Outcome> {
  const { userId } = requireMember(input.ctx);
  const how = form.get('how');
  const contact_method = how === 'stop' ? ('EMAIL' as const) : how === 'start' ? ('PHONE' as const) : undefined;
  const body = contact_method ? { contact_method } : { settings: { show_phone: form.get('show_phone') === 'on' } };
  await updateUser({ ctx: input.ctx, input: { userId, body, network: senderOf(input).network } });
  return go(`${PAGE}?done=${how === 'stop' ? 'texts-off' : 'texts-saved'}#texts`);
}

const toName = (name = '') =>
  name
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);

async function saveEmails(input: FormInput, form: Fields): Promise<Outcome> {
  const { userId } = requireMember(input.ctx);
  const settings = Object.fromEntries(EMAIL_SWITCHES.map(({ name }) => [name, form.get(name) === 'on']));
  await updateUser({ ctx: input.ctx, input: { userId, body: { settings }, network: senderOf(input).network } });
  return done('letters');
}

/** The same page again, asking for the code; nothing about the address stands in a page's address. */
async function sendEmailCode(input: FormInput, form: Fields): Promise<Outcome> {
  const { userId } = requireMember(input.ctx);
  const email = parseEmail(form.get('email'));
  if (!email.ok) return refuse(typedIn(form), { email: email.reason });
  const user = await readUser({ ctx: input.ctx, input: { userId } });
  if (email.value === user.email) return refuse(typedIn(form), { email: words.emailSame });
  if (asksForCode(form)) return mailProof(input, typedIn(form));
  const { network, ...proof } = readProof(input, form);
  try {
    await updateUser({ ctx: input.ctx, input: { userId, body: { email: email.value, ...proof }, network } });
  } catch (error) {
    return stayOnProof(error, typedIn(form));
  }
  return stay({ values: { do: 'email-code', email: email.value } });
}

async function moveEmail(input: FormInput, form: Fields): Promise<Outcome> {
  const { userId } = requireMember(input.ctx);
  const email = parseEmail(form.get('email'));
  if (!email.ok) return refuse(typedIn(form), { email: email.reason });
  try {
    await confirmEmail({ ctx: input.ctx, input: { userId, email: email.value, code: form.get('code') ?? '' } });
    return done('email');
  } catch (error) {
    const outcome = stayOnRefusal(error, typedIn(form));
    return outcome.notice ? { ...outcome, notice: null, faults: { code: outcome.notice.text } } : outcome;
  }
}

async function newPassword(input: FormInput, form: Fields): Promise<Outcome> {
  if (asksForCode(form)) return mailProof(input, typedIn(form));
  const next = form.get('password') ?? '';
  try {
    await changePassword({ ctx: input.ctx, input: { next, proof: readProof(input, form) } });
  } catch (error) {
    return stayOnProof(error, typedIn(form));
  }
  return done('password');
}

async function mailPassword(input: FormInput): Promise<Outcome> {
  const user = await readUser({ ctx: input.ctx, input: { userId: requireMember(input.ctx).userId } });
  await requestPasswordReset({ ctx: input.ctx, input: { email: user.email, network: senderOf(input).network } });
  return stay({ notice: { kind: 'good', text: fill(words.passwordMailed, { email: user.email }) } });
}

async function signOutDevice(input: FormInput, form: Fields): Promise<Outcome> {
  const { ctx } = input;
  const sessionId = form.get('session') ?? '';
  if (sessionId === requireMember(ctx).sessionId) {
    await closeSession({ services: ctx, sessionId });
    return go('/', clearedCookies(ctx));
  }
  await revokeSession({ ctx, input: { sessionId } });
  return done('devices');
}

async function signOutOthers(input: FormInput): Promise<Outcome> {
  await revokeOtherSessions(input);
  return go(`${PAGE}?done=others#devices`);
}

const PARTS: Readonly<Record<string, Part>> = {
  about: saveAbout,
  texts: saveTexts,
  'phone-code': sendPhoneCode,
  'phone-confirm': takePhoneCode,
  letters: saveEmails,
  email: sendEmailCode,
  'email-code': moveEmail,
  password: newPassword,
  'password-mail': mailPassword,
  'sign-out': signOutDevice,
  'sign-out-others': signOutOthers,
};

/** Any form of the settings page: the hidden field `do` says which. Refusals stand beside their fields. */
export const settingsForm = postedForm((input, form) => {
  const part = ownValue(PARTS, form.get('do'));
  return part ? part(input, form) : Promise.resolve(stay());
});
