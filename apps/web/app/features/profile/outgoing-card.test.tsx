import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { OutgoingCard } from './outgoing-card.tsx';

const since = '2026-11-03T09:00:00.000Z';

beforeEach(signInAsAda);

it('says that nothing was sent', async () => {
  answerCalls({ 'GET /outgoing': { data: { since, calls: [], lastSession: null } } });
  renderScreen(OutgoingCard);
  expect(await screen.findByText(/^Nothing since the server started on November 3, 2026/)).toBeTruthy();
});

it('names the kind of data, the host and how often, and tells what stayed on this computer', async () => {
  const calls = [
    { provider: 'language-model', host: 'api.example.com', isThisComputer: false, count: 1200 },
    { provider: 'speech-to-text', host: 'localhost:8000', isThisComputer: true, count: 1 },
  ];
  answerCalls({ 'GET /outgoing': { data: { since, calls, lastSession: null } } });
  renderScreen(OutgoingCard);
  expect(await screen.findByText(/^Nothing was sent for you since/)).toBeTruthy();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Texts of interviews, resumes and lettersapi.example.com1,200 times',
    'Recordings of answerslocalhost:8000, on the server itselfOnce',
  ]);
});

it('tells what the last session of the person sent, and to whom', async () => {
  const call = { provider: 'language-model', host: 'api.example.com', isThisComputer: false };
  const lastSession = { from: since, until: '2026-11-03T09:20:00.000Z', calls: [{ ...call, count: 3 }] };
  answerCalls({ 'GET /outgoing': { data: { since, calls: [{ ...call, count: 1200 }], lastSession } } });
  renderScreen(OutgoingCard);
  expect(await screen.findByText(/^Sent for you in your last session, from November 3, 2026/)).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.map((text) => text?.replace(/^.*api.example.com/, ''))).toEqual(['3 times', '1,200 times']);
});

it('says why the counts could not be loaded', async () => {
  answerCalls({ 'GET /outgoing': { error: { code: 'internal', message: 'Not now.' } } });
  renderScreen(OutgoingCard);
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
});
