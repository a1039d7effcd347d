import type { Skill } from '@greenroom/contract/constants';
import type { Clause } from '../text/clauses.ts';
import { findHits, type Hit } from '../text/lexicon.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import { clamp, roundToTenth, saturate } from './curves.ts';
import type { FoundPart } from './find-parts.ts';
import { type FoundSigns, findSkillSigns } from './find-skill-signs.ts';
import { narrowSpan } from './narrow-span.ts';
import type { Criteria } from './rubric.ts';
import { SKILL_NAMES, SKILL_ORDER } from './skills-data.ts';

/** One skill as this answer shows it: `score` 0 to 5 in tenths, `clause` the words that show it best. */
export type RatedSkill = { skill: Skill; score: number; strength: number; clause: Clause | null };

/** Distinct signs from which a skill counts as shown rather than mentioned. */
const SHOWN_FROM = 2;
/** "Our" and "shared" may be said of a machine; these are people. */
const OTHERS =
  /^(team\w*|colleagues?|co-?workers?|partner\w*|group|together|each|everyone|crew|staff|helped|paired|worked|collaborat\w*|agreed|compromise)$/;
/** "We" alone says little about working with others. */
const UNTOLD = 0.4;
/** What a hint counts beside a deed. */
const HINT = 0.4;
/** About as much comes up in any talk. */
const CHANCE_SIGNS = 0.6;
/** Of what is still missing of a skill that the question asks for, as much is shown by a full answer to it. */
const ASKED_SHARE = 0.45;
/** From this strength on a skill that is asked for shows in what was done, even where no sign of it is heard. */
const SHOWN_BY_ALL = 0.2;
/** A clause that already stands for another skill is quoted again only when it shows this one much better, or alone. */
const QUOTED_BEFORE = 1.5;
/** "Your team" shows nobody at work: a stretch with the speaker or the team in it goes before any without. */
const NOBODY_AT_WORK = 5;
/** What no words can be quoted for is not credited beyond this. */
const MOST_UNQUOTED = 2.4;
/** A stretch that shows less of a skill is not quoted for it: a hint in a few words is no proof. */
const LEAST_SHOWN = 0.4;
const QUOTABLE_WORDS = { fewest: 4, usual: 6 };

/** What the rest of the judgement says of the answer: a skill is rated beside it. */
type SkillGround = { criteria: Criteria; overall: number; asked: ReadonlySet<Skill>; parts: readonly FoundPart[] };

/** Whoever fully answers a question that asks for a skill has shown it, in whichever words. */
export function rateSkills(analysis: AnswerAnalysis, { criteria, overall, asked, parts }: SkillGround): RatedSkill[] {
  const quoted = new Set<Clause>();
  const told = clamp(criteria.completeness, 0, 1) * clamp(criteria.relevance, 0, 1);
  return SKILL_ORDER.map((skill) => {
    const { deeds, hints, grounds } = findSkillSigns(skill, analysis, parts);
    const kinds = countKinds(analysis, [...deeds, ...grounds]);
    const hinted = countKinds(analysis, hints);
    const named = findHits(SKILL_NAMES, analysis.words, analysis.stems).length;
    const signs =
      Math.max(0, kinds + HINT * hinted - CHANCE_SIGNS - 0.5 * named) / (0.6 + (analysis.words.length / 200) ** 0.6);
    const isTold = skill !== 'teamwork' || deeds.some((hit) => OTHERS.test(analysis.words[hit.first] ?? ''));
    const shown = saturate(signs, 3) * (isTold ? 1 : UNTOLD);
    const isAsked = asked.has(skill);
    const strength = isAsked ? 1 - (1 - shown) * (1 - ASKED_SHARE * told) : shown;
    const score = skill === 'communication' ? rateCommunication(criteria, overall) : blend(strength, overall);
    const own = kinds + hinted >= SHOWN_FROM && isTold ? densest(analysis, { deeds, hints }, quoted) : null;
    const clause = own ?? (isAsked && strength >= SHOWN_BY_ALL ? keyDeed(parts) : null);
    if (own !== null) quoted.add(own);
    const most = clause === null && skill !== 'communication' ? MOST_UNQUOTED : 5;
    return { skill, score: roundToTenth(clamp(score, 0, most)), strength, clause };
  });
}

function countKinds({ stems }: AnswerAnalysis, hits: readonly Hit[]): number {
  return new Set(hits.map((hit) => stems[hit.first])).size;
}

/** What was done, in the words in which it shows best. */
function keyDeed(parts: readonly FoundPart[]): Clause | null {
  return parts.find(({ part }) => part.key === 'action')?.clause ?? null;
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

/** The stretch that shows a skill best. */
function densest(
  analysis: AnswerAnalysis,
  { deeds, hints }: Pick<FoundSigns, 'deeds' | 'hints'>,
  quoted: ReadonlySet<Clause>,
): Clause | null {
  let best: Clause | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  const all = [...deeds, ...hints];
  for (const clause of analysis.clauses) {
    const inClause = all.filter((hit) => isWithin(hit, clause));
    if (inClause.length === 0) continue;
    const span = narrowSpan(analysis, clause, inClause);
    const words = analysis.words.slice(span.first, span.last + 1);
    if (words.length < QUOTABLE_WORDS.fewest) continue;
    const isQuoted = [...quoted].some((other) => span.first <= other.last && other.first <= span.last);
    const shown = deeds.filter((hit) => isWithin(hit, span)).length;
    const hinted = hints.filter((hit) => isWithin(hit, span)).length;
    const shows = shown + HINT * hinted - (words.length < QUOTABLE_WORDS.usual ? 0.5 : 0);
    const hasSpeaker = words.some((word) => SPEAKER.test(word));
    const value = shows - (isQuoted ? QUOTED_BEFORE : 0) - (hasSpeaker ? 0 : NOBODY_AT_WORK);
    if (shows >= LEAST_SHOWN && value > bestValue) {
      best = span;
      bestValue = value;
    }
  }
  return best;
}
const isWithin = (hit: Hit, span: Clause) => hit.first >= span.first && hit.last <= span.last;
const SPEAKER = /^(i|we|my|our|us|me|i'm|i've|i'd|i'll|we're|we've|we'd|together)$/;
