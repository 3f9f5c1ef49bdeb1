import { toQueryString } from '#shared/query-string.ts';
import { profile as words } from '../../browser/words.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** The side trip to an account and back to this step. The draft waits. */
export function SignInToPublish({ back }: { back: string }) {
  const query = toQueryString({ callbackUrl: back });
  return (
    <section className="card card-pad stack">
      <h2 className="title-4">{words.signInTitle}</h2>
      <p className="soft">{words.signIn}</p>
      <div className="row">
        <ButtonLink look="primary" href={`/stickers/auth/register?${query}`}>
          {words.signUpButton}
        </ButtonLink>
        <ButtonLink look="secondary" href={`/stickers/auth/login?${query}`}>
          {words.signInButton}
        </ButtonLink>
      </div>
    </section>
  );
}
