import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { updateUserBody } from '#features/accounts/contracts/users.ts';
import {
  EMAIL_SWITCHES,
  NOTIFICATIONS,
  type Notification,
  STOPPABLE,
  stopOf,
} from '#features/accounts/rules/notifications.ts';
import * as schema from '#features/schema.ts';
import { JOBS } from '#app/jobs.ts';
import { isOn } from '#features/settings/server/index.ts';
import { readSubscription, unsubscribe, wants } from '#features/accounts/server/unsubscribe/index.ts';
import { readUnsubscribeToken, unsubscribeToken } from '#features/accounts/server/unsubscribe/token.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { readSources } from '../../../../support/source-files.ts';
import { idOf } from '../../../saved/server/support.ts';
import { member, visitor } from '../../../listings/server/support.ts';

const every = Object.entries(NOTIFICATIONS) as [keyof typeof NOTIFICATIONS, Notification][];
const config = { authSecret: 'a secret of thirty-two characters' };
const id = '0199d2a0-0000-7000-8000-000000000001';

describe('every notification', () => {
  const server = readSources('src/features').map(({ text }) => text);
  const isWritten = (words: RegExp) => server.some((text) => words.test(text));

  test.each(every)('%s is written by a job of its name and pace', (key, { job }) => {
    expect(JOBS.filter(({ name }) => name === job.name)).toMatchObject([{ ...job, where: 'one process' }]);
    expect(isWritten(new RegExp(`notifyingJob\\('${key}', \\w+\\)`))).toBe(true);
    expect(isWritten(new RegExp(`NOTIFICATIONS\\.${key}\\.email\\b`))).toBe(true);
  });

  test.each(every.filter(([, it]) => it.switch))('%s asks for its switch', (key, { switch: on }) => {
    expect(isWritten(new RegExp(`wants\\('${key}', `))).toBe(true);
    const body = { settings: { [String(on?.name)]: false } };
    expect(updateUserBody.parse(body)).toEqual(body);
  });

  test.each(STOPPABLE)('%s ends with a link of its own', (key) => {
    expect(isWritten(new RegExp(`unsubscribeUrls\\(config, \\{ kind: '${key}', `))).toBe(true);
    expect(NOTIFICATIONS[key].email.stop).toMatch(/^(Turn off|Unsubscribe from) /);
    const { letter, lead, done, next } = stopOf(key);
    expect(STOPPABLE.filter((other) => stopOf(other).letter === letter)).toEqual([key]);
    expect(`${lead} ${done}`.replaceAll('{name}', '')).not.toContain('{');
    expect(next.path).toMatch(/^\/my\//);
    const token = unsubscribeToken(config, { kind: key, id });
    expect(readUnsubscribeToken(config, token)).toEqual({ ok: true, value: { kind: key, id } });
  });

  test('has a switch that no other one has', () => {
    const names = EMAIL_SWITCHES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(every.filter(([, { switch: on, stop }]) => stop?.ends === 'switch' && on === null)).toEqual([]);
  });

  test.each([
    ['messages', 'm', 'n1EeZoGLhhxOXNXPRk0eP4uhVl9YbGstEb7fZ5wSSTM'],
    ['listings', 'l', 'RiNtjELLD35iXtqVra3M2LnlSDe7fa7Bv0qrZ2U0FxQ'],
    ['prices', 'p', 'RE6INCZr3PKAe66G4cIqPQZLQmNciragIGonCiVRs3s'],
    ['search', 's', '0oaLKMmDXh1HbbUcO-W4kgfpM6iJBpQ5fb5zezHmwpk'],
    ['value', 'v', 'NPBr7Bd-4MftVii7LCfIrzhUAh8yYIGrhl0TpyzaBBg'],
  ] as const)('%s still obeys the links that lie in mailboxes', (kind, letter, signature) => {
    expect(readUnsubscribeToken(config, `${letter}.${id}.${signature}`)).toEqual({ ok: true, value: { kind, id } });
  });
});

describe.each(ENGINES)('links that end a switch on %s', (engine) => {
  const services = useServices({ engine });
  const bySwitch = STOPPABLE.filter((key) => stopOf(key).ends === 'switch');

  test.each(bySwitch)('of %s turn that one off and no other', async (kind) => {
    const userId = idOf(await member(services()));
    const person = eq(schema.users.id, userId);
    const { db } = services();
    await db
      .update(schema.users)
      .set({ settings: { theme: 'dark' } })
      .where(person);
    const ctx = visitor(services());
    const token = unsubscribeToken(services().config, { kind, id: userId });
    expect(await readSubscription({ ctx, token })).toEqual({ kind, name: null, ended: false });
    expect(await unsubscribe({ ctx, token })).toEqual({ kind, name: null, ended: true });
    const [row] = await db
      .select({ settings: schema.users.settings, wanted: wants('listings', schema.users.settings) })
      .from(schema.users)
      .where(person);
    expect(row?.settings).toMatchObject({ theme: 'dark' });
    expect(EMAIL_SWITCHES.filter(({ name }) => !isOn(row?.settings, name))).toEqual([NOTIFICATIONS[kind].switch]);
    expect(row?.wanted).toBe(kind !== 'listings');
  });
});
