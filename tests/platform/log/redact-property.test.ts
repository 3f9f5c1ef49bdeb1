import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { localTelemetry, posthogTelemetry, sentryTelemetry } from '#platform/telemetry/open.ts';

const of = (letters: string, min: number, max = min) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: min, maxLength: max });
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

const email = fc
  .tuple(of(`${LOWER}${DIGITS}`, 1, 8), fc.constantFrom('', '.lee', '+tag', '_x'), of(LOWER, 2, 8), of(LOWER, 2, 3))
  .chain(([name, more, host, end]) =>
    fc.constantFrom(
      `${name}${more}@${host}.${end}`,
      `${name}${more}@mail.${host}.co.${end}`,
      `${name}%40${host}.${end}`,
    ),
  );
const phone = fc
  .tuple(of('23456789', 1), of(DIGITS, 2), of('23456789', 1), of(DIGITS, 2), of(DIGITS, 4))
  .chain(([a, rea, b, rest, line]) => {
    const [area, exchange] = [a + rea, b + rest];
    return fc.constantFrom(
      `(${area}) ${exchange}-${line}`,
      ...['-', '.', ' '].map((it) => [area, exchange, line].join(it)),
      ...['', '1', '+1', '+44'].map((it) => `${it}${area}${exchange}${line}`),
      `+1 ${area} ${exchange} ${line}`,
    );
  });
const vin = fc
  .tuple(of('ABCDEFGHJKLMNPRSTUVWXYZ', 3), of('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 8), of(DIGITS, 6))
  .map((parts) => parts.join(''))
  .chain((it) => fc.constantFrom(it, it.toLowerCase()));
/** As sessions, sign-in links and unsubscribe links carry them. */
const token = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((it) => /[A-Z]/.test(it) && /[a-z]/.test(it) && /\d/.test(it));
const secret = fc.oneof(email, phone, vin, token);

/** A secret somewhere in what a person or a library wrote. */
const sentence = (it: string) =>
  fc
    .tuple(
      fc.constantFrom('', 'no answer to ', 'GET "', 'a, (', 'to=', 'of: ', '[', '<'),
      fc.constantFrom('', '.', ',', '"', ')', ' again', '>', ']', '\n'),
    )
    .map(([before, after]) => before + it + after);

const PRIVATE = [
  'email',
  'phone',
  'vin',
  'token',
  'accessToken',
  'password',
  'set-cookie',
  'authorization',
  'username',
];

/** Fields, lists and faults around a secret, in any order, some levels deep. */
function buried(it: string): fc.Arbitrary<unknown> {
  const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(
      sentence(it),
      fc.constantFrom(...PRIVATE).map((name) => ({ [name]: it })),
      fc.constantFrom(...PRIVATE).map((name) => JSON.stringify({ n: 1, [name]: it })),
      sentence(it).map((text) => new Error(text)),
      sentence(it).map((text) => new Error('failed', { cause: Object.assign(new TypeError(text), { code: text }) })),
      sentence(it).map((text) => ({ [text]: 1 })),
    ),
    tree: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      tie('leaf'),
      fc
        .tuple(tie('tree'), fc.array(fc.oneof(fc.integer(), fc.constantFrom('fine', null, true))))
        .map(([inner, rest]) => [...rest, inner]),
      fc
        .tuple(
          tie('tree'),
          fc.uniqueArray(fc.constantFrom('url', 'body', 'path', 'detail', 'n'), { minLength: 1 }),
          fc.nat(),
        )
        .map(([inner, names, at]) =>
          Object.fromEntries(names.map((name, n) => [name, n === at % names.length ? inner : n])),
        ),
    ),
  }));
  return tree;
}

const story = secret.chain((it) => fc.record({ it: fc.constant(it), text: sentence(it), deep: buried(it) }));

function tells(it: string, said: string): boolean {
  return said.toLowerCase().includes(it.toLowerCase());
}

describe('whatever is written, in whatever order and however deep, no person and no secret leaves', () => {
  test('in lines of the log', () => {
    fc.assert(
      fc.property(story, ({ it, text, deep }) => {
        const lines: string[] = [];
        const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
        log.info(text, { deep });
        log.error(text, { n: 1, error: deep, [text]: deep });
        log.warn('fine', deep !== null && typeof deep === 'object' ? { ...deep } : { deep });
        expect(lines).toHaveLength(3);
        expect(tells(it, lines.join(''))).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('in what is told of faults and screens, here and elsewhere', () => {
    fc.assert(
      fc.property(story, ({ it, text, deep }) => {
        const said: unknown[] = [];
        const where = { path: `/cars?q=${text}`, method: 'GET' };
        localTelemetry((line) => said.push(line)).error(deep, where);
        const client = { capture: (event: unknown) => said.push(event), shutdown: async () => {} };
        posthogTelemetry(client as never).screen?.({ name: 'homepage', visitorId: 'v', properties: { deep } as never });
        const hear = {
          init: (options: Hooks) => said.push(options.beforeSend(event, {}), options.beforeBreadcrumb(event)),
        };
        const event = { message: text, request: { url: where.path, data: deep }, extra: { deep } };
        sentryTelemetry(hear as never, { dsn: 'https://k@o.example/1', production: true });
        expect(said).toHaveLength(4);
        expect(tells(it, JSON.stringify(said))).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});

type Hooks = { beforeSend(event: object, hint: object): unknown; beforeBreadcrumb(event: object): unknown };
