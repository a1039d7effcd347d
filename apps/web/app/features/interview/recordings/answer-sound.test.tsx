import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measureRecording } from '~/audio/delivery/measure-recording.ts';
import { playRecording } from '~/audio/recordings/play-recording.ts';
import { recordingStore } from '~/audio/recordings/recording-store.ts';
import { formatScore } from '~/lib/format.ts';
import { HeardAnswerQuotes, HeardQuote } from '~/ui/heard-words.tsx';
import { changeAccommodations } from '../state/accommodations.ts';
import { AnswerSound } from './answer-sound.tsx';
import { deleteAllRecordings, saveRecording, useRecordings } from './recordings.ts';
import { SoundChanges } from './sound-changes.tsx';
import { SuitsYouCard } from './suits-you-card.tsx';

vi.mock('~/audio/delivery/measure-recording.ts', () => ({ measureRecording: vi.fn() }));
vi.mock('~/audio/recordings/play-recording.ts', () => ({ playRecording: vi.fn() }));

const MEASURE = {
  thinkingSeconds: 1,
  durationSeconds: 60,
  pauses: [{ startSeconds: 30, endSeconds: 35 }],
  pauseCount: 12,
  pauseSeconds: 8,
  pauseShare: 0.13,
  meanPauseSeconds: 0.66,
  longestPauseSeconds: 5,
  articulationRate: 4,
  voicedShare: 0.5,
  voiceBreakShare: 0.47,
  loudnessVariationDb: 7,
  pitchVariationSemitones: 3,
  levelAboveNoiseDb: 40,
};
const recording = { blob: new Blob([new Uint8Array(2000)]), durationMs: 61_000 };
const answer = { interviewId: 'one', index: 0, attempt: 0, recording, text: 'word '.repeat(155) };
const QUOTES = ['I called them.', 'I never said this.'];
const FILLERS = [
  { word: 'um', count: 1 },
  { word: 'like', count: 1 },
];
const save = () => act(() => saveRecording(answer));
const show = () => render(<AnswerSound interviewId="one" index={0} />);

beforeEach(async () => {
  changeAccommodations({
    withoutDelivery: false,
    withoutPace: false,
    hasMoreTime: false,
    withoutTimer: false,
    withoutRecordings: false,
    ratesFirst: false,
  });
  await deleteAllRecordings();
  vi.mocked(measureRecording)
    .mockReset()
    .mockResolvedValue({ measure: MEASURE, waveform: [0.2, 1], lengthSeconds: 61 });
  vi.mocked(playRecording)
    .mockReset()
    .mockResolvedValue({ position: () => 28, stop: vi.fn() });
});

