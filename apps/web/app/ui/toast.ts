export const TOAST_VISIBLE_MS = 5000;
/** How long a dismissed toast stays in the list, for its exit animation. */
export const TOAST_REMOVE_MS = 5000;

export type ToastContent = { title: string; description?: string; tone?: 'neutral' | 'success' | 'error' };
export type Toast = ToastContent & { id: number; isOpen: boolean };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const dismissTimers = new Map<number, ReturnType<typeof setTimeout>>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly Toast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message over the page for 5 s, in place of the one that is there. It may be called before the page is ready. */
export function showToast(content: ToastContent): number {
  for (const toast of toasts) dismissToast(toast.id);
  const id = nextId;
  nextId += 1;
  setToasts([...toasts, { ...content, id, isOpen: true }]);
  resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  const toast = toasts.find((candidate) => candidate.id === id);
  if (!toast?.isOpen) return;
  holdToast(id);
  setToasts(toasts.map((candidate) => (candidate.id === id ? { ...candidate, isOpen: false } : candidate)));
  setTimeout(() => setToasts(toasts.filter((candidate) => candidate.id !== id)), TOAST_REMOVE_MS);
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
