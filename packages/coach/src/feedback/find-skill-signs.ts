import type { Skill } from '@greenroom/contract/constants';
import { compileLexicon, findHits, type Hit } from '../text/lexicon.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import type { FoundPart } from './find-parts.ts';
import { NUMBER_WORDS } from './lexicons-data.ts';
import { SKILL_SIGNS } from './skills-data.ts';

/** Where a skill shows in an answer, in order: `deeds` show it, `hints` only point to it, `grounds` are what called for it. */
export type FoundSigns = { deeds: readonly Hit[]; hints: readonly Hit[]; grounds: readonly Hit[] };

export function findSkillSigns(skill: Skill, analysis: AnswerAnalysis, parts: readonly FoundPart[]): FoundSigns {
  const listed = findHits(SKILL_SIGNS[skill].deeds, analysis.words, analysis.stems);
  const deeds = withoutOverlap([...listed, ...(GENERAL_DEEDS[skill]?.(analysis) ?? [])]);
  const hints = findHits(SKILL_SIGNS[skill].hints, analysis.words, analysis.stems);
  return {
    deeds,
    hints: hints.filter((hint) => !deeds.some((deed) => overlaps(deed, hint))),
    grounds: skill === 'problemSolving' ? findOvercome(analysis, parts) : [],
  };
}

/** Deeds that no list of words can hold. */
const GENERAL_DEEDS: Partial<Record<Skill, (analysis: AnswerAnalysis) => Hit[]>> = {
  teamwork: findRequests,
  leadership: findRequests,
  problemSolving: findMeasuredChange,
};

const overlaps = (left: Hit, right: Hit) => left.first <= right.last && right.first <= left.last;

function withoutOverlap(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of [...hits].sort((left, right) => left.first - right.first))
    if (!kept.some((other) => overlaps(other, hit))) kept.push(hit);
  return kept;
}

const REQUEST = /^(ask|asked|told|tell|got|get|had|put|gave|give|sent|moved|showed|let|trained|called|split)$/;
const SPEAKERS = /^(i|we|i'd|we'd|and|would)$/;
const OTHER_PEOPLE =
  /^(them|him|her|people|everyone|everybody|each|others?|colleagues?|juniors?|seniors?|team|crew|staff|volunteers?|apprentices?|trainees?|students?|members?|cooks?|nurses?|drivers?|waiters?|developers?|engineers?)$/;
const REQUEST_REACH = 5;

/** "I asked Rosa to teach the others", "I put two people on the line": others act on what the speaker says. */
function findRequests(analysis: AnswerAnalysis): Hit[] {
  const { words } = analysis;
  return words.flatMap((word, index) => {
    if (!REQUEST.test(word) || !SPEAKERS.test(words[index - 1] ?? '')) return [];
    const after = words.slice(index + 1, index + 1 + REQUEST_REACH);
    const isAsking = /^(ask|told|tell|got|get|had)/.test(word);
    const person = after.findIndex((other, offset) => OTHER_PEOPLE.test(other) || isName(analysis, index + 1 + offset));
    const to = after.indexOf('to');
    const isRequest = isAsking ? to > 0 : person >= 0 && !/^(him|her)$/.test(after[person] ?? '');
    return isRequest ? [{ first: index, last: index + 1 + Math.max(person, isAsking ? to : person, 0) }] : [];
  });
}

/** A capital within a sentence: only typed text has them. */
function isName({ tokens, text }: AnswerAnalysis, index: number): boolean {
  const token = tokens[index];
  return token !== undefined && /^[A-Z][a-z]+$/.test(text.slice(token.start, token.end)) && token.word !== 'i';
}

const DIFFICULTY =
  compileLexicon(`problem, broke, broken, failed, failing, failure, mistake, error, wrong, late, missing, complain, complaint, angry, shouting, mad, upset, annoyed, refuse, refused, shortage, crashed, stuck, slow, messy, lost, losing, leaving, cancelled, empty, too long, too many, nobody, struggled, struggling, giving up,
  short staffed, ran out, overbooked, twice, disagreed, conflict, emergency, accident, deteriorated, never wanted, did not work, didn't work, kept missing, kept failing, tripped, were unhappy, conflict, worry, worried, delay, delayed, blocked, behind schedule, no real, by hand, doubled, over budget`);
const PART_IS_TOLD = 0.35;

/** What was wrong, where the answer also tells what was done and how it ended: then it was overcome. */
function findOvercome(analysis: AnswerAnalysis, parts: readonly FoundPart[]): Hit[] {
  const isTold = (key: string) => parts.some(({ part, strength }) => part.key === key && strength >= PART_IS_TOLD);
  return isTold('action') && isTold('result') ? findHits(DIFFICULTY, analysis.words, analysis.stems).slice(0, 2) : [];
}

const CHANGE_REACH = 7;

/** "From nine hours to 22 minutes". */
function findMeasuredChange({ words }: AnswerAnalysis): Hit[] {
  const isNumber = (word: string | undefined) =>
    word !== undefined && (/\d/.test(word) || NUMBER_WORDS.exact.has(word));
  return words.flatMap((word, index) => {
    if (word !== 'from') return [];
    const after = words.slice(index + 1, index + 1 + CHANGE_REACH);
    const to = after.findIndex((other) => other === 'to' || other === 'under');
    const isChange = to > 0 && after.slice(0, to).some(isNumber) && after.slice(to + 1).some(isNumber);
    return isChange ? [{ first: index, last: index + 1 + to + 1 }] : [];
  });
}
