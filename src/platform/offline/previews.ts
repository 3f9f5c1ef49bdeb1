/** Addresses of files on this device, made when they are first shown and alike from then on. */
export function createPreviews() {
  const made = new Map<string, string>();
  return {
    of(key: string, file: File): string {
      const known = made.get(key) ?? URL.createObjectURL(file);
      made.set(key, known);
      return known;
    },
    revoke(key: string): void {
      const known = made.get(key);
      if (known) URL.revokeObjectURL(known);
      made.delete(key);
    },
  };
}
