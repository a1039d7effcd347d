import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteArrival } from './route-arrival.tsx';
import { RouteError } from './route-error.tsx';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

const Frame = () => (
  <>
    <main>
      <Outlet />
    </main>
    <RouteArrival />
  </>
);
const List = () => (
  <>
    <Link to="?page=2">Page 2</Link>
    <p>{useLocation().search}</p>
  </>
);
const Stub = createRoutesStub([
  {
    path: '/',
    Component: Frame,
    children: [
      { index: true, Component: () => <Link to="/next">Go on</Link> },
      { path: 'next', Component: () => <h1>The next page</h1> },
      { path: 'list', Component: List },
      { path: 'long', Component: () => <h2 id="far-down">Far down</h2> },
    ],
  },
]);

describe('arriving at a page', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', scrollTo.mockReset());
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('moves the focus to the heading, says the title and starts at the top', async () => {
    const user = userEvent.setup();
    document.title = 'The next page · Greenroom';
    render(<Stub />);
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The next page'));
    expect(screen.getByText('Arrived at The next page · Greenroom')).toBeTruthy();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('leaves the reader where they are when only the query changes', async () => {
    const user = userEvent.setup();
    render(<Stub initialEntries={['/list']} />);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByText('?page=2')).toBeTruthy());
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls smoothly to what the hash names after 100 ms', () => {
    vi.useFakeTimers();
    render(<Stub initialEntries={['/long#far-down']} />);
    act(() => void vi.advanceTimersByTime(99));
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the error page of a route', () => {
  it('says what happened and offers to try again and to go home', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const Broken = createRoutesStub([
      {
        path: '/',
        loader: () => {
          throw new Error('the shelf is empty');
        },
        ErrorBoundary: RouteError,
      },
    ]);
    render(<Broken />);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText('the shelf is empty')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  });
});
