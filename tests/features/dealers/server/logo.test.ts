import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dealerJsonLd, logoPath } from '#features/dealers/rules/partner.ts';
import { createPageCache } from '#platform/cache/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createApp } from '#app/api/app.ts';
import { readListing } from '#features/listings/server/index.ts';
import { findPartner, logoForm } from '#features/dealers/server/index.ts';
import { deleteUser } from '#features/settings/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { justSignedIn, NO_PROOF } from '../../accounts/server/support.ts';
import { create, member, update, visitor } from '../../listings/server/support.ts';
import { DETAILS, dealer, save } from './support.ts';

const picture = (color: string) =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: color } })
    .png()
    .toBuffer();

const post = (ctx: Ctx, fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as Blob);
  return logoForm({
    ctx,
    request: new Request('http://localhost:4321/settings/dealership?part=logo', { method: 'POST', body }),
  });
};
const file = (bytes: Uint8Array, name = 'logo.png') => new File([bytes as BlobPart], name);

describe.each(ENGINES)('a dealership’s logo on %s', (engine) => {
  const cleared: string[] = [];
  const spied = { ...createPageCache(), invalidate: async (tags: readonly string[]) => void cleared.push(...tags) };
  const services = useServices({ engine, cache: spied });
  const shown = async () => (await findPartner({ ctx: await visitor(services()), slug: 'sunrise-motors' }))?.partner;
  const fetchPath = async (path: string) => {
    const answer = await createApp({ findServices: services }).request(`http://localhost:4321${path}`);
    await answer.arrayBuffer();
    return answer;
  };

  test('is drawn anew, shown, described, replaced and removed, and its files go with it', async () => {
    const { ctx, userId } = await dealer(services());
    expect(await post(ctx, { do: 'logo-save', logo: file(await picture('#cc0000')) })).toMatchObject({ kind: 'go' });
    expect(cleared).toEqual(expect.arrayContaining(['dealers', `seller:${userId}`]));
    const first = await shown();
    expect(first?.logo).toMatchObject({ width: 400, height: 200, widths: [320, 400] });
    const path = first && logoPath(first);
    if (!first || !path) throw new Error('There is no logo.');
    expect(dealerJsonLd(first, 'https://curbtag.test')).toMatchObject({ logo: `https://curbtag.test${path}` });
    const answer = await fetchPath(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    await save(ctx, { ...DETAILS, about: 'Since 1984.' });
    expect((await shown())?.logo?.hash, 'the rest of the settings leaves it alone').toBe(first.logo?.hash);
    await post(ctx, { do: 'logo-save', logo: file(await picture('#0000cc')) });
    const second = await shown();
    expect(second?.logo?.hash).not.toBe(first.logo?.hash);
    expect((await fetchPath(path)).status).toBe(404);

    await post(ctx, { do: 'logo-remove' });
    const third = await shown();
    expect(third?.logo).toBeNull();
    expect(third && dealerJsonLd(third, 'https://curbtag.test')).not.toHaveProperty('logo');
    expect((await fetchPath(second ? (logoPath(second) ?? '') : '')).status).toBe(404);
  });

  test('stands beside its listings, whose pages follow', async () => {
    await services().database.empty();
    const { ctx } = await dealer(services());
    const draft = await create(ctx, completeAnswers());
    await update(ctx, draft.id, { status: 'PUBLISHED' });
    cleared.length = 0;
    await post(ctx, { do: 'logo-save', logo: file(await picture('#cc00cc')) });
    expect(cleared).toContain(`listing:${draft.id}`);
    const { seller } = await readListing({ ctx: visitor(services()), ref: draft.id });
    expect(seller?.logo).toEqual((await shown())?.logo);
  });

  test('goes with the account', async () => {
    await services().database.empty();
    const { ctx, userId } = await dealer(services());
    await post(ctx, { do: 'logo-save', logo: file(await picture('#00cc00')) });
    const path = logoPath((await shown()) ?? { logo: null });
    await deleteUser({ ctx: await justSignedIn(services(), ctx), input: { userId, proof: NO_PROOF } });
    expect(await shown()).toBeUndefined();
    expect((await fetchPath(path ?? '')).status).toBe(404);
  });

  test('is refused with the reason at the file, and by whoever has no dealership', async () => {
    await services().database.empty();
    const { ctx } = await dealer(services());
    const svg = file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png');
    for (const logo of ['', file(Buffer.alloc(0)), svg, file(Buffer.alloc(2_700_000, 1))]) {
      const refused = await post(ctx, { do: 'logo-save', logo });
      expect(refused).toMatchObject({ kind: 'stay', status: 422, faults: { logo: expect.any(String) } });
    }
    expect((await shown())?.logo).toBeNull();
    const nobody = await member(services());
    await save(nobody, { do: 'become' });
    expect(await post(nobody, { do: 'logo-save', logo: file(await picture('#000000')) })).toMatchObject({
      status: 404,
    });
  });
});
