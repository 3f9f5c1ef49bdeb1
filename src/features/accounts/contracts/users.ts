import { z } from 'zod';
import { ACCOUNT_TYPES, CONTACT_METHODS } from '#shared/enums.ts';
import { EMAIL_SWITCHES, type EmailSwitch } from '../rules/notifications.ts';
import { emailField, nameField } from './account-fields.ts';

const emailSwitches = Object.fromEntries(
  EMAIL_SWITCHES.map(({ name, meaning }) => [name, z.boolean().optional().describe(meaning)]),
) as Record<EmailSwitch, z.ZodOptional<z.ZodBoolean>>;

/** Choices that change nothing but how the site treats this person. */
const settingsSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).optional(),
  ...emailSwitches,
  show_phone: z
    .boolean()
    .optional()
    .describe('Whether people with a confirmed visit may see the confirmed number. Off unless turned on'),
  analytics: z.boolean().optional().describe('Consent to counting visits'),
});

/** A person as they see themselves. Nobody else reads this. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  fullname: z.string(),
  phone: z.string().nullable().describe('E.164, for example +14075551234'),
  phone_confirmed: z.boolean().describe('A code came back from the number: texts may go there'),
  type: z.enum(ACCOUNT_TYPES),
  country: z.string(),
  language: z.string(),
  contact_method: z
    .enum(CONTACT_METHODS)
    .describe('PHONE: texts to the confirmed number instead of emails about messages and visits'),
  postcode: z.string().nullable(),
  settings: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Who signed in more than ten minutes ago shows one of these for what must not be done with a borrowed device. */
const reauthentication = {
  password: z.string().max(1000).optional().describe('The present password. When given, it must be the right one'),
  code: z
    .string()
    .max(20)
    .optional()
    .describe('A code mailed to the account’s own address, see POST /api/session/request'),
  ticket: z.uuid().optional().describe('The ticket that came back when the code was asked for'),
};

export const updateUserBody = z.strictObject({
  fullname: nameField.optional(),
  phone: z.string().max(40).nullable().optional().describe('A US number in any usual spelling; null removes it'),
  contact_method: z.enum(CONTACT_METHODS).optional(),
  postcode: z.string().max(20).nullable().optional(),
  type: z.enum(ACCOUNT_TYPES).optional(),
  settings: settingsSchema.optional(),
  email: emailField.optional().describe('Takes effect once the code mailed to the new address comes back'),
  ...reauthentication,
});
export type UpdateUserBody = z.output<typeof updateUserBody>;

export const deleteUserBody = z.strictObject(reauthentication);

export const confirmEmailBody = z.strictObject({ email: emailField, code: z.string().min(1).max(20) });

export const confirmPhoneBody = z.strictObject({ code: z.string().min(1).max(20) });

const sessionEntrySchema = z.object({
  id: z.uuid(),
  device: z.string(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  current: z.boolean().describe('Whether this request came from it'),
});
export const sessionListSchema = z.object({ sessions: z.array(sessionEntrySchema) });
