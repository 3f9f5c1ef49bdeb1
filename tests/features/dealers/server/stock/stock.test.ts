import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { StockReport } from '#features/dealers/rules/stock-report.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { exportStock, importForm, readImport, runImports, startImport } from '#features/dealers/server/stock/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { fault, member, update } from '../../../listings/server/support.ts';
import { dealer, VALID_VIN } from '../support.ts';

const HEADER = 'VIN,Stock #,Year,Make,Model,Trim,Miles,Price,Condition,Color,Comments';
const GOOD = `${VALID_VIN},A1,2003,Honda,Accord,EX,"120,000","$5,900",Used,Silver Metallic,"One owner, runs like new and looks it too."`;
const NO_VIN = ',B2,2019,Toyota,Corolla,LE,"40,100","$15,500",Used,Red,';
const MORE = ',body,fuel,transmission,drivetrain';
const FULL = [`${HEADER}${MORE}`, `${GOOD},sedan,gas,auto,fwd`, `${NO_VIN},sedan,gas,auto,fwd`].join('\n');
const BAD = `1HGCM8263,C3,2003,Honda,Civic,,abc,-5,Used,Red,,sedan,gas,auto,fwd`;

describe.each(ENGINES)('stock from a file on %s', (engine) => {
  const services = useServices({ engine });

  const look = (ctx: Ctx, rows: string, changes: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      do: 'look',
      postcode: '32801',
      grade: 'GOOD',
      mode: 'PUBLISH',
      rows,
      ...changes,
    }))
      body.set(name, value);
    return importForm({ ctx, request: new Request('http://localhost:4321/my/list/import', { method: 'POST', body }) });
  };
  const preview = async (ctx: Ctx, rows: string, changes: Record<string, string> = {}) => {
    const outcome = await look(ctx, rows, changes);
    if (outcome.kind !== 'go') throw new Error(JSON.stringify(outcome));
    return readImport({ ctx, id: new URL(outcome.to, 'http://x').searchParams.get('id') ?? '' });
  };
  const run = async (ctx: Ctx, id: string) => {
    await startImport({ ctx, id });
    for (let turn = 0; turn < 50 && (await readImport({ ctx, id })).status !== 'DONE'; turn++)
      await runImports({ services: services() });
    return readImport({ ctx, id });
  };
  const bring = async (ctx: Ctx, rows: string, changes: Record<string, string> = {}) =>
    run(ctx, (await preview(ctx, rows, changes)).id);
  const stockOf = (userId: string) =>
    services()
      .db.select()
      .from(schema.listings)
      .where(eq(schema.listings.ownerId, userId))
      .orderBy(schema.listings.year);
  const verdicts = (reports: readonly StockReport[]) => reports.map(({ verdict }) => verdict);

  test('is shown before anything is written, with a sentence for each row that is wrong', async () => {
    const { ctx, userId } = await dealer(services());
    const file = await preview(ctx, `${FULL}\n${BAD}`);
    expect(await stockOf(userId)).toEqual([]);
    expect(file.status).toBe('PREVIEW');
    const bad = file.reports.at(-1);
    expect(bad).toMatchObject({ verdict: 'ERROR', line: 4 });
    expect(bad?.notes.join('\n')).toMatch(/VIN: A VIN has 17 characters/);
  });

  test('becomes listings through the same rules, VINs read, and the same file twice changes nothing', async () => {
    const { ctx, userId } = await dealer(services());
    const first = await bring(ctx, `${FULL}\n${BAD}`);
    expect(verdicts(first.reports)).toEqual(['CREATED', 'CREATED', 'ERROR']);
    expect(first.reports[2]?.notes.join(' ')).toMatch(/VIN: .* Miles on the odometer: .* Asking price: /);
    const [accord, corolla, ...rest] = await stockOf(userId);
    expect(rest).toEqual([]);
    expect(accord).toMatchObject({
      status: 'PUBLISHED',
      title: '2003 Honda Accord EX',
      priceCents: 590_000,
      mileage: 120_000,
      details: { vin: VALID_VIN, exteriorColor: 'SILVER' },
    });
    expect(corolla).toMatchObject({ status: 'PUBLISHED', title: '2019 Toyota Corolla LE' });
    expect(corolla?.description).toContain('at Sunrise Motors');
    const again = await bring(ctx, FULL.replace('$5,900', '$5,500'));
    expect(verdicts(again.reports)).toEqual(['UPDATED', 'UPDATED']);
    const after = await stockOf(userId);
    expect(after.map(({ id }) => id)).toEqual([accord?.id, corolla?.id]);
    expect(after[0]?.priceCents).toBe(550_000);
  });

  test('adopts a listing made by hand when its VIN is the same, and leaves what is sold alone', async () => {
    const { ctx, userId } = await dealer(services());
    await bring(ctx, FULL);
    await services().db.delete(schema.stockItems).where(eq(schema.stockItems.userId, userId));
    expect(verdicts((await preview(ctx, FULL)).reports)).toEqual(['UPDATE', 'NEW']);
    const [accord] = await stockOf(userId);
    await update(ctx, accord?.id ?? '', { status: 'SOLD' });
    const [report] = (await preview(ctx, FULL)).reports;
    expect(report).toMatchObject({ verdict: 'ERROR' });
  });

  test('may stay drafts, which need not be complete', async () => {
    const { ctx, userId } = await dealer(services());
    const rows = 'stock number,make,model\nZ9,Ford,Focus';
    expect(verdicts((await preview(ctx, rows)).reports)).toEqual(['ERROR']);
    expect(verdicts((await bring(ctx, rows, { mode: 'DRAFT' })).reports)).toEqual(['CREATED']);
    expect(await stockOf(userId)).toMatchObject([{ status: 'DRAFT', make: 'Ford', postcode: '32801' }]);
  });

  test('names a row that repeats another, and a stock number that belongs to another vehicle', async () => {
    const { ctx } = await dealer(services());
    const twice = await preview(ctx, `${FULL}\n${NO_VIN},sedan,gas,auto,fwd`);
    expect(twice.reports[2]).toMatchObject({ verdict: 'ERROR', notes: ['Line 3 has the same VIN or stock number.'] });
    await bring(ctx, FULL);
    const other = FULL.split('\n').slice(0, 2).join('\n').replace(VALID_VIN, '1HGCM82613A000003');
    const [taken] = (await preview(ctx, other)).reports;
    expect(taken?.notes.join(' ')).toContain('Stock number A1 belongs to another');
  });

  test('refuses a whole file that cannot be one, beside the field', async () => {
    const { ctx } = await dealer(services());
    const wrong = [
      ['', 'Choose'],
      ['a,b\n1,2', 'no column'],
      ['vin,price', 'no rows below'],
      ['vin\n"x', 'never closed'],
      [`vin\n${'x\n'.repeat(2_001)}`, '2001'],
      [`vin\n${'x'.repeat(2_200_000)}`, '2 MB'],
    ] as const;
    for (const [rows, words] of wrong) {
      const outcome = await look(ctx, rows);
      expect(outcome, words).toMatchObject({
        kind: 'stay',
        status: 422,
        faults: { file: expect.stringContaining(words) },
      });
    }
    expect(await look(ctx, FULL, { postcode: 'x', grade: 'BAD' })).toMatchObject({
      faults: { postcode: expect.any(String), grade: expect.any(String) },
    });
  });

  test('belongs to its dealer: others neither see nor start it, and who is none cannot begin', async () => {
    const { ctx, userId } = await dealer(services());
    const { id } = await preview(ctx, FULL);
    const stranger = (await dealer(services())).ctx;
    await expect(readImport({ ctx: stranger, id })).rejects.toMatchObject(fault('missing'));
    await expect(startImport({ ctx: stranger, id })).rejects.toMatchObject(fault('missing'));
    await expect(readImport({ ctx, id: 'x' })).rejects.toMatchObject(fault('missing'));
    await runImports({ services: services() });
    expect(await stockOf(userId)).toEqual([]);
    expect(await look(await member(services()), FULL)).toMatchObject({ kind: 'stay', status: 404 });
  });

  test('goes on where it was cut off and brings each row in once', async () => {
    const { ctx, userId } = await dealer(services());
    const lines = Array.from(
      { length: 60 },
      (_, at) => `,S${at},2019,Toyota,Corolla,LE,"40,100","$15,500",Used,Red,,sedan,gas,auto,fwd`,
    );
    const { id } = await preview(ctx, [`${HEADER}${MORE}`, ...lines].join('\n'));
    await startImport({ ctx, id });
    await startImport({ ctx, id });
    const db = services().db;
    let writes = 0;
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (name === 'update' && ++writes > 1) throw new Error('the power went');
        return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      },
    });
    await runImports({ services: { ...services(), db: failing } }).catch(() => {});
    const done = await run(ctx, id);
    expect(done.reports.every(({ verdict }) => verdict === 'CREATED' || verdict === 'UPDATED')).toBe(true);
    expect(await stockOf(userId)).toHaveLength(60);
  });

  test('cut off between a draft and its stock number it begins no second draft', async () => {
    const { ctx, userId } = await dealer(services());
    const line = 'S900,2019,Toyota,Corolla,LE,"40,100","$15,500",Used,Red,,sedan,gas,auto,fwd';
    const { id } = await preview(ctx, [`${HEADER}${MORE}`, `,${line}`].join('\n'));
    await startImport({ ctx, id });
    const { sql } = services().database;
    await sql.unsafe(`create function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'the power went' using errcode = '57P01'; end $$`);
    await sql.unsafe('create trigger cut_off before insert on stock_items for each row execute function cut_off()');
    await runImports({ services: services() }).catch(() => {});
    await sql.unsafe('drop trigger cut_off on stock_items');
    await run(ctx, id);
    expect(await stockOf(userId)).toHaveLength(1);
    const drafts = await services().db.$count(schema.listings, eq(schema.listings.ownerId, userId));
    expect(drafts).toBe(1);
  });

  test('goes out again as a file that comes back in, and runs nothing in a spreadsheet', async () => {
    const { ctx } = await dealer(services());
    await bring(ctx, FULL.replace('"One owner, runs', '"=HYPERLINK(1) One owner, runs'));
    const file = await exportStock({ ctx });
    expect(file).toContain("'=HYPERLINK");
    const back = await preview(ctx, file, { mode: 'DRAFT' });
    expect(verdicts(back.reports)).toEqual(['UPDATE', 'UPDATE']);
  });
});
