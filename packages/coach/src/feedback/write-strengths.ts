import { composeText, type TextName } from './compose-text.ts';
import { findStrengths, type Strength } from './find-remarks.ts';
import type { Judgement } from './judge-answer.ts';

/** A sentence with three or more would read like a list. */
const MOST_TOLD = 2;
const TEXTS: Readonly<Record<Strength, TextName>> = {
  honest: 'strength-honest',
  people: 'strength-people',
  reason: 'strength-reason',
  result: 'strength-result',
  action: 'strength-action',
  order: 'strength-order',
  detail: 'strength-detail',
  straight: 'strength-straight',
};

/** One sentence on what works in an answer, of one or two remarks that are surely true of it; none where nothing is sure. */
export function writeStrengths(judgement: Pick<Judgement, 'remarks' | 'isStory'>, text: string): string[] {
  const told = findStrengths(judgement)
    .slice(0, MOST_TOLD)
    .map((kind) => composeText(TEXTS[kind], text));
  return told.length === 0
    ? []
    : [`${told.map((one, place) => (place === 0 ? one : lowerFirst(one))).join(', and ')}.`];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
