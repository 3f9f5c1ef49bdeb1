/** Results pages of this visit, so that going back shows at once what was there. */
const KEPT = 24;

export type Pages = {
  /** The page at this address; rejects with an AbortError when another is asked for meanwhile. */
  read(address: string): Promise<Document>;
};

/** Reads the same HTML that a visitor without scripts gets: one source of truth, and one cache on the server. */
export function createPages(fetchPage: typeof fetch = fetch): Pages {
  const texts = new Map<string, string>();
  let asking: AbortController | undefined;

  const keep = (address: string, text: string): void => {
    texts.delete(address);
    texts.set(address, text);
    const [oldest] = texts.keys();
    if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest);
  };

  return {
    async read(address) {
      asking?.abort();
      const turn = new AbortController();
      asking = turn;
      const known = texts.get(address);
      const text = known ?? (await readText(fetchPage, address, turn.signal));
      turn.signal.throwIfAborted();
      keep(address, text);
      return new DOMParser().parseFromString(text, 'text/html');
    },
  };
}

async function readText(fetchPage: typeof fetch, address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetchPage(address, { signal, headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The results page answered ${answer.status}.`);
  return answer.text();
}
