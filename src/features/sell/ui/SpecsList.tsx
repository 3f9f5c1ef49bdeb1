import { useStore } from '@nanostores/react';
import { fill } from '#shared/text.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { preview } from '../browser/words.ts';

const KNOWN = ['trim', 'bodyClass', 'fuelType', 'cylinders', 'displacement', 'doors', 'plant'] as const;

function textOf(key: (typeof KNOWN)[number], value: unknown): string | null {
  if (typeof value === 'number') return fill(preview.amounts[key] ?? '{n}', { n: value });
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What the lookup knows beyond year, make and model. Unknown things are left out. */
export function SpecsList() {
  const { specs } = useStore($vehicle);
  const rows = KNOWN.map((key) => [preview.specs[key], textOf(key, specs?.[key])] as const).filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
