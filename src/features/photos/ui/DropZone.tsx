import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { addFiles } from '../browser/uploads.ts';
import { photos as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import '#ui/step.css';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped on it, and pictures pasted anywhere on the page. */
export function DropZone({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  usePastedPictures();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way in; the buttons inside are the first.
    <div
      className="dropzone"
      data-drop-target={over || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void addFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <p className="hidden items-center gap-2 text-sm text-ink-soft sm:flex">
        <Icon name="upload" size={20} />
        {over ? words.dropNow : words.drop}
      </p>
    </div>
  );
}

function usePastedPictures(): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      void addFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
