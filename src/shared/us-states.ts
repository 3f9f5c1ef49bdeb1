export interface Region {
  /** Two letters, as the Postal Service writes them. */
  code: string;
  name: string;
}

const region = (code: string, name: string): Region => ({ code, name });

/** The fifty states and the District of Columbia, by name. */
export const US_STATES: readonly Region[] = [
  region('AL', 'Alabama'),
  region('AK', 'Alaska'),
  region('AZ', 'Arizona'),
  region('AR', 'Arkansas'),
  region('CA', 'California'),
  region('CO', 'Colorado'),
  region('CT', 'Connecticut'),
  region('DE', 'Delaware'),
  region('DC', 'District of Columbia'),
  region('FL', 'Florida'),
  region('GA', 'Georgia'),
  region('HI', 'Hawaii'),
  region('ID', 'Idaho'),
  region('IL', 'Illinois'),
  region('IN', 'Indiana'),
  region('IA', 'Iowa'),
  region('KS', 'Kansas'),
  region('KY', 'Kentucky'),
  region('LA', 'Louisiana'),
  region('ME', 'Maine'),
  region('MD', 'Maryland'),
  region('MA', 'Massachusetts'),
  region('MI', 'Michigan'),
  region('MN', 'Minnesota'),
  region('MS', 'Mississippi'),
  region('MO', 'Missouri'),
  region('MT', 'Montana'),
  region('NE', 'Nebraska'),
  region('NV', 'Nevada'),
  region('NH', 'New Hampshire'),
  region('NJ', 'New Jersey'),
  region('NM', 'New Mexico'),
  region('NY', 'New York'),
  region('NC', 'North Carolina'),
  region('ND', 'North Dakota'),
  region('OH', 'Ohio'),
  region('OK', 'Oklahoma'),
  region('OR', 'Oregon'),
  region('PA', 'Pennsylvania'),
  region('RI', 'Rhode Island'),
  region('SC', 'South Carolina'),
  region('SD', 'South Dakota'),
  region('TN', 'Tennessee'),
  region('TX', 'Texas'),
  region('UT', 'Utah'),
  region('VT', 'Vermont'),
  region('VA', 'Virginia'),
  region('WA', 'Washington'),
  region('WV', 'West Virginia'),
  region('WI', 'Wisconsin'),
  region('WY', 'Wyoming'),
];

/** Places with US ZIP codes that are no states, and the three military regions. */
export const US_TERRITORIES: readonly Region[] = [
  region('AS', 'American Samoa'),
  region('GU', 'Guam'),
  region('MP', 'Northern Mariana Islands'),
  region('PR', 'Puerto Rico'),
  region('VI', 'U.S. Virgin Islands'),
  region('AA', 'Armed Forces Americas'),
  region('AE', 'Armed Forces Europe'),
  region('AP', 'Armed Forces Pacific'),
];

const BY_CODE: ReadonlyMap<string, Region> = new Map([...US_STATES, ...US_TERRITORIES].map((one) => [one.code, one]));
const STATE_BY_WORD: ReadonlyMap<string, Region> = new Map(
  US_STATES.flatMap((one) => [
    [one.code.toLowerCase(), one],
    [one.name.toLowerCase(), one],
  ]),
);

/** The state that was typed as a code or a name, in any case; null for anything else, territories included. */
export function findState(text: unknown): Region | null {
  if (typeof text !== 'string') return null;
  return STATE_BY_WORD.get(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? null;
}

/** `FL` → `Florida`; a code nobody knows comes back as it is. */
export function stateName(code: string): string {
  return BY_CODE.get(code)?.name ?? code;
}
