import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isSetUp, SETUP_STEPS, setupSteps } from '#features/dealers/rules/setup.ts';
import { readSetup } from '#features/dealers/server/index.ts';
import { signInForm } from '#features/accounts/server/auth/forms/index.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { create, insertPerson, member, update } from '../../listings/server/support.ts';
import { DETAILS, save } from './support.ts';

const count = fc.nat({ max: 3 });
const facts = fc.record({ hasProfile: fc.boolean(), live: count, drafts: count, codes: count, orders: count });

test('a dealership is set up when each of its steps is done, and drafts alone do none', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const steps = setupSteps(some);
      expect(steps.map(({ id }) => id)).toEqual([...SETUP_STEPS]);
      expect(isSetUp(some)).toBe(some.hasProfile && some.live > 0 && some.codes + some.orders > 0);
      expect(setupSteps({ ...some, drafts: some.drafts + 1 })).toEqual(steps);
    }),
  );
});

describe.each(ENGINES)('the first steps of a dealership on %s', (engine) => {
  const services = useServices({ engine });

  test('are nobody’s who is no dealer', async () => {
    expect(await readSetup({ ctx: await member(services()) })).toBeNull();
  });

  test('follow what is there: profile, what is live, codes and orders, and nothing of others', async () => {
    const [ctx, other] = [await member(services()), await member(services())];
    for (const one of [ctx, other])
      expect(await save(one, { do: 'become' })).toEqual({ kind: 'go', to: '/my/dealership' });
    const stepsDone = async () => setupSteps((await readSetup({ ctx })) ?? never()).map(({ done }) => done);
    expect(await stepsDone()).toEqual([false, false, false]);
    expect(await save(ctx, DETAILS)).toEqual({ kind: 'go', to: '/my/dealership?done=saved' });
    expect(await save(ctx, DETAILS)).toEqual({ kind: 'go', to: '/settings/dealership?done=saved' });
    expect(await stepsDone()).toEqual([true, false, false]);

    const { id } = await create(ctx, completeAnswers());
    expect(await readSetup({ ctx })).toMatchObject({ live: 0, drafts: 1 });
    await update(ctx, id, { status: 'PUBLISHED' });
    expect(await stepsDone()).toEqual([true, true, false]);

    const ownerId = ctx.actor.kind === 'user' ? ctx.actor.userId : never();
    const [codeId, at] = [newId(), services().now()];
    const { db } = services();
    await db.insert(schema.qrCodes).values({ id: codeId, ownerId, batchId: codeId, createdAt: at, updatedAt: at });
    expect(await stepsDone()).toEqual([true, true, true]);
    await db.update(schema.qrCodes).set({ retiredAt: at }).where(eq(schema.qrCodes.id, codeId));
    expect(await stepsDone()).toEqual([true, true, false]);
    await update(ctx, id, { status: 'ARCHIVED' });
    expect(await stepsDone()).toEqual([true, false, false]);
    expect(await readSetup({ ctx: other })).toMatchObject({ hasProfile: false, live: 0, codes: 0 });
  });

  test('are where a dealer goes who signs in with nothing in mind', async () => {
    const passwordHash = await hashPassword('a long pass phrase 9');
    const signIn = async (type: 'SELLER' | 'DEALERSHIP', callbackUrl: string) => {
      const { id, email } = await insertPerson(services());
      await services().db.update(schema.users).set({ type, passwordHash }).where(eq(schema.users.id, id));
      const body = new URLSearchParams({ email, password: 'a long pass phrase 9', callbackUrl });
      const request = new Request('http://localhost:4321/stickers/auth/login', { method: 'POST', body });
      const outcome = await signInForm({ ctx: makeCtx(services()), request });
      return outcome.kind === 'go' ? outcome.to : outcome.kind;
    };
    expect(await signIn('DEALERSHIP', '/')).toBe('/my');
    expect(await signIn('DEALERSHIP', '/my/saved')).toBe('/my/saved');
    expect(await signIn('SELLER', '/')).toBe('/');
  });
});

function never(): never {
  throw new Error('That is not there.');
}
