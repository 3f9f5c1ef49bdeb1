import { z } from 'zod';

/** The answers of /api/auth, as browsers read them. */
export const authSessionSchema = z
  .object({
    user: z.object({ id: z.string(), name: z.string(), email: z.string(), type: z.string() }),
    accessToken: z.string(),
    expires: z.string(),
  })
  .nullable();
export type AuthSession = NonNullable<z.infer<typeof authSessionSchema>>;

export const csrfSchema = z.object({ csrfToken: z.string() });

const provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.string(),
  callbackUrl: z.string(),
});
export const providersSchema = z.record(z.string(), provider);
export type Providers = z.infer<typeof providersSchema>;

export const redirectSchema = z.object({ url: z.string() });
