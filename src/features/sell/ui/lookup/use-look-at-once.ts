import { useEffect } from 'react';
import { $lookAtOnce } from '../../browser/lookup.ts';

/** Begins the lookup of what was typed on the page before. Once: whoever comes back to the form decides for themselves. */
export function useLookAtOnce(kind: 'VIN' | 'LICENSE_PLATE', look: () => void): void {
  useEffect(() => {
    if ($lookAtOnce.get() !== kind) return;
    $lookAtOnce.set(null);
    look();
  });
}
