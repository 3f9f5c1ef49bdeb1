/** Fills `{name}` places in a sentence. A place without a value is left as it stands, so that a slip is seen. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
