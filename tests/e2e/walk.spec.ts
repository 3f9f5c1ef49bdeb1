import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openServices } from '#app/boot.ts';
import type { SendInput } from '#features/chat/server/index.ts';
import { sendMessage } from '#features/chat/server/index.ts';
import type { Services } from '#platform/context.ts';
import { importStock, makeDealer, stockRow } from '../deployed/support/dealer.ts';
import { makePerson, type Person } from '../deployed/support/people.ts';
import { makeThread } from '../deployed/support/thread.ts';
import { LONG_FORM } from '../support/long-form.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { walkSite } from './support/walk.ts';

test.describe.configure({ timeout: LONG_FORM ? 3_600_000 : 600_000 });

/** Of each kind of page; `LONG_TESTS=1` opens them all. */
const EACH = LONG_FORM ? Number.POSITIVE_INFINITY : 1;
const LISTINGS = 40;
/** What is drawn for the one who asks. In the short form a member opens these alone, somebody signed out the others. */
const OF_MEMBERS = /^\/(my|settings|dealers|operator|report|ask|stickers\/(link|preview|print|auth))\b/;
/** Files, and pages that answer with an error because that is what they are for. */
const LEAVE =
  /\.(csv|ics|pdf|svg|txt|xml|json|jpg|png|zip)(\?|$)|^\/(api\/(?!docs)|media\/|leads\/|q\/|v2\/)|^\/stickers\/qr\/(invalid|used|sold|error)/;
const WRITTEN = '#description, [role=log], option';

let product: RunningProduct;
let services: Services;
let folder: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbtag-walk-'));
  const env = { ...process.env, DATA_DIR: folder };
  execFileSync(process.execPath, ['src/app/cli/seed.ts', '--listings', String(LISTINGS)], { env });
  product = await startProduct(folder, { SEED_DEMO: '0' });
  const opened = await openServices({ ...env, SITE_URL: product.url, SEED_DEMO: '0' });
  services = opened.services;
  end = opened.stop;
});

test.afterAll(async () => {
  await end?.();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Sale = { readonly seller: Person; readonly buyer: Person; readonly thread: string };

/** A car, somebody who asks for it, an offer and a visit. */
async function makeSale(): Promise<Sale> {
  const [seller, buyer] = [await makePerson(services), await makePerson(services)];
  const { conversationId } = await makeThread(buyer, seller);
  const say = (body: NonNullable<SendInput['body']>) =>
    sendMessage({ ctx: buyer.ctx, input: { conversationId, message: '', body } });
  await say({ kind: 'OFFER', intent: 'CASH_OFFER', amountCents: 900_000, trade: null, counterTo: null });
  const startsAt = new Date(Date.now() + 50 * 3_600_000).toISOString();
  await say({ kind: 'VIEWING', startsAt, minutes: 30, timeZone: 'America/New_York', place: '', insteadOf: null });
  return { seller, buyer, thread: `/my/messages/${conversationId}` };
}

const OWN = ['/my', '/my/list', '/my/messages', '/my/saved', '/my/orders', '/my/stickers', '/settings'];

/** Who goes through the site, and where they begin. */
const WALKERS: Readonly<Record<string, () => Promise<{ person: Person | null; from: readonly string[] }>>> = {
  'somebody signed out': async () => ({ person: null, from: ['/', '/stickers/category'] }),
  'a seller': async () => {
    const { seller, thread } = await makeSale();
    return { person: seller, from: [...OWN, thread] };
  },
  'a buyer': async () => {
    const { buyer, thread } = await makeSale();
    return { person: buyer, from: [...OWN, thread] };
  },
  'a dealer': async () => {
    const dealer = await makeDealer({ services, siteUrl: product.url });
    await importStock(dealer, [stockRow(1), stockRow(2)]);
    return { person: dealer, from: ['/settings/dealership', '/dealers/requests', '/my/list'] };
  },
  'an operator': async () => ({
    person: await makePerson(services, 'OPERATOR'),
    from: ['/operator/reports', '/operator/orders', '/operator/prices', '/my'],
  }),
};

for (const [name, begin] of Object.entries(WALKERS))
  test(`${name} finds no dead link, no error and no word that may not come back`, async ({ page, context }) => {
    const { person, from } = await begin();
    const [cookie, value] = person?.cookie.split(/=(.*)/s) ?? [];
    if (cookie && value)
      await context.addCookies([{ name: cookie, value: value.split(';')[0] ?? '', url: product.url }]);
    const { pages, faults } = await walkSite({
      page,
      origin: product.url,
      from,
      each: EACH,
      open: (path) => !LEAVE.test(path) && (LONG_FORM || person === null || OF_MEMBERS.test(path)),
      written: WRITTEN,
    });
    console.log(`${name}: ${pages.length} pages`);
    expect(pages.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
