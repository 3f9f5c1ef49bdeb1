import { z } from 'zod';
import { parseEmail } from '#shared/email.ts';

/** An email address, trimmed and in lower case on the way in. */
export const emailField = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const email = parseEmail(typed);
    if (email.ok) return email.value;
    context.addIssue({ code: 'custom', message: email.reason, input: typed });
    return z.NEVER;
  })
  .meta({ type: 'string', format: 'email', example: 'jo@example.com' });

/** A person's name as they write it; inner runs of blanks become one, control characters are refused. */
export const nameField = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .transform((typed) => typed.trim().replace(/\s+/g, ' '));
