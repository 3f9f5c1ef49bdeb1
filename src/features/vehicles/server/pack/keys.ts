const LITERAL = 100;

/**
 * How well a vPIC key fits: -1 when it does not, else its weight, more for more characters named.
 * `subject` is VIN positions 4–8, a bar, positions 10–17. In a key `*` stands for any character, `#` for a digit,
 * `[A-HJ]` for one of these; what follows the end of a key is free.
 */
export function keyWeight(key: string, subject: string): number {
  let weight = 0;
  let at = 0;
  for (let i = 0; i < key.length; i++, at++) {
    const sign = key[i];
    const found = subject[at];
    if (found === undefined) return -1;
    if (sign === '*') continue;
    if (sign === '[') {
      const end = key.indexOf(']', i);
      if (end < 0 || !inClass(key, i + 1, end, found)) return -1;
      weight += LITERAL - 1;
      i = end;
    } else if (sign === '#') {
      if (found < '0' || found > '9') return -1;
      weight += LITERAL - 2;
    } else if (sign === found) weight += LITERAL;
    else return -1;
  }
  return weight;
}

function inClass(key: string, from: number, to: number, found: string): boolean {
  for (let i = from; i < to; i++) {
    const first = key[i] as string;
    if (key[i + 1] === '-' && i + 2 < to) {
      if (found >= first && found <= (key[i + 2] as string)) return true;
      i += 2;
    } else if (first === found) return true;
  }
  return false;
}

/** Whether some VIN could fit both keys: used to find the trims that exist for a model. */
export function keysMeet(a: string, b: string): boolean {
  const left = cells(a);
  const right = cells(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    if (!cellsMeet(left[i] as string, right[i] as string)) return false;
  }
  return true;
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

function cellsMeet(a: string, b: string): boolean {
  if (a === b || a === '*' || b === '*') return true;
  for (const sign of ALPHABET) if (keyWeight(a, sign) >= 0 && keyWeight(b, sign) >= 0) return true;
  return false;
}

function cells(key: string): string[] {
  return key.match(/\[[^\]]*\]|./g) ?? [];
}
