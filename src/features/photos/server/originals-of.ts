import type { Services } from '#platform/context.ts';
import { type Originals, openOriginals } from './originals.ts';

const opened = new WeakMap<Services['storage'], Originals>();

/** The one folder or bucket of sent files that belongs to these services. */
export function originalsOf(services: Pick<Services, 'config' | 'storage'>): Originals {
  const found = opened.get(services.storage) ?? openOriginals(services.config);
  opened.set(services.storage, found);
  return found;
}
