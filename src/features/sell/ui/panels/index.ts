import type { ComponentType } from 'react';
import type { Step, StepKind } from '../../rules/index.ts';
import { CaptureStep } from './CaptureStep.tsx';
import { FormStep } from './FormStep.tsx';
import { ItemsStep } from './ItemsStep.tsx';
import { LookupStep } from './LookupStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { SearchStep } from './SearchStep.tsx';
import { StudioStep } from './StudioStep.tsx';
import { ValuationStep } from './ValuationStep.tsx';

export type PanelProps = { readonly step: Step };

/** One panel per kind of step; the type checker sees that none is missing. */
export const PANELS: Readonly<Record<StepKind, ComponentType<PanelProps>>> = {
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
