import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterMotion } from './after-motion.ts';
import { shell } from './shell/words.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import './dialog.css';
import { Button } from './Button.tsx';
import type { ButtonLook } from './looks.ts';

type DialogActionsProps = Pick<ButtonLook, 'look'> & {
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
export function DialogActions({
  act,
  onAct,
  look = 'primary',
  busy = false,
  close,
  leave = shell.cancel,
}: DialogActionsProps) {
  return (
    <div className="dialog-actions">
      <Button look={look} type={onAct ? 'button' : 'submit'} busy={busy} onClick={onAct}>
        {act}
      </Button>
      <Button onClick={close}>{leave}</Button>
    </div>
  );
}

type Props = {
  title: string;
  /** Called once it is closed, however that happened. */
  onClose: () => void;
  wide?: boolean;
  /** Hands out the function that closes it. */
  children: (close: () => void) => ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. The first
 * control gets the focus, so the closing cross comes last.
 */
export function Dialog({ title, onClose, wide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  // React hands on what happens in a dialog that was opened out of this one.
  const leave = ({ target }: SyntheticEvent) =>
    target === dialog.current && dialog.current && afterMotion(dialog.current, onClose);

  useEffect(() => {
    const { classList, clientWidth } = document.documentElement;
    classList.add('dialog-open');
    classList.toggle('dialog-gutter', window.innerWidth > clientWidth);
    dialog.current?.showModal();
    return () => classList.remove('dialog-open', 'dialog-gutter');
  }, []);

  return createPortal(
    <dialog ref={dialog} className={cx('dialog', wide && 'dialog-wide')} aria-labelledby={id} onClose={leave}>
      <h2 className="title-3 dialog-title" id={id}>
        {title}
      </h2>
      {children(close)}
      <button type="button" className="btn btn-quiet btn-icon dialog-close" aria-label={shell.close} onClick={close}>
        <Icon name="x" />
      </button>
    </dialog>,
    document.body,
  );
}
