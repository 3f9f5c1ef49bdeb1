import { z } from 'zod';
import { ACCOUNT_TYPES } from '#shared/enums.ts';

/** What a person said about themselves when signing up; it becomes an account once the address is proven. */
const profileSchema = z.object({
  fullName: z.string().default(''),
  type: z.enum(ACCOUNT_TYPES).default('SELLER'),
  country: z.string().default('US'),
  language: z.string().default('en'),
  passwordHash: z.string().nullable().default(null),
  sessionKeyHash: z.string().nullable().default(null),
});
export type Profile = z.infer<typeof profileSchema>;

const payloadSchema = z.object({
  /** Set when the proof began as a sign-up. */
  profile: profileSchema.optional(),
  /** Set when the proof belongs to somebody signed in (a change of address). */
  userId: z.string().optional(),
  /** The number that a code was texted to. */
  phone: z.string().optional(),
});
export type ProofPayload = z.infer<typeof payloadSchema>;

export const parsePayload = (stored: unknown): ProofPayload => payloadSchema.parse(stored ?? {});
