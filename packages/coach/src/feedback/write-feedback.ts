import { SKILL_LABELS, SKILLS, type Skill } from '@greenroom/contract/constants';
import type { Concern, Evidence, SkillsFeedback, SkillsScore } from '@greenroom/contract/feedback';
import { findSentence, toQuote } from './choose-steps.ts';
import { composeText, type TextName } from './compose-text.ts';
import { roundToTenth } from './curves.ts';
import type { Judgement } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';
import type { ReferenceMatch } from './match-reference.ts';

/** Everything that the texts are made from. `score` is the one that is shown. */
export type Judged = {
  judgement: Judgement;
  score: number;
  text: string;
  concerns: readonly Concern[];
  reference: ReferenceMatch | null;
  asked: ReadonlySet<Skill>;
};

const EXCELLENT = 4.2;
const GOOD = 3.4;
const MIDDLING = 2.6;
const TECHNICAL_GOOD = 3;
const TECHNICAL_MIDDLING = 1.9;
const POINTS_SHOWN = 3;
const CLEAR = 3.6;

/** Two to four sentences: how the answer comes across, the line that carries it, and what was heard of a technical one. */
export function writeOverall(judged: Judged): string {
  const { judgement, score, text, concerns, reference } = judged;
  if (judgement.isTechnical && concerns.length > 0) return composeText('concern-lead-technical', text);
  if (concerns.length > 0) return composeText('concern-lead', text);
  const sentences = [composeText(openerFor(judgement.isTechnical, score), text)];
  if (reference !== null && reference.covered.length >= 2) {
    const points = reference.covered.slice(0, POINTS_SHOWN).map((point) => point.text);
    sentences.push(composeText('points-heard', text, { points: points.join('; ') }));
  }
  if (score >= MIDDLING && !judgement.isTechnical) {
    const result = findSentence(judgement, 'result');
    const action = findSentence(judgement, 'action');
    if (action) sentences.push(composeText('highlight-action', action.text, { quote: toQuote(action) }));
    else if (result) sentences.push(composeText('highlight-result', result.text, { quote: toQuote(result) }));
  }
  return sentences.join(' ');
}

function openerFor(isTechnical: boolean, score: number): TextName {
  if (isTechnical) {
    if (score >= TECHNICAL_GOOD) return 'opener-technical-good';
    return score >= TECHNICAL_MIDDLING ? 'opener-technical-middling' : 'opener-technical-thin';
  }
  if (score >= EXCELLENT) return 'opener-excellent';
  if (score >= GOOD) return 'opener-good';
  return score >= MIDDLING ? 'opener-middling' : 'opener-thin';
}

/** Lines of the answer and what they do for it, each above the threshold at which nine of ten are right. None where a concern is raised. */
export function writeEvidence({ judgement, concerns, score }: Judged): Evidence[] {
  if (concerns.length > 0 || judgement.isTechnical || score < MIDDLING) return [];
  const lines: Evidence[] = [];
  for (const [label, comments] of EVIDENCE_COMMENTS) {
    const sentence = findSentence(judgement, label);
    if (sentence === null || lines.some(({ quote }) => quote === sentence.text)) continue;
    lines.push({ skill: 'overall', quote: sentence.text, comment: comments });
  }
  return lines;
}
const EVIDENCE_COMMENTS = [
  ['situation', 'Where it happened.'],
  ['action', 'What was done.'],
  ['result', 'What came of it.'],
  ['learning', 'What was learned.'],
] as const;

/** Communication is scored in every answer; another skill only where it is plainly shown, or asked for. */
export function rateSkills({ judgement, score, concerns, asked }: Judged): Record<Skill, number | null> {
  const { settings } = judgeModels();
  const rate = (skill: Skill): number | null => {
    if (skill === 'communication') return roundToTenth(judgement.structure);
    if (concerns.length > 0) return null;
    const least = settings.skills[skill] ?? Number.POSITIVE_INFINITY;
    if (judgement.skills[skill] >= least) return Math.max(score, SHOWN_AT_LEAST);
    return asked.has(skill) && !judgement.isTechnical ? score : null;
  };
  return Object.fromEntries(SKILLS.map((skill) => [skill, rate(skill)])) as Record<Skill, number | null>;
}
/** A skill that is plainly shown scores at least this. */
const SHOWN_AT_LEAST = 3;

export function toSkillsScore(skills: Readonly<Record<Skill, number | null>>): SkillsScore {
  return {
    communicationScore: skills.communication,
    teamworkScore: skills.teamwork,
    problemSolvingScore: skills.problemSolving,
    adaptabilityScore: skills.adaptability,
    creativityScore: skills.creativity,
    leadershipScore: skills.leadership,
  };
}

/** A sentence for each skill with a score, as far as one is surely right; an empty text for the others. */
export function writeSkills(judged: Judged, skills: Readonly<Record<Skill, number | null>>): SkillsFeedback {
  const write = (skill: Skill) => writeSkill(judged, skill, skills[skill]);
  return {
    communicationFeedback: write('communication'),
    teamworkFeedback: write('teamwork'),
    problemSolvingFeedback: write('problemSolving'),
    adaptabilityFeedback: write('adaptability'),
    creativityFeedback: write('creativity'),
    leadershipFeedback: write('leadership'),
  };
}

function writeSkill(judged: Judged, skill: Skill, score: number | null): string {
  const key = `${skill} ${judged.text}`;
  if (score === null) return '';
  // What keeps a middling answer from being clear cannot be told surely, and praise of how a poor one is built is no help.
  if (skill === 'communication')
    return score >= CLEAR && judged.score >= MIDDLING ? composeText('communication-high', key) : '';
  const least = judgeModels().settings.skills[skill] ?? Number.POSITIVE_INFINITY;
  if (judged.judgement.skills[skill] >= least) {
    const action = findSentence(judged.judgement, 'action');
    return action === null ? '' : composeText('skill-shown', key, { quote: toQuote(action) });
  }
  // For a fair answer the models cannot tell whether it shows the skill.
  const name = SKILL_LABELS[skill].toLowerCase();
  return composeText(score < MIDDLING ? 'skill-asked' : 'skill-whole', key, { skill: name });
}
