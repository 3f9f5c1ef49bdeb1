import { LANE, laneFill } from '#shared/lane.ts';
import './lane.css';

/** Progress as a road that fills. `at` counts from 1; `words` say how far that is. */
export function ProgressLane({ name, at, of, words }: { name: string; at: number; of: number; words: string }) {
  return (
    <div className="lane">
      <p className="lane-words">
        <span>{name}</span>
        <span className="lane-count">{words}</span>
      </p>
      <svg
        className="lane-road"
        viewBox={LANE.viewBox}
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={words}
      >
        <rect className="lane-bed" width="1000" height="12" rx="3" />
        <path className="lane-dashes" d={LANE.dashes} />
        <rect className="lane-fill" width={laneFill(at, of)} height="12" rx="3" />
      </svg>
    </div>
  );
}
