import type { Panels } from '#features/sell/ui/panels/types.ts';
import { CaptureStep } from '#features/sell/ui/panels/CaptureStep.tsx';
import { FormStep } from '#features/sell/ui/panels/FormStep.tsx';
import { ItemsStep } from '#features/garage/ui/ItemsStep.tsx';
import { LookupStep } from '#features/sell/ui/panels/LookupStep.tsx';
import { PreviewStep } from '#features/sell/ui/panels/PreviewStep.tsx';
import { ProfileStep } from '#features/sell/ui/panels/ProfileStep.tsx';
import { SearchStep } from '#features/sell/ui/panels/SearchStep.tsx';
import { StudioStep } from '#features/sell/ui/panels/StudioStep.tsx';
import { ValuationStep } from '#features/sell/ui/panels/ValuationStep.tsx';

export const PANELS: Panels = {
  form: FormStep,
  lookup: LookupStep,
  search: SearchStep,
  preview: PreviewStep,
  capture: CaptureStep,
  studio: StudioStep,
  valuation: ValuationStep,
  items: ItemsStep,
  profile: ProfileStep,
};
