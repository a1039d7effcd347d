import { plainQuestion } from './question-topic.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { judgeLines, type ShownLine } from './shown-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** The nouns of a question are encoded each by itself, so that a line may be near one in other words. */
const nounsOf = (question: string): string[] => {
  const telling = tellingWords(question);
  const words = plainQuestion(question).match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => telling.some((stem) => hasTelling(stem, [word]))))].slice(0, MOST_NOUNS);
};
const MOST_NOUNS = 8;

/** The nouns whose vectors {@link chooseByNouns} reads: none where a line of the resume holds one of them in the same words. */
export function nounsToEncode(question: string, facts: ResumeFacts): string[] {
  const nouns = nounsOf(question);
  const telling = nouns.length === 0 ? [] : tellingWords(question);
  const isHeld = listLines(facts).some(({ text }) => telling.some((stem) => hasTelling(stem, wordsOfLine(text))));
  return isHeld ? [] : nouns;
}

/** From this probability on a line shows a single noun in other words. */
const NEAR_NOUN = 0.4;
const ENOUGH = 2;

/** The line of work, or the listed skill, that holds the nouns of a question: of several the one with the rarer. `isSure` where it has two, or the only one. */
export function chooseByNouns(
  part: Part,
  facts: ResumeFacts,
): { line: Omit<ShownLine, 'share'>; isSure: boolean } | undefined {
  const telling = tellingWords(part.question);
  if (telling.length === 0) return undefined;
  const lines = listLines(facts);
  const words = lines.map(({ text }) => wordsOfLine(text));
  const counts = telling.map((stem) => words.filter((own) => hasTelling(stem, own)).length);
  const rated = lines.map((line, at) => {
    const held = telling.flatMap((stem, of) => (hasTelling(stem, words[at] ?? []) ? [counts[of] ?? 1] : []));
    return {
      line,
      held: held.length,
      weight: held.reduce((sum, count) => sum + Math.log((lines.length + 1) / count), 0),
    };
  });
  const [best] = rated.toSorted((one, other) => other.weight - one.weight);
  if (best === undefined || best.held === 0) return nearNoun(part, facts);
  return { line: best.line, isSure: best.held >= Math.min(ENOUGH, telling.length) };
}
const listLines = (facts: ResumeFacts): Omit<ShownLine, 'share'>[] => [
  ...facts.facts.map((fact) => ({ text: fact.text, fact })),
  ...facts.lines.filter(({ kind }) => LISTED.has(kind)).map(({ text, kind }) => ({ text, kind })),
];
const LISTED = new Set(['skill', 'certificate', 'language']);

function nearNoun(part: Part, facts: ResumeFacts): { line: Omit<ShownLine, 'share'>; isSure: boolean } | undefined {
  if (part.vectors.size === 0) return undefined;
  const judged = judgeLines(nounsOf(part.question), facts, { resume: part.input.resume, vectors: part.vectors });
  const [best] = judged
    .map(([first]) => first)
    .filter((line) => line !== undefined && line.kind !== 'note')
    .toSorted((one, other) => (other?.share ?? 0) - (one?.share ?? 0));
  return best !== undefined && best.share >= NEAR_NOUN ? { line: best, isSure: false } : undefined;
}
