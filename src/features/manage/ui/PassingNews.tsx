import { useEffect, useState } from 'react';
import { Notice } from '#ui/Notice.tsx';

/** As long as toasts stay. */
const STAYS_MS = 6000;

/** A sentence about what was just done; it goes by itself, the badge beside it stays. */
export function PassingNews({ sentence }: { sentence: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return (
    <div className="wrap owner-news">
      <Notice kind="good" live>
        {sentence}
      </Notice>
    </div>
  );
}
