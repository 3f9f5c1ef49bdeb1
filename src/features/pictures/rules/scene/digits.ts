/** Which of the seven strokes a digit has: top, upper right, lower right, bottom, lower left, upper left, middle. */
const STROKES = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'] as const;

/** Where the strokes lie in a cell of 10 by 18. */
const LINES: Readonly<Record<string, string>> = {
  a: 'M2 2H8',
  b: 'M8 2V9',
  c: 'M8 9V16',
  d: 'M2 16H8',
  e: 'M2 9V16',
  f: 'M2 2V9',
  g: 'M2 9H8',
};
/** Of the dark glass around the digits. */
const MARGIN = 4;
const CELL = { width: 10, height: 18, step: 12 } as const;

/** A number as a display shows it: an SVG of its strokes, without a font, so that every machine draws it alike. */
export function drawDigits(text: string, color: string): string {
  const drawn = [...text].map((digit, at) => {
    const path = [...(STROKES[Number(digit)] ?? '')].map((stroke) => LINES[stroke]).join('');
    return `<path transform="translate(${at * CELL.step} 0)" d="${path}"/>`;
  });
  const width = text.length * CELL.step - (CELL.step - CELL.width) + 2 * MARGIN;
  const height = CELL.height + 2 * MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 8}" height="${height * 8}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" rx="3" fill="#07090b" opacity=".86"/>` +
    `<g fill="none" stroke="${color}" stroke-width="1.7" stroke-linecap="round">${drawn.join('')}</g></svg>`
  );
}

/** A VIN that nobody can read: seventeen covered places, as when a finger lies on the plate. */
export function drawHiddenNumber(color: string): string {
  const places = Array.from(
    { length: 17 },
    (_, at) => `<rect x="${at * CELL.step + 6}" y="5" width="8" height="14" rx="2"/>`,
  );
  const width = 17 * CELL.step + 10;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="96" viewBox="0 0 ${width} 24">` +
    `<g fill="${color}">${places.join('')}</g></svg>`
  );
}

/** What an odometer shows: its six digits, or more when it has counted more. */
export const odometerDigits = (miles: number): string => String(Math.max(0, Math.round(miles))).padStart(6, '0');
