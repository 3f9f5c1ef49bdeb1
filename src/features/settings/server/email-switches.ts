import type { settingsSchema } from '#features/accounts/contracts/users.ts';

/** Letters a person can turn off, in the order they are shown. Each is on until turned off. */
export const EMAIL_SWITCHES = [
  'message_letters',
  'listing_letters',
  'price_letters',
  'search_letters',
] as const satisfies readonly (keyof (typeof settingsSchema)['shape'])[];
export type EmailSwitch = (typeof EMAIL_SWITCHES)[number];

export const isOn = (settings: unknown, name: EmailSwitch): boolean =>
  (settings as Readonly<Record<string, unknown>> | null)?.[name] !== false;
