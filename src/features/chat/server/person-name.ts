import type { Role } from '#shared/enums.ts';
import { chats } from '../words/chats.ts';
import { sellerName } from '#features/listings/server/index.ts';

type Person = { readonly fullName: string; readonly type: string; readonly deletedAt: Date | null };

/** "Maria G.", or what they are when they gave no name. Never an address. */
export function personName(person: Person, role: Role): string {
  if (person.deletedAt) return chats.deletedPerson;
  return sellerName(person) || chats.somebody[role];
}
