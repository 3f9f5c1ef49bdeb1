import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimDrafts } from '#features/accounts/server/index.ts';
import { deleteRequest, findOpen, listRequests, readPreview, readRequest } from '#features/listings/server/index.ts';
import {
  endDraftLinks,
  forgetDraftLinks,
  issueDraftLink,
  readDraftLink,
  readDraftState,
  useDraftLink,
} from '#features/listings/server/draft-links/index.ts';
import { listPhotos, requireNewUpload } from '#features/photos/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import { hashSecret, newSecret } from '#platform/ids.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { create, fault, insertPerson, member, readRow, update, visitor } from './support.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

async function issue(ctx: Ctx, ref: string, step = 'capture'): Promise<string> {
  return tokenOf((await issueDraftLink({ ctx, ref, input: { step } })).url);
}

const press = (ctx: Ctx, token: string) => useDraftLink({ ctx, input: { token, device: 'Safari on iPhone' } });

/** A draft of an account, and a phone without one that a code let in. */
async function handOver(services: TestServices, owner?: Ctx) {
  const desk = owner ?? (await member(services));
  const draft = await create(desk, completeAnswers());
  const token = await issue(desk, draft.id);
  const used = await press(visitor(services), token);
  if (used.kind !== 'opened' || used.sessionKey === null) throw new Error(`The code was ${used.kind}.`);
  return { desk, draft, token, used, phone: visitor(services, used.sessionKey), key: used.sessionKey };
}

describe.each(ENGINES)('a code that opens a draft on another device, on %s', (engine) => {
  const services = useServices({ engine });

  test('leads to the step it was shown on, with a key of the device’s own', async () => {
    const { draft, phone, used, key } = await handOver(services());
    expect(used).toMatchObject({ path: `/stickers/vehicle/capture?request=${draft.unique_id}` });
    expect(await readRequest({ ctx: phone, ref: draft.unique_id })).toMatchObject({ id: draft.id, owned: true });
    expect(await listPhotos({ ctx: phone, input: { listingId: draft.id } })).toEqual([]);
    expect((await readPreview({ ctx: phone, ref: draft.id })).listing.id).toBe(draft.id);
    const kept = JSON.stringify(await services().db.select().from(schema.draftLinks));
    expect(kept).toContain(hashSecret(key));
    expect(kept).not.toContain(key);
  });

  test('works once: a second device is told that it was used', async () => {
    const { token, draft } = await handOver(services());
    const other = visitor(services(), newSecret());
    expect(await press(other, token)).toEqual({ kind: 'used' });
    expect(await readDraftLink({ ctx: other, token })).toBe('used');
    await expect(readRequest({ ctx: other, ref: draft.id })).rejects.toMatchObject(fault('missing'));
  });

  test('lets one of many in that press at once', async () => {
    const desk = await member(services());
    const { id } = await create(desk);
    const token = await issue(desk, id);
    const keys = Array.from({ length: 6 }, newSecret);
    const outcomes = await Promise.all(keys.map((key) => press(visitor(services(), key), token)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['opened', 'used', 'used', 'used', 'used', 'used']);
    const winner = keys[outcomes.findIndex(({ kind }) => kind === 'opened')];
    for (const key of keys) {
      const reads = readRequest({ ctx: visitor(services(), key), ref: id });
      if (key === winner) expect(await reads).toMatchObject({ id });
      else await expect(reads).rejects.toMatchObject(fault('missing'));
    }
  });

  test('may be pressed twice by the device it let in', async () => {
    const { token, phone, used } = await handOver(services());
    expect(await press(phone, token)).toEqual({ ...used, sessionKey: null });
    expect(await readDraftLink({ ctx: phone, token })).toBe('fresh');
  });

  test('is used up by nothing but the press', async () => {
    const desk = await member(services());
    const token = await issue(desk, (await create(desk)).id);
    for (let look = 0; look < 3; look += 1)
      expect(await readDraftLink({ ctx: visitor(services()), token })).toBe('fresh');
    expect(await press(visitor(services()), token)).toMatchObject({ kind: 'opened' });
  });

  test('expires after fifteen minutes, and the device it let in after a week', async () => {
    const desk = await member(services());
    const { id } = await create(desk);
    const [late, timely] = [await issue(desk, id), await issue(desk, id)];
    services().clock.advance(15 * MINUTE - 1);
    const used = await press(visitor(services()), timely);
    if (used.kind !== 'opened' || used.sessionKey === null) throw new Error(used.kind);
    services().clock.advance(1);
    expect(await press(visitor(services()), late)).toEqual({ kind: 'expired' });
    expect(await readDraftLink({ ctx: visitor(services()), token: late })).toBe('expired');
    const phone = visitor(services(), used.sessionKey);
    services().clock.advance(7 * DAY - 2);
    expect(await readRequest({ ctx: phone, ref: id })).toMatchObject({ id });
    services().clock.advance(1);
    await expect(readRequest({ ctx: phone, ref: id })).rejects.toMatchObject(fault('missing'));
  });

  test('gives nothing to who guesses', async () => {
    const desk = await member(services());
    const { id } = await create(desk);
    const token = await issue(desk, id);
    const flip = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 80 }),
          // The last letter carries bits that decoders drop; here every letter counts.
          fc.nat({ max: token.length - 1 }).map((at) => flip(token, at)),
          fc.constant(id),
          fc.constant(hashSecret(token)),
        ),
        async (guess) => {
          expect(await press(visitor(services()), guess)).toEqual({ kind: 'unknown' });
        },
      ),
      { numRuns: 40 },
    );
    expect(await press(visitor(services()), token)).toMatchObject({ kind: 'opened' });
  });

  test('is made by nobody but who owns the draft, and for drafts alone', async () => {
    const { desk, draft, phone } = await handOver(services());
    for (const ctx of [visitor(services()), visitor(services(), newSecret()), await member(services()), phone]) {
      await expect(issue(ctx, draft.id)).rejects.toMatchObject(fault('missing'));
      await expect(endDraftLinks({ ctx, ref: draft.id })).rejects.toMatchObject(fault('missing'));
    }
    for (const ctx of [visitor(services()), await member(services())])
      await expect(readDraftState({ ctx, ref: draft.id })).rejects.toMatchObject(fault('missing'));
    await update(desk, draft.id, { status: 'PUBLISHED' });
    await expect(issue(desk, draft.id)).rejects.toMatchObject(fault('refused', 'not_a_draft'));
  });
});

