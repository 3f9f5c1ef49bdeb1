import { atom } from 'nanostores';

export type ToastKind = 'info' | 'good' | 'warn' | 'bad';
export type Toast = { readonly kind: ToastKind; readonly sentence: string };

/** The last thing said in passing; the shell shows it and it goes by itself. */
export const $toast = atom<Toast | null>(null);

export const say = (sentence: string, kind: ToastKind = 'info'): void => $toast.set({ kind, sentence });
