import { ALERT_FREQUENCIES, type AlertFrequency } from '../rules/schedule.ts';
import { MAX_SEARCH_NAME_LENGTH } from '../rules/search-name.ts';
import { lacksDistance } from '#features/search/rules/distances.ts';
import { ownValue } from '#shared/own-value.ts';
import { fill } from '#shared/text.ts';
import { alerts } from '../words/alerts.ts';
import type { Ctx } from '#platform/context.ts';
import { createSavedSearch, toWatched } from './create-search.ts';
import { deleteSavedSearch, updateSavedSearch } from './update-search.ts';
import { type Fields, go, type Outcome, postedForm, refuse, refuseForm, typedIn } from '#platform/forms/index.ts';
import { testSavedSearch } from './test-search.ts';

type Run = (call: { ctx: Ctx; form: Fields; id: string }) => Promise<Outcome>;

const done = (now: string, id = ''): Outcome => go(`/my/searches?now=${now}${id && `#search-${id}`}`);

/** Name and frequency as typed; sentences by field where they do not do. */
function readWords(form: Fields): { name: string; frequency: AlertFrequency | null; faults: Record<string, string> } {
  const name = (form.get('name') ?? '').trim();
  const frequency = ALERT_FREQUENCIES.find((one) => one === form.get('frequency')) ?? null;
  const nameFault = name === '' ? alerts.nameMissing : fill(alerts.nameLong, { count: MAX_SEARCH_NAME_LENGTH });
  return {
    name,
    frequency,
    faults: {
      ...(name === '' || name.length > MAX_SEARCH_NAME_LENGTH ? { name: nameFault } : {}),
      ...(frequency ? {} : { frequency: alerts.frequencyMissing }),
    },
  };
}

/** The search, with the distance that was chosen where it named none. What is no number is no distance. */
function queryOf(form: Fields): string {
  const query = new URLSearchParams(form.get('query') ?? '');
  const miles = form.get('radius_max') ?? '';
  if (miles !== '' && lacksDistance(toWatched(query.toString()))) query.set('radius_max', miles);
  return query.toString();
}

const RUNS: Readonly<Record<string, Run>> = {
  async create({ ctx, form }) {
    const { name, frequency, faults } = readWords(form);
    if (!frequency || Object.keys(faults).length > 0) return refuse(typedIn(form), faults);
    const { id } = await createSavedSearch({ ctx, input: { query: queryOf(form), name, frequency } });
    return done('saved', id);
  },
  async update({ ctx, form, id }) {
    const { name, frequency, faults } = readWords(form);
    if (!frequency || Object.keys(faults).length > 0) return refuse(typedIn(form), faults);
    await updateSavedSearch({ ctx, id, input: { name, frequency } });
    return done('updated', id);
  },
  async pause({ ctx, id }) {
    await updateSavedSearch({ ctx, id, input: { paused: true } });
    return done('paused', id);
  },
  async resume({ ctx, id }) {
    await updateSavedSearch({ ctx, id, input: { paused: false } });
    return done('resumed', id);
  },
  async delete({ ctx, id }) {
    await deleteSavedSearch({ ctx, id });
    return done('deleted');
  },
  async test({ ctx, id }) {
    await testSavedSearch({ ctx, id });
    return done('tested', id);
  },
};

/** Words of a search are many. */
const MAX_QUERY_LENGTH = 4_000;

/** The buttons of the saved searches page: `do` says what, `id` which. */
export const submitSearchesForm = postedForm(
  async ({ ctx }, form) => {
    const run = ownValue(RUNS, form.get('do'));
    const values = typedIn(form);
    return run ? run({ ctx, form, id: form.get('id') ?? '' }) : refuseForm(alerts.wrongForm, { values });
  },
  { maxLength: MAX_QUERY_LENGTH },
);
