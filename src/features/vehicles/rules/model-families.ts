const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The family people call a model by, where the VIN tables keep its variants apart: a BMW 328i, 330xi or M340i is a
 * "3 Series". Null where the model's own name is what people say.
 */
export function familyOf(make: string, model: string): string | null {
  if (plain(make) !== 'bmw') return null;
  const digit = /^(?:M|Alpina B)?(\d)\d\d/.exec(model)?.[1] ?? /^ActiveHybrid (\d)$/.exec(model)?.[1];
  return digit === undefined ? null : `${digit} Series`;
}

/** Variants that the tables keep as trims: a Mercedes-Benz C300 is a "C-Class", a Lexus RX 350 an "RX". */
const VARIANTS: Readonly<Record<string, readonly [RegExp, (letters: string) => string]>> = {
  mercedesbenz: [
    /^(cla|cls|cle|clk|gla|glb|glc|gle|glk|gls|slc|slk|sls|cl|gl|ml|sl|a|b|c|e|g|m|r|s)[\s-]?\d{2,3}/i,
    (it) => `${it.toUpperCase()}-Class`,
  ],
  lexus: [/^(es|gs|gx|hs|is|lc|ls|lx|nx|rc|rx|rz|sc|tx|ux)[\s-]?\d{3}/i, (it) => it.toUpperCase()],
};

/** The model that a variant's name stands for; null for names that are no variant. */
export function modelOfVariant(make: string, typed: string): string | null {
  const [pattern, name] = VARIANTS[plain(make)] ?? [];
  const letters = pattern?.exec(typed.trim())?.[1];
  return letters && name ? name(letters) : null;
}

/** Whether what was typed so far may mean this model: by its own name, by its family's, or as one of its variants. */
export function mayMean(make: string, model: string, typed: string): boolean {
  const wanted = plain(typed.slice(0, 60));
  const family = familyOf(make, model);
  const variant = modelOfVariant(make, typed);
  return (
    plain(model).includes(wanted) ||
    (family !== null && plain(family).includes(wanted)) ||
    (variant !== null && plain(variant) === plain(model))
  );
}
