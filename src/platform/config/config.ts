import { resolve } from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '#shared/result.ts';
import { readOAuthProviders } from './config-oauth.ts';
import { type OperationsConfig, operationVariables, toOperations } from './config-operations.ts';
import { findSmsFaults, smsVariables, toTwilio, type TwilioAccount } from './config-sms.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { isLoopbackOnly } from './loopback.ts';
import { parseStorageUrl } from './storage-url.ts';

/** The process's settings. Owned by `readConfig`; every key is described in the README's table. */
export type Config = OperationsConfig & {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Origin people see, without a slash at the end. */
  readonly siteUrl: string;
  /** Host that short sticker links use; the site's own host unless set. */
  readonly qrHost: string;
  readonly databaseUrl: string | null;
  readonly storageUrl: string | null;
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  /** 32 bytes or more; made and kept in the data folder unless set. */
  readonly authSecret: string;
  /** How many proxies in front are trusted for X-Forwarded-*; 0 trusts none. */
  readonly trustedProxies: number;
  /** VINs that the visitors of one network may look up in an hour; the other look-ups have their ceilings from it. */
  readonly lookupCeiling: number;
  readonly oauth: readonly OAuthProvider[];
  readonly posthog: { key: string; host: string } | null;
  readonly sentryDsn: string | null;
  /** A directory of license plates; `url` holds {plate} and {state} behind its host. */
  readonly plateService: { url: string; key: string | null } | null;
  /** A MapLibre style of one's own; null draws the states and counties that come with the product. */
  readonly mapStyleUrl: string | null;
  /** The header in which a proxy in front tells the visitor's ZIP code; null asks none. */
  readonly geoZipHeader: string | null;
  /** Further origins that the style names: tiles, letters, signs. */
  readonly mapOrigins: readonly string[];
  /** Further origins that sign-in or checkout passes through on its way: a browser lets no form lead elsewhere. */
  readonly formOrigins: readonly string[];
  /** The external sticker store; null sells on this site. Without `webhookSecret` no message of it is believed. */
  readonly store: { domain: string; token: string; webhookSecret: string | null } | null;
  /** Cards through Stripe on this site; null takes none. `apiUrl` is another one than Stripe’s only for a stand-in. */
  readonly card: { secretKey: string; webhookSecret: string; apiUrl: string } | null;
  /** Texts through Twilio; null writes them to files. `from` is a number or a messaging service (`MG…`). */
  readonly twilio: TwilioAccount | null;
  /** Where orders that are paid in cash are picked up, as one line; null where that is agreed on by email. */
  readonly pickupAddress: string | null;
  /** Where faults that endanger people are reported, as an address that begins with mailto: or https:. */
  readonly securityContact: string | null;
  readonly securityPolicyUrl: string | null;
  readonly production: boolean;
  readonly seedDemo: boolean;
  /** Opens the demo account instead of the printed password; on a public site nothing else does. */
  readonly demoPassword: string | null;
  /** Whether this process runs the periodic jobs that are done once for all; false leaves them to `npm run jobs`. */
  readonly jobs: boolean;
};

export type OAuthProvider = { id: string; name: string; issuer: string; clientId: string; clientSecret: string };

/** As configured; a secret that is not set is made at the first start. */
export type Settings = Omit<Config, 'authSecret'> & { readonly authSecret: string | null };
export type Environment = Readonly<Record<string, string | undefined>>;

const SWITCH: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
};

/** VINs that the visitors of one network may look up in an hour, unless the operator says otherwise. */
export const LOOKUP_CEILING = 3_000;

const JOBS_NOWHERE =
  'JOBS=0 needs DATABASE_URL: the embedded database belongs to one process, which runs the jobs itself.';

const HALF_A_STORE = 'STORE_DOMAIN and STORE_TOKEN must be set together.';

const HALF_A_CARD = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.';

const NO_SITE =
  'SITE_URL must be set when HOST lets other machines in: the address that people see, such as https://curbtag.example.';
const OPEN_DEMO =
  'SEED_DEMO needs DEMO_PASSWORD on a site that other machines can reach: the README prints the demo account’s own.';
const PRINTED_PASSWORD = 'DEMO_PASSWORD must not be the password that the README prints.';

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most));

const onOrOff = z
  .string()
  .refine((text) => text.toLowerCase() in SWITCH, { error: 'must be 1 or 0' })
  .transform((text) => SWITCH[text.toLowerCase()] === true);

