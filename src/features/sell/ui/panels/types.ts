import type { ComponentType } from 'react';
import type { Step, StepKind } from '../../rules/index.ts';

export type PanelProps = { readonly step: Step };

/** One panel per kind of step; the type checker sees that none is missing. */
export type Panels = Readonly<Record<StepKind, ComponentType<PanelProps>>>;
