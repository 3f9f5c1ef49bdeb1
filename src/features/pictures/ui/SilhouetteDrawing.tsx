import { paintSilhouette, SILHOUETTE_VIEW_BOX, toSilhouette } from '../rules/silhouettes.ts';

type Props = { kind: string; color?: string | null; label?: string; shadow?: boolean; className?: string };

/** A flat side view in a real colour (#rrggbb). Decorative unless `label` says what it shows. */
export function Silhouette({ kind, color, label, shadow = true, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={SILHOUETTE_VIEW_BOX}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {paintSilhouette(toSilhouette(kind), color, shadow).map(({ d, fill, stroke, width, opacity }) => (
        <path key={d + fill + (stroke ?? '')} d={d} fill={fill} stroke={stroke} strokeWidth={width} opacity={opacity} />
      ))}
    </svg>
  );
}
