import { createJSONStorage } from 'zustand/middleware';

/** The tab's own storage, that never throws: a full disk or a private window loses the value, not the page. */
const tabStorage = {
  getItem: (key: string) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string): void => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key: string): void => attempt(() => sessionStorage.removeItem(key)),
};

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Where the stores of the interview are kept: they live as long as the tab, through reloads and the sign-in redirect. */
export const keptInTab = <State>() => createJSONStorage<State, void>(() => tabStorage);
