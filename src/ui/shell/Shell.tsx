import { useEffect } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { $activity } from '#platform/browser/activity.ts';
import { $toast, type ToastKind } from '#platform/browser/toasts.ts';
import { doneProgress, startProgress } from './progress.ts';
import './toasts.css';
import { shell } from './words.ts';

/** The movement is of toasts.css; the others close ranks in the time of `--quick`. */
const motion = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 });

/** Toasts at top-right: 6 s, gone on click or when dragged away; they wait while pointed at or focused. Alt+T reaches them. */
function Toasts() {
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
      toastClassName="curb-toast"
      transition={motion}
      closeButton
    />
  );
}

const KINDS = { info: toast.info, good: toast.success, warn: toast.warn, bad: toast.error } as const;

/** Says something in a toast. The same sentence twice shows once. */
function showToast(sentence: string, kind: ToastKind): void {
  KINDS[kind](sentence, { toastId: `${kind}:${sentence}` });
}

/** What every island with React has around it: the bar at the top while something is waited for, and toasts. */
export function Shell() {
  useEffect(() => {
    const stopBar = $activity.subscribe((count) => (count > 0 ? startProgress() : doneProgress()));
    const stopToasts = $toast.listen((toast) => toast && showToast(toast.sentence, toast.kind));
    return () => {
      stopBar();
      stopToasts();
    };
  }, []);
  return <Toasts />;
}
