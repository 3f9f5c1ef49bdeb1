import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/context.ts';
import { createEmbeddedStore } from './embedded/adapter.ts';
import { createShopifyStore } from './shopify/adapter.ts';
import type { Store } from './types.ts';

const remotes = new WeakMap<Config, Store>();

/** The store in use: the one place that chooses the adapter. */
export function openStore(services: Pick<Services, 'config' | 'db' | 'now'>): Store {
  const { config } = services;
  if (config.store === null) return createEmbeddedStore(services);
  const store = remotes.get(config) ?? createShopifyStore(config.store);
  remotes.set(config, store);
  return store;
}
