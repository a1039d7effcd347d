import { measureSpeech, type SpeechMeasure } from '../../../packages/coach/src/delivery/measure-speech.ts';
import { scoreDelivery } from '../../../packages/coach/src/delivery/score-delivery.ts';
import type { Figure } from '../eval-section.ts';
import { type Place, recordFrom } from './build-room.ts';
import { buildSpeech, RATE, SENTENCES, speakSentences, type Voice } from './build-speech.ts';

const VOICES: readonly Voice[] = [
  { program: 'espeak-ng', name: 'en-us' },
  { program: 'espeak-ng', name: 'en-gb' },
  { program: 'flite', name: 'slt' },
  { program: 'flite', name: 'rms' },
  { program: 'flite', name: 'awb' },
];
const PAUSES = [0.4, 0.9, 0.6, 1.5, 0.5, 2, 0.7];
const SPEEDS = [130, 160, 190];
const GAIN_DB = 4;
const SEMITONES = 3;
const FAN_DB = -45;
/** The first is what the others are compared with. */
const PLACES: readonly Place[] = [0.2, 0.6, 1.5].flatMap((metres) => [{ metres }, { metres, fanDb: FAN_DB }]);
const WORD_COUNT = SENTENCES.join(' ').split(' ').length;
const PAUSE_SECONDS = PAUSES.reduce((sum, one) => sum + one, 0);

type Errors = Record<string, number>;

function measure(samples: Float32Array): SpeechMeasure {
  const measured = measureSpeech(samples, RATE);
  if (!measured) throw new Error('no speech was found');
  return measured;
}

/** Errors against what is known of the speech: its pauses, its pace, and the change of its loudness and pitch. */
function measureChanges(voice: Voice, spoken: readonly Float32Array[]): Errors {
  const speeds = SPEEDS.map((speed) => {
    const said = speakSentences(voice, speed);
    const seconds = said.reduce((sum, one) => sum + one.length, 0) / RATE;
    return { seconds, heard: measure(buildSpeech(said, PAUSES)) };
  });
  const steady = measure(buildSpeech(spoken, PAUSES));
  const louder = measure(buildSpeech(spoken, PAUSES, { gainDb: GAIN_DB }));
  const moved = measure(buildSpeech(spoken, PAUSES, { semitones: SEMITONES }));
  const paces = speeds.map(({ seconds, heard }) => Math.abs((seconds + PAUSE_SECONDS) / heard.durationSeconds - 1));
  const [slow, , fast] = speeds;
  const faster = (slow?.seconds ?? 1) / (fast?.seconds ?? 1);
  const heardFaster = (fast?.heard.articulationRate ?? 0) / (slow?.heard.articulationRate ?? 1);
  const expected = (base: number | null, added: number) => Math.hypot(base ?? Number.NaN, added);
  return {
    [`pauses found of ${PAUSES.length}`]: Math.max(
      ...speeds.map(({ heard }) => Math.abs(heard.pauseCount - PAUSES.length)),
    ),
    'mean pause, s': Math.max(
      ...speeds.map(({ heard }) => Math.abs(heard.meanPauseSeconds - PAUSE_SECONDS / PAUSES.length)),
    ),
    'words a minute, share': Math.max(...paces),
    [`articulation rate from ${SPEEDS[0]} to ${SPEEDS.at(-1)} words a minute, share`]: Math.abs(
      heardFaster / faster - 1,
    ),
    [`loudness ±${GAIN_DB} dB by sentence, dB`]: Math.abs(
      (louder.loudnessVariationDb ?? Number.NaN) - expected(steady.loudnessVariationDb, GAIN_DB),
    ),
    [`pitch ±${SEMITONES} semitones by sentence`]: Math.abs(
      (moved.pitchVariationSemitones ?? Number.NaN) - expected(steady.pitchVariationSemitones, SEMITONES),
    ),
  };
}

const largestMove = (scores: readonly number[]): number =>
  Math.max(...scores.map((score) => Math.abs(score - (scores[0] ?? Number.NaN))));

/** How far the score moves when the same answer is recorded at another distance, with a fan and without. */
function measurePlaces(spoken: readonly Float32Array[]): Errors {
  const speech = buildSpeech(spoken, PAUSES);
  const heard = PLACES.map((place) => ({ isQuiet: !place.fanDb, signs: measure(recordFrom(speech, place)) }));
  const scoresOf = (wordCount: number | null, isChosen: (one: { isQuiet: boolean }) => boolean) =>
    heard.filter(isChosen).map(({ signs }) => scoreDelivery({ ...signs, wordCount }).score ?? Number.NaN);
  return {
    'score at 0.2, 0.6 and 1.5 m': largestMove(scoresOf(WORD_COUNT, ({ isQuiet }) => isQuiet)),
    'score there with and without a fan': largestMove(scoresOf(WORD_COUNT, () => true)),
    'the same without words': largestMove(scoresOf(null, () => true)),
  };
}

const REACHES: Record<string, number> = {
  'score at 0.2, 0.6 and 1.5 m': 0.3,
  'score there with and without a fan': 0.3,
};

/** The largest error of each measure over five voices. */
export function measureSynthetic(): Figure[] {
  const all = VOICES.map((voice) => {
    const spoken = speakSentences(voice, 160);
    return { ...measureChanges(voice, spoken), ...measurePlaces(spoken) };
  });
  return Object.keys(all[0] ?? {}).map((name) => {
    const atMost = REACHES[name];
    const value = Math.max(...all.map((errors: Errors) => errors[name] ?? Number.NaN));
    // Scores have one digit: a difference of 0.3 is a little more in floating point.
    return { name: `largest error: ${name}`, value: Math.round(value * 1000) / 1000, ...(atMost && { atMost }) };
  });
}
