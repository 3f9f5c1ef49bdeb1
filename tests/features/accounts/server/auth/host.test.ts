import { describe, expect, test } from 'vitest';
import { handleAuth } from '#features/accounts/server/auth/index.ts';
import { makeCtx, useServices } from '../../../../support/services.ts';

const HOSTILE = 'evil.example';
const oauth = [{ id: 'corner', name: 'Corner', issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's' }];

describe.each(['http://localhost:4321', 'https://curbtag.test'])('the Host header at %s', (siteUrl) => {
  const services = useServices({ config: { siteUrl, oauth } });
  const paths = ['providers', 'signin', 'signin/corner', 'signout', 'session', 'csrf', 'error', 'callback/corner', 'x'];

  test.each(paths)('is echoed in no body and no Location of /api/auth/%s', async (path) => {
    for (const host of [HOSTILE, `${HOSTILE}:4321`, `localhost.${HOSTILE}:4321`]) {
      const headers = { host, 'x-forwarded-host': HOSTILE, 'x-forwarded-proto': 'https', forwarded: `host=${HOSTILE}` };
      const request = new Request(`http://${host}/api/auth/${path}`, { headers });
      const answer = await handleAuth({ ctx: makeCtx(services()), request });
      const said = `${await answer.text()} ${[...answer.headers].join(' ')}`;
      expect(said).not.toContain(HOSTILE);
    }
  });
});
