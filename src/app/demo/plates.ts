const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const PLATES = LETTERS.length ** 3 * 10_000;
/** No common factor with the number of plates, so that every index has a plate of its own. */
const STEP = 7_919;
const START = 41_207_531;

/** Three letters and four digits, different for every listing. */
export function demoPlate(index: number): string {
  let number = (index * STEP + START) % PLATES;
  const digits = String(number % 10_000).padStart(4, '0');
  number = Math.floor(number / 10_000);
  let letters = '';
  for (let i = 0; i < 3; i++) {
    letters += LETTERS[number % LETTERS.length];
    number = Math.floor(number / LETTERS.length);
  }
  return letters + digits;
}
