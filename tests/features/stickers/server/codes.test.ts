import { describe, expect, it } from 'vitest';
import * as schema from '#features/schema.ts';
import {
  addToGroup,
  assignCode,
  beginWithCode,
  claimCode,
  claimSheet,
  createGroup,
  listBatch,
  listCodesOfListing,
  listGroups,
  mintCodes,
  readCode,
  readCodeHistory,
  releaseCode,
  removeFromGroup,
  resolveScan,
  restoreCode,
  retireCode,
} from '#features/stickers/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, fault, KEY, member, publish, update, visitor } from '../../listings/server/support.ts';
import { blank, blanks, codeRow, historyOf } from './support.ts';

const idOf = (ctx: { actor: { kind: string } }) => (ctx.actor as { userId?: string }).userId ?? '';

describe.each(ENGINES)('sticker codes on %s', (engine) => {
  const services = useServices({ engine });
  const scan = (ctx: Parameters<typeof resolveScan>[0]['ctx'], code: string) =>
    resolveScan({ ctx, input: { code, network: 'test' } });

  it('are version-4 UUIDs with their product in front, in the order they are printed', async () => {
    const ctx = visitor(services());
    const { batchId, codes } = await mintCodes({ ctx, input: { count: 30, productCode: '1222' } });
    expect(new Set(codes.map(({ id }) => id)).size).toBe(30);
    for (const { id, code, payload } of codes) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(code).toBe(`1222-${id}`);
      expect(payload).toMatch(/^1222[0-9A-F]{32}$/);
    }
    const listed = await listBatch({ ctx, input: { batchId } });
    expect(listed.map(({ id }) => id)).toEqual(codes.map(({ id }) => id));
    await expect(mintCodes({ ctx, input: { count: 0, productCode: null } })).rejects.toMatchObject(fault('invalid'));
    await expect(mintCodes({ ctx, input: { count: 1, productCode: '9999' } })).rejects.toMatchObject(fault('refused'));
    await expect(mintCodes({ ctx, input: { count: 1, productCode: null, owner: 'me' } })).rejects.toMatchObject(
      fault('unauthenticated'),
    );
  });

  it('are made for a listing of one’s own, and for nobody else’s', async () => {
    const { ctx, id, unique_id } = await publish(services());
    const { codes } = await mintCodes({ ctx, input: { count: 2, productCode: '1111', listingId: unique_id } });
    expect(codes).toMatchObject([
      { state: 'LINKED', listingId: id },
      { state: 'LINKED', listingId: id },
    ]);
    expect(await listCodesOfListing({ ctx, input: { listingId: id } })).toHaveLength(2);
    const other = await member(services());
    await expect(
      mintCodes({ ctx: other, input: { count: 1, productCode: null, listingId: id } }),
    ).rejects.toMatchObject(fault('missing'));
    await expect(listCodesOfListing({ ctx: other, input: { listingId: id } })).rejects.toMatchObject(fault('missing'));
  });

  it('are claimed and linked in one go, and their record says so', async () => {
    const { ctx, id, path } = await publish(services());
    const { payload, id: code } = await blank(ctx);
    expect(await scan(ctx, payload)).toMatchObject({ state: 'BLANK', result: 'EMPTY_SELECT' });
    await assignCode({ ctx, input: { code: payload.toLowerCase(), listingId: id } });
    expect(await scan(visitor(services()), payload)).toMatchObject({ result: 'SUCCESS', page: 'listing' });
    expect((await scan(visitor(services()), payload)).to).toMatch(new RegExp(`^${path}\\?scan=.{7}$`));
    expect(await historyOf(services(), code)).toEqual(['MINTED', 'CLAIMED', 'LINKED']);
    expect(await readCodeHistory({ ctx, input: { code } })).toMatchObject([
      { kind: 'LINKED', listingAfter: id },
      { kind: 'CLAIMED' },
      { kind: 'MINTED' },
    ]);
  });

  it('go to exactly one of two people who claim one at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => publish(services())));
    const { payload, id } = await blank(visitor(services()));
    const tries = await Promise.allSettled(
      people.map((one) => assignCode({ ctx: one.ctx, input: { code: payload, listingId: one.id } })),
    );
    const won = tries.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(fault('forbidden'));
    expect((await historyOf(services(), id)).filter((kind) => kind === 'CLAIMED')).toHaveLength(1);
  });

  it('of a whole sheet go to exactly one of two people who claim it', async () => {
    const codes = await blanks(visitor(services()), 12);
    const people = await Promise.all(Array.from({ length: 3 }, () => member(services())));
    const tries = await Promise.allSettled(
      people.map((ctx, at) => claimSheet({ ctx, input: { code: codes[at]?.payload ?? '' } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owners = await Promise.all(codes.map(({ id }) => codeRow(services(), id)));
    expect(new Set(owners.map(({ ownerId }) => ownerId)).size).toBe(1);
  });

  it('of a sheet are claimed whole or not at all while somebody links one of them', async () => {
    const codes = await blanks(visitor(services()), 6);
    const sheet = await member(services());
    const one = await publish(services());
    const tries = await Promise.allSettled([
      claimSheet({ ctx: sheet, input: { code: codes[0]?.payload ?? '' } }),
      assignCode({ ctx: one.ctx, input: { code: codes[3]?.payload ?? '', listingId: one.id } }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const owners = await Promise.all(codes.map(({ id }) => codeRow(services(), id)));
    const held = owners.map(({ ownerId }) => ownerId);
    const whole = Array(6).fill(idOf(sheet));
    const single = [null, null, null, idOf(one.ctx), null, null];
    expect(held).toEqual(tries[0].status === 'fulfilled' ? whole : single);
  });

  it('of a sheet that was shared out are not claimed together', async () => {
    const [mine, other] = await blanks(visitor(services()), 3);
    const [one, two] = [await member(services()), await member(services())];
    await claimCode({ ctx: one, input: { code: mine?.payload ?? '' } });
    await expect(claimSheet({ ctx: two, input: { code: other?.payload ?? '' } })).rejects.toMatchObject(
      fault('refused', 'nothing_to_claim'),
    );
  });

  it('reveal nothing of somebody else’s', async () => {
    const { ctx, id } = await publish(services());
    const { payload } = await blank(ctx);
    await assignCode({ ctx, input: { code: payload, listingId: id } });
    await update(ctx, id, { status: 'ARCHIVED' });
    const other = await publish(services());
    expect(await readCode({ ctx: other.ctx, input: { code: payload } })).toMatchObject({
      mine: false,
      listingId: null,
      externalUrl: null,
      orderId: null,
    });
    expect(await scan(other.ctx, payload)).toMatchObject({ page: 'used', result: 'ERROR' });
    await expect(assignCode({ ctx: other.ctx, input: { code: payload, listingId: other.id } })).rejects.toMatchObject(
      fault('forbidden'),
    );
    await expect(retireCode({ ctx: other.ctx, input: { code: payload } })).rejects.toMatchObject(fault('forbidden'));
    await expect(readCodeHistory({ ctx: other.ctx, input: { code: payload } })).rejects.toMatchObject(fault('missing'));
    expect(await scan(ctx, payload)).toMatchObject({ page: 'active' });
  });

  it('move to another listing when that is said, or when the first is over', async () => {
    const { ctx, id: first } = await publish(services());
    const second = await create(ctx, completeAnswers({ model: 'Civic' }));
    const { payload, id } = await blank(ctx);
    const to = (listingId: string, move?: boolean) => assignCode({ ctx, input: { code: payload, listingId, move } });
    await to(first);
    await expect(to(second.id)).rejects.toMatchObject(fault('refused', 'on_other_listing'));
    await expect(to(second.id)).rejects.toThrow('2014 Honda Accord EX-L');
    await to(second.id, true);
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'PENDING', page: 'used' });
    await update(ctx, second.id, { status: 'PUBLISHED' });
    await update(ctx, second.id, { status: 'SOLD', sale_outcome: 'SOLD_HERE' });
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'SOLD', page: 'sold' });
    await to(first);
    expect(await historyOf(services(), id)).toEqual(['MINTED', 'CLAIMED', 'LINKED', 'REASSIGNED', 'REASSIGNED']);
  });

  it('are retired, brought back and given away, each with a line', async () => {
    const { ctx, id: listing } = await publish(services());
    const { payload, id } = await blank(ctx);
    await assignCode({ ctx, input: { code: payload, listingId: listing } });
    await retireCode({ ctx, input: { code: payload } });
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'RETIRED', page: 'invalid' });
    await expect(assignCode({ ctx, input: { code: payload, listingId: listing } })).rejects.toMatchObject(
      fault('refused', 'code_retired'),
    );
    await restoreCode({ ctx, input: { code: payload } });
    expect(await scan(ctx, payload)).toMatchObject({ state: 'CLAIMED', page: 'select' });
    await releaseCode({ ctx, input: { code: payload } });
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'BLANK', page: 'welcome' });
    expect(await historyOf(services(), id)).toEqual(['MINTED', 'CLAIMED', 'LINKED', 'RETIRED', 'RESTORED', 'RELEASED']);
    const next = await member(services());
    await claimCode({ ctx: next, input: { code: payload } });
    expect(await readCodeHistory({ ctx: next, input: { code: payload } })).toMatchObject([{ kind: 'CLAIMED' }]);
  });

  it('have a record that nobody rewrites', async () => {
    await blank(visitor(services()));
    const { db } = services();
    await expect(db.update(schema.qrHistory).set({ kind: 'CLAIMED' })).rejects.toThrow();
    await expect(db.delete(schema.qrHistory)).rejects.toThrow();
  });

  it('stand several on one thing, and one is taken off', async () => {
    const { ctx, id } = await publish(services());
    const [one, two] = await blanks(ctx, 2);
    const group = await createGroup({ ctx, input: { id } });
    expect((await createGroup({ ctx, input: { id } })).id).toBe(group.id);
    await addToGroup({ ctx, input: { groupId: group.id, code: one?.payload ?? '' } });
    const both = await addToGroup({ ctx, input: { groupId: group.id, code: two?.id ?? '' } });
    expect(both.codes).toHaveLength(2);
    await removeFromGroup({ ctx, input: { groupId: group.id, code: one?.payload ?? '' } });
    const [left] = await listGroups({ ctx, input: { listingId: id } });
    expect(left?.codes.map((code) => code.id)).toEqual([two?.id]);
    expect(await scan(ctx, one?.payload ?? '')).toMatchObject({ state: 'CLAIMED' });
    await expect(
      removeFromGroup({ ctx, input: { groupId: group.id, code: one?.payload ?? '' } }),
    ).rejects.toMatchObject(fault('refused', 'not_in_group'));
    const other = await member(services());
    await expect(addToGroup({ ctx: other, input: { groupId: group.id, code: 'x' } })).rejects.toMatchObject(
      fault('missing'),
    );
  });

  it('travel with a visitor’s draft through signing up, and publishing links them', async () => {
    const guest = visitor(services(), KEY);
    const { payload, id: code } = await blank(guest);
    const input = { code: payload, flow: 'vehicle', flowType: 'STICKER_ASSIGN', answers: completeAnswers() } as const;
    const draft = await beginWithCode({ ctx: guest, input });
    expect(draft).toMatchObject({ flow_type: 'STICKER_ASSIGN', owned: false });
    expect(await scan(guest, payload)).toMatchObject({ state: 'BLANK' });
    const seller = await member(services());
    const own = { ...seller, actor: { ...seller.actor, sessionKey: KEY } };
    const published = await update(own, draft.id, { status: 'PUBLISHED' });
    expect(published.sticker_path).toBe(`/stickers/qr/active?code=${payload}`);
    expect(await codeRow(services(), code)).toMatchObject({ ownerId: idOf(seller), listingId: draft.id });
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'LINKED' });
  });

  it('carried by two drafts go to the first that is published; the other is published without', async () => {
    const { payload } = await blank(visitor(services()));
    const begin = async (sessionKey: string) => {
      const ctx = visitor(services(), sessionKey);
      const input = { code: payload, flow: 'vehicle', flowType: 'STICKER_ASSIGN', answers: completeAnswers() } as const;
      const { id } = await beginWithCode({ ctx, input });
      const seller = await member(services());
      return { id, ctx: { ...seller, actor: { ...seller.actor, sessionKey } } };
    };
    const drafts = [await begin('the-key-of-the-first-visitor'), await begin('the-key-of-the-second-visitor')];
    const published = await Promise.all(drafts.map(({ ctx, id }) => update(ctx, id, { status: 'PUBLISHED' })));
    expect(published.map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect(published.map(({ sticker_path }) => sticker_path?.split('?')[0]).sort()).toEqual([
      '/stickers/qr/active',
      '/stickers/qr/used',
    ]);
  });

  it('begun with by somebody signed in are theirs at once, and wait for the draft', async () => {
    const ctx = await member(services());
    const { payload } = await blank(ctx);
    const draft = await beginWithCode({
      ctx,
      input: { code: payload, flow: 'vehicle', flowType: 'STICKER_VALUATION' },
    });
    expect(await scan(ctx, payload)).toMatchObject({ state: 'PENDING', page: 'active' });
    expect(await readCode({ ctx, input: { code: payload } })).toMatchObject({ mine: true, listingId: draft.id });
    const guest = visitor(services(), KEY);
    await expect(
      beginWithCode({ ctx: guest, input: { code: payload, flow: 'vehicle', flowType: 'STICKER_ASSIGN' } }),
    ).rejects.toMatchObject(fault('forbidden'));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://example.com/',
    'https://user:pass@example.com/',
    'https://bank.com@evil.example/',
    'https://localhost/x',
    'https://10.0.0.1/',
    'https://intranet/',
    'http://[::1]/',
    '//evil.example\\@good.example',
    ' ',
    `https://example.com/${'a'.repeat(3000)}`,
    'http://localhost:4321/q/1',
  ])('never lead to %s', async (externalUrl) => {
    const ctx = await member(services());
    const { payload, id } = await blank(ctx);
    await expect(assignCode({ ctx, input: { code: payload, externalUrl } })).rejects.toMatchObject(
      fault('refused', 'wrong_url'),
    );
    expect(await codeRow(services(), id)).toMatchObject({ ownerId: null, externalUrl: null });
  });

  it('lead outside by https, and to the listing page when they have both', async () => {
    const { ctx, id } = await publish(services());
    const { payload } = await blank(ctx);
    const saved = await assignCode({ ctx, input: { code: payload, externalUrl: ' http://Example.com/boat ' } });
    expect(saved).toMatchObject({ state: 'EXTERNAL', externalUrl: 'https://example.com/boat' });
    expect((await scan(visitor(services()), payload)).to).toBe(`/leave?code=${payload}`);
    await assignCode({ ctx, input: { code: payload, listingId: id } });
    expect(await scan(visitor(services()), payload)).toMatchObject({ state: 'HYBRID', page: 'listing' });
  });

  it('that do not exist are counted, and guessing ends', async () => {
    const ctx = visitor(services());
    const guess = () => resolveScan({ ctx, input: { code: crypto.randomUUID(), network: 'a guesser' } });
    expect(await guess()).toMatchObject({ state: 'UNKNOWN', page: 'invalid', status: 404 });
    const rest = await Promise.allSettled(Array.from({ length: 80 }, guess));
    const refused = rest.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(15);
    expect(refused[0]).toMatchObject({ reason: fault('too-many') });
  });
});
