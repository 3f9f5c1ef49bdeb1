import { expect, it } from 'vitest';
import { toSafeJson } from '#app/layouts/safe-json.ts';

const HOSTILE = ['</script><script>alert(1)</script>', '<!--<script>', 'a & b', '\u2028line\u2029', ']]>'];

it.each(HOSTILE)('cannot end its script element early: %j', (text) => {
  const safe = toSafeJson({ name: text });
  expect(safe).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(safe)).toEqual({ name: text });
});
