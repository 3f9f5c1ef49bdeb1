import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type Answers, numberAnswer } from '#shared/answers.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import { $changing } from '#features/sell/browser/catalogue.ts';
import { $texts } from '#features/sell/browser/texts.ts';
import { type Flow, flowById } from '#features/sell/rules/index.ts';
import { AnswerFields } from '#features/sell/ui/AnswerFields.tsx';
import { FairHousing } from '#features/sell/ui/FairHousing.tsx';
import { OwnPriceHelp } from '#features/sell/ui/price/PriceHelp.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { keepEdit, keptEdit } from '../../browser/edits.ts';
import type { OwnListing } from '../../browser/owner.ts';
import { editPage as words } from '../../browser/words.ts';
import { type Part, partsOf, raisedBy } from '../../rules/parts.ts';
import { Refusal } from '../Refusal.tsx';
import { Changes } from './Changes.tsx';
import { Clash } from './Clash.tsx';
import { NEWS, type Typed, useEditing } from './use-editing.ts';
import './edit.css';
import '#ui/styles/islands.css';
import '#ui/step.css';

type Props = {
  listing: OwnListing;
  slug: string;
  home: string;
  /** Whether this site sends texts. */
  texts: boolean;
};

const NOTHING: Typed = { typed: {}, seen: {} };

/** One part of a published listing: its questions as the wizard asks them, what saving changes, and the button. */
export function EditPart(props: Props) {
  useEffect(() => $texts.set(props.texts), [props.texts]);
  const flow = flowById(props.listing.flow);
  const part = flow && partsOf(flow, props.listing.answers as Answers).find(({ slug }) => slug === props.slug);
  return flow && part ? <PartForm {...props} flow={flow} part={part} /> : null;
}

function PartForm({ listing, home, flow, part }: Props & { flow: Flow; part: Part }) {
  const { edit, discard, restored, ...kept } = useKept(listing, part);
  const [unchanged, setUnchanged] = useState(false);
  const fieldsOf = (answers: Answers): readonly Field[] => [
    ...part.fields,
    ...(isPublic(listing.status) ? raisedBy(flow, answers, { part, typed: kept.typed }) : []),
  ];
  const onSaved = () => {
    discard();
    location.assign(`${home}?now=saved`);
  };
  const editing = useEditing({ listing, fieldsOf, ...kept, onTyped: edit, onSaved });
  const { before, answers, fields, changes, clashes } = editing;
  useEffect(() => $changing.set(answers));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setUnchanged((await editing.save()) === 'nothing');
  };
  const ask = (asked: readonly Field[]) => (
    <AnswerFields
      fields={asked}
      answers={answers}
      errorOf={editing.errorOf}
      onChange={editing.change}
      onLeave={editing.leave}
    />
  );
  const raised = fields.slice(part.fields.length);
  return (
    <form className="wizard-columns edit-form" onSubmit={submit} noValidate aria-labelledby="step-title">
      <div className="wizard-main">
        <div className="step">
          <h1 className="title-2" id="step-title">
            {part.title}
          </h1>
          {restored && <Notice kind="info">{words.restored}</Notice>}
          {ask(part.fields)}
          <Helps flow={flow} part={part} before={before} answers={answers} change={editing.change} />
          {raised.length > 0 && <Raised>{ask(raised)}</Raised>}
          <div className="stack edit-news" id={NEWS} tabIndex={-1}>
            <Clash ids={clashes} before={before} answers={answers} onTheirs={() => edit(dropped(kept, clashes))} />
            <Refusal refused={editing.refused} here={fields} />
            {unchanged && <Unchanged />}
          </div>
        </div>
      </div>
      <Side
        flow={flow}
        before={before}
        answers={answers}
        changed={Object.keys(changes)}
        typed={kept.typed}
        discard={discard}
      />
      <Actions home={home} busy={editing.busy} clashing={clashes.length > 0} />
    </form>
  );
}

type HelpProps = {
  flow: Flow;
  part: Part;
  before: Answers;
  answers: Answers;
  change: (changes: Answers) => void;
};

/** What the wizard shows beside these questions: prices of the market, and words that fair housing law warns of. */
function Helps({ flow, part, before, answers, change }: HelpProps) {
  const asks = (name: string) => part.fields.some(({ id }) => id === name);
  return (
    <>
      {flow.id === 'vehicle' && asks('price') && (
        <OwnPriceHelp answers={before} cents={numberAnswer(answers, 'price')} onPrice={(price) => change({ price })} />
      )}
      {flow.id === 'property' && asks('description') && <FairHousing answers={{ ...before, ...answers }} />}
    </>
  );
}

const Unchanged = () => (
  <Notice kind="info" live>
    {words.nothingChanged}
  </Notice>
);

/** Questions of other parts that an answer made necessary. */
function Raised({ children }: { children: ReactNode }) {
  return (
    <section className="stack" aria-label={words.raised}>
      <h2 className="title-4">{words.raised}</h2>
      <p className="soft">{words.raisedText}</p>
      {children}
    </section>
  );
}

type SideProps = ComponentProps<typeof Changes> & { typed: Answers; discard: () => void };

function Side({ typed, discard, ...changes }: SideProps) {
  return (
    <div className="edit-side">
      <Changes {...changes} />
      <p className="soft text-sm">{words.kept}</p>
      {Object.keys(typed).length > 0 && (
        <Button look="quiet" size="sm" className="justify-self-start" onClick={discard}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}

function Actions({ home, busy, clashing }: { home: string; busy: boolean; clashing: boolean }) {
  return (
    <div className="step-actions" data-own-bar>
      <ButtonLink size="lg" href={home}>
        {words.backToParts}
      </ButtonLink>
      <Button look="primary" size="lg" type="submit" busy={busy}>
        {clashing ? words.saveMine : words.save}
      </Button>
    </div>
  );
}

const dropped = ({ typed, seen }: Typed, ids: readonly string[]): Typed => {
  const keep = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)));
  return { typed: keep(typed), seen: keep(seen) };
};

/** What was typed into this part, kept in the browser with every key. */
function useKept({ id }: OwnListing, { slug }: Part) {
  const [was] = useState(() => keptEdit(id, slug));
  const [now, setNow] = useState<Typed>(was ?? NOTHING);
  const edit = (next: Typed) => {
    setNow(next);
    keepEdit(id, slug, next);
  };
  return { ...now, restored: was !== null && now === was, edit, discard: () => edit(NOTHING) };
}
