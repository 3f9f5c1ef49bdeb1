const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As many columns as a laptop shows without scrolling. */
export const MAX_COMPARED = 4;
/** Where the browser keeps what is ticked while its visitor walks from page to page. */
export const COMPARE_KEY = 'curbtag:1:compare';

/** The listings an address names, `ids=a,b` or `ids=a&ids=b`, each once; `more` when it names too many. */
export function parseCompared(params: URLSearchParams): { ids: string[]; more: boolean } {
  const named = params.getAll('ids').flatMap((value) => value.slice(0, 2000).split(','));
  const ids = [...new Set(named.filter((id) => ID.test(id)).map((id) => id.toLowerCase()))];
  return { ids: ids.slice(0, MAX_COMPARED), more: ids.length > MAX_COMPARED };
}

export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