describe.each(ENGINES)('a device that a code let in, on %s', (engine) => {
  const services = useServices({ engine });

  test('opens that draft and no other', async () => {
    const { desk, phone } = await handOver(services());
    const other = await create(desk);
    await expect(readRequest({ ctx: phone, ref: other.id })).rejects.toMatchObject(fault('missing'));
    await expect(update(phone, other.id, { answers: { make: 'Kia' } })).rejects.toMatchObject(fault('missing'));
    await expect(listPhotos({ ctx: phone, input: { listingId: other.id } })).rejects.toMatchObject(fault('missing'));
    expect(await listRequests({ ctx: phone })).toEqual([]);
  });

  test('keeps the key and the drafts it had', async () => {
    const own = visitor(services(), newSecret());
    const mine = await create(own);
    const desk = await member(services());
    const { id } = await create(desk);
    expect(await press(own, await issue(desk, id))).toMatchObject({ kind: 'opened', sessionKey: null });
    expect(await readRequest({ ctx: own, ref: mine.id })).toMatchObject({ id: mine.id });
    expect(await readRequest({ ctx: own, ref: id })).toMatchObject({ id });
  });

  test('answers beside the desk, field by field, and may add photos', async () => {
    const { desk, draft, phone } = await handOver(services());
    await Promise.all([
      update(phone, draft.id, { answers: { mileage: 81_000 }, if_status: 'DRAFT' }),
      update(desk, draft.id, { answers: { price: 999_900 }, if_status: 'DRAFT' }),
    ]);
    expect((await readRow(services(), draft.id)).answers).toMatchObject({ mileage: 81_000, price: 999_900 });
    const metadata = { listingId: draft.id, filename: 'a.jpg', filetype: 'image/jpeg' };
    await expect(requireNewUpload({ ctx: phone, input: { metadata, length: 10 } })).resolves.toBeUndefined();
  });

  test('neither publishes nor deletes what an account owns', async () => {
    const { draft, phone } = await handOver(services());
    await expect(update(phone, draft.id, { status: 'PUBLISHED' })).rejects.toMatchObject(
      fault('refused', 'owner_only'),
    );
    await expect(deleteRequest({ ctx: phone, ref: draft.id })).rejects.toMatchObject(fault('refused', 'owner_only'));
    const thief = makeCtx(services(), { user: await insertPerson(services()), sessionKey: phone.actor.sessionKey });
    await expect(update(thief, draft.id, { status: 'PUBLISHED' })).rejects.toMatchObject(
      fault('refused', 'owner_only'),
    );
    expect((await readRow(services(), draft.id)).status).toBe('DRAFT');
  });

  test('hears that the draft was published, and reads it no more', async () => {
    const { desk, draft, phone } = await handOver(services());
    await update(desk, draft.id, { status: 'PUBLISHED' });
    expect(await readDraftState({ ctx: phone, ref: draft.id })).toMatchObject({ status: 'PUBLISHED' });
    await expect(readRequest({ ctx: phone, ref: draft.id })).rejects.toMatchObject(fault('missing'));
    await expect(findOpen({ ctx: phone, ref: draft.id })).rejects.toMatchObject(fault('missing'));
    await expect(update(phone, draft.id, { answers: { price: 1 } })).rejects.toMatchObject(fault('conflict'));
    await expect(listPhotos({ ctx: phone, input: { listingId: draft.id } })).rejects.toMatchObject(fault('missing'));
  });

  test('is unlinked from the desk, and so is every code that waits', async () => {
    const { desk, draft, phone, token } = await handOver(services());
    const waiting = await issue(desk, draft.id);
    expect((await readDraftState({ ctx: desk, ref: draft.id })).devices).toEqual(['Safari on iPhone']);
    await endDraftLinks({ ctx: desk, ref: draft.id });
    await expect(readRequest({ ctx: phone, ref: draft.id })).rejects.toMatchObject(fault('missing'));
    expect(await press(phone, token)).toEqual({ kind: 'used' });
    expect(await press(phone, waiting)).toEqual({ kind: 'used' });
    expect((await readDraftState({ ctx: desk, ref: draft.id })).devices).toEqual([]);
  });

  test('signs in and so owns a draft of nobody; the desk that began it hears that it is public', async () => {
    const desk = visitor(services(), newSecret());
    const { draft, phone, key } = await handOver(services(), desk);
    const user = await insertPerson(services());
    await claimDrafts(services(), { userId: user.id, sessionKey: key });
    const signedIn = makeCtx(services(), { user, sessionKey: phone.actor.sessionKey });
    await update(desk, draft.id, { answers: { price: 123_400 }, if_status: 'DRAFT' });
    expect(await update(signedIn, draft.id, { status: 'PUBLISHED' })).toMatchObject({ owned: true });
    expect(await readDraftState({ ctx: desk, ref: draft.id })).toMatchObject({ status: 'PUBLISHED' });
    expect(await readRow(services(), draft.id)).toMatchObject({ ownerId: user.id, priceCents: 123_400 });
  });

  test('who signs in there does not get what an account owns', async () => {
    const { draft, key } = await handOver(services());
    const { ownerId } = await readRow(services(), draft.id);
    await claimDrafts(services(), { userId: (await insertPerson(services())).id, sessionKey: key });
    expect((await readRow(services(), draft.id)).ownerId).toBe(ownerId);
  });
});

