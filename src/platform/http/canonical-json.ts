/** JSON with its keys in order, so that two spellings of one body are equal. Text that is no JSON stays as it is. */
export function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), inOrder);
  } catch {
    return text;
  }
}

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
