import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSpeaker } from '~/audio/voice/create-speaker.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { readToasts } from '~/ui/toast.ts';
import { RecorderControls } from '../speech/recorder-controls.tsx';
import { resetFlow, useFlow } from '../state/flow-store.ts';
import { createInterview, EMPTY_DRAFT, type Interview, keepDraft, takeQuestions } from '../state/interview.ts';
import { forgetInterview, putInterview, useInterview } from '../state/interview-store.ts';
import { roomForFollowUp, type Turn } from '../state/turn.ts';
import { AnswerForm } from './answer-form.tsx';
import { PlayButton } from './play-button.tsx';
import { clearRecordingState, setRecordingState } from './recording-state.ts';
import { SessionGuard } from './session-guard.tsx';
import { SessionHeader } from './session-header.tsx';

vi.mock('./session-screen.tsx', () => ({ SessionScreen: () => <p>In the room</p> }));

const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const begun = takeQuestions(
  createInterview({ id: ID, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS }),
  ['Why this job?', 'Why now?'],
);
const written = (text: string): Interview => keepDraft(begun, 0, { ...EMPTY_DRAFT, text });

afterEach(() => {
  clearRecordingState();
  forgetInterview();
  resetFlow();
});

describe('ending an interview', () => {
  const ask = async (interview: Interview) => {
    putInterview(interview);
    renderScreen(() => <SessionHeader interview={interview} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'End interview' }));
    return screen.findByRole('alertdialog');
  };

  it('submits the answer on the screen, and says so', async () => {
    const dialog = await ask(written('I like bread.'));
    expect(dialog.textContent).toContain('The answer on your screen is submitted.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'End and see results' }));
    expect(useInterview.getState().interview?.turns[0]?.answer).toBe('I like bread.');
  });

  it('warns of a recording that is not text yet', async () => {
    setRecordingState({ isListening: true, isAtRisk: true });
    const dialog = await ask(begun);
    expect(dialog.textContent).toContain('Your recording is not text yet and will be lost.');
  });

  it('promises no results where nothing was answered', async () => {
    const dialog = await ask(begun);
    expect(dialog.textContent).toContain('This interview is not counted.');
  });
});

describe('while the microphone is open', () => {
  it('no message can be played into it', () => {
    const speaker = createSpeaker(async () => []);
    const message = { id: 'question-0', role: 'assistant' as const, paragraphs: ['Why this job?'] };
    render(<PlayButton message={message} speaker={speaker} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play message' });
    expect(button.disabled).toBe(false);
    act(() => setRecordingState({ isListening: true, isAtRisk: true }));
    expect(button.disabled).toBe(true);
  });

  it('the last half minute is counted down', () => {
    const show = (elapsedMs: number) => (
      <RecorderControls
        state={{ name: 'recording', attempt: 1, elapsedMs }}
        onRecord={() => undefined}
        onStop={() => undefined}
        readLevel={() => 0}
      />
    );
    const { rerender } = render(show(149_000));
    expect(screen.queryByText('Thirty seconds left.')).toBeNull();
    rerender(show(151_000));
    expect(screen.getByText('Thirty seconds left.')).toBeTruthy();
    expect(screen.getByText('29 s left')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('2:31 / 3:00');
  });
});

describe('an answer that is too long', () => {
  it('is kept whole, and can be submitted once it is shorter', async () => {
    const onSubmit = vi.fn();
    const text = 'a'.repeat(TEXT_LIMITS.answer + 2);
    const { rerender } = render(
      <AnswerForm draft={{ ...EMPTY_DRAFT, text }} onWrite={() => undefined} onSubmit={onSubmit} />,
    );
    expect(screen.getByText('This is 2 characters too long. Shorten it, then submit it.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(text.length);
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit answer' });
    expect(submit.disabled).toBe(true);
    rerender(
      <AnswerForm draft={{ ...EMPTY_DRAFT, text: text.slice(2) }} onWrite={() => undefined} onSubmit={onSubmit} />,
    );
    await userEvent.setup().click(submit);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a field with a limit', () => {
  it('says by how much a text is over, and cuts nothing', () => {
    const show = (text: string) => <Textarea aria-label="Notes" limit={10} value={text} onChange={() => undefined} />;
    const { rerender } = render(show('a'.repeat(10)));
    expect(screen.queryByText(/too long/)).toBeNull();
    rerender(show('a'.repeat(12)));
    expect(screen.getByText('This is 2 characters too long. Shorten it to continue.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(12);
  });

  it('of a follow-up leaves room for the answer before it', () => {
    const turn = { answer: 'a'.repeat(30) } as Turn;
    expect(roomForFollowUp(turn, 100)).toBe(68);
    expect(roomForFollowUp(turn, 20)).toBe(0);
  });
});

describe('the address of an interview', () => {
  const open = () => renderScreen(() => <SessionGuard interviewId={ID} />, `/interview/${ID}`);

  it('is enough where this browser holds it', async () => {
    putInterview(begun);
    open();
    expect(await screen.findByText('In the room')).toBeTruthy();
    expect(useFlow.getState().roleInformation.roleName).toBe('Baker');
  });

  it('leads Home with a word where it does not', async () => {
    open();
    expect(screen.getByLabelText('address').textContent).toBe('/');
    expect(readToasts().at(-1)?.title).toBe('That interview is not in this browser');
  });
});
