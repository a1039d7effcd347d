import type { Skill } from '@greenroom/contract/constants';
import type { Clause } from '../text/clauses.ts';
import { findHits, type Hit } from '../text/lexicon.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import { clamp, roundToTenth, saturate } from './curves.ts';
import { narrowSpan } from './narrow-span.ts';
import type { Criteria } from './rubric.ts';
import { SKILL_NAMES, SKILL_ORDER, SKILL_SIGNS } from './skills-data.ts';

/** One skill as this answer shows it: `score` 0 to 5 in tenths, `clause` the words that show it best. */
export type RatedSkill = { skill: Skill; score: number; strength: number; clause: Clause | null };

/** Distinct signs from which a skill counts as shown rather than mentioned. */
const SHOWN_FROM = 2;
/** "Our" and "shared" may be said of a machine; these are people. */
const OTHERS =
  /^(team\w*|colleagues?|co-?workers?|partner\w*|group|together|each|everyone|crew|staff|helped|paired|worked|collaborat\w*|agreed|compromise)$/;
/** "We" alone says little about working with others. */
const UNTOLD = 0.4;
/** About as many signs come up in any talk. */
const CHANCE_SIGNS = 0.6;
/** A clause that already stands for another skill is quoted again only when it shows this one much better. */
const QUOTED_BEFORE = 1.5;
const QUOTABLE_WORDS = { fewest: 4, usual: 6 };

export function rateSkills(analysis: AnswerAnalysis, criteria: Criteria, overall: number): RatedSkill[] {
  const quoted = new Set<Clause>();
  return SKILL_ORDER.map((skill) => {
    const hits = findHits(SKILL_SIGNS[skill], analysis.words, analysis.stems);
    const kinds = new Set(hits.map((hit) => analysis.stems[hit.first])).size;
    const named = findHits(SKILL_NAMES, analysis.words, analysis.stems).length;
    const signs = Math.max(0, kinds - CHANCE_SIGNS - 0.5 * named) / (0.6 + (analysis.words.length / 200) ** 0.6);
    const isTold = skill !== 'teamwork' || hits.some((hit) => OTHERS.test(analysis.words[hit.first] ?? ''));
    const strength = saturate(signs, 3) * (isTold ? 1 : UNTOLD);
    const score = skill === 'communication' ? rateCommunication(criteria, overall) : blend(strength, overall);
    const clause = kinds >= SHOWN_FROM && isTold ? densest(analysis, hits, quoted) : null;
    if (clause !== null) quoted.add(clause);
    return { skill, score: roundToTenth(clamp(score, 0, 5)), strength, clause };
  });
}

/** A skill that is not shown stays below 2, however well the rest was told. */
function blend(strength: number, overall: number): number {
  const floor = 0.5 + 0.25 * overall;
  return floor + (1.15 * overall + 0.6 - floor) * Math.tanh(2.2 * strength) * (0.55 + 0.45 * strength);
}

/** How it was said: fluency and structure before anything else; never far above what was said. */
function rateCommunication(criteria: Criteria, overall: number): number {
  const manner =
    0.34 * criteria.fluency +
    0.24 * criteria.structure +
    0.17 * criteria.completeness +
    0.15 * criteria.vocabulary +
    0.1 * criteria.amount;
  return Math.min(0.5 * overall + 0.5 * (5 / (1 + Math.exp(-7 * (manner - 0.48)))), overall + 1);
}

/** The stretch that shows a skill best, with the speaker or the team in it: "your team" shows nobody at work. */
function densest(analysis: AnswerAnalysis, hits: readonly Hit[], quoted: ReadonlySet<Clause>): Clause | null {
  let best: Clause | null = null;
  let bestValue = 0;
  for (const clause of analysis.clauses) {
    const inClause = hits.filter((hit) => hit.first >= clause.first && hit.first <= clause.last);
    if (inClause.length === 0) continue;
    const span = narrowSpan(analysis, clause, inClause);
    const words = analysis.words.slice(span.first, span.last + 1);
    if (words.length < QUOTABLE_WORDS.fewest || !words.some((word) => SPEAKER.test(word))) continue;
    const isQuoted = [...quoted].some((other) => span.first <= other.last && other.first <= span.last);
    const inside = inClause.filter((hit) => hit.first >= span.first && hit.last <= span.last).length;
    const value = inside - (isQuoted ? QUOTED_BEFORE : 0) - (words.length < QUOTABLE_WORDS.usual ? 0.5 : 0);
    if (value > bestValue) {
      best = span;
      bestValue = value;
    }
  }
  return best;
}
const SPEAKER = /^(i|we|my|our|us|me|i'm|i've|i'd|i'll|we're|we've|we'd|together)$/;
