export type Form = {
  /** Where it is sent. */
  readonly action: string;
  readonly method: 'GET' | 'POST';
  /** Names of its fields and buttons, with the values that the page offers for each. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s>/])`, 'i').exec(tag);
  return found ? plain(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
};
const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The forms of a page, with what their fields are named. `path` is where the page was asked for. */
export function readForms(html: string, path: string): Form[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/gi)].flatMap(([, tag = '', inner = '']) => {
    const url = URL.parse(attribute(tag, 'action') || path, `http://localhost${path}`);
    if (url?.hostname !== 'localhost') return [];
    const method = attribute(tag, 'method')?.toUpperCase() === 'POST' ? 'POST' : 'GET';
    return [{ action: url.pathname + url.search, method, fields: readFields(inner) }] as const;
  });
}

function readFields(inner: string): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  const add = (name: string | undefined, values: readonly string[]) => {
    if (name) fields.set(name, [...(fields.get(name) ?? []), ...values]);
  };
  for (const [tag] of inner.matchAll(/<(?:input|button)\b[^>]*>/gi))
    add(attribute(tag, 'name'), [attribute(tag, 'value') ?? '']);
  for (const [tag] of inner.matchAll(/<textarea\b[^>]*>/gi)) add(attribute(tag, 'name'), []);
  for (const [, tag = '', options = ''] of inner.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/gi))
    add(
      attribute(tag, 'name'),
      [...options.matchAll(/<option\b[^>]*>/gi)].map(([it]) => attribute(it, 'value') ?? ''),
    );
  return Object.fromEntries(fields);
}
