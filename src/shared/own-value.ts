/**
 * What a table holds under a word that somebody typed. A plain look-up would find what every object inherits:
 * `constructor`, `__proto__`.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  word: string | null | undefined,
): Value | undefined {
  return word !== null && word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
}
