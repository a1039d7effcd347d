import type { SkillsFeedback } from '@greenroom/contract/feedback';
import { findHits } from '../text/lexicon.ts';
import { SIGNPOSTS } from './lexicons-data.ts';
import { pickVariant } from './pick-variant.ts';
import type { RatedSkill } from './rate-skills.ts';
import { KNOWLEDGE_ASKED, SKILL_TEXTS } from './skill-texts-data.ts';
import type { Judged } from './write-overall.ts';
import { writeQuote } from './write-quote.ts';

/** From this score on a skill is said to be shown; below `PARTLY_FROM` nothing is claimed of it. */
const SHOWN_FROM = 3;
const PARTLY_FROM = 1.8;
/** An answer below this is not praised in any of its parts. */
const WORTHY_FROM = 1.8;
const PRAISED_FROM = 2.6;

export function writeSkillTexts(judged: Judged, skills: readonly RatedSkill[]): SkillsFeedback {
  const text = (name: RatedSkill['skill']) => {
    const rated = skills.find((skill) => skill.skill === name);
    if (rated === undefined) return '';
    return name === 'communication' ? writeCommunication(judged, rated) : writeSkillText(judged, rated);
  };
  return {
    communicationFeedback: text('communication'),
    teamworkFeedback: text('teamwork'),
    problemSolvingFeedback: text('problemSolving'),
    adaptabilityFeedback: text('adaptability'),
    creativityFeedback: text('creativity'),
    leadershipFeedback: text('leadership'),
  };
}

function writeSkillText(judged: Judged, { skill, score, clause }: RatedSkill): string {
  const { analysis, measures, overall, asked } = judged;
  const texts = SKILL_TEXTS[skill];
  const pick = (variants: readonly string[], name: string) =>
    pickVariant(variants, `${name} ${skill} ${analysis.text}`);
  const next = pick(texts.next, 'next');
  if (overall >= WORTHY_FROM && score >= PARTLY_FROM && clause !== null) {
    const isShown = score >= SHOWN_FROM && overall >= PRAISED_FROM;
    const quote = writeQuote(analysis, clause, measures.delivery.fillerTokens);
    return `"${quote}" ${pick(isShown ? texts.shown : texts.partly, 'verdict')} ${next}`;
  }
  if (measures.technical !== null) return `${pick(texts.absent, 'absent')} ${pick(KNOWLEDGE_ASKED, 'knowledge')}`;
  if (asked.has(skill)) return `${pick(texts.absent, 'absent')} ${next}`;
  if (overall < WORTHY_FROM) return pick(texts.unasked, 'unasked');
  return `${pick(texts.unasked, 'unasked')} If it fits: ${next.charAt(0).toLowerCase()}${next.slice(1)}`;
}

/** How it was said, with what makes it so: fillers, hedges, pace or the words that lead through it. */
function writeCommunication(judged: Judged, { score }: RatedSkill): string {
  const { analysis, overall } = judged;
  const texts = SKILL_TEXTS.communication;
  const key = `communication ${analysis.text}`;
  const next = writeCommunicationAdvice(judged, key);
  if (overall < WORTHY_FROM || score < PARTLY_FROM) return `${pickVariant(texts.absent, key)} ${next}`;
  if (score < SHOWN_FROM || overall < PRAISED_FROM) return `${pickVariant(texts.partly, key)} ${next}`;
  return `${writeManner(judged) ?? pickVariant(texts.shown, key)} ${next}`;
}

const MANY_SIGNPOSTS = 3;
const LONG_ENOUGH_WORDS = 60;

/** What a listener would name as the reason why it is easy to follow. */
function writeManner({ analysis, measures }: Judged): string | null {
  const { delivery, substance } = measures;
  const said = findHits(SIGNPOSTS, analysis.words, analysis.stems)
    .map((hit) => analysis.words.slice(hit.first, hit.last + 1).join(' '))
    .filter((words) => words.length >= 4 && words !== 'also');
  const [first, ...others] = [...new Set(said)];
  const second = others.at(-1);
  if (substance.signpostKinds >= MANY_SIGNPOSTS && first !== undefined && second !== undefined)
    return `Words such as "${first}" and "${second}" lead a listener through it.`;
  if (delivery.fillerCounts.size === 0 && delivery.wordCount >= LONG_ENOUGH_WORDS)
    return `${delivery.wordCount} words without a filler: a listener can follow it without effort.`;
  return null;
}

const HEDGE = /\b(maybe|i guess|probably|i suppose|i don't know|not sure|hopefully|perhaps|i feel like)\b/;

function writeCommunicationAdvice({ analysis, measures, criteria }: Judged, key: string): string {
  const { delivery } = measures;
  const [top] = [...delivery.fillerCounts].sort((left, right) => right[1] - left[1]);
  if (top !== undefined && top[1] >= 3 && delivery.fillerShare > 0.025) {
    return `You said "${top[0]}" ${top[1]} times: a short silence in its place sounds calmer.`;
  }
  if (delivery.wordsPerMinute !== null && delivery.wordsPerMinute > 200) {
    return `At ${delivery.wordsPerMinute} words a minute it is hard to follow: take a breath after each point.`;
  }
  const hedge = analysis.words.join(' ').match(HEDGE)?.[0];
  if (delivery.hedgeShare > 0.03 && hedge !== undefined) return `Leave out "${hedge}" and the like: say what was so.`;
  const { next } = SKILL_TEXTS.communication;
  return criteria.structure < 0.3 ? (next[0] ?? '') : pickVariant(next, `next ${key}`);
}
