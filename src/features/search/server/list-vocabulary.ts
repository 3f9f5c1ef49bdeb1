import type { Vocabulary } from '../contracts/search.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { listIndexablePages } from './indexable-pages.ts';
import { listTrims } from './list-trims.ts';

/** Models and trims that are sold once in a hundred thousand are no help while typing. */
const MAX_MODELS = 1_500;
const MAX_TRIMS = 4;

/** Makes, models and trims that are for sale, most first: what a visitor may be typing. */
export async function listVocabulary({ ctx }: { ctx: Pick<Ctx, 'db' | 'cache'> }): Promise<Vocabulary> {
  const pages = await listIndexablePages({ ctx });
  const snapshot = await liveIndex(ctx).fresh();
  const trims = await listTrims(ctx, snapshot);
  const models = pages.filter((page) => page.kind === 'model').slice(0, MAX_MODELS);
  return pages
    .filter((page) => page.kind === 'make')
    .map((make) => ({
      make: make.label,
      count: make.count,
      models: models
        .filter((model) => model.make?.slug === make.slug)
        .map((model) => ({
          model: model.label,
          count: model.count,
          trims: (trims.get(`${make.label}\n${model.label}`) ?? []).slice(0, MAX_TRIMS),
        })),
    }));
}
