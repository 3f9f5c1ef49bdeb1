import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Answers } from '#shared/answers.ts';
import { applyChanges, checkAnswer } from '#features/listings/rules/check.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { recordSentence } from '#features/listings/words/record.ts';
import { STATUSES } from '#features/listings/rules/status.ts';
import {
  createRequest,
  findBrokenLink,
  readHistory,
  readListing,
  updateRequest,
} from '#features/listings/server/index.ts';
import { partsOf } from '#features/manage/rules/parts.ts';
import { editPage } from '#features/manage/server/index.ts';
import * as schema from '#features/schema.ts';
import { flowById, publishFaults } from '#features/sell/rules/index.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';
import { createPageCache } from '#platform/cache/index.ts';
import type { Ctx } from '#platform/context.ts';
import { answerTo } from '../../../support/arbitrary-answers.ts';
import {
  completeAnswers,
  completeItem,
  completeOpenHouse,
  completeRental,
  completeSale,
  completeThing,
} from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { SHORT_FORM } from '../../../support/long-form.ts';
import { type TestServices, useServices } from '../../../support/services.ts';
import { fault, member, publish, readRow, update, visitor } from '../../listings/server/support.ts';

const KINDS = [
  ['a car', 'vehicle', completeAnswers()],
  [
    'a boat',
    'vehicle',
    completeAnswers({
      vehicleType: 'BOATS',

      length: 22,
      hull: 'FIBERGLASS',
      propulsion: 'OUTBOARD',
      engineHours: 310,
    }),
  ],
  ['a rental', 'property', completeRental()],
  ['an open house', 'property', completeOpenHouse()],
  ['a garage sale', 'garage', completeSale()],
  ['an item', 'garage-item', completeItem({ postcode: '32801' })],
  ['another thing', 'other', completeThing()],
] as const satisfies readonly (readonly [string, string, Answers])[];

async function put(services: TestServices, flow: string, answers: Answers) {
  const ctx = await member(services);
  const draft = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } });
  return { ctx, listing: await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } }) };
}

