import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { openLimits } from '#platform/limits/index.ts';
import { RULES } from '#platform/limits/rules.ts';
import { REMOTE_ADDRESS_HEADER } from '#platform/web/index.ts';
import { describeVin, takeLookup } from '#features/vehicles/server/index.ts';
import { newId } from '#platform/ids.ts';
import { withActor } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { makeConfig, useServices } from '../../../support/services.ts';

const VIN = '/services/cars/specs?vin=1HGCM82633A004352';
const VALUE = '/services/cars/evaluate/?year=2019&make=Honda&model=Accord&miles=60000';

describe('looking things up', () => {
  const CEILING = 300;
  const made = useServices();
  let app: ReturnType<typeof createApp>;
  let services: ReturnType<typeof made>;
  beforeEach(() => {
    const config = makeConfig({ lookupCeiling: CEILING });
    services = { ...made(), config, limits: openLimits({ config, db: made().db }) };
    app = createApp({ findServices: () => services });
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers: { [REMOTE_ADDRESS_HEADER]: '203.0.113.7', ...headers } });
    const body = (await response.json()) as { message?: string };
    return { status: response.status, body, wait: Number(response.headers.get('retry-after')) };
  };
  const key = (name: string) => ({ 'x-session-key': name.padEnd(43, 'k') });
  const person = (userId: string) =>
    withActor(services, { kind: 'user', userId, sessionId: newId(), sessionKey: null, role: 'MEMBER' });
  const take = (userId: string, kind: 'vin' | 'plate' = 'vin') =>
    takeLookup({ ctx: person(userId), headers: new Headers({ [REMOTE_ADDRESS_HEADER]: '203.0.113.7' }), kind });
  const spend = async (path: string, headers: Record<string, string>, times: number) => {
    for (let n = 0; n < times; n++) expect((await ask(path, headers)).status).toBe(200);
  };

  test('ends for the one who used it up, with how long to wait, and not for who sits beside them', async () => {
    await spend(VIN, key('ann'), RULES['lookup-vin'].points);
    const refused = await ask(VIN, key('ann'));
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(3_500);
    expect(refused.body.message).toBe(
      'You’ve looked up a lot of VINs. Wait 60 minutes, or enter the details yourself.',
    );
    expect((await ask(VIN, key('bob'))).status).toBe(200);
    expect((await ask(VALUE, key('ann'))).status).toBe(200);
  });

  test('counts two browsers of one network apart before either has a draft', async () => {
    await spend(VIN, { 'user-agent': 'One' }, RULES['lookup-vin'].points);
    expect((await ask(VIN, { 'user-agent': 'One' })).status).toBe(429);
    expect((await ask(VIN, { 'user-agent': 'Two' })).status).toBe(200);
  });

  test('stops who takes a new session for each, at the ceiling of the network, and sends people to sign in', async () => {
    for (let n = 0; n < CEILING; n++) await spend(VIN, key(`rotated-${n}`), 1);
    const refused = await ask(VIN, key('one-more'));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain('Sign in to continue');
    expect((await ask(VIN, { ...key('far'), [REMOTE_ADDRESS_HEADER]: '198.51.100.9' })).status).toBe(200);
    await expect(take(newId())).resolves.toBeUndefined();
  });

  test('counts signed-in people by themselves, one kind apart from the other', async () => {
    const [ann, bob] = [newId(), newId()];
    for (let n = 0; n < RULES['lookup-vin'].points; n++) await take(ann);
    const refusal: unknown = await take(ann).catch((error: unknown) => error);
    expect(isAppError(refusal) && [refusal.kind, refusal.reason]).toEqual(['too-many', 'too_many_vin_lookups']);
    await expect(take(bob)).resolves.toBeUndefined();
    await expect(take(ann, 'plate')).resolves.toBeUndefined();
  });

  test('never ends for what the server reads itself, such as the rows of a dealer’s file', async () => {
    const ann = newId();
    for (let n = 0; n < RULES['lookup-vin'].points; n++) await take(ann);
    await expect(take(ann)).rejects.toThrow();
    for (let n = 0; n < RULES['lookup-vin'].points + 50; n++)
      await describeVin({ ctx: person(ann), input: { vin: `1HGCM82633A00${String(4352 + n).padStart(4, '0')}` } });
  });
});
