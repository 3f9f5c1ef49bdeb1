import type { SendMailOptions } from 'nodemailer';
import { CALENDAR } from '#shared/constants.ts';
import { parseEmail } from '#shared/email.ts';
import type { OutgoingEmail } from './index.ts';

/** A letter that no try will ever deliver: its address is wrong, here or in the eyes of the receiving server. */
export class UndeliverableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UndeliverableError';
  }
}

export const isUndeliverable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UndeliverableError';

type Sender = { readonly from: string; readonly host: string };

/**
 * The message as nodemailer takes it. The address is checked here, before any mail library reads it: libraries have
 * disagreed about what `"a@x.com"@y.com` means. Objects instead of strings keep nodemailer from splitting an address.
 * @throws UndeliverableError
 */
export function toMessage(email: OutgoingEmail, { from, host }: Sender): SendMailOptions {
  const to = parseEmail(email.to);
  if (!to.ok) throw new UndeliverableError(`Not an address that mail can go to: ${to.reason}`);
  return {
    from,
    to: { name: '', address: to.value },
    envelope: { from: senderAddress(from), to: [to.value] },
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(email.unsubscribeUrl) },
    ...(email.calendar ? { icalEvent: { ...email.calendar, filename: CALENDAR.fileName } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail program's own button: it posts to the address, without opening it (RFC 8058). */
const stopHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** `Curbtag <mail@example.com>` or `mail@example.com`. Comes from the configuration. */
export const senderAddress = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** A line break in a subject would begin a new header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
