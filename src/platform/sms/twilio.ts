import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { OutgoingText, Texter } from './index.ts';
import { TextRefusedError } from './refusal.ts';
import type { StopReason } from './stops.ts';

type Account = NonNullable<Config['twilio']>;

/** A provider that does not answer is given up on in less than the lease of a text (deliver.ts). */
const TIMEOUT_MS = 20_000;
/** Clocks of two machines differ, and Twilio says whole seconds. */
const SKEW_MS = 10_000;
const LOOKED_AT = 50;

/** Where Twilio posts replies and what became of texts. */
const TWILIO_WEBHOOK_PATH = '/api/texts/twilio';

/** https://www.twilio.com/docs/api/errors: what says that nothing can be delivered to a number. */
const UNREACHABLE: ReadonlySet<number> = new Set([
  21211, 21214, 21217, 21265, 21407, 21612, 21614, 21635, 30004, 30005, 30006, 30011,
]);
const UNSUBSCRIBED = 21610;

/** What an error code of Twilio says about the number; null when it says something else. */
export function stopOfCode(code: number): StopReason | null {
  if (code === UNSUBSCRIBED) return 'STOPPED';
  return UNREACHABLE.has(code) ? 'UNREACHABLE' : null;
}

const faultSchema = z.object({ code: z.number() });
const listSchema = z.object({
  messages: z.array(z.object({ body: z.string(), date_created: z.string(), direction: z.string().optional() })),
});

type Call = { readonly twilio: Account; readonly siteUrl: string };

/**
 * Texts through Twilio's Messages API. It knows no idempotency key: before a second try, the messages to that number
 * are looked through for the one that may have left. Errors carry numbers of Twilio's, never its sentences, which quote
 * the phone number.
 */
export function twilioTexter({ twilio, siteUrl }: Call): Texter {
  const { accountSid, authToken, apiUrl } = twilio;
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const ask = async (address: string, body: URLSearchParams | null): Promise<Response> => {
    try {
      return await fetch(address, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json' },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      // Its own message could quote the address, which holds the number.
      throw new Error(`The text provider could not be asked (${error instanceof Error ? error.name : 'unknown'}).`);
    }
  };
  return {
    async send(text) {
      if (text.triedSince !== null && (await hasLeft(ask, url, text, text.triedSince))) return;
      const response = await ask(url, toForm({ twilio, siteUrl }, text));
      if (response.ok) return void (await response.body?.cancel());
      throw await faultOf(response);
    },
    close: async () => {},
  };
}

function toForm({ twilio, siteUrl }: Call, { to, body }: OutgoingText): URLSearchParams {
  const { from } = twilio;
  return new URLSearchParams({
    To: to,
    Body: body,
    ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
    // Twilio posts to public addresses only.
    ...(siteUrl.startsWith('https:') ? { StatusCallback: `${siteUrl}${TWILIO_WEBHOOK_PATH}` } : {}),
  });
}

type Ask = (address: string, body: URLSearchParams | null) => Promise<Response>;

async function hasLeft(ask: Ask, url: string, { to, body }: OutgoingText, since: Date): Promise<boolean> {
  const response = await ask(`${url}?${new URLSearchParams({ To: to, PageSize: String(LOOKED_AT) })}`, null);
  if (!response.ok) throw await faultOf(response);
  const { messages } = listSchema.parse(await response.json());
  return messages.some(
    (message) =>
      message.direction !== 'inbound' &&
      // A trial account writes a line of its own in front.
      message.body.endsWith(body) &&
      Date.parse(message.date_created) >= since.getTime() - SKEW_MS,
  );
}

/** Ours to mend (401, 403), crowded (429), slow (408) and broken there (5xx) are worth another try; the rest is final. */
async function faultOf(response: Response): Promise<Error> {
  const { status } = response;
  const read = faultSchema.safeParse(await response.json().catch(() => null));
  const code = read.success ? read.data.code : 0;
  const said = `The text provider answered ${status} (${code}).`;
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  return isFinal ? new TextRefusedError(said, stopOfCode(code)) : new Error(said);
}
