import { describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { saveListing } from '#features/saved/server/index.ts';
import { readCockpit } from '#features/manage/server/index.ts';
import { countSoldAlike } from '#features/listings/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makePair, offer, say } from '../../chat/server/support.ts';
import { fault, member, publish, update } from '../../listings/server/support.ts';

const DAY = 24 * 3_600_000;

describe.each(ENGINES)('the page of one’s own listing on %s', (engine) => {
  const services = useServices({ engine });
  const open = (ctx: Ctx, ref: string) => readCockpit({ ctx, ref });

  test('says who waits for an answer until they have one', async () => {
    const { buyer, seller, listing, id } = await makePair(services());
    await say(buyer, id, 'And how many keys?');
    expect(await open(seller, listing.id)).toMatchObject({
      act: { kind: 'answer', n: 1 },
      desk: { waiting: [id] },
      totals: { messages: 2 },
    });
    await say(seller, id, 'Two keys, and yes.');
    const answered = await open(seller, listing.id);
    expect(answered).toMatchObject({ act: { kind: 'photos', n: 8 }, desk: { waiting: [] }, totals: { messages: 2 } });
    expect(answered.days.at(-1)).toMatchObject({ day: '2026-11-20', messages: 2, views: 0 });
  });

  test('puts an offer before questions, a visit before offers, and both on the chart', async () => {
    const { buyer, seller, listing, id } = await makePair(services());
    await say(buyer, id, '', offer(900_000));
    const offered = await open(seller, listing.id);
    expect(offered.act).toEqual({ kind: 'offer', cents: 900_000 });
    expect(offered.events.at(-1)?.texts).toEqual(expect.arrayContaining(['Published', 'Offer of $9,000']));
    const startsAt = new Date(services().now().getTime() + 2 * DAY).toISOString();
    await say(buyer, id, '', {
      kind: 'VIEWING',
      startsAt,
      minutes: 30,
      timeZone: 'America/New_York',
      place: '',
      insteadOf: null,
    });
    const visiting = await open(seller, listing.id);
    expect(visiting).toMatchObject({ act: { kind: 'visit', at: startsAt }, desk: { visit: { conversation: id } } });
  });

  test('counts hearts on the day they were given', async () => {
    const { ctx, id } = await publish(services());
    await saveListing({ ctx: await member(services()), input: { ref: id, saved: true } });
    const { totals, days } = await open(ctx, id);
    expect(totals.saves).toBe(1);
    expect(days.at(-1)?.saves).toBe(1);
  });

  test('is nobody else’s', async () => {
    const { id } = await publish(services());
    await expect(open(await member(services()), id)).rejects.toMatchObject(fault('missing'));
  });

  test('knows what like it was sold within a month, and forgets what came back', async () => {
    const like = { id: '00000000-0000-4000-8000-000000000000', make: 'Toyota', model: 'Cressida', year: 1990 };
    const answers = { make: 'OTHER', makeCustom: 'Toyota', model: 'Cressida', year: 1991 };
    const cars = [];
    for (let n = 0; n < 3; n++) cars.push(await publish(services(), answers));
    const [first] = cars;
    if (!first) throw new Error('Three were published.');
    const { make, model, year } = (await open(first.ctx, first.id)).model ?? like;
    const count = () => countSoldAlike({ ctx: services(), input: { id: like.id, make, model, year } });
    const before = (await count()).count;
    for (const car of cars) await update(car.ctx, car.id, { status: 'SOLD' });
    services().clock.advance(5 * DAY);
    expect(await count()).toEqual({ count: before + 3, days: 5 });
    await update(first.ctx, first.id, { status: 'PUBLISHED' });
    expect((await count()).count).toBe(before + 2);
    services().clock.advance(31 * DAY);
    expect((await count()).count).toBe(0);
  });
});
