/** The tab's own storage, that never throws: a private window or a full disk loses the value, not the page. */
export const tabStorage = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // The value lives until the page is left.
    }
  },
  removeItem(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was saved there.
    }
  },
};
