import type { Limits } from '#features/valuation/rules/limits.ts';

const WIDTH = 1000;

/** The track under the slider: one piece per badge, each with a pattern of its own besides its color. */
export function BandTrack({ limits, low, high }: { limits: Limits; low: number; high: number }) {
  const at = (cents: number) => Math.min(1, Math.max(0, (cents - low) / (high - low))) * WIDTH;
  const ends = [low, limits.great, limits.good, limits.fair, limits.high, high].map(at);
  return (
    <svg className="price-track" viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      {(['great', 'good', 'fair', 'high', 'over'] as const).map((name, i) => (
        <rect
          key={name}
          className={`band-${name}`}
          x={ends[i]}
          y="0"
          width={Math.max(0, (ends[i + 1] ?? 0) - (ends[i] ?? 0) - 3)}
          height="16"
        />
      ))}
    </svg>
  );
}
