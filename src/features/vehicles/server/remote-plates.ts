import { z } from 'zod';
import { vehicles as words } from '../words.ts';
import { AppError } from '#platform/errors.ts';
import type { Plate, PlateAnswer, PlateDirectory } from './types.ts';

type CacheOptions = {
  now: () => Date /** Milliseconds. */;
  keep: number /** Entries; the oldest go first. */;
  most: number;
};

type AnswerCache<Answer> = { read(name: string): Answer | undefined; write(name: string, answer: Answer): void };

/** Keeps answers in this process's memory for a while. */
function createAnswerCache<Answer>({ now, keep, most }: CacheOptions): AnswerCache<Answer> {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return {
    read(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      if (found.until > now().getTime()) return found.answer;
      kept.delete(name);
      return undefined;
    },
    write(name, answer) {
      kept.delete(name);
      if (kept.size >= most) kept.delete(kept.keys().next().value as string);
      kept.set(name, { answer, until: now().getTime() + keep });
    },
  };
}

/** `url` holds {plate} and {state} behind its host, which therefore never changes. */
type PlateService = { readonly url: string; readonly key: string | null };

const TIMEOUT_MS = 5_000;
const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 5_000;
const MAX_BYTES = 64 * 1024;

const text = z.string().trim().min(1).max(80).nullish().catch(null);
const answerSchema = z.object({
  vin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-HJ-NPR-Z0-9]{17}$/)
    .nullish()
    .catch(null),
  year: z.coerce.number().int().min(1901).max(2100).nullish().catch(null),
  make: text,
  model: text,
  trim: text,
});

type Options = { service: PlateService; now: () => Date; timeout?: number };

/**
 * A plate directory behind HTTP. Answers of a day are kept, misses too: people try a plate twice. The key goes in the
 * header X-Api-Key; neither it nor the plate is part of any error, because errors are logged.
 */
export function createRemotePlates({ service, now, timeout = TIMEOUT_MS }: Options): PlateDirectory {
  const cache = createAnswerCache<PlateAnswer>({ now, keep: KEPT_MS, most: MAX_KEPT });
  return {
    async find(plate) {
      const name = `${plate.country} ${plate.region} ${plate.text}`;
      const known = cache.read(name);
      if (known) return known;
      const answer = await ask(service, plate, timeout);
      cache.write(name, answer);
      return answer;
    },
  };
}

async function ask({ url, key }: PlateService, { text: plate, region }: Plate, timeout: number): Promise<PlateAnswer> {
  const address = url
    .replaceAll('{plate}', encodeURIComponent(plate))
    .replaceAll('{state}', encodeURIComponent(region));
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(key !== null && { 'x-api-key': key }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status === 404) return { kind: 'not-found' };
      throw new Error(`The plate service answered ${response.status}.`);
    }
    return toAnswer(answerSchema.parse(JSON.parse(await readShort(response))));
  } catch (error) {
    throw new AppError('unavailable', words.platesUnavailable, { retryAfter: 30, cause: withoutAddress(error) });
  }
}

function toAnswer({ vin, ...rest }: z.output<typeof answerSchema>): PlateAnswer {
  const known = {
    year: rest.year ?? null,
    make: rest.make ?? null,
    model: rest.model ?? null,
    trim: rest.trim ?? null,
  };
  const isKnown = vin || (known.year && known.make && known.model);
  return isKnown ? { kind: 'found', vin: vin ?? null, known } : { kind: 'not-found' };
}

/** The body, as long as it is short: a service gone wrong must not fill the memory. */
async function readShort(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new Error('The plate service answered at too great a length.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The name of the fault alone: messages of fetch and JSON may quote the address or the body. */
const withoutAddress = (error: unknown): Error =>
  error instanceof Error && error.message.startsWith('The plate service')
    ? error
    : new Error(`The plate service did not answer: ${error instanceof Error ? error.name : 'unknown fault'}.`);
