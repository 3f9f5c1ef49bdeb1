import { loadPhotos } from '../browser/photos.ts';
import { photos as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** While photos are read, and when they could not be. */
export function LoadState({ status }: { status: 'loading' | 'ready' | 'failed' }) {
  if (status === 'ready') return null;
  if (status === 'loading') return <Skeleton label={words.loading} shape="tiles" />;
  return (
    <Notice kind="warn" live>
      <p>{words.loadFailed}</p>
      <Button look="secondary" size="sm" onClick={() => void loadPhotos()}>
        {words.reload}
      </Button>
    </Notice>
  );
}
