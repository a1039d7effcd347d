const KEY = 'lastPlace';
/** Where a sign-in comes back to: no place to return to. */
const CALLBACK = '/auth/callback';

/** Keeps the screen that this tab shows, for a sign-in that is cancelled on its way. */
export function keepLastPlace(address: string): void {
  if (address.startsWith(CALLBACK)) return;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Then a cancelled sign-in leads to Home.
  }
}

export function readLastPlace(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '/';
  } catch {
    return '/';
  }
}
