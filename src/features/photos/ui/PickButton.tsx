import { type ReactNode, useRef } from 'react';
import type { IconName } from '#shared/icons.ts';
import { addFiles } from '../browser/uploads.ts';
import { Button } from '#ui/Button.tsx';

type Props = {
  /** Opens the camera where there is one; else the pictures on the device, many at a time. */
  camera?: boolean;
  shot?: string;
  look?: 'ink' | 'secondary';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  label?: string;
  block?: boolean;
  onPicked?: () => void;
  children: ReactNode;
};

/** Phones hand over HEIC as JPEG when JPEG is named; whatever comes, the server looks at the bytes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** A button that picks photos. The input itself stays hidden: its look differs in every browser. */
export function PickButton({ camera, shot, label, onPicked, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPT}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        data-pick={shot ?? (camera ? 'camera' : 'many')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          void addFiles(files, shot ?? null);
          if (files.length > 0) onPicked?.();
          currentTarget.value = '';
        }}
      />
    </>
  );
}
