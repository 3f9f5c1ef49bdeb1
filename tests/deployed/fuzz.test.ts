import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CODE } from '#app/demo/index.ts';
import { type Bed, openBed } from './support/bed.ts';
import { type Form, readForms } from './support/fuzz/forms.ts';
import { makeRandom } from './support/fuzz/random.ts';
import { repeatLine } from './support/fuzz/repeat.ts';
import { type Ground, makeRequest } from './support/fuzz/requests.ts';
import { type Asked, ask } from './support/http.ts';
import { makePerson, type Person } from './support/people.ts';
import { listRoutes } from '../support/page-routes.ts';
import { fillTemplate, NOBODY, readMarketPaths, readOperations } from './support/routes.ts';
import { inFull } from './support/size.ts';
import { makeThread } from './support/thread.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? inFull(100_000, 2_000));
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 8;
/** Requests after which other people ask: accounts are deleted and devices signed out on the way. */
const A_SHIFT = 500;
/** Pages whose task is to say that something failed. */
const SAYS_SO = /^\/(500|issue\/server|stickers\/qr\/error(\/device)?)\/?(\?|$)/;

let bed: Bed;
let ground: Ground;
const port = () => bed.web[0]?.port ?? 0;

beforeAll(async () => {
  bed = await openBed({ webs: 1 });
  const { services, siteUrl } = bed;
  const askBare = (asked: Asked) => ask(port(), asked);
  const [buyer, seller, operator] = [
    await makePerson(services),
    await makePerson(services),
    await makePerson(services, 'OPERATOR'),
  ];
  const thread = await makeThread(buyer, seller);
  const market = await readMarketPaths(askBare);
  const pages = [
    ...listRoutes().map((template) => fillTemplate(template, market)),
    `/my/messages/${thread.conversationId}`,
    `/my/listing/${thread.listingId}`,
    `/stickers/start?code=${DEMO_CODE}`,
    `/stickers/qr/active?code=${DEMO_CODE}`,
    `/stickers/link?code=${DEMO_CODE}`,
    `/q/${DEMO_CODE}`,
  ];
  const listings = market.flatMap((path) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path)?.[0] ?? []).slice(0, 40);
  const ids = [...listings, thread.conversationId, thread.listingId, buyer.id, seller.id, DEMO_CODE, NOBODY, 'self'];
  const forms = await findForms(pages, [null, buyer, seller, operator]);
  ground = { operations: await readOperations(askBare), forms, pages, known: { ids }, siteUrl };
}, 300_000);
afterAll(() => bed?.stop());

/** The forms that the pages show to each of the people, each once. */
async function findForms(pages: readonly string[], people: readonly (Person | null)[]): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const person of people)
    for (const path of pages) {
      const { body } = await ask(port(), { path, headers: person ? { cookie: person.cookie } : {} });
      for (const form of readForms(body, path))
        found.set(`${form.method} ${form.action} ${Object.keys(form.fields)}`, form);
    }
  return [...found.values()];
}

test(
  `${REQUESTS} requests made up from the API's own description and the pages' forms: none is a fault of the server`,
  async () => {
    console.log(`Fuzzing: ${REQUESTS} requests, ${ground.forms.length} forms, FUZZ_SEED=${SEED}`);
    const random = makeRandom(SEED);
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let people = await makeShift();
    let left = REQUESTS;
    const sendOne = async () => {
      const person = random.pick([null, ...people]);
      const made = makeRequest(ground, random);
      const asked = { ...made, headers: { ...(person && credentials(person, made)), ...made.headers } };
      const status = await ask(port(), asked).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if ((status === 0 || status >= 500) && !SAYS_SO.test(made.path))
        faults.push(`${status || 'no answer'}: ${repeatLine(port(), asked)}`);
    };
    while (left > 0 && faults.length < 50 && bed.ended().length === 0) {
      const shift = Math.min(A_SHIFT, left);
      let open = shift;
      const work = async () => {
        while (open > 0) {
          open -= 1;
          await sendOne();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      left -= shift;
      people = await makeShift();
    }
    console.log(
      `Fuzzing: ${[...statuses]
        .sort()
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    );
    if (faults.length > 0) console.log(`Repeat the faults:\n${faults.join('\n')}`);
    expect(bed.ended()).toEqual([]);
    expect(faults.map((it) => it.slice(0, 3_000))).toEqual([]);
  },
  inFull(7_200_000, 300_000),
);

/** People with nothing counted against them yet. */
async function makeShift(): Promise<Person[]> {
  await bed.services.db.execute('truncate rate_limits');
  const { services } = bed;
  return [await makePerson(services), await makePerson(services), await makePerson(services, 'OPERATOR')];
}

const credentials = ({ cookie, token }: Person, { path }: Asked): Record<string, string> =>
  /^\/(api|chats|leads|services|v2)\//.test(path) ? { authorization: `Bearer ${token}` } : { cookie };
