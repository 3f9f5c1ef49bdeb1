import { shell } from './shell/words.ts';

/** Says what is being waited for; the words are shown only when `visible`. */
export function Spinner({ label = shell.loading, visible = false }: { label?: string; visible?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span className="spinner" aria-hidden="true" />
      <span className={visible ? 'soft' : 'sr-only'}>{label}</span>
    </span>
  );
}
