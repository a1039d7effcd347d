import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD_SCRIPT } from './head-script.ts';
import { RESTORING_CLASS } from './restoring.ts';
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
  it('changes on the page and in storage at once, and for whoever watches after the next frame', async () => {
    const listener = vi.fn();
    const stop = watchTheme(listener);
    chooseTheme('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(readTheme()).toBe('dark');
    expect(listener).not.toHaveBeenCalled();
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    stop();
    chooseTheme('system');
    expect(root.dataset.theme).toBe('light');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('changes without anything fading between the two', async () => {
    chooseTheme('dark');
    expect(root.dataset.themeChanging).toBe('');
    await expect.poll(() => root.dataset.themeChanging).toBeUndefined();
  });

  it('follows another tab', () => {
    const stop = watchTheme(() => undefined);
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root.dataset.theme).toBe('dark');
    stop();
  });
});
