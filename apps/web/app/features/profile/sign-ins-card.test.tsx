import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

const signIn = (id: string, isCurrent = false, device: string | null = 'Firefox on Linux') => ({
  id,
  device,
  startedAt: `2026-11-0${id}T09:00:00.000Z`,
  lastUsedAt: `2026-11-1${id}T09:00:00.000Z`,
  isCurrent,
});
const list = (...sessions: object[]) => ({ data: { sessions } });
const SESSIONS = `GET /users/${USER_ID}/sessions`;

beforeEach(signInAsAda);

describe('where a person is signed in', () => {
  it('ends one other session and loads the list again', async () => {
    const sent = answerCalls({
      [SESSIONS]: [list(signIn('2'), signIn('1', true)), list(signIn('1', true))],
      [`DELETE /users/${USER_ID}/sessions/2`]: { data: {} },
    });
    renderScreen(SignInsCard);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([1, 0]);
    expect(within(items[1] as HTMLElement).getByText('This browser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: /^Sign out of Firefox on Linux, signed in / }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('names the device of each session, known or not', async () => {
    answerCalls({ [SESSIONS]: list(signIn('2', false, null), signIn('1', true, 'Safari on iOS')) });
    renderScreen(SignInsCard);
    const [unknown, known] = await screen.findAllByRole('listitem');
    expect(unknown?.textContent).toContain('Unknown device');
    expect(known?.textContent).toContain('Safari on iOS');
  });

  it('ends all others at once, and not this one', async () => {
    const sent = answerCalls({
      [SESSIONS]: [list(signIn('3'), signIn('2'), signIn('1', true)), list(signIn('1', true))],
      [`DELETE /users/${USER_ID}/sessions`]: { data: {} },
    });
    renderScreen(SignInsCard);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toContain('/sessions?others=true');
  });

  it('says when a session could not be ended, and keeps it in the list', async () => {
    answerCalls({
      [SESSIONS]: list(signIn('2'), signIn('1', true)),
      'DELETE /sessions/2': { error: { code: 'internal', message: 'Not now.' } },
    });
    renderScreen(SignInsCard);
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Sign out of/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says why the list could not be loaded, and loads it on a second try', async () => {
    answerCalls({
      [SESSIONS]: [{ error: { code: 'internal', message: 'The list is away.' } }, list(signIn('1', true))],
    });
    renderScreen(SignInsCard);
    expect((await screen.findByRole('alert')).textContent).toContain('The list is away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});
