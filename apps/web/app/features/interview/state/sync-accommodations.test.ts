import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda } from '~/testing/render-screen.tsx';
import { CHOICES, changeAccommodations, useAccommodations } from './accommodations.ts';
import { sync } from './sync-accommodations.ts';

const ofAccount = (change = {}) => ({ data: { accommodations: { ...CHOICES, ...change } } });

beforeEach(() => {
  useSession.setState({ auth: false, profile: null });
  useAccommodations.setState({ ...CHOICES, owner: 'visitor', isUnsaved: false });
});

describe('what suits a person', () => {
  it('stays in this browser before signing in, and then goes to the account', async () => {
    const sent = answerCalls({ 'PUT /accommodations': { data: {} } });
    changeAccommodations({ withoutPace: true });
    await sync();
    expect(sent).toHaveLength(0);
    signInAsAda();
    await sync();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { ...CHOICES, withoutPace: true } });
    expect(useAccommodations.getState().isUnsaved).toBe(false);
  });

  it('comes from the account on another device', async () => {
    answerCalls({ 'GET /accommodations': ofAccount({ withoutTimer: true }) });
    signInAsAda();
    await sync();
    expect(useAccommodations.getState()).toMatchObject({ withoutTimer: true, withoutPace: false });
  });

  it('is saved later where there was no connection', async () => {
    signInAsAda();
    answerCalls({ 'PUT /accommodations': { status: 503, error: 'unavailable' } });
    changeAccommodations({ hasMoreTime: true });
    await sync();
    expect(useAccommodations.getState()).toMatchObject({ hasMoreTime: true, isUnsaved: true });
    const sent = answerCalls({ 'PUT /accommodations': { data: {} } });
    dispatchEvent(new Event('online'));
    await sync();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { ...CHOICES, hasMoreTime: true } });
    expect(useAccommodations.getState().isUnsaved).toBe(false);
  });
});
