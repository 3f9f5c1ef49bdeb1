import type { ComponentProps } from 'react';
import { Wizard } from '#features/sell/ui/Wizard.tsx';
import { PANELS } from './wizard-panels.ts';
import '#ui/styles/islands.css';

/** The wizard with the panels of every subject. */
export const SellWizard = (props: Omit<ComponentProps<typeof Wizard>, 'panels'>) => (
  <Wizard panels={PANELS} {...props} />
);
