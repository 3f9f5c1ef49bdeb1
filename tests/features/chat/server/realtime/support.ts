import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import type { TestServices } from '../../../../support/services.ts';

/** Somebody with a confirmed address. Gives their id. */
export async function newPerson(services: TestServices, email: string): Promise<string> {
  const id = newId();
  await services.db.insert(schema.users).values({ id, email, fullName: 'Jo Smith', emailVerifiedAt: services.now() });
  return id;
}
