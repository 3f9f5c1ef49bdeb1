import { useStore } from '@nanostores/react';
import type { Answer } from '#features/listings/rules/answers.ts';
import { findContacts, removeContacts } from '#features/listings/rules/contact-text/find.ts';
import { isPublicText } from '#features/listings/rules/contact-text/public-contacts.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { fill } from '#shared/text.ts';
import { contactWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { field: Field; value: Answer | undefined; onUse: (value: string) => void };

/** A phone number, email address or messenger in a text that everybody will read: what it costs, and one press to mend it. */
export function ContactNotice({ field, value, onUse }: Props) {
  const session = useStore($session);
  if (!isPublicText(field)) return null;
  // A dealership's own numbers are for everybody. Which those are the server knows, and asks about others.
  const isDealer = session.user?.type === 'DEALERSHIP';
  const found = typeof value === 'string' && !isDealer ? findContacts(value) : [];
  const named = [...new Set(found.map(({ words: said }) => `“${said}”`))].join(', ');
  return (
    <div aria-live="polite" data-contacts={found.length}>
      {found.length > 0 && typeof value === 'string' && (
        <Notice kind="warn" title={words.title}>
          <p>{fill(words.lead, { found: named })}</p>
          <p>{words.instead}</p>
          <Button look="secondary" size="sm" onClick={() => onUse(removeContacts(value, found))}>
            {words.remove}
          </Button>
        </Notice>
      )}
    </div>
  );
}
