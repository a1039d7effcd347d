import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteStory, newStory, type Story, saveStory, useStories } from '~/api/saved-stories.ts';
import { useSession } from '~/api/session-store.ts';
import { NotesView } from '~/features/interview/notes/notes-view.tsx';
import { KeepStory } from '~/features/interview/session/keep-story.tsx';
import { takeQuestions } from '~/features/interview/state/interview.ts';
import { changeInterview, startInterview, useInterview } from '~/features/interview/state/interview-store.ts';
import { SkillCard } from '~/features/resume/review/skill-card.tsx';
import { StoriesCard } from '~/features/stories/stories-card.tsx';
import { StoryChoice } from '~/features/stories/story-choice.tsx';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';

const INTERVIEW = '01890a5d-ac96-774b-bcce-b302099a0001';
const QUESTION = 'Tell me about a time you worked in a team.';
const FLOOD = newStory({
  title: 'The flooded kitchen',
  text: 'The kitchen flooded. I split us in two and we opened on time.',
  question: QUESTION,
  skills: ['teamwork'],
  interviewId: INTERVIEW,
});
const ofAccount = (...stories: Story[]) => ({ 'GET /stories': { data: { stories } } });
const fitting = (need: number, skill: string | null = 'teamwork') => ({
  'POST /completions/stories': { data: { matches: [{ need, storyId: FLOOD.id, skill }] } },
});

beforeEach(async () => {
  useSession.setState({ auth: false, token: null, profile: null, isRestoring: false });
  await deleteStory(FLOOD.id);
});

describe('saved stories', () => {
  it('of a visitor stay in this browser and move to the account of the person who signs in', async () => {
    const sent = answerCalls({ 'PUT /stories': { data: {} }, ...ofAccount(FLOOD) });
    await saveStory(FLOOD);
    renderScreen(StoriesCard);
    expect(screen.getByText(/Saved in this browser/)).toBeTruthy();
    expect(sent).toEqual([]);
    act(signInAsAda);
    await screen.findByText(/Saved with your account/);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /api/v1/users/${USER_ID}/stories/${FLOOD.id}`,
      `GET /api/v1/users/${USER_ID}/stories`,
    ]);
    expect(localStorage.getItem('greenroom-stories')).not.toContain('flooded');
  });

  it('can be edited: title, words, tags, and whether they stay without their interview', async () => {
    signInAsAda();
    const sent = answerCalls({ ...ofAccount(FLOOD), 'PUT /stories': { data: {} } });
    renderScreen(StoriesCard);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit: The flooded kitchen' }));
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'The flood');
    await user.type(screen.getByRole('textbox', { name: 'Story' }), ' Nobody noticed.');
    await user.click(screen.getByRole('checkbox', { name: 'Leadership' }));
    await user.click(screen.getByRole('switch', { name: /Keep this story if its interview is deleted/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'The flood',
      text: `${FLOOD.text} Nobody noticed.`,
      question: QUESTION,
      skills: ['teamwork', 'leadership'],
      interviewId: INTERVIEW,
      outlivesInterview: true,
    });
  });

  it('say that they go with their interview, and are deleted after asking', async () => {
    signInAsAda();
    const sent = answerCalls({ ...ofAccount(FLOOD), 'DELETE /stories': { data: {} } });
    renderScreen(StoriesCard);
    expect(await screen.findByText('Deleted together with its interview.')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete: The flooded kitchen' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

const skillsScore = { communicationScore: 4, teamworkScore: 4, problemSolvingScore: null } as never;
const entry = { overallScorePerResponse: 4, skillsScore, evidence: [], concerns: [] } as never;
const answer = 'We agreed on a plan and each of us took a part of the hall. '.repeat(4);
const Keep = () => <KeepStory interviewId={INTERVIEW} question={QUESTION} answer={answer} entry={entry} />;

describe('a good answer', () => {
  it('is saved as a story on a press, and the person decides whether it outlives its interview', async () => {
    signInAsAda();
    const saved: Story = { ...FLOOD, outlivesInterview: false };
    const sent = answerCalls({
      'GET /stories': [{ data: { stories: [] } }, { data: { stories: [saved] } }],
      'PUT /stories': { data: {} },
    });
    renderScreen(Keep);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Save as a story' }));
    await user.click(await screen.findByRole('switch', { name: /Keep this story/ }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const bodies = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toMatchObject([
      { title: QUESTION, text: answer.trim(), skills: ['teamwork'], outlivesInterview: false },
      { outlivesInterview: true },
    ]);
  });
});

describe('a story is offered', () => {
  it('in the notes of the question that it surely answers, and goes into them on a press', async () => {
    answerCalls(fitting(1));
    await saveStory(FLOOD);
    startInterview({ id: 'notes', roleName: 'Cook', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
    changeInterview('notes', (interview) => takeQuestions(interview, ['Why here?', 'When did you work in a team?']));
    renderScreen(() => {
      const interview = useInterview((state) => state.interview);
      return interview && <NotesView interview={interview} />;
    });
    const offer = await screen.findByRole('complementary', { name: /You told this one for teamwork:/ });
    expect(screen.getAllByRole('complementary')).toEqual([offer]);
    await userEvent.setup().click(within(offer).getByRole('button', { name: 'Add to my notes' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^2\./ }).value).toBe(FLOOD.text);
  });

  it('beside a demand that the resume does not show', async () => {
    const sent = answerCalls(fitting(0));
    await saveStory(FLOOD);
    const demand = { category: 'soft', level: 'asked', weight: 1, sentence: 'We work in teams.', line: '' } as const;
    const skill = (name: string, isCompleted: boolean) => ({
      ...{ name, isCompleted, category: 'soft' as const },
      score: isCompleted ? ('1/1' as const) : ('0/1' as const),
    });
    renderScreen(() => (
      <SkillCard
        group={{
          name: 'Soft',
          total: 2,
          missing: 1,
          unclear: 0,
          skills: [skill('Teamwork', false), skill('Care', true)],
        }}
        demands={[
          { ...demand, name: 'Teamwork', state: 'missing' },
          { ...demand, name: 'Care', state: 'work' },
        ]}
        emptyText=""
      />
    ));
    expect(await screen.findByText(/A story of yours shows it/)).toBeTruthy();
    expect(sent.map(({ body }) => (body as { needs: unknown }).needs)).toEqual([
      [{ kind: 'demand', text: 'Teamwork' }],
    ]);
  });

  it('for a letter: the person chooses, and says what it tells', async () => {
    await saveStory(FLOOD);
    let chosen: readonly { id: string; text: string }[] = [];
    renderScreen(() => {
      useStories();
      return <StoryChoice chosen={chosen} onChange={(next) => (chosen = next)} />;
    });
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'The flooded kitchen' }));
    expect(chosen).toEqual([{ id: FLOOD.id, text: FLOOD.text }]);
  });
});
