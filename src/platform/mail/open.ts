import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mailer } from './index.ts';
import { outboxMailer } from './outbox-read.ts';
import { toMessage, UndeliverableError } from './message.ts';

/** A server that does not answer is given up on in less than the lease of a letter (deliver.ts). */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Letters over SMTP, a few connections kept open. `smtps://` speaks TLS from the start; `smtp://` must upgrade with
 * STARTTLS unless the server is on this machine.
 */
export function smtpMailer({
  mailUrl,
  mailFrom,
  siteUrl,
}: { mailUrl: string } & Pick<Config, 'mailFrom' | 'siteUrl'>): Mailer {
  const url = new URL(mailUrl);
  const requireTLS = url.protocol === 'smtp:' && !isLocal(url.hostname);
  const transport = createTransport({ ...fromUrl(url), requireTLS, pool: true, maxConnections: 3, ...TIMEOUTS });
  const sender = { from: mailFrom, host: new URL(siteUrl).hostname };
  return {
    async send(email) {
      const message = toMessage(email, sender);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isRefusal(error) ? new UndeliverableError((error as Error).message, { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function fromUrl(url: URL) {
  const secure = url.protocol === 'smtps:';
  const auth = url.username
    ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
    : {};
  const rejectUnauthorized = !(isLocal(url.hostname) && url.searchParams.get('insecure') === '1');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    tls: { rejectUnauthorized },
    ...auth,
  };
}

/** 5xx to the envelope or the message is final; 4xx, timeouts and a wrong password of ours are worth another try. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** SMTP when `SMTP_URL` is set, else the outbox folder. */
export function openMailer(config: Pick<Config, 'mailUrl' | 'dataDir' | 'mailFrom' | 'siteUrl'>): Mailer {
  return config.mailUrl === null ? outboxMailer(config) : smtpMailer({ ...config, mailUrl: config.mailUrl });
}
