import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { Concern, Evidence, ScoreRange, SkillsFeedback, SkillsScore } from '@greenroom/contract/feedback';
import { countWords, findQuote, isFlagged, SHORT_WORDS, toQuote } from './choose-steps.ts';
import { composeText, type TextName } from './compose-text.ts';
import { roundToTenth } from './curves.ts';
import type { Judgement } from './judge-answer.ts';
import { judgeModels, SIGNS } from './judge-models.ts';
import type { ReferenceMatch } from './match-reference.ts';
import type { QuestionKind } from './question-kind.ts';
import { isSurelyGood, kindOf } from './remark-fit.ts';
import { writeStrengths } from './write-strengths.ts';

/** Everything that the texts are made from. `score` is the one that is shown. */
export type Judged = {
  judgement: Judgement;
  score: number;
  range: ScoreRange;
  text: string;
  concerns: readonly Concern[];
  /** Whether the answer may hold an admission, so that nothing in it is praised. */
  isDoubtful: boolean;
  reference: ReferenceMatch | null;
  asked: ReadonlySet<Skill>;
};

const POINTS_SHOWN = 3;
const FEWEST_POINTS = 2;

type Level = 'good' | 'fair' | 'unsure' | 'weak';

/**
 * How good an answer about deeds surely is. Each level is one at which nine of ten answers of writers left out are rated so; between them nothing is
 * sure but the range, which is shown beside the score.
 */
function levelOf({ judgement, score, isDoubtful }: Judged): Level {
  const { good, fair, weak } = judgeModels().settings.levels;
  if (weak !== undefined && score <= weak) return 'weak';
  if (isDoubtful || hasFault(judgement)) return 'unsure';
  if (score >= GOOD && isSurelyGood(judgement)) return 'good';
  if (hasSign(judgement)) return 'unsure';
  if (good !== undefined && score >= good) return 'good';
  return fair !== undefined && score >= fair ? 'fair' : 'unsure';
}

/** A lower score beside the word "good" would be hard to understand. */
const GOOD = 3.5;

/** Whether something speaks against the answer, though not surely enough to be named. */
function hasSign({ flags }: Judgement): boolean {
  const { settings } = judgeModels();
  return SIGNS.some((sign) => (flags[sign] ?? 0) >= (settings.signs[sign] ?? Number.POSITIVE_INFINITY));
}

/** Whether something surely speaks against it, be it too little for a concern. */
const hasFault = (judgement: Judgement): boolean => SIGNS.some((sign) => isFlagged(judgement, sign));

/** Whether the telling may be praised, if not the answer: the score is fair, and nothing may be an admission. */
function isSound({ judgement, score, isDoubtful }: Judged): boolean {
  const { fair } = judgeModels().settings.levels;
  return fair !== undefined && score >= fair && !isDoubtful && !hasFault(judgement);
}

/** Only a praised answer is quoted: in others the clearest step is sometimes the misconduct itself. */
const isPraised = (judged: Judged): boolean => ['good', 'fair'].includes(levelOf(judged));

/**
 * At most three sentences, each no surer than the measurement: that the answer is good, what works in it, why it is weak, and a line of it. Empty where only
 * the score could be told once more.
 */
export function writeOverall(judged: Judged): string {
  const { judgement, text, concerns } = judged;
  if (concerns.length > 0) return composeText(leadOf(judgement.isTechnical, concerns), text);
  return (judgement.isTechnical ? writeTechnical(judged) : writeStory(judged)).join(' ');
}

/** A specialist stops at facts, an employer at deeds; of the general kind it is not sure that there is something to stop at. */
function leadOf(isTechnical: boolean, concerns: readonly Concern[]): TextName {
  if (isTechnical && concerns.some(({ kind }) => kind === 'wrong-claim' || kind === 'safety'))
    return 'concern-lead-technical';
  return concerns.every(({ kind }) => kind === 'conduct') ? 'concern-lead-unsure' : 'concern-lead';
}

/** Praise of the telling, the reference points that were heard, and one sentence that the rest was not checked. */
function writeTechnical({ judgement, score, isDoubtful, text, reference }: Judged): string[] {
  const covered = reference?.covered ?? [];
  const told = score >= SOUND && !isDoubtful && !hasFault(judgement) ? writeStrengths(judgement, text) : [];
  return covered.length < FEWEST_POINTS
    ? [...told, composeText(score >= NEAR_MOST ? 'opener-technical-most' : 'opener-technical', text)]
    : [
        ...told,
        composeText('points-heard', text, { points: listPoints(covered) }),
        composeText('rest-unchecked', text),
      ];
}
/** A technical answer with a lower score is probably wrong, and praise of its telling would mislead. */
const SOUND = 2.9;

