/** "Maria Gonzalez" → "Maria G." A dealership shows its whole name. */
export function sellerName({ fullName, type }: { readonly fullName: string; readonly type: string }): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  if (type === 'DEALERSHIP') return fullName.trim();
  const initial = rest.at(-1)?.[0]?.toUpperCase();
  return initial ? `${first} ${initial}.` : first;
}
