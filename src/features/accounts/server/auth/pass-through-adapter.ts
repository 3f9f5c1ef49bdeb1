import type { Adapter } from '@auth/core/adapters';

/**
 * Auth.js wants an adapter as soon as there is sign-in by e-mail, and would then keep people and links itself. Our verbs
 * do that, so this one knows nobody and keeps nothing; a person signed in by the `signIn` callback passes through.
 * `useVerificationToken` never finds anything: no GET of Auth.js can use up a mailed link.
 */
export const passThroughAdapter: Adapter = {
  createVerificationToken: async (token) => token,
  useVerificationToken: async () => null,
  getUser: async () => null,
  getUserByEmail: async () => null,
  getUserByAccount: async () => null,
  createUser: async (user) => user,
  linkAccount: async () => undefined,
};
