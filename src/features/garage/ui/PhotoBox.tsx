import { useEffect, useRef, useState } from 'react';
import { itemWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type Props = { photo: File | null; onPhoto: (photo: File | null) => void };

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The picture of one thing: the camera first, the pictures on the device second. */
export function PhotoBox({ photo, onPhoto }: Props) {
  const preview = usePreview(photo);
  return (
    <div className="item-photo">
      {preview ? (
        <img src={preview} alt={words.photoOf} className="item-photo-shot" />
      ) : (
        <div className="item-photo-empty">
          <Icon name="camera" size={40} />
        </div>
      )}
      <div className="item-photo-actions">
        <Pick camera look={photo ? 'secondary' : 'ink'} onPick={onPhoto}>
          {photo ? words.retake : words.photo}
        </Pick>
        <Pick look="secondary" onPick={onPhoto}>
          {words.pick}
        </Pick>
      </div>
    </div>
  );
}

/** An address for the picture as long as it is shown. */
function usePreview(photo: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const made = photo && URL.createObjectURL(photo);
    setPreview(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [photo]);
  return preview;
}

type PickProps = {
  camera?: boolean;
  look: 'ink' | 'secondary';
  onPick: (photo: File) => void;
  children: string;
};

/** A button over a file field, whose own look differs in every browser. */
function Pick({ camera = false, look, onPick, children }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon={camera ? 'camera' : 'plus'} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPT}
        capture={camera ? 'environment' : undefined}
        data-item-photo={camera ? 'camera' : 'pick'}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
