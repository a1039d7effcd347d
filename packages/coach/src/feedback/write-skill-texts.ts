import type { SkillsFeedback } from '@greenroom/contract/feedback';
import { pickVariant } from './pick-variant.ts';
import type { RatedSkill } from './rate-skills.ts';
import { NOT_ASKED_FOR, SKILL_TEXTS } from './skill-texts-data.ts';
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
    return rated === undefined ? '' : writeSkillText(judged, rated);
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
  const { analysis, measures, overall } = judged;
  const texts = SKILL_TEXTS[skill];
  const key = `${skill} ${analysis.text}`;
  const next = skill === 'communication' ? writeCommunicationAdvice(judged, key) : pickVariant(texts.next, key);
  if (overall < WORTHY_FROM || score < PARTLY_FROM || (clause === null && skill !== 'communication')) {
    const isAsked = skill === 'communication' || measures.kind !== 'technical';
    return isAsked ? `${pickVariant(texts.absent, key)} ${next}` : `${pickVariant(texts.absent, key)} ${NOT_ASKED_FOR}`;
  }
  const verdict = pickVariant(score >= SHOWN_FROM && overall >= PRAISED_FROM ? texts.shown : texts.partly, key);
  if (clause === null) return `Your answer ${verdict} ${next}`;
  return `"${writeQuote(analysis, clause, measures.delivery.fillerTokens)}" ${verdict} ${next}`;
}

function writeCommunicationAdvice({ measures, criteria }: Judged, key: string): string {
  const { delivery } = measures;
  const [top] = [...delivery.fillerCounts].sort((left, right) => right[1] - left[1]);
  if (top !== undefined && top[1] >= 3 && delivery.fillerShare > 0.025) {
    return `You said "${top[0]}" ${top[1]} times: a short silence in its place sounds calmer.`;
  }
  if (delivery.wordsPerMinute !== null && delivery.wordsPerMinute > 190) {
    return `At ${delivery.wordsPerMinute} words a minute it is hard to follow: take a breath after each point.`;
  }
  if (delivery.hedgeShare > 0.03) return 'Leave out words such as "maybe" and "I guess": say what was so.';
  const { next } = SKILL_TEXTS.communication;
  return criteria.structure < 0.3 ? (next[0] ?? '') : pickVariant(next, key);
}
