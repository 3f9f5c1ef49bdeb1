import { useStore } from '@nanostores/react';
import { asksDealers } from '#features/dealers/rules/offers.ts';
import { $answers, $draft } from '../../browser/draft.ts';
import { intentWords as words } from '#features/dealers/browser/words.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** For whoever wants a cash offer or a trade-in: on to the dealerships nearby, once the draft is on the server. */
export function AskDealers() {
  const { uniqueId } = useStore($draft);
  const { intent } = useStore($answers);
  if (!asksDealers(intent)) return null;
  return (
    <section className="card card-pad stack" aria-labelledby="ask-dealers-title">
      <h2 className="title-4" id="ask-dealers-title">
        {words.askTitle}
      </h2>
      <p className="soft">{words.askLead}</p>
      {uniqueId ? (
        <p>
          <ButtonLink look="secondary" href={`/my/offers/ask?${new URLSearchParams({ listing: uniqueId, intent })}`}>
            {words.askDo}
          </ButtonLink>
        </p>
      ) : (
        <p role="status">{words.notSavedYet}</p>
      )}
    </section>
  );
}
