import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TWILIO_ACCOUNT = {
  accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'a token that only tests know',
  from: '+14075550100',
};

type SentText = { readonly to: string; readonly body: string; readonly created: Date };
type Answer =
  | { readonly status: number; readonly code?: number; readonly message?: string }
  | 'hang up'
  | 'take and hang up';

/** What stands in for Twilio’s Messages API: takes texts, lists them, and fails as it is told, one answer after another. */
export async function startTwilio(now: () => Date) {
  const sent: SentText[] = [];
  const answers: Answer[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${url.pathname}`);
    const end = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const login = `${TWILIO_ACCOUNT.accountSid}:${TWILIO_ACCOUNT.authToken}`;
    if (request.headers.authorization !== `Basic ${Buffer.from(login).toString('base64')}`)
      return void end(401, { code: 20003 });
    if (request.method === 'GET') {
      const messages = sent
        .filter(({ to }) => to === url.searchParams.get('To'))
        .map(({ to, body, created }) => ({ to, body, date_created: created.toUTCString(), direction: 'outbound-api' }));
      return void end(200, { messages });
    }
    const answer = answers.shift() ?? { status: 201 };
    const taken = { to: form.get('To') ?? '', body: form.get('Body') ?? '', created: now() };
    if (answer === 'hang up') return void request.socket.destroy();
    if (answer === 'take and hang up') {
      sent.push(taken);
      return void request.socket.destroy();
    }
    if (answer.status === 201) sent.push(taken);
    end(answer.status, { sid: `SM${randomUUID()}`, code: answer.code ?? null, message: answer.message ?? '' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const account = { ...TWILIO_ACCOUNT, apiUrl: `http://127.0.0.1:${port}` };
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { sent, answers, asked, account, close };
}

/** Signs a message as Twilio does: its address, then every field by name. */
export function signAsTwilio(url: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], url);
  return createHmac('sha1', TWILIO_ACCOUNT.authToken).update(text).digest('base64');
}
