/**
 * Takes people and secrets out of text that leaves the program: logs, error reports, analytics. It would rather hide
 * too much; ids (UUIDs) stay, so that a report can still be followed.
 */
export function redact(text: string): string {
  return PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}

const STREET_KINDS =
  'St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Ter|Terrace|Hwy|Highway|Pkwy|Parkway|Cir|Circle';

/** Order matters: what is named goes before what is only recognised by its shape. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [
    /((?:^|[?&;\s"'])(?:access_|id_|refresh_|session_|csrf_?)?(?:token|code|username|password|secret|key|magic_cookie|email|[vh]in|plate|phone|serial_?number)=)[^&\s"'#;]+/gi,
    '$1[hidden]',
  ],
  [
    /(\bauthjs\.[\w.-]+=|\b__(?:Secure|Host)-[\w.-]+=|\bdraft_key=|\bcode_ticket=|\bknown_device=|\boutbox_key=)[^;\s]+/g,
    '$1[secret]',
  ],
  [/(:\/\/)[^\s/@:]+:[^\s/@]+@/g, '$1[secret]@'],
  // Texts of objects inside of texts, whose quotes may be escaped.
  [
    /("[\w-]*(?:token|password|secret|cookie|authorization|username|email|phone|[vh]in|plate|serialnumber)\\*"\s*:\s*\\*")[^"\\]+/gi,
    '$1[hidden]',
  ],
  [/[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  [/\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-HJ-NPR-Z])[A-HJ-NPR-Z0-9]{17}\b/gi, '[vin]'],
  // Only as a HIN is stamped: words of the program are not.
  [/\b[A-Z]{3}[A-HJ-NPR-Z0-9]{5}(?:[A-L]\d{3}|M\d\d[A-L]|(?:0[1-9]|1[0-2])[78]\d)\b/g, '[hin]'],
  [/\b[0-9a-f]{40,}\b/gi, '[secret]'],
  [/(?<![\w/.-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{40,}(?![\w-])/g, '[secret]'],
  [/\beyJ[\w-]+\.[\w.-]+/g, '[secret]'],
  [/(?<![\w.-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g, '[phone]'],
  [/(?<![\w.-])\+\d{8,15}(?![\w-])/g, '[phone]'],
  [/(?<![\w.-])1?[2-9]\d{2}[2-9]\d{6}(?![\w-])/g, '[phone]'],
  [new RegExp(`\\b\\d{1,6}(?: [NSEW]\\.?)?(?: [A-Z0-9][\\w']*){1,3} (?:${STREET_KINDS})\\b\\.?`, 'g'), '[street]'],
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[network]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}(?::|[0-9a-f]{1,4})(?:[0-9a-f:]*)(?![\w:])/gi, '[network]'],
];

const HIDDEN_KEY =
  /pass(word|wd)?$|secret|token|authori[sz]ation|cookie|session_?key|api_?key|dsn$|^e?-?mail$|email|phone|^[vh]in$|^serial_?number$|plate|street|address|username|full_?name|^ip$|latitude|longitude/i;

const MAX_DEPTH = 6;

/** The same for structured values: fields known to be private go whole, every other text is read. */
export function redactDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redact(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redact(key),
      HIDDEN_KEY.test(key) && inner != null ? '[hidden]' : redactDeep(inner, depth + 1),
    ]),
  );
}

const MAX_CAUSES = 4;

/** An error as plain data with everything private taken out: name, message, code, stack, causes. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const code = (error as { code?: unknown }).code;
  return {
    name: redact(error.name),
    message: redact(error.message),
    ...(code !== undefined && { code: redact(String(code)) }),
    ...(error.stack && { stack: redact(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