const flowOf = (id: string) => {
  const flow = flowById(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return flow;
};

const newsOf = (services: TestServices, listingId: string) =>
  services.db
    .select({ kind: schema.listingNews.kind, changes: schema.listingNews.changes })
    .from(schema.listingNews)
    .where(and(eq(schema.listingNews.listingId, listingId), eq(schema.listingNews.kind, 'CHANGED')))
    .orderBy(asc(schema.listingNews.id));

const linesOf = async (services: TestServices, listingId: string) =>
  (await readHistory({ db: services.db, listingId })).slice(2).map((line) => recordSentence(line, null));

/** What the wizard's field makes of it, as the page of a listing then holds it; undefined where it is refused. */
const stored = (field: Field, answer: Answer): Answer | undefined => {
  const checked = checkAnswer(field, answer);
  return checked.ok ? checked.value : undefined;
};

describe.each(ENGINES)('editing on %s', (engine) => {
  const cleared: string[][] = [];
  const cache = createPageCache();
  const spied = { ...cache, invalidate: async (tags: readonly string[]) => void cleared.push([...tags]) };
  const services = useServices({ engine, cache: spied });

  test.each(KINDS)('every answer of %s can be changed, and comes back as it was said', async (_, id, answers) => {
    const { ctx, listing } = await put(services(), id, answers);
    const flow = flowOf(id);
    expect(publishFaults(flow, answers)).toEqual([]);
    const fields = partsOf(flow, answers).flatMap((part) => part.fields);
    let now = listing;
    for (const field of fields)
      for (const said of fc.sample(answerTo(field), { numRuns: SHORT_FORM ? 2 : 4, seed: 7 })) {
        const value = stored(field, said);
        const want = applyChanges(now.answers as Answers, { [field.id]: value ?? null });
        const saved = update(ctx, now.id, { answers: { [field.id]: value ?? null }, if_version: now.version });
        if (publishFaults(flow, want).length > 0) {
          await expect(saved, `${field.id} = ${JSON.stringify(value)}`).rejects.toMatchObject(
            fault('refused', 'not_publishable'),
          );
          continue;
        }
        now = await saved;
        expect(now.answers[field.id] ?? null, field.id).toEqual(value ?? null);
      }
    expect(now.version).toBeGreaterThan(listing.version + fields.length / 2);
    expect((await readRow(services(), now.id)).answers).toEqual(now.answers);
    expect(await findBrokenLink({ db: services().db, listingId: now.id })).toBeNull();
  });

  test('a mended trim changes the title, the page and the index, and is no news', async () => {
    const { ctx, id, version } = await publish(services(), { trim: 'EX-l' });
    cleared.length = 0;
    const saved = await update(ctx, id, { answers: { trim: 'EX-L Navi' }, if_version: version });
    expect(saved).toMatchObject({
      title: '2014 Honda Accord EX-L Navi',
      path: `/cars/${id}-2014-honda-accord-ex-l-navi`,
      version: version + 1,
    });
    expect(await readListing({ ctx: visitor(services()), ref: id })).toMatchObject({
      title: '2014 Honda Accord EX-L Navi',
      details: { trim: 'EX-L Navi' },
    });
    const found = await searchListings({ ctx: visitor(services()), input: { ...NO_FILTERS, q: 'Navi' } });
    expect(found.listings.map(({ title }) => title)).toEqual(['2014 Honda Accord EX-L Navi']);
    expect(cleared).toEqual([[`listing:${id}`, 'listings', `seller:${(await readRow(services(), id)).ownerId}`]]);
    expect(await linesOf(services(), id)).toEqual([]);
    expect(await newsOf(services(), id)).toEqual([]);
  });

  test('what buyers rely on is recorded line by line, and told once', async () => {
    const { ctx, id, version } = await publish(services(), { cleanTitle: { value: true, comment: '' } });
    const changes = {
      price: 1_090_000,
      mileage: 74_200,
      cleanTitle: { value: false, comment: 'Rebuilt in 2019' },
      damage: ['REAR', 'FRONT'],
      trim: 'EX',
    };
    await update(ctx, id, { answers: changes, if_version: version });
    const lines = [
      'Price changed from $11,500 to $10,900',
      'Mileage changed from 72,400 mi to 74,200 mi',
      'Title changed from clean to not clean',
      'Damage changed from none listed to front, rear',
    ];
    expect(await linesOf(services(), id)).toEqual(lines);
    expect(await newsOf(services(), id)).toEqual([{ kind: 'CHANGED', changes: lines }]);
    await update(ctx, id, { answers: changes });
    expect(await newsOf(services(), id)).toHaveLength(1);
    expect(await findBrokenLink({ db: services().db, listingId: id })).toBeNull();
  });

  test('a note on the title, a typo and what stays private are no news', async () => {
    const { ctx, id } = await publish(services(), { cleanTitle: { value: true, comment: '' } });
    await update(ctx, id, { answers: { cleanTitle: { value: true, comment: 'In hand' } } });
    await update(ctx, id, { answers: { description: 'One family since new, serviced every 5,000 miles, always.' } });
    await update(ctx, id, { answers: { phone: '+14075550123', preferredContact: 'PHONE', street: '1 Main St' } });
    expect(await linesOf(services(), id)).toEqual([]);
    expect(await newsOf(services(), id)).toEqual([]);
  });

  test('nothing changes unseen while a page is down, and nobody is told of what they cannot see', async () => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { status: 'INACTIVE' });
    await update(ctx, id, { answers: { mileage: 52_400 } });
    await update(ctx, id, { status: 'PUBLISHED' });
    expect(await linesOf(services(), id)).toEqual([
      `Marked as ${STATUSES.INACTIVE.label}`,
      'Mileage changed from 72,400 mi to 52,400 mi',
      `Marked as ${STATUSES.PUBLISHED.label}`,
    ]);
    expect(await newsOf(services(), id)).toEqual([]);
  });

  test('who read an older version is told, and nothing of theirs is written', async () => {
    const { ctx, id, version } = await publish(services());
    await update(ctx, id, { answers: { trim: 'LX' }, if_version: version });
    const second = update(ctx, id, { answers: { trim: 'Sport' }, if_version: version });
    await expect(second).rejects.toMatchObject({
      ...fault('conflict'),
      message: 'This listing was changed somewhere else since you opened it. Nothing was saved yet.',
    });
    expect(await readRow(services(), id)).toMatchObject({ answers: { trim: 'LX' }, version: version + 1 });
  });

  test('of two saves at the same moment one is refused', async () => {
    const { ctx, id, version } = await publish(services());
    const both = await Promise.allSettled(
      ['LX', 'Sport'].map((trim) => update(ctx, id, { answers: { trim }, if_version: version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the badge follows what was corrected', async () => {
    const { ctx, id } = await publish(services());
    const before = (await readRow(services(), id)).dealAt;
    await update(ctx, id, { answers: { mileage: 172_400 } });
    const row = await readRow(services(), id);
    expect(row.deal).not.toBeNull();
    expect(row.dealAt?.getTime() ?? 0).toBeGreaterThanOrEqual(before?.getTime() ?? 0);
  });

  test('the pages are the owner’s alone, and a draft’s are in the wizard', async () => {
    const { ctx, id } = await publish(services());
    expect(await editPage({ ctx, ref: id })).toMatchObject({ kind: 'open', listing: { id } });
    const others: Ctx[] = [visitor(services()), await member(services())];
    for (const other of others) expect(await editPage({ ctx: other, ref: id })).toEqual({ kind: 'missing' });
    for (const ref of ['', 'nonsense', 'AAAAAAAAAA']) expect(await editPage({ ctx, ref })).toEqual({ kind: 'missing' });
    const draft = await createRequest({ ctx, input: { flow: 'vehicle', flow_type: 'DEFAULT', answers: {} } });
    expect(await editPage({ ctx, ref: draft.id })).toMatchObject({
      kind: 'elsewhere',
      path: expect.stringContaining(`?request=${draft.unique_id}`),
    });
    await update(ctx, id, { status: 'ARCHIVED' });
    expect(await editPage({ ctx, ref: id })).toMatchObject({ kind: 'elsewhere' });
  });
});
