// One recorded clip of an interviewer, at the speed at which it was said: how long until it is heard, detected and answered.
import { readFileSync } from 'node:fs';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { createAudioDecoder } from '../../../apps/server/src/adapters/audio/audio-decoder.ts';
import { createBuiltInCoach } from '../../../apps/server/src/adapters/built-in-coach/built-in-coach.ts';
import { runCoachTask } from '../../../apps/server/src/adapters/built-in-coach/coach-tasks.ts';
import { warmUpCoachThreads } from '../../../apps/server/src/adapters/built-in-coach/warm-up.ts';
import { findLiveTranscriber } from '../../../apps/server/src/adapters/live-transcribers.ts';
import { createPocketsphinx } from '../../../apps/server/src/adapters/pocketsphinx/create-pocketsphinx.ts';
import { findPocketsphinx } from '../../../apps/server/src/adapters/pocketsphinx/find-pocketsphinx.ts';
import type { LiveTranscriber } from '../../../apps/server/src/ports/live-transcription.ts';
import { PCM_SAMPLE_RATE } from '../../../apps/server/src/ports/speech.ts';
import { type BenchFigure, type BenchSection, quantile } from '../bench-section.ts';

const ROUNDS = Number(process.env.REPLAY_ROUNDS ?? 3);
/** The page notices the end of speech after about so long and marks it. */
const NOTICED_AFTER_MS = 200;
/** Shorter pauses are inside a sentence. */
const PAUSE_MS = 600;
/** On a busy machine the local engine lags behind; all that was said is waited for. */
const DONE_MS = 60_000;

const recordings = new URL('../../e2e/recordings/', import.meta.url);
const clip = readFileSync(new URL('interview-questions.webm', recordings));
const { sliceMs, sliceBytes } = JSON.parse(readFileSync(new URL('interview-questions.json', recordings), 'utf8')) as {
  sliceMs: number;
  sliceBytes: number[];
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const decoder = createAudioDecoder();

/** When each sentence of the clip ends, in milliseconds from its beginning. */
async function findSentenceEnds(): Promise<number[]> {
  const { speech } = await decoder.decode({ bytes: clip, format: 'webm' }, {});
  const inMs = (samples: number) => (samples / PCM_SAMPLE_RATE) * 1000;
  return speech
    .filter(({ endSample }, index) => inMs((speech[index + 1]?.startSample ?? Infinity) - endSample) >= PAUSE_MS)
    .map(({ endSample }) => inMs(endSample));
}

type Times = { transcribeMs: number[]; detectMs: number[]; firstWordMs: number[]; questions: string[] };

async function answerFirst(data: string): Promise<void> {
  const request = { data, resume: null, jobDesc: '', recent: [], lastQuestion: '', force: false, answered: [] };
  for await (const { interviewAnswer } of createBuiltInCoach().streamLive(request, {}))
    if (interviewAnswer.paragraph1 !== '') return;
}

async function noteFinal(text: string, lateMs: number, times: Times): Promise<void> {
  times.transcribeMs.push(lateMs);
  const startedAt = performance.now();
  const detection = detectQuestion({ data: text, recent: [], lastQuestion: '', force: false });
  times.detectMs.push(performance.now() - startedAt);
  if (!detection.isInterviewQuestion) return;
  times.questions.push(detection.interviewQuestion);
  await answerFirst(text);
  times.firstWordMs.push(lateMs + performance.now() - startedAt);
}

/** Plays the clip slice by slice, each at the moment at which the page would send it. */
async function replay(transcriber: LiveTranscriber, ends: readonly number[], times: Times): Promise<void> {
  const startedAt = performance.now();
  const clock = () => performance.now() - startedAt;
  const answered: Promise<void>[] = [];
  let heard = 0;
  const stream = transcriber.open((event) => {
    if (event.type !== 'transcript' || !event.isFinal) return;
    const end = ends[Math.min(heard, ends.length - 1)] ?? 0;
    heard += 1;
    answered.push(noteFinal(event.text, clock() - end, times));
  });
  const marks = ends.map((end) => setTimeout(() => stream.endSpeech(), end + NOTICED_AFTER_MS));
  let offset = 0;
  for (const [index, bytes] of sliceBytes.entries()) {
    await wait(Math.max(0, (index + 1) * sliceMs - clock()));
    stream.write(clip.subarray(offset, offset + bytes));
    offset += bytes;
  }
  const finished = stream.finish();
  await Promise.race([finished, wait(DONE_MS)]);
  for (const mark of marks) clearTimeout(mark);
  stream.close();
  await Promise.all(answered);
}

function findEngine(): LiveTranscriber | null {
  const url = process.env.LIVE_STT_URL;
  if (url) return findLiveTranscriber({ url, apiKey: process.env.LIVE_STT_API_KEY ?? null }, null, () => undefined);
  const program = findPocketsphinx();
  return program ? findLiveTranscriber(null, createPocketsphinx(program, decoder), () => undefined) : null;
}

export async function run(): Promise<BenchSection> {
  const transcriber = findEngine();
  if (!transcriber) return { name: 'Replay of a clip: left out, there is no engine on this machine', figures: [] };
  const times: Times = { transcribeMs: [], detectMs: [], firstWordMs: [], questions: [] };
  await warmUpCoachThreads(runCoachTask, 1);
  const ends = await findSentenceEnds();
  for (let round = 0; round < ROUNDS; round += 1) await replay(transcriber, ends, times);
  const both = (label: string, of: readonly number[]): BenchFigure[] => [
    { label: `${label}, p50`, value: quantile(of, 0.5), unit: 'ms' },
    { label: `${label}, p95`, value: quantile(of, 0.95), unit: 'ms' },
  ];
  console.log(`Questions found: ${[...new Set(times.questions)].join(' | ')}`);
  return {
    name: `Replay of a clip of ${ends.length} sentences, ${ROUNDS} times, heard by ${transcriber.name}`,
    figures: [
      ...both('Hear: end of a sentence to its words', times.transcribeMs),
      ...both('Detect: words to verdict', times.detectMs),
      ...both('First words of the answer after the end of the question', times.firstWordMs),
      { label: 'Sentences heard', value: times.transcribeMs.length / ROUNDS, unit: `of ${ends.length}` },
      { label: 'Questions found', value: times.questions.length / ROUNDS, unit: 'of 3' },
    ],
  };
}
