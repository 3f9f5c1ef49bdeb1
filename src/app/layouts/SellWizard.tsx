import type { ComponentProps } from 'react';
import { Wizard } from '#features/sell/ui/Wizard.tsx';
import { PANELS } from './wizard-panels.ts';

/** The wizard with the panels of every subject. */
export const SellWizard = (props: Omit<ComponentProps<typeof Wizard>, 'panels'>) => (
  <Wizard panels={PANELS} {...props} />
);
