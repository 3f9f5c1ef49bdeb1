import { useEffect, useRef } from 'react';
import { fill } from '#shared/text.ts';
import { toQueryString } from '#shared/query-string.ts';
import { profile as words } from '../../browser/words.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Account } from './use-account.ts';

/** An account on the way to publishing: name and address, then the emailed code. Who has one may sign in instead. */
export function AccountToPublish({ account, back }: { account: Account; back: string }) {
  const { mailed } = account;
  return (
    <section className="card card-pad stack" aria-labelledby="account-title">
      <h2 className="title-4" id="account-title">
        {words.signInTitle}
      </h2>
      {mailed ? <CodeField account={account} email={mailed.email} /> : <NameAndEmail account={account} back={back} />}
    </section>
  );
}

function NameAndEmail({ account, back }: { account: Account; back: string }) {
  return (
    <>
      <p className="soft">{words.accountLead}</p>
      <TextField
        id="accountName"
        label={words.accountName}
        hint={words.accountNameHint}
        value={account.name}
        onChange={(name) => account.set({ name })}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        id="accountEmail"
        label={words.accountEmail}
        type="email"
        value={account.email}
        onChange={(email) => account.set({ email })}
        error={account.fault}
        autoComplete="email"
        spellCheck={false}
      />
      <p className="soft text-sm">
        {words.agree} <a href="/terms">{words.agreeTerms}</a> {words.agreeAnd}{' '}
        <a href="/privacy">{words.agreePrivacy}</a>.
      </p>
      <p className="row">
        <span className="soft">{words.haveAccount}</span>
        <ButtonLink look="quiet" size="sm" href={`/stickers/auth/login?${toQueryString({ callbackUrl: back })}`}>
          {words.signInButton}
        </ButtonLink>
      </p>
    </>
  );
}

function CodeField({ account, email }: { account: Account; email: string }) {
  const part = useRef<HTMLDivElement>(null);
  // The keyboard stays open from the field before: the code is typed without another tap.
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  return (
    <div className="stack" ref={part}>
      <TextField
        id="accountCode"
        label={words.code}
        hint={fill(words.codeSent, { email })}
        value={account.code}
        onChange={(code) => account.set({ code })}
        error={account.fault}
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <div>
        <Button look="quiet" size="sm" onClick={account.startAgain}>
          {words.otherEmail}
        </Button>
      </div>
    </div>
  );
}
