import { beforeEach, describe, expect, it } from 'vitest';
import { resetAuth, useSession } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { chooseQuestions, chooseSkill, skillFor } from '../state/chosen-questions.ts';
import { storeCurrentRole, useCurrentRole } from '../state/current-role.ts';
import { resetFlow, setRoleName, useFlow } from '../state/flow-store.ts';
import { useInterview } from '../state/interview-store.ts';
import { beginInterview, hasInterviewLeft } from './begin-interview.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const PROFILE = { sub: USER_ID, name: 'Ada', email: 'ada@example.com', picture: '' };
const EXHAUSTED = { status: 402, error: { code: 'quota_exhausted', message: 'None left.' } };

beforeEach(() => {
  resetAuth();
  resetFlow();
  setRoleName('Baker');
  storeCurrentRole('Baker');
});

describe('beginning an interview', () => {
  it('takes the one of a visitor, clears the current role, and goes in', async () => {
    answerCalls({});
    expect(await hasInterviewLeft()).toBe(true);
    expect(await beginInterview(ID)).toBe(`/interview/${ID}`);
    expect(localStorage.getItem('rem')).toBe('0');
    expect(useCurrentRole.getState().roleName).toBeNull();
    expect(useFlow.getState().interviewInformation.interviewId).toBe(ID);
    expect(useInterview.getState().interview).toMatchObject({ id: ID, roleName: 'Baker' });
  });

  it('asks the chosen questions once, for their role alone', async () => {
    answerCalls({});
    chooseQuestions('Nurse', ['Why nurse?']);
    await beginInterview(ID);
    expect(useInterview.getState().interview?.turns).toEqual([]);
    localStorage.removeItem('rem');
    chooseQuestions('Baker', ['Why bread?']);
    await beginInterview(ID);
    expect(useInterview.getState().interview?.turns.map(({ question }) => question)).toEqual(['Why bread?']);
    localStorage.removeItem('rem');
    await beginInterview(ID);
    expect(useInterview.getState().interview?.turns).toEqual([]);
  });

  it('aims at the chosen skill, once', async () => {
    answerCalls({});
    chooseSkill('Baker', 'leadership');
    await beginInterview(ID);
    expect(useInterview.getState().interview).toMatchObject({ skill: 'leadership', turns: [] });
    expect(skillFor('Baker', 'Behavioral')).toBeNull();
  });

  it('is refused to a visitor who has none left', async () => {
    localStorage.setItem('rem', '0');
    expect(await hasInterviewLeft()).toBe(false);
    expect(await beginInterview(ID)).toBeNull();
  });

  it('reserves a unit under the id of the interview for somebody who is signed in', async () => {
    signInAsAda();
    const sent = answerCalls({ 'GET /quota': { data: { availableInterviews: 2 } }, 'PATCH /quota': { data: {} } });
    expect(await hasInterviewLeft()).toBe(true);
    expect(await beginInterview(ID)).toBe(`/interview/${ID}`);
    expect(sent.at(-1)).toMatchObject({
      method: 'PATCH',
      headers: { 'idempotency-key': ID },
      body: { updateType: 'interview', user_id: USER_ID },
    });
    expect(localStorage.getItem('rem')).toBeNull();
  });

  it('waits for the profile of somebody who is signed in, and takes nothing of a visitor’s', async () => {
    useSession.setState({ auth: true, token: 'a.b.c' });
    answerCalls({ 'GET /profile': { data: PROFILE }, 'PATCH /quota': EXHAUSTED });
    await expect(beginInterview(ID)).rejects.toMatchObject({ code: 'quota_exhausted' });
    expect(localStorage.getItem('rem')).toBeNull();
  });

  it('leads home without a role', async () => {
    setRoleName(null);
    expect(await beginInterview(ID)).toBe('/');
  });
});
