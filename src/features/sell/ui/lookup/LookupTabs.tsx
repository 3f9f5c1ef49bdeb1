import type { LookupView } from '#shared/enums.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Choice } from '#ui/Choice.tsx';

type Way = 'VIN' | 'PLATE';
const OPTIONS = [
  { value: 'VIN' as Way, label: words.byVin },
  { value: 'PLATE' as Way, label: words.byPlate },
];

/** VIN or plate. The other way's text stays where it was. */
export function LookupTabs({ view }: { view: LookupView }) {
  const choose = (way: Way) =>
    $vehicle.set({ ...$vehicle.get(), lookup: 'INITIAL', view: way === 'VIN' ? 'INITIAL' : 'SHOW_LICENSEFORM' });
  return (
    <Choice
      label={words.way}
      hideLabel
      look="segment"
      options={OPTIONS}
      value={view === 'INITIAL' ? 'VIN' : 'PLATE'}
      onChange={choose}
    />
  );
}
