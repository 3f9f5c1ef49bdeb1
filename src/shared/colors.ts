/** A colour as people name it. `hex` tints drawings and swatches; it is what the paint looks like in daylight. */
export interface ColorOption {
  value: string;
  label: string;
  hex: string;
}

const color = (label: string, hex: string): ColorOption => ({
  value: label.toUpperCase().replace(/[^A-Z]+/g, '_'),
  label,
  hex,
});

/** Exterior colours, the most sold first. */
export const EXTERIOR_COLORS: readonly ColorOption[] = [
  color('White', '#f4f4f1'),
  color('Black', '#1c1e22'),
  color('Gray', '#6d737b'),
  color('Silver', '#b9bec4'),
  color('Blue', '#1f4e8c'),
  color('Light blue', '#7fa8cc'),
  color('Red', '#b3202a'),
  color('Burgundy', '#64202b'),
  color('Green', '#1e5a45'),
  color('Light green', '#8aa583'),
  color('Brown', '#5b4030'),
  color('Beige', '#d3c6aa'),
  color('Gold', '#b99a55'),
  color('Orange', '#d9662b'),
  color('Yellow', '#e8b923'),
  color('Purple', '#553a72'),
  color('Other', '#a9b2bc'),
];

/** Interior colours. */
export const INTERIOR_COLORS: readonly ColorOption[] = [
  color('Black', '#1f2125'),
  color('Gray', '#70757c'),
  color('Light gray', '#b6b9bd'),
  color('Beige', '#cdbd9d'),
  color('Tan', '#b58a5b'),
  color('Brown', '#5e4231'),
  color('White', '#ece9e2'),
  color('Red', '#8f232a'),
  color('Blue', '#34506f'),
  color('Other', '#a9b2bc'),
];

/** The paint of an exterior colour's value or label, whatever its case; null when it is not one of ours. */
export function exteriorHex(name: string | null | undefined): string | null {
  const wanted = name?.trim().toLowerCase();
  if (!wanted) return null;
  const found = EXTERIOR_COLORS.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.hex ?? null;
}
