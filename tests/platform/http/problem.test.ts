import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '#shared/problem.ts';
import { AppError, type ErrorKind, invalid, missing, refused } from '#platform/errors.ts';
import { methodNotAllowedResponse, problemResponse, toInvalid } from '#platform/http/problem.ts';
import { STATUS } from '#platform/web/index.ts';

const request = new Request('http://localhost:4321/api/things/7?token=secret', { method: 'POST' });

function recorder() {
  const errors: unknown[] = [];
  return { errors, screen: () => {}, error: (error: unknown) => void errors.push(error), close: async () => {} };
}

async function answerTo(error: unknown, telemetry = recorder()) {
  const response = problemResponse(error, request, telemetry);
  return { response, telemetry, body: problemSchema.parse(await response.json()) };
}

describe('an error as problem+json', () => {
  test.each<[ErrorKind, number]>([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['missing', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too-large', 413],
    ['unsupported', 415],
    ['refused', 422],
    ['too-many', 429],
    ['unavailable', 503],
  ])('%s answers %i with the sentence as message', async (kind, status) => {
    const { response, body, telemetry } = await answerTo(new AppError(kind, 'Say this.'));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ status, message: 'Say this.', detail: 'Say this.' });
    expect(body.type).toContain(kind);
    expect(telemetry.errors).toEqual([]);
  });

  test('names the path without the query, where a token may stand', async () => {
    const { body } = await answerTo(missing('Gone fishing.'));
    expect(body.instance).toBe('/api/things/7');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('carries reason on 422, on 403 and 429 that have one, and nowhere else', async () => {
    expect((await answerTo(refused('No.', 'vin_check_digit'))).body.reason).toBe('vin_check_digit');
    expect((await answerTo(new AppError('conflict', 'No.', { reason: 'x' }))).body.reason).toBeUndefined();
    for (const kind of ['forbidden', 'too-many'] as const) {
      expect((await answerTo(new AppError(kind, 'No.', { reason: 'x' }))).body.reason).toBe('x');
      expect((await answerTo(new AppError(kind, 'No.'))).body.reason).toBeUndefined();
    }
  });

  test('rounds Retry-After up to whole seconds', async () => {
    const { response } = await answerTo(new AppError('too-many', 'Wait.', { retryAfter: 1.2 }));
    expect(response.headers.get('retry-after')).toBe('2');
  });

  test.each(['too-many', 'unavailable'] as const)(
    '%s says when to come again, also where nobody said',
    async (kind) => {
      const { response } = await answerTo(new AppError(kind, 'Wait.'));
      expect(response.headers.get('retry-after')).toBe('60');
    },
  );

  test('lists the fields that are wrong', async () => {
    const { body } = await answerTo(invalid('Check.', [{ field: 'price', message: 'Too low.' }]));
    expect(body.errors).toEqual([{ field: 'price', message: 'Too low.' }]);
  });

  test('an error nobody expected says nothing of what happened inside, and is reported', async () => {
    const fault = new Error('relation "users" does not exist at /srv/app/db.ts');
    const { response, body, telemetry } = await answerTo(fault);
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/users|srv|relation/);
    expect(telemetry.errors).toEqual([fault]);
  });

  test('a database that cannot be reached is 503, and no fault of ours', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const { response, telemetry } = await answerTo(new Error('Failed query', { cause: away }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(telemetry.errors).toEqual([]);
  });

  test('recognises an AppError of another copy of the module', async () => {
    const foreign = Object.assign(new Error('Not there.'), { name: 'AppError', kind: 'missing', faults: [] });
    expect((await answerTo(foreign)).response.status).toBe(404);
  });

  test('a method that a path does not take is 405 with Allow', () => {
    const response = methodNotAllowedResponse(request, ['GET', 'HEAD']);
    expect(response.status).toBe(STATUS.method);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a request that breaks its contract', () => {
  const contract = z.strictObject({
    name: z.string().min(2),
    miles: z.number().int().max(9),
    grade: z.enum(['GOOD', 'FAIR']),
    at: z.object({ zip: z.string().regex(/^\d{5}$/, { error: 'A ZIP has five digits.' }) }),
  });
  const faultsOf = (input: unknown) => {
    const { error } = contract.safeParse(input);
    return error ? Object.fromEntries(toInvalid(error).faults.map(({ field, message }) => [field, message])) : {};
  };

  test('is told field by field, in sentences for people', () => {
    expect(faultsOf({ miles: 'x', grade: 'BAD', at: { zip: 'x' }, admin: true })).toEqual({
      name: 'This is required.',
      miles: 'This should be a number.',
      grade: 'Choose one of: GOOD, FAIR.',
      'at.zip': 'A ZIP has five digits.',
      admin: 'We don’t recognize this field.',
    });
  });

  test('says which limit was passed', () => {
    expect(faultsOf({ name: 'a', miles: 10, grade: 'GOOD', at: { zip: '32801' } })).toEqual({
      name: 'Use at least 2 characters.',
      miles: 'Use 9 or less.',
    });
  });

  test('a body that is no object at all is named as the body', () => {
    expect(faultsOf(null)).toEqual({ body: 'This should be an object.' });
  });
});
