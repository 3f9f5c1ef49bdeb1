import { createContext, useContext } from 'react';

/** How a panel moves through the flow. */
export type Walk = {
  /** To the next step on the path. */
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly goTo: (slug: string) => void;
};

export const WalkContext = createContext<Walk | null>(null);

export function useWalk(): Walk {
  const walk = useContext(WalkContext);
  if (!walk) throw new Error('useWalk is for panels inside the Wizard.');
  return walk;
}
