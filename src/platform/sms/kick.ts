import type { Services } from '../context.ts';
import { makeKick } from '../kick.ts';
import { deliverTexts } from './deliver.ts';

type Base = Pick<Services, 'db' | 'texter' | 'mailer' | 'config' | 'now' | 'telemetry'>;

/** Sends what is due at once, for codes somebody waits for. Call after the transaction; nobody has to wait for it. */
export const kickTexts: (input: { services: Base }) => Promise<void> = makeKick<Base>('texts', deliverTexts);
