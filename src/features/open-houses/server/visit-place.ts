import { directionsTo, placeLine } from '#features/listings/rules/place-line.ts';
import { detailsFor } from '#features/listings/rules/street.ts';
import { textAnswer } from '#features/listings/rules/answers.ts';
import type { FoundVisit } from './find-visit.ts';

/** Where a visit is, as exactly as this party may know. */
export type VisitPlace = {
  readonly address: string;
  /** With its street: something to drive to. */
  readonly exact: boolean;
  readonly directions: string;
};

type Asked = {
  readonly party: Pick<FoundVisit['party'], 'status'>;
  readonly opening: Pick<FoundVisit['opening'], 'status'>;
  readonly row: FoundVisit['row'];
};

/** Only a confirmed time that still stands opens the street of a host who tells nobody else. */
export function placeOf({ party, opening, row }: Asked, now: Date): VisitPlace {
  const stands = party.status === 'CONFIRMED' && opening.status === 'OPEN';
  const details = detailsFor(row, stands ? 'with-time' : 'anyone', now);
  const address = placeLine({ place: row, details });
  return { address, exact: textAnswer(details, 'street') !== '', directions: directionsTo(address) };
}
