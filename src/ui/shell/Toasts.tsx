import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import type { ToastKind } from '#platform/browser/toasts.ts';
import { shell } from './words.ts';

/** The movement is of toasts.css; the others close ranks in the time of `--quick`. */
const motion = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 });

/** Toasts at top-right: 6 s, gone on click or when dragged away; they wait while pointed at or focused. Alt+T reaches them. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={6000}
      closeOnClick
      draggable
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={`${shell.notifications} Alt+T`}
      theme="light"
      transition={motion}
      toastClassName="curb-toast"
      closeButton
    />
  );
}

const KINDS = { info: toast.info, good: toast.success, warn: toast.warn, bad: toast.error } as const;

/** Says something in a toast. The same sentence twice shows once. */
export function showToast(sentence: string, kind: ToastKind): void {
  KINDS[kind](sentence, { toastId: `${kind}:${sentence}` });
}
