import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $trims, keepLikelyBody } from '#features/sell/browser/catalogue.ts';
import { $answers, clearDraft, setAnswers } from '#features/sell/browser/draft.ts';

const BODIES: Readonly<Record<string, string | null>> = { RAV4: 'SUV', Camry: 'SEDAN', Mystery: null };
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL | Request) => {
      const model =
        new URL(String(address instanceof Request ? address.url : address), 'http://localhost').searchParams.get(
          'model',
        ) ?? '';
      const likelyBody = BODIES[model] ?? null;
      const body = { trims: [], body: likelyBody ? [likelyBody] : [], likelyBody, drivetrain: [], transmission: [] };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    }),
  );
  clearDraft();
  stop = keepLikelyBody();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const drives = (model: string) => setAnswers({ vehicleType: 'CARS', make: 'Toyota', model, year: 2019 });
const hasBody = (body: string | null) => vi.waitFor(() => expect($answers.get().body ?? null).toBe(body));

test('the body that most of a model have is filled in, and follows another model', async () => {
  drives('RAV4');
  await hasBody('SUV');
  drives('Camry');
  await hasBody('SEDAN');
  drives('Mystery');
  await hasBody(null);
});

test('a body that the person chose stays', async () => {
  drives('RAV4');
  await hasBody('SUV');
  setAnswers({ body: 'WAGON' });
  drives('Camry');
  await vi.waitFor(() => expect($trims.get().data?.likelyBody).toBe('SEDAN'));
  expect($answers.get().body).toBe('WAGON');
});
