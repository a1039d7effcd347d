import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { FeedbackRequest } from '@greenroom/contract/feedback';
import { findSpeechEngines } from '../../../apps/server/src/adapters/speech-engines.ts';
import type { EvalSection, Figure } from '../eval-section.ts';
import { ALL_ANSWERS } from '../feedback/all-answers.ts';
import type { JudgedAnswer } from '../feedback/judged-answer.ts';
import { createScorer } from '../feedback/score.ts';
import { mean, quantile, rankCorrelation } from '../feedback/statistics.ts';
import { type Heard, type Listener, startListener } from './hear.ts';
import { findMissingVoices, speak, VOICES, type Voice } from './speak.ts';
import { wordErrorRate } from './word-errors.ts';

const ANSWERS_SPOKEN = 24;
/** Shorter answers leave nothing to compare, longer ones only take long. */
const WORDS = { fewest: 20, most: 220 };

/** With more words wrong than this the text is no longer the answer: the robot voice is heard like that. */
const UNDERSTOOD_ERRORS = 0.4;

type Spoken = Heard & { judged: JudgedAnswer; voice: Voice };
type Compared = Spoken & { band: number; read: number | null; listened: number | null };

/**
 * The answers of the feedback eval spoken by synthetic voices, heard by the server's own recogniser through `POST
 * /ai/stt` and scored again. With `EVAL_HEARD=file` what was heard is saved there and used the next time, so that only
 * the scoring runs again.
 */
export async function run(): Promise<EvalSection> {
  const title = 'Spoken: answers as they were written against the same answers spoken and heard';
  const missing = findMissingVoices();
  const { speechToText } = await findSpeechEngines({ speechToText: null, textToSpeech: null }, () => undefined);
  if (speechToText === null) missing.push('pocketsphinx');
  if (speechToText === null || missing.length > 0) {
    return {
      title,
      figures: [{ name: 'programs missing', value: missing.length, digits: 0, atMost: 0 }],
      notes: [`Not measured: install ${missing.join(', ')} and run it again.`],
    };
  }
  const listener = await startListener(speechToText, process.env.EVAL_URL);
  const spoken = await transcribeAll(listener).finally(() => listener.stop());
  const compared = await scoreBoth(spoken);
  const isDetailed = process.env.EVAL_DETAILS !== undefined;
  return { title, figures: writeFigures(compared), notes: isDetailed ? compared.map(describe) : [] };
}

/** From all bands, every n-th in the order of the bands, so that weak and strong answers are all there. */
function chooseAnswers(): JudgedAnswer[] {
  const suitable = ALL_ANSWERS.filter(({ answer, band }) => {
    const wordCount = answer.split(/\s+/).length;
    return typeof band === 'number' && wordCount >= WORDS.fewest && wordCount <= WORDS.most;
  }).toSorted((left, right) => Number(left.band) - Number(right.band));
  return Array.from({ length: ANSWERS_SPOKEN }, (_, step) =>
    suitable.at(Math.floor(((step + 0.5) * suitable.length) / ANSWERS_SPOKEN)),
  ).filter((judged) => judged !== undefined);
}

async function transcribeAll(listener: Listener): Promise<Spoken[]> {
  const path = process.env.EVAL_HEARD;
  const kept = new Map<string, Heard>(
    path !== undefined && existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [],
  );
  const spoken: Spoken[] = [];
  for (const [index, judged] of chooseAnswers().entries()) {
    const voice = VOICES[index % VOICES.length];
    if (voice === undefined) continue;
    const key = `${judged.id} ${voice.name}`;
    const result = kept.get(key) ?? (await listener.hear(await speak(judged.answer, voice)));
    if (result === null) continue;
    kept.set(key, result);
    spoken.push({ judged, voice, ...result });
    if (path !== undefined) await writeFile(path, JSON.stringify([...kept]));
  }
  return spoken;
}

async function scoreBoth(spoken: readonly Spoken[]): Promise<Compared[]> {
  const score = createScorer(process.env.EVAL_URL);
  const compared: Compared[] = [];
  for (const one of spoken) {
    const { question, answer, role, type, band } = one.judged;
    const request: FeedbackRequest = {
      question,
      answer,
      ...(role === undefined ? {} : { role }),
      ...(type === undefined ? {} : { type }),
    };
    const read = (await score(request)).overallScorePerResponse;
    const listened = (await score({ ...request, answer: one.heard })).overallScorePerResponse;
    compared.push({ ...one, band: Number(band), read, listened });
  }
  return compared;
}

function writeFigures(compared: readonly Compared[]): Figure[] {
  const moves = compared.map(({ read, listened }) => Math.abs((listened ?? 0) - (read ?? 0)));
  const errors = compared.map(({ judged, heard }) => wordErrorRate(judged.answer, heard));
  const seconds = compared.map(({ hearingMs }) => hearingMs / 1000);
  const heardBands = compared.map(({ band, listened }) => [listened ?? 0, band] as const);
  const understood = moves.filter((_, index) => (errors[index] ?? 1) <= UNDERSTOOD_ERRORS);
  const byVoice = VOICES.map(({ name }) => ({
    name: `median change, ${name}`,
    value: quantile(
      moves.filter((_, index) => compared[index]?.voice.name === name),
      0.5,
    ),
  }));
  return [
    { name: 'answers spoken and heard', value: compared.length, digits: 0, atLeast: ANSWERS_SPOKEN },
    { name: 'change of the overall, median', value: quantile(moves, 0.5), atMost: 0.4 },
    { name: 'change of the overall, 90th percentile', value: quantile(moves, 0.9) },
    { name: 'change of the overall, most', value: Math.max(...moves) },
    { name: 'answers heard with at most 4 words in 10 wrong', value: understood.length, digits: 0 },
    { name: 'change of the overall among them, median', value: quantile(understood, 0.5), atMost: 0.4 },
    { name: 'change of the overall among them, most', value: Math.max(...understood) },
    ...byVoice,
    { name: 'rank correlation of what was heard with the bands', value: rankCorrelation(heardBands) },
    { name: 'word error rate, mean', value: mean(errors) },
    { name: 'seconds to hear an answer, mean', value: mean(seconds), digits: 1 },
    { name: 'seconds to hear an answer, most', value: Math.max(...seconds), digits: 1 },
  ];
}

function describe({ judged, voice, heard, band, read, listened }: Compared): string {
  const error = wordErrorRate(judged.answer, heard).toFixed(2);
  return `${judged.id} (${voice.name}, band ${band}): ${read ?? '–'} read, ${listened ?? '–'} heard, word errors ${error}`;
}