/** From here on it is the limit of unchecked answers that keeps the score down (`limitScore`). */
const NEAR_MOST = 3.3;

const listPoints = (points: ReferenceMatch['covered']) =>
  points
    .slice(0, POINTS_SHOWN)
    .map(({ text }) => text)
    .join('; ');

function writeStory(judged: Judged): string[] {
  const { judgement, text } = judged;
  const level = levelOf(judged);
  if (isPraised(judged)) {
    const strengths = writeStrengths(judgement, text);
    const told = strengths.length > 0 ? strengths : highlight(judgement);
    return level === 'good' ? [composeText('opener-good', text), ...told] : told;
  }
  const reason = findReason(judgement, text);
  if (reason === null) return isSound(judged) ? writeStrengths(judgement, text) : [];
  return level === 'weak' ? [composeText('opener-weak', text), reason] : [reason];
}

/**
 * A question for the person to think about, for an answer that gets no remark because none is sure enough. It says nothing about the answer itself. Below
 * `UNEXPLAINED` it also says that the coach could not tell what is missing.
 */
export function writeCheck({ judgement, score, isDoubtful, text }: Judged): string {
  if (isDoubtful) return composeText('check-doubtful', text);
  const question = composeText(CHECKS[kindOf(judgement) ?? 'self'], text);
  return score < UNEXPLAINED ? `${composeText('check-lead', text)} ${question}` : question;
}
/** A person asks why a score is below this one. */
const UNEXPLAINED = 3.3;
const CHECKS: Readonly<Record<QuestionKind, TextName>> = {
  event: 'check-event',
  trade: 'check-case',
  past: 'check-past',
  habit: 'check-case',
  motive: 'check-job',
  intro: 'check-intro',
  self: 'check-case',
  weakness: 'check-weakness',
  experience: 'check-experience',
  plans: 'check-job',
};

/** The part that is surely missing. */
function findReason(judgement: Judgement, text: string): string | null {
  if (isFlagged(judgement, 'general')) {
    return composeText(kindOf(judgement) === 'event' ? 'reason-general' : 'reason-vague', text);
  }
  const count = countWords(text);
  return count < SHORT_WORDS ? composeText('reason-short', text, { count: String(count) }) : null;
}

/** The outcome that is surely one, quoted: strangers called 15 of 17 right, of steps two of four. */
function highlight(judgement: Judgement): string[] {
  const sentence = findQuote(judgement, 'result');
  return sentence === null ? [] : [composeText('highlight-result', sentence.text, { quote: toQuote(sentence) })];
}

/** Lines of the answer and what they are, each above the threshold at which 19 of 20 are right. None where something speaks against the answer. */
export function writeEvidence(judged: Judged): Evidence[] {
  const { judgement, concerns } = judged;
  if (concerns.length > 0 || judgement.isTechnical || !isPraised(judged)) return [];
  const lines: Evidence[] = [];
  for (const [label, comment] of EVIDENCE_COMMENTS) {
    const sentence = findQuote(judgement, label);
    if (sentence === null || lines.some(({ quote }) => quote === sentence.text)) continue;
    lines.push({ skill: 'overall', quote: sentence.text, comment });
  }
  return lines;
}
const EVIDENCE_COMMENTS = [
  ['situation', 'Part of the situation.'],
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

/** Only how an answer is built can be told in a sentence that is surely right; an empty text for the others. */
export function writeSkills(judged: Judged, skills: Readonly<Record<Skill, number | null>>): SkillsFeedback {
  const { clear } = judgeModels().settings.levels;
  const isClear = clear !== undefined && (skills.communication ?? 0) >= clear;
  // Praise of the delivery does not help where the content fails.
  const isPraisable = judged.judgement.isTechnical ? judged.concerns.length === 0 : isPraised(judged);
  return {
    communicationFeedback: isClear && isPraisable ? composeText('communication-high', judged.text) : '',
    teamworkFeedback: '',
    problemSolvingFeedback: '',
    adaptabilityFeedback: '',
    creativityFeedback: '',
    leadershipFeedback: '',
  };
}
