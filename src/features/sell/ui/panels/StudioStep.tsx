import { StudioPanel } from '#features/photos/ui/StudioPanel.tsx';
import { PhotoStep } from '../PhotoStep.tsx';
import type { PanelProps } from './types.ts';

/** Arranging the photos: order, cover, captions. */
export function StudioStep({ step }: PanelProps) {
  return <PhotoStep step={step} Panel={StudioPanel} />;
}
