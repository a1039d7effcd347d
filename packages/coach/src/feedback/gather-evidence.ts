import type { Evidence } from '@greenroom/contract/feedback';
import type { Clause } from '../text/clauses.ts';
import type { RatedSkill } from './rate-skills.ts';
import type { Judged } from './write-overall.ts';
import { quoteAround, writeQuote } from './write-quote.ts';

const MOST_EVIDENCE = 12;
const MOST_CONCEPTS = 4;
const PART_IS_THERE = 0.4;
const SKILL_IS_SHOWN = 2;
/** Below this a part is claimed rather than told, and nothing was earned by it. */
const WORTHY_FROM = 1.8;

/** The words that earned the remarks: what went wrong first, then the parts of the answer, then the skills. */
export function gatherEvidence({ analysis, measures, overall }: Judged, skills: readonly RatedSkill[]): Evidence[] {
  const { fillerTokens } = measures.delivery;
  const entries: Evidence[] = [];
  const add = (skill: Evidence['skill'], clause: Clause, comment: string) =>
    entries.push({ skill, quote: writeQuote(analysis, clause, fillerTokens), comment });
  for (const wrong of measures.technical?.wrongClaims ?? []) {
    entries.push({
      skill: 'overall',
      quote: writeQuote(analysis, wrong, new Set()),
      comment: `Not right: ${wrong.correction}.`,
    });
  }
  const wrongClaims = measures.technical?.wrongClaims ?? [];
  const concepts = (measures.technical?.foundConcepts ?? []).filter(
    (concept) => !wrongClaims.some((wrong) => concept.first <= wrong.last && wrong.first <= concept.last),
  );
  for (const concept of concepts.slice(0, MOST_CONCEPTS)) {
    const clause = analysis.clauses.find(({ first, last }) => concept.first >= first && concept.first <= last);
    if (clause === undefined) continue;
    const quote = quoteAround(analysis, concept, clause, fillerTokens);
    entries.push({ skill: 'overall', quote, comment: `This speaks of ${concept.name}.` });
  }
  for (const point of (measures.reference?.covered ?? []).slice(0, MOST_CONCEPTS)) {
    const clause = analysis.clauses.find(({ first, last }) => point.first >= first && point.first <= last);
    if (clause === undefined || overall < WORTHY_FROM) continue;
    const quote = quoteAround(analysis, point, clause, fillerTokens);
    entries.push({ skill: 'overall', quote, comment: `This coach would say so too: ${point.text}.` });
  }
  for (const { part, strength, clause } of measures.parts) {
    if (clause !== null && strength >= PART_IS_THERE && overall >= WORTHY_FROM) {
      entries.push({
        skill: 'overall',
        quote: writeQuote(analysis, clause, fillerTokens),
        comment: `This gives ${part.label}.`,
      });
    }
  }
  for (const { skill, score, clause } of skills) {
    if (clause !== null && score >= SKILL_IS_SHOWN) {
      add(skill, clause, SKILL_COMMENTS[skill]);
    }
  }
  return entries.filter((entry) => entry.quote.length > 0).slice(0, MOST_EVIDENCE);
}

const SKILL_COMMENTS: Record<RatedSkill['skill'], string> = {
  communication: 'How you speak with others shows here.',
  teamwork: 'Working with others shows here.',
  problemSolving: 'How you got to a solution shows here.',
  adaptability: 'Adjusting or learning shows here.',
  creativity: 'An idea of your own shows here.',
  leadership: 'Taking responsibility shows here.',
};
