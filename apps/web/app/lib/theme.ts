import { readLocal, writeLocal } from './browser-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

export const THEME_STORAGE_KEY = 'theme';
/** The canvas of each theme, for the browser's own bar; the same values as in tokens.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#f6f2ea', dark: '#191b17' };
const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let chosenThisVisit: ThemeChoice | null = null;

/** What the person chose; `system` when nothing was chosen. */
function readThemeChoice(): ThemeChoice {
  const stored = chosenThisVisit ?? readLocal(THEME_STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme on display. */
export function readTheme(): Theme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** For two frames nothing fades: some parts would still be in the one theme while others are in the other. */
function holdTransitions(): void {
  const { dataset } = document.documentElement;
  dataset.themeChanging = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.themeChanging));
}

function drawTheme(): void {
  const theme = readTheme();
  if (document.documentElement.dataset.theme !== theme) holdTransitions();
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[theme]);
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const afterNextFrame = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** The style sheet alone changes what is seen: anyone else who wants to know hears of it once that is on the screen. */
function applyTheme(): void {
  drawTheme();
  afterNextFrame(notifyListeners);
}

/**
 * Kept at once. Every element is then styled again, which on a telephone takes longer than a press may: the frame that
 * answers it goes first.
 */
export function chooseTheme(choice: ThemeChoice): void {
  chosenThisVisit = choice;
  writeLocal(THEME_STORAGE_KEY, choice);
  afterNextFrame(applyTheme);
}

/** Calls back when the theme changes: by the person, by the system, or in another tab. Returns the way to stop. */
export function watchTheme(listener: () => void): () => void {
  const forgetVisit = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY) return;
    chosenThisVisit = null;
    applyTheme();
  };
  const system = window.matchMedia(DARK_QUERY);
  if (listeners.size === 0) drawTheme();
  listeners.add(listener);
  system.addEventListener('change', applyTheme);
  window.addEventListener('storage', forgetVisit);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', forgetVisit);
  };
}
