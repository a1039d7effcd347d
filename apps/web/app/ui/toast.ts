import { create } from 'zustand';

export const TOAST_VISIBLE_MS = 5000;
/** How long a dismissed toast stays in the list, for its exit animation. */
export const TOAST_REMOVE_MS = 5000;

export type ToastContent = { title: string; description?: string; tone?: 'neutral' | 'success' | 'error' };
export type Toast = ToastContent & { id: number; isOpen: boolean };

/** The toasts that are drawn; a closed one stays for its exit animation. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let nextId = 1;
const dismissTimers = new Map<number, ReturnType<typeof setTimeout>>();

const setToasts = (toasts: readonly Toast[]): void => useToasts.setState({ toasts });
export const readToasts = (): readonly Toast[] => useToasts.getState().toasts;

/** Shows a message over the page for 5 s, in place of the one that is there. It may be called before the page is ready. */
export function showToast(content: ToastContent): number {
  for (const toast of readToasts()) dismissToast(toast.id);
  const id = nextId;
  nextId += 1;
  setToasts([...readToasts(), { ...content, id, isOpen: true }]);
  resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  const toast = readToasts().find((candidate) => candidate.id === id);
  if (!toast?.isOpen) return;
  holdToast(id);
  setToasts(readToasts().map((candidate) => (candidate.id === id ? { ...candidate, isOpen: false } : candidate)));
  setTimeout(() => setToasts(readToasts().filter((candidate) => candidate.id !== id)), TOAST_REMOVE_MS);
}

/** Stops the clock while the toast is pointed at or has the focus (WCAG 2.2.1). */
export function holdToast(id: number): void {
  clearTimeout(dismissTimers.get(id));
  dismissTimers.delete(id);
}

/** Restarts the timer. It is paused while the tab is in the background, so that a toast is not missed. */
export function resumeToast(id: number): void {
  holdToast(id);
  dismissTimers.set(
    id,
    setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', () => resumeToast(id), { once: true });
      else dismissToast(id);
    }, TOAST_VISIBLE_MS),
  );
}
