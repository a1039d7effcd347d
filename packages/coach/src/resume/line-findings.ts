import type { ResumeSuggestion } from '@greenroom/contract/resume';
import { hasOutcome } from '../entities/outcome-numbers.ts';
import { findGap } from './outcome-gap.ts';
import { BUZZWORDS, DISTINCTION, FIRST_PERSON, PASSIVE, WEAK_OPENINGS } from './suggestion-patterns.ts';

const LONG_LINE_WORDS = 34;
const SHORT_LINE_WORDS = 4;
const QUOTED_WORDS = 14;
/** A longer line is not said again in full. */
const LONGEST_REWRITE = 30;
const ASKED_BONUS = 3;

/** A hint with what it is about, so that no kind crowds out the others, and how much it would help. */
export type Finding = ResumeSuggestion & { kind: string; weight: number };

export function finding(kind: string, weight: number, line: string, problem: string, suggestion: string): Finding {
  return { kind, weight, line, problem, suggestion };
}

/** A line about a time without work is no line about the work. */
const BREAK =
  /^(?:(?:\S+ ){0,6}\S+[:,.] )?(?:out of work|not working|no work\b|unemployed|career break|break[.:,]|made redundant|(?:maternity|parental|sick) leave|at home with|home with)/iu;

/** What could be better in one line about the work; `asked` is a skill that it shows and the job asks for. Recent jobs weigh more: a reader looks at them first. */
export function lineFindings(line: string, jobIndex: number, asked = ''): Finding[] {
  if (BREAK.test(line)) return [];
  // A line that shows what the job asks for comes before all others.
  const recency = Math.max(0, 3 - jobIndex) + (asked === '' ? 0 : ASKED_BONUS);
  return [...wordFindings(line, recency), ...sizeFindings(line, recency, asked)];
}

function wordFindings(line: string, recency: number): Finding[] {
  const findings: Finding[] = [];
  const weak = weakOpening(line, recency);
  if (weak) findings.push(weak);
  const person = FIRST_PERSON.exec(line)?.[0]?.trim();
  // Of several sentences, or with a second "I", the line would be half in one voice and half in the other.
  if (person && line.trim().startsWith(person) && !TOLD_ON.test(line.trim().slice(person.length)))
    findings.push(
      finding('first-person', 9 + recency, line, `"${person}" is understood in a resume.`, leaveOutPerson(line)),
    );
  const passive = PASSIVE.exec(line)?.[0];
  if (passive && !weak)
    findings.push(
      finding(
        'passive',
        9 + recency,
        line,
        `"${passive}" hides who did it.`,
        'Say it actively, with yourself as the one who acts: begin with the past form of that verb.',
      ),
    );
  const buzzword = BUZZWORDS.exec(line)?.[0];
  if (buzzword)
    findings.push(
      finding(
        'buzzword',
        9 + recency,
        line,
        `"${buzzword}" claims something that the line does not show.`,
        'Cut the word and name one thing you did that proves it.',
      ),
    );
  return findings;
}

const TOLD_ON = /\b(?:I|my|me|we|our)\b|[.!?]\s+\p{Lu}/u;

function weakOpening(line: string, recency: number): Finding | undefined {
  const weak = WEAK_OPENINGS.find(({ pattern }) => pattern.test(line));
  if (!weak) return undefined;
  const opening = weak.pattern.exec(line)?.[0] ?? '';
  const rest = firstWords(line.slice(opening.length).replace(/^[\s,:]+/u, ''), QUOTED_WORDS);
  const said = opening.trim().split(/\s+/u).slice(0, weak.quotedWords).join(' ');
  return finding(
    'weak-verb',
    10 + recency,
    line,
    `"${said}" leaves open what you did yourself.`,
    weak.advice(rest, firstWords(line, LONGEST_REWRITE)),
  );
}

function leaveOutPerson(line: string): string {
  const text = line.replace(/^(?:I|We)(?:['’](?:m|ve|re))?\s+(?:also\s+|have\s+|am\s+|was\s+)?/u, '');
  return `Leave it out and begin with the verb: "${firstWords(text.charAt(0).toUpperCase() + text.slice(1), QUOTED_WORDS)}".`;
}

function sizeFindings(line: string, recency: number, asked: string): Finding[] {
  const words = line.split(/\s+/u).length;
  if (words > LONG_LINE_WORDS) return [longFinding(line, words, recency)];
  if (words < SHORT_LINE_WORDS || hasOutcome(line) || DISTINCTION.test(line)) return [];
  const gap = findGap(line, asked !== '');
  if (gap === undefined) return [];
  const why = asked === '' ? gap.lacks : `It shows "${asked}", which the job asks for. ${gap.lacks}`;
  return [finding(gap.kind, 6 + recency, line, why, `Fill the gaps where you know them: "${gap.line}".`)];
}

function longFinding(line: string, words: number, recency: number): Finding {
  const sentences = line.split(SENTENCE_END);
  const [first = '', second] = sentences;
  const advice =
    second === undefined
      ? `Cut it to about 25 words, or part it after "${firstWords(line, 12)}".`
      : `Give each of its ${sentences.length} sentences a line: "${firstWords(first, QUOTED_WORDS)}", then "${firstWords(second, QUOTED_WORDS)}".`;
  return finding('too-long', 8 + recency, line, `${words} words in one line: the point gets lost.`, advice);
}
const SENTENCE_END = /(?<=[\p{L}\p{N})%]{2}[.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u;

export function firstWords(line: string, count: number): string {
  const words = line.split(/\s+/u);
  return words.length <= count ? line.replace(/[.;]$/u, '') : `${words.slice(0, count).join(' ')} …`;
}
