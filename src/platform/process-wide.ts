/**
 * What exists once in a process, made by whoever asks first. Under `npm run dev` the pages are a module graph of their
 * own beside the server's, and both find it here: see docs/decisions/0035-one-build.md.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const holder = globalThis as unknown as Record<symbol, { readonly value: Value } | undefined>;
  const key = Symbol.for(`curbtag.${name}`);
  holder[key] ??= { value: make() };
  return holder[key].value;
}

/** The same for what exists once for each owner, such as a database; it goes when its owner does. */
export function onePer<Owner extends object, Value>(
  name: string,
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const all = processWide(name, () => new WeakMap<Owner, Value>());
  return (owner) => {
    const known = all.get(owner);
    if (known !== undefined) return known;
    const made = make(owner);
    all.set(owner, made);
    return made;
  };
}
