import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import type { JobClause } from './job-sections.ts';
import type { ClauseMention } from './mention-features.ts';

const MUST_CUE =
  /\b(?:must|essential|mandatory|required|requires?|need(?:ed)?|strong|expert|expertise|extensive|proven|solid|deep|fluent|proficien\p{L}+|\d\+?\s*(?:years?|yrs?)|at least|minimum)\b/iu;
const DUTY_SHARE = 0.7;
const NICE_SHARE = 0.5;
const MUST_BONUS = 1.25;
const SOFT_SHARE = 0.45;
const PHRASE_SHARE = { name: 0.8, qualification: 1, cue: 0.8, list: 0.7, duty: 0.45, ability: 0.4 };
const TECHNICAL_BONUS = 1.1;
/** Half the town speaks the language that a job asks for: it says little about the trade. */
const LANGUAGES = 'Human languages';
const LANGUAGE_SHARE = 0.5;
/** Said again elsewhere: so much more each time, at most three times. */
const REPEAT_BONUS = 0.15;
const MOST_REPEATS = 3;
const TITLE_BONUS = 0.4;

/** A clause may have thousands of mentions, each of which asks. */
let last = { text: '', isMust: false };
export function isMustClause(text: string): boolean {
  if (last.text !== text) last = { text, isMust: MUST_CUE.test(text) };
  return last.isMust;
}

/** How strongly one mention asks, about 0.2 to 1.5: by its sentence, by its wording and by what kind of skill it is. */
export function mentionImportance(mention: ClauseMention, clause: JobClause, probability: number): number {
  const { kind = 'requirement', demand, text } = clause;
  const ofKind = kind === 'duty' ? DUTY_SHARE : 1;
  const ofDemand = demand === 'nice' ? NICE_SHARE : isMustClause(text) ? MUST_BONUS : 1;
  return ofKind * ofDemand * skillShare(mention) * (0.5 + probability / 2);
}

function skillShare({ name, category, source }: ClauseMention): number {
  if (source !== undefined) return PHRASE_SHARE[source];
  if (category === 'soft') return SOFT_SHARE;
  const skill = getSkillLexicon().skills.get(name);
  if (skill?.family === LANGUAGES) return LANGUAGE_SHARE;
  return skill?.isTechnical ? TECHNICAL_BONUS : 1;
}

/** The importance of a skill from all its mentions and whether the title names it. */
export function combinedImportance(importances: readonly number[], isInTitle: boolean): number {
  const repeats = Math.min(MOST_REPEATS, importances.length - 1);
  const sum = Math.max(0, ...importances) + repeats * REPEAT_BONUS + (isInTitle ? TITLE_BONUS : 0);
  return Math.round(sum * 100) / 100;
}
