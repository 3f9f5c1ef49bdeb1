import { Skeleton } from '#ui/Skeleton.tsx';

type Props = { title: string; label: string };

/** A step before its draft is there: the server draws it and the island as well, so that nothing moves between them. */
export function WizardOpening({ title, label }: Props) {
  return (
    <>
      <div className="wizard-head">
        <span className="skeleton" />
      </div>
      <div className="wizard-columns">
        <div className="wizard-main">
          <h1 className="title-2">{title}</h1>
          <Skeleton label={label} shape="fields" />
        </div>
      </div>
    </>
  );
}
