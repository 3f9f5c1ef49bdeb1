import { useEffect, useState } from 'react';
import type { OwnPhoto } from '../contract.ts';
import type { Quality } from '../rules/quality.ts';

type Measured = ReadonlyMap<string, Quality | null>;

/** How sharp and light the finished photos are, by id. Measured on this device once the page has nothing else to do. */
export function useQualities(photos: readonly OwnPhoto[]): Measured {
  const [qualities, setQualities] = useState<Measured>(new Map());
  const versions = photos.map((photo) => (photo.status === 'READY' ? photo.hash : '')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pictures measure the same.
  useEffect(() => {
    let gone = false;
    const measure = async () => {
      const { measurePhoto } = await import('../browser/measure.ts');
      const found = new Map<string, Quality | null>();
      for (const photo of photos) if (photo.status === 'READY') found.set(photo.id, await measurePhoto(photo));
      if (!gone) setQualities(found);
    };
    void measure();
    return () => {
      gone = true;
    };
  }, [versions]);
  return qualities;
}
