import type { ResumeSuggestion } from '@greenroom/contract/resume';
import { hasOutcome } from '../entities/outcome-numbers.ts';
import {
  BUZZWORDS,
  COUNTED_NOUNS,
  DISTINCTION,
  FIRST_PERSON,
  OUTCOME_GAPS,
  PASSIVE,
  WEAK_OPENINGS,
} from './suggestion-patterns.ts';

const LONG_LINE_WORDS = 34;
const SHORT_LINE_WORDS = 4;
const QUOTED_WORDS = 14;

/** A hint with what it is about, so that no kind crowds out the others, and how much it would help. */
export type Finding = ResumeSuggestion & { kind: string; weight: number };

export function finding(kind: string, weight: number, line: string, problem: string, suggestion: string): Finding {
  return { kind, weight, line, problem, suggestion };
}

/** What could be better in one line about the work. Recent jobs weigh more: a reader looks at them first. */
export function lineFindings(line: string, jobIndex: number): Finding[] {
  const recency = Math.max(0, 3 - jobIndex);
  return [...wordFindings(line, recency), ...sizeFindings(line, recency)];
}

function wordFindings(line: string, recency: number): Finding[] {
  const findings: Finding[] = [];
  const weak = weakOpening(line, recency);
  if (weak) findings.push(weak);
  const person = FIRST_PERSON.exec(line)?.[0]?.trim();
  if (person)
    findings.push(
      finding(
        'first-person',
        9 + recency,
        line,
        `"${person}" is understood in a resume.`,
        leaveOutPerson(line, person),
      ),
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

function weakOpening(line: string, recency: number): Finding | undefined {
  const weak = WEAK_OPENINGS.find(({ pattern }) => pattern.test(line));
  if (!weak) return undefined;
  const opening = weak.pattern.exec(line)?.[0] ?? '';
  const rest = firstWords(line.slice(opening.length).replace(/^[\s,:]+/u, ''), QUOTED_WORDS);
  const said = opening.trim().split(/\s+/u).slice(0, weak.quotedWords).join(' ');
  return finding('weak-verb', 10 + recency, line, `"${said}" leaves open what you did yourself.`, weak.advice(rest));
}

function leaveOutPerson(line: string, person: string): string {
  const opensLine = line.trim().startsWith(person);
  if (!opensLine) return `Leave it out where the sentence allows: in a resume every line is about you.`;
  const text = line.replace(/^(?:I|We)(?:['’](?:m|ve|re))?\s+(?:also\s+|have\s+|am\s+|was\s+)?/u, '');
  return `Leave it out and begin with the verb: "${firstWords(text.charAt(0).toUpperCase() + text.slice(1), QUOTED_WORDS)}".`;
}

function sizeFindings(line: string, recency: number): Finding[] {
  const words = line.split(/\s+/u).length;
  const findings: Finding[] = [];
  if (words > LONG_LINE_WORDS)
    findings.push(
      finding(
        'too-long',
        8 + recency,
        line,
        `${words} words in one line: the point gets lost.`,
        `Cut it to about 25 words, or part it after "${firstWords(line, 12)}".`,
      ),
    );
  if (words >= SHORT_LINE_WORDS && !hasOutcome(line) && !DISTINCTION.test(line))
    findings.push(outcomeFinding(line, recency));
  if (words < SHORT_LINE_WORDS && line.length > 2)
    findings.push(
      finding(
        'too-short',
        4 + recency,
        line,
        'Too short to show what you did.',
        'Say for whom or for what you did it, with which means, and what came of it.',
      ),
    );
  return findings;
}

export function firstWords(line: string, count: number): string {
  const words = line.split(/\s+/u);
  return words.length <= count ? line.replace(/[.;]$/u, '') : `${words.slice(0, count).join(' ')} …`;
}

/** The line itself with a gap for the outcome that it lacks; the gap is never filled. */
function outcomeFinding(line: string, recency: number): Finding {
  const bare = line.replace(/^[\s•●▪◦‣*–-]+/u, '').replace(/[.;\s]+$/u, '');
  const gap = OUTCOME_GAPS.find(({ pattern }) => pattern.test(bare));
  const counted = COUNTED_NOUNS.exec(bare)?.[0]?.toLowerCase();
  if (gap !== undefined) return finding('no-number', 6 + recency, line, gap.lacks, fillIn(gap.rewrite(bare)));
  if (counted !== undefined)
    return finding(
      'no-count',
      6 + recency,
      line,
      `It does not say how many ${counted}.`,
      fillIn(`${bare}, [number] ${counted} a [day, week or year]`),
    );
  return finding(
    'no-outcome',
    5 + recency,
    line,
    'It does not say what came of it.',
    fillIn(`${bare}, [how many or how often], so that [what was different afterwards]`),
  );
}

const fillIn = (line: string) => `Fill the gaps where you know them: "${line}".`;
