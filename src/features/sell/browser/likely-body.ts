import { textAnswer } from '#features/listings/rules/answers.ts';
import { $trims } from './catalogue.ts';
import { $answers, setAnswers } from './draft.ts';

/** The body that was filled in for a model, so that another model can take it back. */
type Guess = { readonly model: string; readonly body: string | null };

/**
 * Fills in the body that most cars of the draft's model have, while the person has said nothing else. It is an answer
 * like any other from then on: shown, and changed with one press. Returns how to stop.
 */
export function keepLikelyBody(): () => void {
  let guess: Guess | null = null;
  return $trims.subscribe(({ data, loading }) => {
    const answers = $answers.get();
    if (loading || !data || textAnswer(answers, 'vehicleType') !== 'CARS') return;
    const model = ['make', 'model', 'year'].map((id) => String(answers[id] ?? '')).join('|');
    const said = textAnswer(answers, 'body');
    const { likelyBody } = data;
    // A draft that is taken up again may have been filled in here before.
    if (guess === null && said === likelyBody) guess = { model, body: said };
    const isOurs = said === '' || (guess?.body === said && guess.model !== model);
    if (!isOurs || (likelyBody ?? '') === said) return;
    guess = { model, body: likelyBody };
    setAnswers({ body: likelyBody });
  });
}
