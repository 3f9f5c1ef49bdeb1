import type { EmailSwitch } from '#features/accounts/rules/notifications.ts';

/** Whether a person has the switch on. It is on until turned off. */
export const isOn = (settings: unknown, name: EmailSwitch): boolean =>
  (settings as Readonly<Record<string, unknown>> | null)?.[name] !== false;
