/** What a dealership has by now, counted from its rows. */
export type SetupFacts = {
  readonly hasProfile: boolean;
  /** Vehicles and other things that anybody can see. */
  readonly live: number;
  readonly drafts: number;
  /** Codes in use, printed here or from an order, and orders that were not cancelled. */
  readonly codes: number;
  readonly orders: number;
};

export const SETUP_STEPS = ['profile', 'stock', 'stickers'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const DONE: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  profile: ({ hasProfile }) => hasProfile,
  stock: ({ live }) => live > 0,
  stickers: ({ codes, orders }) => codes + orders > 0,
};

/** The first steps of a dealership in their order. Nothing remembers that a step was done: it is done while it is so. */
export const setupSteps = (facts: SetupFacts): readonly { readonly id: SetupStep; readonly done: boolean }[] =>
  SETUP_STEPS.map((id) => ({ id, done: DONE[id](facts) }));

export const isSetUp = (facts: SetupFacts): boolean => setupSteps(facts).every(({ done }) => done);
