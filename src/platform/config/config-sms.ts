import { z } from 'zod';

/** How texts leave. Part of `Config`. */
export type TwilioAccount = {
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  readonly apiUrl: string;
};

const PARTS = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

export const smsVariables = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be an account SID, which begins with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, { error: 'must be 16 characters or longer' }).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+\d{8,15}|MG[0-9a-f]{32})$/i,
      'must be a number such as +14075551234 or a messaging service, which begins with MG',
    )
    .optional(),
  TWILIO_API_URL: z
    .string()
    .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
      error: 'must be an address that begins with http:// or https://',
    })
    .transform((text) => new URL(text).origin)
    .default('https://api.twilio.com'),
};

type Read = z.output<z.ZodObject<typeof smsVariables>>;

/** Some of an account is no account. */
export function findSmsFaults(set: Readonly<Record<string, unknown>>): string[] {
  const given = PARTS.filter((name) => Boolean(set[name])).length;
  return given === 0 || given === PARTS.length
    ? []
    : [`${PARTS.join(', ').replace(/, (?=\w+$)/, ' and ')} must be set together.`];
}

export const toTwilio = (read: Read): TwilioAccount | null =>
  read.TWILIO_ACCOUNT_SID && read.TWILIO_AUTH_TOKEN && read.TWILIO_FROM
    ? {
        accountSid: read.TWILIO_ACCOUNT_SID,
        authToken: read.TWILIO_AUTH_TOKEN,
        from: read.TWILIO_FROM,
        apiUrl: read.TWILIO_API_URL,
      }
    : null;
