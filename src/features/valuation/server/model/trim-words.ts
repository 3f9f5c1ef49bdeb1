/** A trim as advertised, taken apart. */
export type Condensed = {
  /** Every word, lower case. */
  readonly full: string;
  /** The words that name the grade: no drive, gearbox, doors, cab, bed, engine or year. */
  readonly grade: string;
  /** Cab and bed of a pickup. */
  readonly cab: string;
  readonly bed: string;
  readonly litres: number | null;
};

export const DRIVES = ['', 'fwd', 'rwd', 'awd', '4wd'] as const;
export type Drive = (typeof DRIVES)[number];

const NOISE: readonly RegExp[] = [
  /\b(?:19|20)\d\d(?:\.\d)?\b/g,
  /\([^)]*\)/g,
  /\b(?:awd|4wd|fwd|rwd|2wd|4x4|4x2|4motion|4matic|xdrive|quattro|all[- ]wheel drive|sh-awd)\b\+?/g,
  /\b(?:automatic|manual|cvt|tiptronic|s ?tronic|dct|dsg|steptronic|auto)\b/g,
  /\b[2-5][- ]?(?:door|dr)\b/g,
  /\b(?:sedan|coupe|hatchback|hatch|wagon|convertible|suv|liftback|fastback|sportback|cabriolet|roadster)\b/g,
  /\b(?:crew|extended|regular|double|quad|king|access|mega|standard|supercrew|supercab|crewmax|super) ?cab\b|\b(?:supercrew|supercab|crewmax)\b/g,
  /\b(?:short|standard|long|regular) (?:box|bed)\b|\b\d(?:'|\.\d'|\.\d ft)\d*"? ?(?:box|bed)?|\b\d{3}(?:\.\d)?"/g,
  /\b[vil][- ]?(?:3|4|5|6|8|10|12)\b|\b\d\.\d ?[ltd]?i?\b/g,
];

/** Reads the trim of an advert or of the VIN tables. */
export function condenseTrim(text: string): Condensed {
  const words = text.toLowerCase().trim();
  let grade = words;
  for (const noise of NOISE) grade = grade.replace(noise, ' ');
  const litres = /\b(\d\.\d) ?(?:l|t|td|i)?\b/.exec(words.replace(/\b20\d\d\.\d\b/, ''));
  return {
    full: words.replace(/[^a-z0-9.]+/g, ' ').trim(),
    grade: grade.replace(/[^a-z0-9]+/g, ' ').trim(),
    cab: cabOf(words),
    bed: bedOf(words),
    litres: litres ? Number(litres[1]) : null,
  };
}

function cabOf(words: string): string {
  if (/crew|double cab|quad cab|crewmax|mega/.test(words)) return 'crew';
  if (/extended|supercab|king cab|access cab|super cab/.test(words)) return 'extended';
  return /regular cab|standard cab|single cab/.test(words) ? 'regular' : '';
}

function bedOf(words: string): string {
  if (/long (?:box|bed)|8' ?(?:box|bed)|8\.1'|\b8 ft/.test(words)) return 'long';
  if (/standard (?:box|bed)|6\.\d+'|6'/.test(words)) return 'standard';
  return /short (?:box|bed)|5\.\d+'|5'/.test(words) ? 'short' : '';
}

export function driveOf(text: string): Drive {
  const words = text.toLowerCase();
  if (/\b4wd\b|4x4|4 ?wheel|four[- ]wheel/.test(words)) return '4wd';
  if (/\bawd\b|all[- ]wheel|quattro|xdrive|4matic|4motion/.test(words)) return 'awd';
  if (/\bfwd\b|front/.test(words)) return 'fwd';
  return /\brwd\b|rear|\b2wd\b|4x2/.test(words) ? 'rwd' : '';
}
