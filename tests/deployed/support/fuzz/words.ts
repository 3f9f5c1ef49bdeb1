import type { Random } from './random.ts';

/** Words that programs trip over: names of the language, bytes that cannot be stored, halves of characters, the very long. */
export const WORDS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(40),
  '9223372036854775808',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1,000.50',
  '$1,000',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '😀'.repeat(200),
  'ﷺ'.repeat(50),
  'ｅ́',
  "'; drop table users; --",
  '%',
  '%%',
  '%00',
  '%ff',
  '..',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  'a'.repeat(300),
  'a'.repeat(9_000),
  'x@example.com',
  'x@',
  `${'a'.repeat(250)}@example.com`,
  '2026-02-30',
  '2026-11-22T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20',
  '99999-01-01',
  '00000-0000',
  '00501',
  '32801',
  'en-US',
  'javascript:alert(1)',
  'https://curbtag.example@evil.example/',
  '//evil.example',
  '\\\\evil.example',
  '[]',
  '{}',
  '{"a":',
  '*',
  '(',
  '\\',
  '1HGCM82633A004352',
  '12220000000000004000800000000000000A',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
];

const NUMBERS = [0, -1, 1, 0.5, -0, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e21, 1e308, Number.MAX_SAFE_INTEGER];

/** Any JSON value, also of the wrong type; nested as deeply as parsers are said to bear at times. */
export function anyValue(random: Random, depth = 0): unknown {
  const kind = random.between(0, depth > 3 ? 4 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind <= 4) return random.pick(WORDS);
  if (kind === 5) return nest(random.pick([5, 50, 2_000]));
  const inner = Array.from({ length: random.between(0, 4) }, () => anyValue(random, depth + 1));
  if (kind === 6) return inner;
  return Object.fromEntries(inner.map((value) => [random.pick(WORDS), value]));
}

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value };
  return value;
}
