import type { Answers } from '#features/listings/rules/answers.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { Silhouette } from '#features/pictures/ui/SilhouetteDrawing.tsx';

/** The picture of an answer: the vehicle as it would be with it. */
export function OptionArt({ field, value, answers }: { field: string; value: string; answers: Answers }) {
  const { kind, color } = silhouetteOf({ ...answers, [field]: value });
  return <Silhouette kind={kind} {...(color ? { color } : {})} />;
}
