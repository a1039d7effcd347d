/** The class that the head's script sets when a session is to be restored; app.css hides the visitor's page under it. */
export const RESTORING_CLASS = 'restoring';

/** Whether someone was signed in here when the page came. */
export const isRestoring = (): boolean => document.documentElement.classList.contains(RESTORING_CLASS);

/** Shows the page: to be called once it is known whether someone is signed in. */
export function finishRestoring(): void {
  document.documentElement.classList.remove(RESTORING_CLASS);
}
