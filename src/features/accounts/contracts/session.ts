import { z } from 'zod';
import { ACCOUNT_TYPES } from '#shared/enums.ts';
import { emailField, nameField } from './account-fields.ts';
import { userSchema } from './users.ts';

/** The specification's session request. The username is the e-mail address; either name may carry it. */
export const openSessionBody = z
  .strictObject({
    username: emailField.optional(),
    email: emailField.optional(),
    magic_cookie: z.strictObject({
      token: z.string().min(6).max(200).describe('A single-use sign-in token, or the six digits of a mailed code'),
    }),
    ticket: z
      .uuid()
      .optional()
      .describe('What POST /api/session/request answered; keeps others from using up the tries'),
  })
  .refine((body) => (body.username ?? body.email) !== undefined, { path: ['username'] });

export const sessionSchema = z.object({
  accessToken: z.string().nullable().describe('Send it as `Authorization: Bearer …`'),
  user: userSchema.nullable(),
  expires: z.iso.datetime().nullable(),
  drafts: z.int().min(0).optional().describe('Only when a session_key was sent'),
});

export const readSessionQuery = z.strictObject({
  session_key: z
    .string()
    .regex(/^[\w-]{16,128}$/)
    .optional()
    .describe('The key of an anonymous draft: `drafts` then says how many listings it still opens'),
});

export const requestSessionBody = z.strictObject({ email: emailField });

export const signUpHeaders = z.object({ 'x-api-version': z.literal('2') });

/** The specification writes `seller`; its enumeration has it in capitals. */
const accountType = z
  .string()
  .transform((written) => written.toUpperCase())
  .pipe(z.enum(ACCOUNT_TYPES))
  .describe(`${ACCOUNT_TYPES.join(', ')}, in any case`);

/** The specification's sign-up payload. Its three device fields are always null. */
export const signUpBody = z
  .strictObject({
    username: emailField.optional().describe('The e-mail address again, or left out'),
    type: accountType.default('SELLER'),
    email: emailField,
    fullname: nameField.default(''),
    password: z.string().max(1000).optional().describe('Only with send_verification_code'),
    send_verification_code: z.boolean().default(true).describe('True mails a code, false a link'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('US'),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en'),
    device_id: z.string().max(200).nullish(),
    device_model: z.string().max(200).nullish(),
    device: z.string().max(200).nullish(),
    session_key: z
      .string()
      .regex(/^[\w-]{16,128}$/)
      .nullish()
      .describe('The key of an anonymous draft to go on with'),
  })
  .refine((body) => body.username === undefined || body.username === body.email, { path: ['username'] });

/** The same for every address, known or not. */
export const mailedSchema = z.object({
  ticket: z.uuid().nullable().describe('Names the code that was mailed; null for a link'),
  message: z.string(),
});
