import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD_SCRIPT } from '../input-replay/head-script.ts';
import { RESTORING_CLASS } from '../input-replay/restoring.ts';
import { chooseTheme, readTheme, THEME_COLORS, watchTheme } from './theme.ts';

const root = document.documentElement;
let isSystemDark = false;
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: isSystemDark,
  media: query,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));

// The browser runs the same text as an inline script.
const runHeadScript = () => new Function(HEAD_SCRIPT)();

beforeEach(() => {
  isSystemDark = false;
  delete root.dataset.theme;
  root.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

afterEach(() => vi.useRealTimers());

describe("the head's script", () => {
  it.each([
    ['follows the system when nothing was chosen', null, true, 'dark'],
    ['follows the system when it was chosen', 'system', false, 'light'],
    ['keeps to light', 'light', true, 'light'],
    ['keeps to dark', 'dark', false, 'dark'],
    ['takes nonsense for no choice', 'purple', true, 'dark'],
  ] as const)('%s', (_, stored, isDark, theme) => {
    if (stored) localStorage.setItem('theme', stored);
    isSystemDark = isDark;
    runHeadScript();
    expect(root.dataset.theme).toBe(theme);
    expect(document.querySelector('meta')?.content).toBe(THEME_COLORS[theme]);
  });

  it.each([
    ['true', true],
    ['false', false],
    [null, false],
  ])('with the stored state %s hides the visitor page: %s', (state, isHidden) => {
    if (state) localStorage.setItem('state', state);
    runHeadScript();
    expect(root.classList.contains(RESTORING_CLASS)).toBe(isHidden);
  });

  it('forgets on Home what was chosen for another interview, and nowhere else', () => {
    const chosen = ['flow', 'currentRole', 'customRole'];
    const keep = () => ['interview', ...chosen].map((key) => sessionStorage.setItem(key, '{}'));
    const kept = () => ['interview', ...chosen].filter((key) => sessionStorage.getItem(key) !== null);
    keep();
    history.replaceState(null, '', '/interview/prepare');
    runHeadScript();
    expect(kept()).toEqual(['interview', ...chosen]);
    history.replaceState(null, '', '/');
    runHeadScript();
    expect(kept()).toEqual(['interview']);
    sessionStorage.clear();
  });

  it('sets a theme where storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    runHeadScript();
    forbidden.mockRestore();
    expect(root.dataset.theme).toBe('light');
  });
});

describe('the theme', () => {
  it('is kept at once, changes on the page after the frame that answers the press, then for whoever watches', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
    const seen: (string | undefined)[] = [];
    const stop = watchTheme(() => seen.push(root.dataset.theme));
    chooseTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(readTheme()).toBe('dark');
    expect(root.dataset.theme).toBe('light');
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(root.dataset.theme).toBe('dark');
    expect(seen).toEqual([]);
    vi.runAllTimers();
    expect(seen).toEqual(['dark']);
    stop();
    chooseTheme('system');
    vi.runAllTimers();
    expect(root.dataset.theme).toBe('light');
    expect(seen).toEqual(['dark']);
  });

  it('changes without anything fading between the two', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
    chooseTheme('dark');
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(root.dataset.themeChanging).toBe('');
    vi.runAllTimers();
    expect(root.dataset.themeChanging).toBeUndefined();
  });

  it('follows another tab', () => {
    const stop = watchTheme(() => undefined);
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root.dataset.theme).toBe('dark');
    stop();
  });
});
