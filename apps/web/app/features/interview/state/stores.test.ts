import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '~/api/session.ts';
import { finishSession, resetAuth, updateProfile, useSession } from '~/api/session-store.ts';
import { grantInterview, readAllowance, takeAllowance } from '~/lib/visitor-allowance.ts';
import { resetFlow, setInterviewId, setRoleName, updateOptions, useFlow } from './flow-store.ts';
import { forgetInterview, startInterview, useInterview } from './interview-store.ts';

const person = (sub: string) => ({ sub, name: 'Ada', email: 'ada@example.test', picture: '' });
const setup = { id: 'one', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS };

beforeEach(() => {
  resetAuth();
  resetFlow();
  forgetInterview();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});

describe('what the tab keeps', () => {
  it('starts with the defaults of the specification and goes back to them', () => {
    setRoleName('Baker');
    setInterviewId('one');
    updateOptions({ questionCount: 5 });
    expect(useFlow.getState().interviewInformation.interviewData.interviewOptions).toEqual({
      ...DEFAULT_INTERVIEW_OPTIONS,
      questionCount: 5,
    });
    resetFlow();
    expect(useFlow.getState()).toMatchObject({
      roleInformation: { roleName: null, roleDescription: '' },
      interviewInformation: { interviewId: null, interviewData: { state: '', interviewResponses: [] } },
    });
  });

  it('is written where a reload finds it', () => {
    startInterview(setup);
    expect(sessionStorage.getItem('interview')).toContain('"id":"one"');
  });

  it('is found again after its tab was closed, for a week', async () => {
    startInterview(setup);
    sessionStorage.clear();
    useInterview.setState({ interview: null }, false);
    const copy = localStorage.getItem('interviewCopy');
    expect(copy).toBeNull();
    startInterview(setup);
    sessionStorage.clear();
    vi.resetModules();
    const { useInterview: inNewTab } = await import('./interview-store.ts');
    expect(inNewTab.getState().interview?.id).toBe('one');
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000, toFake: ['Date'] });
    vi.resetModules();
    sessionStorage.clear();
    const { useInterview: nextWeek } = await import('./interview-store.ts');
    vi.useRealTimers();
    expect(nextWeek.getState().interview).toBeNull();
  });

  it('is completed with newer fields when an earlier version of the page stored it', async () => {
    const turn = { question: 'Why?', answer: 'Because.', durationMs: null, feedback: null, feedbackStatus: 'made' };
    const interview = { ...setup, turns: [turn], draft: { text: '' }, notes: {}, hasEndedEarly: false, spokenUpTo: 0 };
    sessionStorage.setItem('interview', JSON.stringify({ state: { owner: 'visitor', interview }, version: 0 }));
    vi.resetModules();
    const { useInterview: afterUpdate } = await import('./interview-store.ts');
    expect(afterUpdate.getState().interview).toMatchObject({
      retryIndex: null,
      turns: [{ ...turn, number: 0, others: [], isChosen: false }],
    });
  });

  it('of a visitor becomes theirs who sign in, to be saved to the account', () => {
    startInterview(setup);
    updateProfile(person('user-1'));
    expect(useInterview.getState()).toMatchObject({ owner: 'user-1', interview: { id: 'one', wasBroughtAlong: true } });
  });

  it('of one person is not shown to another', () => {
    updateProfile(person('user-1'));
    startInterview(setup);
    updateProfile(person('user-2'));
    expect(useInterview.getState().interview).toBeNull();
  });

  it('is cleared by signing out', async () => {
    updateProfile(person('user-1'));
    startInterview(setup);
    setRoleName('Baker');
    await logout();
    expect(useInterview.getState().interview).toBeNull();
    expect(useFlow.getState().roleInformation.roleName).toBeNull();
  });

  it.each([
    ['is forgotten when somebody turns out to have signed out while the tab was away', 'false', 'false', null],
    ['is kept when the session has lapsed without anybody’s wish', 'false', 'true', 'one'],
    ['is kept while it is not known whether the session has ended', 'true', 'false', 'one'],
  ])('%s', (_, state, lapsed, expected) => {
    updateProfile(person('user-1'));
    startInterview(setup);
    resetAuth();
    useSession.setState({ isRestoring: true });
    localStorage.setItem('state', state);
    localStorage.setItem('lapsed', lapsed);
    finishSession();
    expect(useInterview.getState().interview?.id ?? null).toBe(expected);
  });
});

describe('what a visitor may use', () => {
  it('is one interview, used once, and not renewed by coming back', () => {
    grantInterview();
    expect(localStorage.getItem('rem')).toBe('1');
    expect(takeAllowance('interviews')).toBe(true);
    grantInterview();
    expect(takeAllowance('interviews')).toBe(false);
  });

  it('is the default where something senseless is stored', () => {
    localStorage.setItem('freeSampleAnswerGenerations', 'many');
    expect(readAllowance('sampleAnswers')).toBe(3);
  });
});
