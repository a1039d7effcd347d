import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { joinSpelled } from '@greenroom/coach/live/join-spelled';
import { type LineMeasures, measureLines } from '@greenroom/coach/live/line-features';
import { type CandidateFact, traitsOfLines } from '@greenroom/coach/live/line-traits';
import type { KindGuess } from '@greenroom/coach/live/question-kind';
import { heardWords } from '@greenroom/coach/live/question-words';
import { readResumeFacts } from '@greenroom/coach/live/resume-facts';
import { candidateFacts } from '@greenroom/coach/live/shown-lines';
import { splitQuestion } from '@greenroom/coach/live/split-question';
import { vectorTexts } from '@greenroom/coach/live/vector-texts';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { BETWEEN_TURNS_MS, readCases } from '../live-answers/read-cases.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { learn, namesIn, prepare, readLabelled, toExample } from './kind-training.ts';
import { probabilitiesOf, scoresOf } from './linear-training.ts';
import { isOnlyThePersons, quotedLines } from './marked-lines.ts';
import { markedQuestions, questionOf, readMarkedTurns } from './marked-turns.ts';

export type Asked = {
  writer: string;
  id: string;
  kind: string;
  said: string;
  question: string;
  good: string;
  also: string;
  resume: string;
};
/** A turn with its lines: `right` are the places of those that its note quotes, `also` of those that may be said too. */
export type Turn = {
  asked: Asked;
  /** The lines as they are encoded. */
  texts: string[];
  lines: LineMeasures[];
  right: number[];
  also: number[];
  isPersonal: boolean;
};

/** Turns whose stretches of the resume are marked. */
export const askedMarked = (): Asked[] =>
  readMarkedTurns().map(({ writer, id, kind, said, use, also, resume }) => ({
    writer,
    id,
    kind,
    said,
    question: questionOf(said),
    good: use.length > 0 ? use.join(' ; ') : NOTHING_MARKED,
    also: also.join(' ; '),
    resume,
  }));
/** Read by `isOnlyThePersons`. */
const NOTHING_MARKED = 'No resume fact.';

export function askedIn(): Asked[] {
  return readCases()
    .filter(({ writer }) => writer !== 'greenroom')
    .flatMap(({ writer, id, resume, turns }) => {
      let lastQuestion = '';
      return turns.flatMap(({ said, isQuestion, kind, good }, at) => {
        const recent = turns.slice(0, at).map((turn) => turn.said);
        const found = detectQuestion({
          data: said,
          recent,
          lastQuestion,
          force: false,
          sincePreviousMs: BETWEEN_TURNS_MS,
        });
        if (found.isInterviewQuestion) lastQuestion = found.interviewQuestion;
        const [question = ''] = splitQuestion(joinSpelled(found.isInterviewQuestion ? found.interviewQuestion : said));
        return isQuestion ? [{ writer, id, kind, said, question, good, also: '', resume }] : [];
      });
    });
}

/** Writers are left out a group at a time: one model for each writer takes too long. */
export const GROUPS = [0, 1, 2, 3];
export const groupOf = (writer: string): number =>
  [...writer].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUPS.length;

/** Kinds of the questions, each guessed by a model that saw nothing of its writer. */
export async function guessesOf(asked: readonly Asked[]): Promise<KindGuess[][]> {
  const known = await prepare([...readLabelled('kind-utterances.json'), ...markedQuestions()]);
  const names = namesIn(known.map(({ row }) => row));
  const own = await prepare(asked.map(({ question, writer }) => ({ text: question, writer, labels: [] })));
  const models = new Map(
    GROUPS.map((group) => [
      group,
      learn(
        known.filter(({ row }) => groupOf(row.writer) !== group),
        names,
        true,
      ),
    ]),
  );
  return own.map((one) => {
    const model = models.get(groupOf(one.row.writer));
    if (model === undefined) return [];
    const shares = probabilitiesOf(scoresOf(toExample(one, model.places, names), model.weights), true);
    return names
      .map((kind, index) => ({ kind, probability: shares[index] ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability);
  });
}

/** The turns of each interview; lines that answers before should have told count as told. */
export async function readTurns(
  asked: readonly Asked[],
  guesses: readonly KindGuess[][],
  { hasVectors, hasLists }: { hasVectors: boolean; hasLists: boolean },
): Promise<Turn[]> {
  const turns: Turn[] = [];
  const toldIn = new Map<string, string>();
  for (const [at, one] of asked.entries()) {
    const parsed = parseResumeText(one.resume);
    const read = readResumeFacts(parsed);
    const facts: CandidateFact[] = read === null ? [] : hasLists ? candidateFacts(read, parsed) : read.facts;
    const texts = vectorTexts(one.question, parsed, one.said);
    const vectors = hasVectors
      ? await encodeLines([...texts.question, ...texts.resume])
      : new Map<string, Float32Array>();
    const told = toldIn.get(one.id) ?? '';
    const query = { question: one.question, context: one.said, kinds: guesses[at] ?? [], vectors };
    const traits = hasLists ? traitsOfLines(facts, query) : [];
    const lines = measureLines(facts, { ...query, shows: [], told }).map((line, place) => ({
      ...line,
      features: [...line.features, ...(traits[place] ?? [])],
    }));
    const own = facts.map(({ text }) => text);
    const right = quotedLines(one.good, own);
    const also = quotedLines(one.also, own).filter((place) => !right.includes(place));
    toldIn.set(one.id, `${told} ${right.map((place) => heardWords(facts[place]?.text ?? '')).join(' ')}`);
    // Follow-ups stay with the line that was told last; no ranking decides them.
    if (one.kind !== 'follow-up')
      turns.push({
        asked: one,
        texts: own.map(heardWords),
        lines,
        right,
        also,
        isPersonal: isOnlyThePersons(one.good),
      });
  }
  return turns;
}
