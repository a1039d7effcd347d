import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, showToast } from '~/ui/toast.ts';
import { explainReload, notePendingPage } from './pending-page.ts';

beforeEach(() => void showToast({ title: 'before' }));
afterEach(() => vi.useRealTimers());
const lastTitle = () => readToasts().at(-1)?.title;

describe('a page whose code could not be had', () => {
  it('is explained after the reload that took its place, once', () => {
    notePendingPage(true);
    explainReload();
    expect(lastTitle()).toBe('That page could not be loaded');
    showToast({ title: 'after' });
    explainReload();
    expect(lastTitle()).toBe('after');
  });

  it('is not made up: a page that came is forgotten, and so is one of long ago', () => {
    notePendingPage(true);
    notePendingPage(false);
    explainReload();
    expect(lastTitle()).toBe('before');
    notePendingPage(true);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    explainReload();
    expect(lastTitle()).toBe('before');
  });
});
