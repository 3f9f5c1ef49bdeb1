import { setTimeout as pause } from 'node:timers/promises';
import type { Conversation, Message } from '#features/chat/contracts/chats.ts';
import { completeAnswers } from '../../support/answers.ts';
import type { Bed } from './bed.ts';
import { type Answer, ask } from './http.ts';
import { makePerson, type Person } from './people.ts';
import { makeThread } from './thread.ts';

type Talk = { readonly conversationId: string; readonly person: Person; readonly keys: string[] };

export type Load = {
  /** Writes acknowledged so far. */
  acknowledged(): number;
  /** How often each status was answered; 0 stands for no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Lets what is under way end, and begins nothing more. */
  end(): Promise<void>;
  /** A sentence for every acknowledged write that is not there any more. Asked when no fault is on. */
  findLost(): Promise<string[]>;
};

const PAIRS = 4;
const SELLERS = 3;
/** Between the writes of one person: a crowd of them, not a flood. */
const BREATH_MS = 20;

/** People who talk and sellers who publish, each on both ports in turn, until it ends. What is not acknowledged is tried again. */
export async function startLoad(bed: Pick<Bed, 'services' | 'web'>, ports: readonly number[]): Promise<Load> {
  const statuses = new Map<number, number>();
  const published = new Set<string>();
  const talks: Talk[] = [];
  let going = true;
  let turn = 0;

  const send = async (person: Person, method: string, path: string, body: unknown, key?: string) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    };
    const port = ports[turn++ % ports.length] ?? 0;
    const answer = await ask(port, { method, path, headers, body: JSON.stringify(body) }).catch(() => null);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return answer;
  };
  const fine = (answer: Answer | null): answer is Answer =>
    answer !== null && (answer.status === 200 || answer.status === 201);

  const talk = async ({ conversationId, person, keys }: Talk) => {
    for (let key = crypto.randomUUID(); going; await pause(BREATH_MS)) {
      const message = `Message ${keys.length} of ${person.id}`;
      const answer = await send(person, 'POST', `/chats/conversations/${conversationId}`, { message }, key);
      if (!fine(answer)) continue;
      keys.push(key);
      key = crypto.randomUUID();
    }
  };
  const publish = async (person: Person) => {
    for (let at = 0; going; at++, await pause(BREATH_MS)) {
      const answers = completeAnswers({
        description: `Car ${at} of somebody who has many, and sells one after another.`,
      });
      const draft = await send(person, 'POST', '/api/requests/self', { flow: 'vehicle', answers });
      if (!fine(draft)) continue;
      const { id } = JSON.parse(draft.body) as { id: string };
      const done = await send(person, 'PATCH', `/api/requests/self/${id}`, { status: 'PUBLISHED' });
      if (fine(done)) published.add(id);
    }
  };

  for (let at = 0; at < PAIRS; at++) {
    const [buyer, seller] = [await makePerson(bed.services), await makePerson(bed.services)];
    const { conversationId } = await makeThread(buyer, seller);
    for (const person of [buyer, seller]) talks.push({ conversationId, person, keys: [] });
  }
  const sellers = await Promise.all(Array.from({ length: SELLERS }, () => makePerson(bed.services)));
  const work = Promise.all([...talks.map(talk), ...sellers.map(publish)]);
  // A failure of the load itself is told where it ends.
  work.catch(() => {});

  const lostWords = async (port: number) => {
    const lost: string[] = [];
    for (const { conversationId, person, keys } of talks) {
      const messages = await readAll(port, conversationId, person);
      const found = messages.filter(({ senderId }) => senderId === person.id).map(({ key }) => key);
      const there = new Set(found);
      if (there.size !== found.length) lost.push(`A message of ${conversationId} is there twice.`);
      lost.push(...keys.filter((key) => !there.has(key)).map((key) => `Message ${key} of ${conversationId} is gone.`));
    }
    return lost;
  };
  const lostListings = async (port: number) => {
    const lost: string[] = [];
    for (const id of published) {
      const { status } = await ask(port, { path: `/api/public/leads/${id}` });
      if (status !== 200) lost.push(`Listing ${id} was published and answers ${status}.`);
    }
    return lost;
  };

  return {
    acknowledged: () => published.size + talks.reduce((sum, { keys }) => sum + keys.length, 0),
    statuses,
    end: async () => {
      going = false;
      await work;
    },
    findLost: async () => {
      const port =
        ports.find((it) => bed.web.some((web) => web.port === it && web.program.ended() === null)) ?? ports[0] ?? 0;
      return [...(await lostWords(port)), ...(await lostListings(port))];
    },
  };
}

/** All messages of a conversation, caught up by cursor as a device does after a gap. */
async function readAll(port: number, id: Conversation['id'], { token }: Person): Promise<Message[]> {
  const found: Message[] = [];
  for (let after = 0; ; after = found.at(-1)?.seq ?? after) {
    const path = `/chats/conversations/${id}?after=${after}&limit=40`;
    const { status, body } = await ask(port, { path, headers: { authorization: `Bearer ${token}` } });
    if (status !== 200) throw new Error(`The conversation cannot be read: ${status} ${body}`);
    const answer = JSON.parse(body) as { messages: Message[]; hasNewer: boolean };
    found.push(...answer.messages);
    if (!answer.hasNewer) return found;
  }
}

/** `12 × 200, 3 × 503`, for the output. */
export const sayStatuses = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort()
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ');
