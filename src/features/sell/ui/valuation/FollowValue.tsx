import { useStore } from '@nanostores/react';
import { toQueryString } from '#shared/query-string.ts';
import { fill } from '#shared/text.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { $following, subscriptionNotify } from '../../browser/value-follow.ts';
import { followWords as words } from '../../browser/value-words.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** One letter a month about this value, for whoever is signed in; others sign in and come back to this step. */
export function FollowValue() {
  const { status } = useStore($session);
  const following = useStore($following);
  if (following.kind === 'done')
    return (
      <Notice kind="good" live>
        <p>{fill(words.done, { date: day(following.follow.next_at) })}</p>
        <a href="/my/values">{words.see}</a>
      </Notice>
    );
  return (
    <section className="stack" aria-labelledby="follow-title">
      <div>
        <h2 className="title-4" id="follow-title">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      {following.kind === 'failed' && <Notice kind="warn">{following.message || words.failed}</Notice>}
      <p>
        {status === 'authenticated' ? (
          <Button look="secondary" busy={following.kind === 'busy'} onClick={() => void subscriptionNotify()}>
            {words.action}
          </Button>
        ) : (
          <ButtonLink look="secondary" href={signInHref()}>
            {words.signIn}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

const signInHref = (): string =>
  `/stickers/auth/login?${toQueryString({ callbackUrl: typeof location === 'undefined' ? '/' : location.pathname })}`;
