import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, showToast, TOAST_REMOVE_MS, TOAST_VISIBLE_MS } from './toast.ts';
import { Toaster } from './toaster.tsx';

const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs));

const NextPage = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/prepare')}>
      Next page
    </button>
  );
};

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
  });

  it('shows title, description and a Close button for 5 s', () => {
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Success', description: 'It was deleted.' }));
    expect(screen.getByText('Success')).toBeTruthy();
    expect(screen.getByText('It was deleted.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    pass(TOAST_VISIBLE_MS - 1);
    expect(screen.queryByText('Success')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Success')).toBeNull();
  });

  it('lies where it covers no primary button', () => {
    const place = (top: number) => ({ left: 0, right: 400, top, bottom: top + 50, height: 50 }) as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.textContent === 'Buy' ? place(window.innerHeight - 60) : place(0);
    });
    const page = (isPrimary: boolean) => (
      <main>
        <button type="button" className={isPrimary ? 'bg-accent' : undefined}>
          Buy
        </button>
      </main>
    );
    const { rerender } = render(
      <>
        {page(true)}
        <Toaster />
      </>,
      { wrapper: MemoryRouter },
    );
    act(() => void showToast({ title: 'Payment Cancelled' }));
    const toaster = screen.getByRole('region', { name: 'Notifications' });
    expect(toaster.className).toContain('top-14');
    rerender(
      <>
        <main />
        <Toaster />
      </>,
    );
    act(() => void showToast({ title: 'Success' }));
    expect(toaster.className).toContain('bottom-0');
    vi.restoreAllMocks();
  });

  it('moves off the primary button that the page scrolls under it', () => {
    const place = (top: number) => ({ left: 0, right: 400, top, bottom: top + 50, height: 50 }) as DOMRect;
    let top = 300;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.className === 'bg-accent' ? place(top) : place(0);
    });
    document.body.insertAdjacentHTML('beforeend', '<main><button class="bg-accent">Start</button></main>');
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Review Error' }));
    const toaster = screen.getByRole('region', { name: 'Notifications' });
    expect(toaster.className).toContain('bottom-0');
    top = window.innerHeight - 60;
    act(() => void window.dispatchEvent(new Event('scrollend')));
    expect(toaster.className).toContain('top-14');
    document.querySelector('body > main')?.remove();
    vi.restoreAllMocks();
  });

  it('moves off the primary button of a page that comes after it', () => {
    const place = (top: number) => ({ left: 0, right: 400, top, bottom: top + 50, height: 50 }) as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.className === 'bg-accent' ? place(window.innerHeight - 60) : place(0);
    });
    const { rerender } = render(<Toaster />, { wrapper: MemoryRouter });
    rerender(
      <>
        <NextPage />
        <Toaster />
      </>,
    );
    act(() => void showToast({ title: 'The sign-in was cancelled.' }));
    const toaster = screen.getByRole('region', { name: 'Notifications' });
    expect(toaster.className).toContain('bottom-0');
    document.body.insertAdjacentHTML('beforeend', '<main><button class="bg-accent">Start</button></main>');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(toaster.className).toContain('top-14');
    document.querySelector('body > main')?.remove();
    vi.restoreAllMocks();
  });

  it('moves off a card that is a link and that comes after it', () => {
    const place = (top: number) => ({ left: 0, right: 400, top, bottom: top + 50, height: 50 }) as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      // The title, which is the link, is higher up than the edge of its card.
      return place(window.innerHeight - (this.className === 'card' ? 60 : 300));
    });
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
      return this.closest('.card');
    });
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(notify: () => void) {
          resized.push(notify);
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Please sign in first' }));
    const toaster = screen.getByRole('region', { name: 'Notifications' });
    expect(toaster.className).toContain('bottom-0');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><div class="card"><a class="after:inset-0">Cover Letter Generator</a></div></main>',
    );
    act(() => resized.at(-1)?.());
    expect(toaster.className).toContain('top-14');
    document.querySelector('body > main')?.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps a dismissed toast for 5 s more, then forgets it', () => {
    showToast({ title: 'Success' });
    vi.advanceTimersByTime(TOAST_VISIBLE_MS + TOAST_REMOVE_MS - 1);
    expect(readToasts()).toMatchObject([{ title: 'Success', isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(readToasts()).toEqual([]);
  });

  it('shows one toast at a time: the newest', () => {
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'First' }));
    act(() => void showToast({ title: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('shows what was said before the toaster was there', () => {
    showToast({ title: 'Early' });
    render(<Toaster />, { wrapper: MemoryRouter });
    expect(screen.getByText('Early')).toBeTruthy();
  });

  it('goes at a press on Close', () => {
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Success' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Success')).toBeNull();
  });

  it('waits in a background tab until it is looked at', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Said behind your back' }));
    pass(TOAST_VISIBLE_MS * 10);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(TOAST_VISIBLE_MS - 1);
    expect(screen.queryByText('Said behind your back')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Said behind your back')).toBeNull();
    hidden.mockRestore();
  });

  it('stops its clock while it is pointed at and starts it anew afterwards', () => {
    render(<Toaster />, { wrapper: MemoryRouter });
    act(() => void showToast({ title: 'Read me' }));
    pass(TOAST_VISIBLE_MS - 100);
    fireEvent.pointerEnter(screen.getByTestId('toast'));
    pass(TOAST_VISIBLE_MS * 2);
    expect(screen.queryByText('Read me')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByTestId('toast'));
    pass(TOAST_VISIBLE_MS);
    expect(screen.queryByText('Read me')).toBeNull();
  });
});
