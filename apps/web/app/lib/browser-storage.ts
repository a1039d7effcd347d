/** Storage that never throws: a private window or a full disk loses the value, not the page. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value lives until the page is left.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was saved there.
  }
}

/** Whether what is written here is lost with the page: storage is refused, or full. */
export function keepsNothing(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('probe', '1');
      storage.removeItem('probe');
    }
    return false;
  } catch {
    return true;
  }
}
