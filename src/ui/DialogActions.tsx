import { Button } from './Button.tsx';
import type { ButtonLook } from './looks.ts';
import { shell } from './shell/words.ts';

type Props = Pick<ButtonLook, 'look'> & {
  /** What is done, in the button's words. */
  act: string;
  /** Left out where the act sends the form around it. */
  onAct?: () => void;
  busy?: boolean;
  close: () => void;
  /** The way out, where it is more than “Cancel”. */
  leave?: string;
};

/** How a dialog ends: the act, then the way out. */
export function DialogActions({ act, onAct, look = 'primary', busy = false, close, leave = shell.cancel }: Props) {
  return (
    <div className="dialog-actions">
      <Button look={look} type={onAct ? 'button' : 'submit'} busy={busy} onClick={onAct}>
        {act}
      </Button>
      <Button onClick={close}>{leave}</Button>
    </div>
  );
}
