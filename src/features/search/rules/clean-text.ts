/** One line of plain text: control characters and runs of spaces become one space. */
export const cleanText = (text: string, longest: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
    .toWellFormed();