describe('how an answer sounded', () => {
  it('is nothing for a typed answer', () => {
    const { container } = show();
    expect(container.innerHTML).toBe('');
  });

  it('has a score of its own, and a remark can be heard where it was earned', async () => {
    show();
    await save();
    expect(screen.getByText(formatScore(3))).toBeTruthy();
    expect(screen.getByText(/silent for 5 seconds/)).toBeTruthy();
    expect(screen.getByText('1 pause, shaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Hear it: Once you were silent/ }));
    expect(playRecording).toHaveBeenCalledWith(recording.blob, 28, expect.anything(), 37);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('plays exactly the words that the feedback quotes', async () => {
    const words = ['um', 'I', 'called', 'them'].map((word, at) => ({
      word,
      startMs: 9000 + at * 500,
      endMs: 9400 + at * 500,
    }));
    const { container } = render(
      <HeardAnswerQuotes answerId="one:0">
        <AnswerSound interviewId="one" index={0} attempt={1} isCompared quotes={QUOTES} fillers={FILLERS} />
        {QUOTES.map((quote) => (
          <HeardQuote key={quote} quote={quote} hear="Hear it">
            <q>{quote}</q>
          </HeardQuote>
        ))}
      </HeardAnswerQuotes>,
    );
    await act(() => saveRecording({ ...answer, attempt: 1, words }));
    expect(screen.queryByRole('button', { name: /never said/ })).toBeNull();
    expect(container.querySelectorAll('[data-filler]')).toHaveLength(1);
    expect(screen.getByText('1 filler word, marked above')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hear it: I called them.' }));
    const [, from, , until] = vi.mocked(playRecording).mock.calls[0] ?? [];
    expect([from?.toFixed(2), until?.toFixed(2)]).toEqual(['9.35', '11.05']);
  });

  it('says so when there is too little speech', async () => {
    const measure = { ...MEASURE, durationSeconds: 12 };
    vi.mocked(measureRecording).mockResolvedValue({ measure, waveform: [1], lengthSeconds: 13 });
    show();
    await save();
    expect(screen.getByText(/too little speech/)).toBeTruthy();
    expect(screen.queryByText('out of 5')).toBeNull();
  });

  it('takes the measures of the server for a browser that cannot measure', async () => {
    const sound = { measure: MEASURE, waveform: [0.2, 1], lengthSeconds: 61 };
    show();
    await act(() => saveRecording({ ...answer, sound }));
    expect(screen.getByText(formatScore(3))).toBeTruthy();
    expect(measureRecording).not.toHaveBeenCalled();
  });

  it('keeps the recording when it cannot be measured', async () => {
    vi.mocked(measureRecording).mockRejectedValue(new Error('no decoder'));
    show();
    await save();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(screen.queryByText('out of 5')).toBeNull();
  });

  it('shows how large the recording is and how long it stays, and deletes it', async () => {
    show();
    await save();
    expect(screen.getByText('In this browser only, 2 kB. Deleted in 30 days.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete recording' }));
    await waitFor(() => expect(screen.queryByText('How it sounded')).toBeNull());
  });
});

describe('the sound of two attempts', () => {
  const saveNext = () => act(() => saveRecording({ ...answer, attempt: 1, text: 'word '.repeat(120) }));
  const compare = () =>
    render(
      <ul>
        <SoundChanges interviewId="one" index={0} from={0} to={1} />
      </ul>,
    );

  it('is compared in words', async () => {
    compare();
    await save();
    expect(screen.queryByRole('listitem')).toBeNull();
    await saveNext();
    expect(screen.getByText('How it sounded: slower, about 155 and then 120 words a minute.')).toBeTruthy();
  });

  it('has no number beside another one', async () => {
    render(<AnswerSound interviewId="one" index={0} isCompared />);
    await save();
    expect(screen.getByText(/silent for 5 seconds/)).toBeTruthy();
    expect(screen.queryByText('out of 5')).toBeNull();
  });

  it('is not compared where pace and pauses are not to be judged', async () => {
    await save();
    await saveNext();
    changeAccommodations({ withoutPace: true });
    compare();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('what suits a person', () => {
  it('measures nothing when delivery is not to be judged', async () => {
    render(<SuitsYouCard />);
    await userEvent.click(screen.getByRole('switch', { name: /how I sound/ }));
    show();
    await save();
    expect(measureRecording).not.toHaveBeenCalled();
    expect(screen.queryByText('out of 5')).toBeNull();
  });

  it('shows no measure that was made before it was switched off', async () => {
    show();
    await save();
    expect(screen.getByText('1 pause, shaded')).toBeTruthy();
    expect(screen.getByText('155 words a minute')).toBeTruthy();
    act(() => changeAccommodations({ withoutPace: true }));
    expect(screen.queryByText(/pause, shaded|silent for|words a minute|out of 5/)).toBeNull();
    expect(screen.getByText(/not judged, as you chose/)).toBeTruthy();
    act(() => changeAccommodations({ withoutDelivery: true }));
    expect(screen.queryByText(/not judged, as you chose/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('saves of the measures of the server only what may be judged', async () => {
    changeAccommodations({ withoutPace: true });
    await act(() => saveRecording({ ...answer, sound: { measure: MEASURE, waveform: [1], lengthSeconds: 61 } }));
    const { measure } = useRecordings.getState().recordings[0]?.sound ?? {};
    expect(Object.keys(measure ?? {}).sort()).toEqual([
      'durationSeconds',
      'levelAboveNoiseDb',
      'loudnessVariationDb',
      'pitchVariationSemitones',
    ]);
  });

  it('leaves pace and pauses unmeasured when they are not to be judged', async () => {
    render(<SuitsYouCard />);
    await userEvent.click(screen.getByRole('switch', { name: /pace and pauses/ }));
    await save();
    expect(measureRecording).toHaveBeenCalledWith(recording.blob, true);
  });

  it('saves no recording when that is switched off, and says so beside it', async () => {
    const put = vi.spyOn(recordingStore, 'put').mockResolvedValue();
    await save();
    expect(put).toHaveBeenCalled();
    await act(deleteAllRecordings);
    put.mockClear();
    render(<SuitsYouCard />);
    await userEvent.click(screen.getByRole('switch', { name: /Do not save my recordings/ }));
    show();
    await save();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(screen.getByText('Not saved. It is gone when you leave or reload this page.')).toBeTruthy();
    expect(screen.getByText(/^No recordings yet/)).toBeTruthy();
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('counts the recordings and deletes all of them', async () => {
    render(<SuitsYouCard />);
    await save();
    expect(screen.getByText(/^1 recording in this browser, 2 kB/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete all recordings' }));
    expect(screen.getByText(/^No recordings yet/)).toBeTruthy();
  });
});
