import { useEffect } from 'react';
import { $activity } from '#platform/browser/activity.ts';
import { $toast } from '#platform/browser/toasts.ts';
import { doneProgress, startProgress } from './progress.ts';
import { showToast, Toasts } from './Toasts.tsx';

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