const url = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be an address that begins with ${protocols.map((it) => `${it}//`).join(' or ')}`,
  });

const origin = url('http:', 'https:')
  .refine((text) => ['/', ''].includes(URL.parse(text)?.pathname ?? '/'), { error: 'must not carry a path' })
  .transform((text) => new URL(text).origin);

/** Several, with spaces or commas between. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

const storage = z.string().superRefine((text, context) => {
  const parsed = parseStorageUrl(text);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.reason.replace(/^STORAGE_URL /, '') });
});

/** The places lie behind the host, so that no plate can lead the request to another one. */
const plateUrl = url('https:', 'http:').refine(
  (text) => {
    const { origin = '', username, password } = URL.parse(text) ?? {};
    const rest = text.replace(/^\w+:\/\/[^/?#]*/, '');
    return !/[{}]|%7b/i.test(origin) && !username && !password && rest.includes('{plate}') && rest.includes('{state}');
  },
  { error: 'must hold {plate} and {state} after its host, and no name or password' },
);

const variables = z.object({
  PORT: whole(1, 65_535).default(4321),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./var'),
  SITE_URL: origin.optional(),
  QR_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host such as curbt.ag, without https://')
    .optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  STORAGE_URL: storage.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must hold an e-mail address')
    .optional(),
  AUTH_SECRET: z
    .string()
    .refine((it) => Buffer.byteLength(it) >= 32, { error: 'must be 32 bytes or longer' })
    .optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  LOOKUP_CEILING: whole(100, 1_000_000).default(LOOKUP_CEILING),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: origin.default('https://eu.i.posthog.com'),
  SENTRY_DSN: url('https:', 'http:').optional(),
  PLATE_API_URL: plateUrl.optional(),
  PLATE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
    .optional(),
  MAP_STYLE_URL: url('https:', 'http:').optional(),
  MAP_ORIGINS: origins,
  FORM_ORIGINS: origins,
  GEO_ZIP_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header such as CF-Postal-Code')
    .transform((name) => name.toLowerCase())
    .optional(),
  STORE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'must be a host such as my-shop.myshopify.com, without https://')
    .optional(),
  STORE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
    .optional(),
  STORE_WEBHOOK_SECRET: z.string().min(16, { error: 'must be 16 characters or longer' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16, { error: 'must be 16 characters or longer' }).optional(),
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  ...smsVariables,
  PICKUP_ADDRESS: z.string().trim().max(160, { error: 'must be 160 characters or shorter' }).optional(),
  ...operationVariables,
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/\S+|(mailto:)?[^\s@:]+@[^\s@]+\.[^\s@]+)$/, 'must be an email address or begin with https://')
    .transform((text) => (/^(https|mailto):/.test(text) ? text : `mailto:${text}`))
    .optional(),
  SECURITY_POLICY_URL: url('https:').optional(),
  SEED_DEMO: onOrOff.optional(),
  DEMO_PASSWORD: z.string().min(12, { error: 'must be 12 characters or longer' }).optional(),
  JOBS: onOrOff.default(true),
});

/** Every variable by name, beside the `OAUTH_<ID>_…` of any number of providers. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

/** Reads the environment. Pure; fails with every fault at once, one sentence each. An empty variable counts as unset. */
export function readConfig(env: Environment): Result<Settings, readonly string[]> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(set);
  const oauth = readOAuthProviders(set);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    ...(Boolean(set.STORE_DOMAIN) === Boolean(set.STORE_TOKEN) ? [] : [HALF_A_STORE]),
    ...(Boolean(set.STRIPE_SECRET_KEY) === Boolean(set.STRIPE_WEBHOOK_SECRET) ? [] : [HALF_A_CARD]),
    ...findSmsFaults(set),
    ...(parsed.data?.JOBS === false && !set.DATABASE_URL ? [JOBS_NOWHERE] : []),
    ...(oauth.ok ? [] : oauth.reason),
    ...(parsed.success ? findPublicFaults(parsed.data) : []),
  ];
  if (!parsed.success || faults.length > 0 || !oauth.ok)
    return fail(faults.map((fault) => fault.replace(/\.\.$/, '.')));
  return ok(toSettings(parsed.data, oauth.value, env.NODE_ENV === 'production'));
}

/** What is fine on one's own machine and dangerous where others can reach it. */
function findPublicFaults({ HOST, SITE_URL, SEED_DEMO, DEMO_PASSWORD }: z.output<typeof variables>): string[] {
  if (isLoopbackOnly({ host: HOST, siteUrl: SITE_URL ?? 'http://localhost' })) return [];
  return [
    ...(SITE_URL === undefined ? [NO_SITE] : []),
    ...(SEED_DEMO && DEMO_PASSWORD === undefined ? [OPEN_DEMO] : []),
    ...(DEMO_PASSWORD === DEMO_ACCOUNT.password ? [PRINTED_PASSWORD] : []),
  ];
}

function toSettings(read: z.output<typeof variables>, oauth: readonly OAuthProvider[], production: boolean): Settings {
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  const site = new URL(siteUrl);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    siteUrl,
    qrHost: read.QR_HOST?.toLowerCase() ?? site.host,
    databaseUrl: read.DATABASE_URL ?? null,
    storageUrl: read.STORAGE_URL ?? null,
    mailUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? `Curbtag <hello@${site.hostname}>`,
    authSecret: read.AUTH_SECRET ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    lookupCeiling: read.LOOKUP_CEILING,
    oauth,
    posthog: read.POSTHOG_KEY ? { key: read.POSTHOG_KEY, host: read.POSTHOG_HOST } : null,
    sentryDsn: read.SENTRY_DSN ?? null,
    plateService: read.PLATE_API_URL ? { url: read.PLATE_API_URL, key: read.PLATE_API_KEY ?? null } : null,
    mapStyleUrl: read.MAP_STYLE_URL ?? null,
    mapOrigins: read.MAP_ORIGINS,
    formOrigins: read.FORM_ORIGINS,
    geoZipHeader: read.GEO_ZIP_HEADER ?? null,
    store:
      read.STORE_DOMAIN && read.STORE_TOKEN
        ? {
            domain: read.STORE_DOMAIN.toLowerCase(),
            token: read.STORE_TOKEN,
            webhookSecret: read.STORE_WEBHOOK_SECRET ?? null,
          }
        : null,
    card:
      read.STRIPE_SECRET_KEY && read.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: read.STRIPE_SECRET_KEY,
            webhookSecret: read.STRIPE_WEBHOOK_SECRET,
            apiUrl: read.STRIPE_API_URL,
          }
        : null,
    twilio: toTwilio(read),
    pickupAddress: read.PICKUP_ADDRESS || null,
    securityContact: read.SECURITY_CONTACT ?? null,
    securityPolicyUrl: read.SECURITY_POLICY_URL ?? null,
    production,
    seedDemo: read.SEED_DEMO ?? isLoopbackOnly({ host: read.HOST, siteUrl }),
    demoPassword: read.DEMO_PASSWORD ?? null,
    ...toOperations(read),
    jobs: read.JOBS,
  };
}
