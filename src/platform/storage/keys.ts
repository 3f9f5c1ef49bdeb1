const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Throws unless the key is `a/b/c.ext` in plain letters, digits, dots, hyphens and underscores. No segment may begin
 * with a dot, so no key can leave its folder or meet a file that is still being written.
 */
export function assertKey(key: string): void {
  const fine = key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!fine) throw new RangeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** A prefix is a key with a slash at its end: whole folders only, so that `photos/1` never takes `photos/12` along. */
export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new RangeError(`A storage prefix ends with a slash: ${JSON.stringify(prefix)}`);
  assertKey(prefix.slice(0, -1));
}
