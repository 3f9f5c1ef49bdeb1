import type { AccountType } from '#shared/enums.ts';
import { demoId } from '#features/vehicles/server/index.ts';
import { DEMO_ACCOUNT } from '#platform/config/demo-account.ts';
import { FIRST_NAMES, LAST_NAMES } from './data/names.ts';
import { diceFor } from './random.ts';

export type DemoPerson = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly type: AccountType;
  /** Days since they signed up. */
  readonly memberDays: number;
};

/** Person number `index`; number 0 is the account people can use. Addresses are at example.com, which nobody owns. */
export function demoPerson(index: number): DemoPerson {
  const dice = diceFor(`person ${index}`);
  const first = dice.pick(FIRST_NAMES);
  const last = dice.pick(LAST_NAMES);
  const memberDays = dice.between(70, 900);
  const id = demoId(`person ${index}`);
  if (index === 0)
    return { id, email: DEMO_ACCOUNT.email, fullName: DEMO_ACCOUNT.fullName, type: 'SELLER', memberDays };
  const email = `${first}.${last}${index}@example.com`.toLowerCase().replace(/[^a-z0-9.@]/g, '');
  return { id, email, fullName: `${first} ${last}`, type: 'SELLER', memberDays };
}

/** The demo account has the first three listings; others have one, two or three. */
const LISTINGS_OF_DEMO_ACCOUNT = 3;
const LISTINGS_A_PERSON = 2;

export const ownerIndex = (listing: number): number =>
  listing < LISTINGS_OF_DEMO_ACCOUNT ? 0 : 1 + Math.floor((listing - LISTINGS_OF_DEMO_ACCOUNT) / LISTINGS_A_PERSON);
