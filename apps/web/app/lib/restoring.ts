/** The class that the head's script sets when a session is to be restored; app.css hides the visitor's page under it. */
export const RESTORING_CLASS = 'restoring';

/** Shows the page: to be called once it is known whether somebody is signed in. */
export function finishRestoring(): void {
  document.documentElement.classList.remove(RESTORING_CLASS);
}
