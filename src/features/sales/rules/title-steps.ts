import type { Side } from './acts.ts';
import facts from './title-rules.json' with { type: 'json' };

/**
 * What a state wants of a private sale of a vehicle, as public pages said when they were read; null and `unclear` where
 * none was found or they disagree. `found` names what stood on such a page; the rest is general knowledge.
 */
export type TitleRules = {
  readonly state: string;
  readonly billOfSale: { readonly required: boolean; readonly form: string | null };
  /** Whether the seller signs the title before a notary or an agent. */
  readonly notary: 'yes' | 'no' | 'unclear';
  /** With whom standard plates stay. */
  readonly plates: 'seller' | 'car' | 'either';
  /** What tells the state that the vehicle was sold; `days` is its deadline. */
  readonly notice: {
    readonly name: string;
    readonly form: string | null;
    readonly days: number | null;
    readonly online: boolean | null;
  } | null;
  /** Days the buyer has for title and registration. */
  readonly titleDays: number | null;
  readonly inspection: string | null;
  readonly found: readonly string[];
  readonly sources: readonly string[];
};

export const TITLE_RULES_CHECKED_ON: string = facts.checkedOn;
const BY_STATE: ReadonlyMap<string, TitleRules> = new Map(
  (facts.states as unknown as readonly TitleRules[]).map((rules) => [rules.state, rules]),
);

/** By the two letters of a state or of DC; undefined for others. */
export const titleRulesOf = (state: string): TitleRules | undefined => BY_STATE.get(state);

/** A thing to do at the sale or after it. `by` is its last day, as a date in UTC. */
export type TitleStep = { readonly side: Side; readonly by: Date | null } & (
  | { readonly kind: 'SIGN'; readonly notary: TitleRules['notary'] }
  | { readonly kind: 'BILL'; readonly required: boolean; readonly form: string | null }
  | { readonly kind: 'PLATES'; readonly plates: TitleRules['plates'] }
  | { readonly kind: 'NOTICE'; readonly notice: NonNullable<TitleRules['notice']> }
  | { readonly kind: 'NO_NOTICE' }
  | { readonly kind: 'END_INSURANCE' }
  | { readonly kind: 'INSURE' }
  | { readonly kind: 'TITLE'; readonly days: number | null }
  | { readonly kind: 'INSPECTION'; readonly text: string }
);

/** What each side does, in the order in which one does it. Deadlines count from the handover; null before it. */
export function titleSteps(rules: TitleRules, handedOver: Date | null): TitleStep[] {
  const { billOfSale, notary, plates, notice, titleDays, inspection } = rules;
  const within = (days: number | null) =>
    handedOver && days !== null ? new Date(handedOver.getTime() + days * 86_400_000) : null;
  return [
    { side: 'SELLER', kind: 'SIGN', notary, by: null },
    { side: 'SELLER', kind: 'BILL', ...billOfSale, by: null },
    { side: 'SELLER', kind: 'PLATES', plates, by: null },
    notice
      ? { side: 'SELLER', kind: 'NOTICE', notice, by: within(notice.days) }
      : { side: 'SELLER', kind: 'NO_NOTICE', by: null },
    { side: 'SELLER', kind: 'END_INSURANCE', by: null },
    { side: 'BUYER', kind: 'INSURE', by: null },
    { side: 'BUYER', kind: 'BILL', ...billOfSale, by: null },
    { side: 'BUYER', kind: 'TITLE', days: titleDays, by: within(titleDays) },
    ...(inspection ? [{ side: 'BUYER', kind: 'INSPECTION', text: inspection, by: null } as const] : []),
  ];
}
