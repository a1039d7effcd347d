import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { signOutLocally } from '~/api/refresh.ts';
import { chooseToLeave, finishSession, resetAuth, updateAway, useSession } from '~/api/session-store.ts';
import { signInAsAda } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import { AccountCorner } from './account-corner.tsx';
import { authMessages } from './messages.ts';
import { SignedInGate } from './session-gate.tsx';

const ADDRESS = '/dashboard?page=2';
const signInAddress = () => screen.getByRole('button', { name: 'Sign in with Google' }).getAttribute('href');
const returnTo = (path: string) => `/api/v1/auth/start?returnTo=${encodeURIComponent(path)}`;

const Dashboard = () => <p>the dashboard</p>;
const Waiting = () => <SignedInGate waiting={<p>waiting</p>} drawsAtOnce={false} />;
const AtOnce = () => <SignedInGate waiting={<p>waiting</p>} drawsAtOnce />;

function open(drawsAtOnce = false): void {
  const Stub = createRoutesStub([
    { path: '/', Component: AccountCorner },
    {
      path: '/dashboard',
      Component: drawsAtOnce ? AtOnce : Waiting,
      children: [{ index: true, Component: Dashboard }],
    },
  ]);
  render(<Stub initialEntries={[ADDRESS]} />);
}

beforeEach(() => {
  resetAuth();
  useSession.setState({ hasLeft: false, isAway: false });
  finishSession();
});

it('sends a visitor to Home, says why, and signing in there leads on to where they wanted to go', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
  expect(signInAddress()).toBe(returnTo(ADDRESS));
  expect(readToasts().at(-1)).toMatchObject({ title: authMessages.signInFirst.title });
});

it('tells of a session that has ended, and not to sign in first', async () => {
  signInAsAda();
  open();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
  act(() => signOutLocally(true));
  expect(signInAddress()).toBe(returnTo(ADDRESS));
  expect(readToasts().at(-1)).toMatchObject({ title: authMessages.lapsed.title });
});

it('lets whoever signs out go', async () => {
  signInAsAda();
  open();
  expect(await screen.findByText('the dashboard')).toBeTruthy();
  act(() => {
    chooseToLeave();
    resetAuth();
  });
  expect(signInAddress()).toBe(returnTo('/'));
});

it('keeps the place of somebody whose session cannot be asked for', async () => {
  updateAway(true);
  open();
  expect((await screen.findByRole('status')).textContent).toContain(authMessages.away.title);
  act(() => {
    signInAsAda();
    updateAway(false);
  });
  expect(screen.getByText('the dashboard')).toBeTruthy();
});

it('draws a screen of the build at once, and takes it up as it stands when the person is known', () => {
  useSession.setState({ isRestoring: true });
  open(true);
  const screenAtBuild = screen.getByText('the dashboard');
  expect(screenAtBuild.closest('[data-restoring="only"]')).toBeTruthy();
  act(() => {
    signInAsAda();
    finishSession();
  });
  expect(screen.getByText('the dashboard')).toBe(screenAtBuild);
  expect(screenAtBuild.closest('[data-restoring]')).toBeNull();
});
