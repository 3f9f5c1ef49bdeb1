import { CapturePanel } from '#features/photos/ui/CapturePanel.tsx';
import { PhotoStep } from '../PhotoStep.tsx';
import type { PanelProps } from './types.ts';

/** Taking and sending photos. */
export function CaptureStep({ step }: PanelProps) {
  return <PhotoStep step={step} Panel={CapturePanel} />;
}
