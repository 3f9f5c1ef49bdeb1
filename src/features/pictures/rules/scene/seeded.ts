/** Numbers that follow from a text: the same on every machine, and spread evenly (FNV-1a, then mixed as in MurmurHash3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A whole number from 0 to `below` − 1 for this question about this thing. */
export const seededNumber = (seed: string, question: string, below: number): number =>
  hashOf(`${seed} ${question}`) % below;

export function seededPick<Item>(seed: string, question: string, items: readonly [Item, ...Item[]]): Item {
  return items[seededNumber(seed, question, items.length)] ?? items[0];
}
