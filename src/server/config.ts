/** The process's settings. Owned by `readConfig`; every key is described in the README's table. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Origin people see, without a slash at the end. */
  readonly siteUrl: string;
  /** Host that short sticker links use; the site's own host unless set. */
  readonly qrHost: string;
  readonly databaseUrl: string | null;
  readonly storageUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** 32 bytes or more; made and kept in the data folder unless set. */
  readonly authSecret: string;
  /** How many proxies in front are trusted for X-Forwarded-*; 0 trusts none. */
  readonly trustedProxies: number;
  readonly oauth: readonly OAuthProvider[];
  readonly posthog: { key: string; host: string } | null;
  readonly sentryDsn: string | null;
  readonly production: boolean;
  readonly seedDemo: boolean;
};

export type OAuthProvider = { id: string; name: string; issuer: string; clientId: string; clientSecret: string };