describe.each(ENGINES)('what tells one device of another, on %s', (engine) => {
  const services = useServices({ engine });

  test('changes with every answer and with every photo, and says nothing of them', async () => {
    const { desk, draft, phone } = await handOver(services());
    const before = await readDraftState({ ctx: desk, ref: draft.id });
    await update(phone, draft.id, { answers: { mileage: 5 } });
    const answered = await readDraftState({ ctx: desk, ref: draft.id });
    expect(answered.version).toBeGreaterThan(before.version);
    const { db } = services();
    const photo = { id: crypto.randomUUID(), listingId: draft.id, position: 0 };
    await db.insert(schema.photos).values(photo);
    const added = await readDraftState({ ctx: desk, ref: draft.id });
    await db.update(schema.photos).set({ caption: 'The dent' });
    const told = await readDraftState({ ctx: desk, ref: draft.id });
    expect(new Set([before.photos, added.photos, told.photos]).size).toBe(3);
    expect(Object.keys(told).sort()).toEqual(['devices', 'photos', 'status', 'version']);
  });

  test('codes that open nothing any more are forgotten after a day', async () => {
    await services().db.delete(schema.draftLinks);
    const desk = await member(services());
    await issue(desk, (await create(desk)).id);
    services().clock.advance(DAY);
    await forgetDraftLinks(services());
    expect(await services().db.select().from(schema.draftLinks)).toHaveLength(1);
    services().clock.advance(16 * MINUTE);
    await forgetDraftLinks(services());
    expect(await services().db.select().from(schema.draftLinks)).toEqual([]);
  });
});
