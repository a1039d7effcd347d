import type { Difficulty } from '@greenroom/contract/constants';
import { escapePattern } from '../text/escape-pattern.ts';
import { BEHAVIORAL_CUES, BEHAVIORAL_WORDS, TECHNICAL_CUES, TECHNICAL_WORDS } from './classify-patterns.ts';
import { allOccupationQuestions } from './occupation-questions.ts';
import { allQuestions } from './question-bank.ts';
import { QUESTION_FRAMES } from './question-frames.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import {
  type AskedType,
  BEHAVIORAL_COMPETENCIES,
  type BehavioralCompetency,
  type Competency,
  TECHNICAL_COMPETENCIES,
  type TechnicalCompetency,
} from './question-types.ts';
import type { RoleFamily } from './role-families.ts';
import { findRoleFamily } from './role-family.ts';
import { comparableText } from './words.ts';

export type QuestionTags = {
  competency: Competency;
  type: AskedType;
  /** Known for questions of the bank only. */
  difficulty?: Difficulty;
  /** The fields it was written for or speaks of; absent when it fits any. */
  families?: RoleFamily[];
  /** The core of a good answer, where the bank has one. */
  answer?: string;
  /** What to put into an answer about one's own past, where the question has it. */
  points?: readonly string[];
  /** The tool, skill or duty that fills a pattern. */
  term?: string;
  isFromBank: boolean;
};

type Gap = { pattern: RegExp; tags: QuestionTags; isTerm: boolean };
/** A question that follows a sentence about the work is known by its end. */
type Ending = { ending: string; tags: QuestionTags };
let index: { whole: Map<string, QuestionTags>; gaps: Gap[]; endings: Ending[] } | undefined;

/** The tags of a question: those of the bank, in any case and punctuation, else inferred from its words. */
export function findQuestion(text: string): QuestionTags {
  return findInBank(text) ?? { ...classifyQuestion(text), isFromBank: false };
}

/** The tags of a question of the bank, or null for any other. */
export function findInBank(text: string): QuestionTags | null {
  index ??= buildIndex();
  const key = comparableText(text);
  const whole = index.whole.get(key);
  if (whole) return whole;
  for (const gap of index.gaps) {
    const match = gap.pattern.exec(key);
    if (match) return gap.isTerm && match[1] ? { ...gap.tags, term: spellAsWritten(match[1], text) } : gap.tags;
  }
  return index.endings.find(({ ending }) => key.endsWith(ending))?.tags ?? null;
}

/** Whether the bank or an occupation has a question in the same words for another type or level. */
export function isOtherInBank({ text, type, difficulty }: { text: string; type: AskedType; difficulty: Difficulty }) {
  index ??= buildIndex();
  const known = index.whole.get(comparableText(text));
  return known !== undefined && (known.type !== type || known.difficulty !== difficulty);
}

/** What an unknown question asks for, from its wording: past behavior or knowledge, which competency, which field. */
export function classifyQuestion(text: string): { competency: Competency; type: AskedType; families?: RoleFamily[] } {
  const type: AskedType = BEHAVIORAL_CUES.test(text) || !TECHNICAL_CUES.test(text.trim()) ? 'Behavioral' : 'Technical';
  const family = findRoleFamily('', text);
  const families = family === 'general' ? {} : { families: [family] };
  const competency = type === 'Behavioral' ? pickBehavioral(text) : pickTechnical(text);
  return { competency, type, ...families };
}

/** The competency named most often; of equals the more demanding, since many questions about conflict name a "team". */
function pickBehavioral(text: string): BehavioralCompetency {
  return mostNamed(BEHAVIORAL_COMPETENCIES, BEHAVIORAL_WORDS, text) ?? 'ownership';
}

function pickTechnical(text: string): TechnicalCompetency {
  return mostNamed(TECHNICAL_COMPETENCIES, TECHNICAL_WORDS, text) ?? 'method';
}

function mostNamed<C extends Competency>(
  competencies: readonly C[],
  words: Readonly<Record<C, RegExp>>,
  text: string,
): C | undefined {
  let best: { competency: C; count: number } | undefined;
  for (const competency of competencies) {
    const count = [...text.matchAll(new RegExp(words[competency].source, 'gi'))].length;
    if (count > 0 && count >= (best?.count ?? 0)) best = { competency, count };
  }
  return best?.competency;
}

function buildIndex() {
  const whole = new Map<string, QuestionTags>();
  const gaps: Gap[] = [];
  for (const { text, competency, type, difficulty, families, answer, points } of [
    ...allQuestions(),
    ...allOccupationQuestions(),
  ]) {
    const tags: QuestionTags = { competency, type, difficulty, isFromBank: true };
    if (families[0] !== 'general') tags.families = families;
    if (answer) tags.answer = answer;
    if (points) tags.points = points;
    if (text.includes('{role}')) gaps.push({ pattern: gapPattern(text, '{role}'), tags, isTerm: false });
    else whole.set(comparableText(text), tags);
  }
  for (const { text, competency, type, difficulty } of QUESTION_PATTERNS) {
    gaps.push({
      pattern: gapPattern(text, '{term}'),
      tags: { competency, type, difficulty, isFromBank: true },
      isTerm: true,
    });
  }
  const { duty, thing, work, requirement, afterSituation, caution, tool } = QUESTION_FRAMES;
  for (const { text, type, difficulty, competency } of [
    ...duty,
    ...thing,
    ...work,
    ...requirement,
    ...caution,
    ...tool,
  ]) {
    const [gap = ''] = /\{\w+\}/u.exec(text) ?? [];
    const tags = { type, difficulty, competency, isFromBank: true };
    gaps.push({ pattern: gapPattern(text, gap, MOST_CHARACTERS[gap]), tags, isTerm: true });
  }
  const endings = afterSituation.map(({ ask, type, difficulty, competency }) => ({
    ending: ` ${comparableText(ask)}`,
    tags: { type, difficulty, competency, isFromBank: true },
  }));
  // "Tell me about your experience of …" begins longer frames too.
  gaps.sort((left, right) => right.pattern.source.length - left.pattern.source.length);
  return { whole, gaps, endings };
}

/** A duty is longer than the name of a tool. */
const MOST_CHARACTERS: Readonly<Record<string, number>> = {
  '{duty}': 200,
  '{doing}': 200,
  '{thing}': 200,
  '{work}': 200,
  '{subject}': 120,
};

function gapPattern(text: string, gap: string, most = 60): RegExp {
  const parts = text.split(gap).map((part) => escapePattern(comparableText(part)));
  return new RegExp(
    `^${parts
      .filter((part, at) => part !== '' || at > 0)
      .join(` (.{2,${most}}?) `)
      .trim()
      .replace(/\) $/, ')')}$`,
  );
}

/** "react native" found in the folded text, given back as "React Native" where the question spells it so. */
function spellAsWritten(term: string, text: string): string {
  const at = text.toLowerCase().indexOf(term);
  return at < 0 ? term : text.slice(at, at + term.length);
}
