/** The name that nobody may read again in an answer. */
const EVIL = 'evil.example';

const FORWARDED = {
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-original-host': EVIL,
  'x-host': EVIL,
  forwarded: `for=192.0.2.7;host=${EVIL};proto=https`,
};

/** Headers as they may come from whoever asks, also through a proxy that hands on what it is given. */
export const hostileTo = (host: string): readonly Readonly<Record<string, string>>[] => [
  { host: `${EVIL}:4321`, ...FORWARDED, 'x-forwarded-proto': 'https' },
  { host: `${host}.${EVIL}`, 'x-forwarded-proto': 'https', 'x-forwarded-port': '4321' },
  { host, ...FORWARDED },
];

/** What may stand in `Host` though it names no host: a framework that reads an address there reads another one. */
export const brokenHosts = (host: string): readonly string[] => [
  `${host}.${EVIL}`,
  `${EVIL}?`,
  `${EVIL}#`,
  `${EVIL}/`,
  `${EVIL}:99999`,
];

type Said = { readonly headers: Readonly<Record<string, unknown>>; readonly body: string };

/** Where an answer repeats the hostile name: a header, or the words of its body around it. */
export function echoesIn({ headers, body }: Said): string[] {
  const said = Object.entries(headers).filter(([, value]) => String(value).toLowerCase().includes(EVIL));
  const at = body.toLowerCase().indexOf(EVIL);
  const around = at === -1 ? [] : [`body: …${body.slice(Math.max(0, at - 60), at + 30)}…`];
  return [...said.map(([name, value]) => `${name}: ${value}`), ...around];
}
