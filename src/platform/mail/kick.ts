import type { Services } from '../context.ts';
import { makeKick } from '../kick.ts';
import { deliverMail } from './deliver.ts';

type Base = Pick<Services, 'db' | 'mailer' | 'now' | 'telemetry'>;

/** Sends what is due at once, for codes somebody waits for. Call after the transaction; nobody has to wait for it. */
export const kickMail: (input: { services: Base }) => Promise<void> = makeKick<Base>('mail', deliverMail);
