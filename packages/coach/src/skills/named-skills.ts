import { rememberLast } from '../text/remember.ts';
import { BEHAVIOURS } from './behaviour-patterns.ts';
import type { SkillMatch } from './match-skills.ts';
import { matchSkills } from './match-skills.ts';
import { chooseSense, wordsOf } from './senses.ts';
import { getSkillLexicon } from './skill-lexicon.ts';

/** A skill and the words of the text that show it. `evidence` is verbatim in the text. */
export type SkillMention = { name: string; category: 'hard' | 'soft'; family: string; evidence: string };

/** The skills that a text names or shows by a deed ("led a team of 6"), each once, in the order of the text. */
export function findNamedSkills(text: string): SkillMention[] {
  const found = new Map<string, SkillMention>();
  for (const mention of findSkillMentions(text)) if (!found.has(mention.name)) found.set(mention.name, mention);
  return [...found.values()];
}

/**
 * As `findNamedSkills`, with every mention of a skill: "flow cytometry" and, later on, "FlowJo". `around` are the words of the whole
 * text where `text` is a part of it: they say what a short name such as "GCP" means.
 */
export function findSkillMentions(text: string, around?: Set<string>): SkillMention[] {
  let words = around;
  const wordsAround = () => {
    words ??= wordsOf(text);
    return words;
  };
  const named = matchSkills(text).flatMap((match) => placeOf(match, text, wordsAround));
  const places = [...named, ...findBehaviours(text)];
  return places.sort((left, right) => left.start - right.start).map(({ mention }) => mention);
}

type PlacedMention = { start: number; mention: SkillMention };

function placeOf(match: SkillMatch, text: string, words: () => Set<string>): PlacedMention[] {
  const evidence = text.slice(match.start, match.end);
  const skill = chooseSense(match.skill, evidence, words);
  return skill === undefined ? [] : [{ start: match.start, mention: toMention(skill, evidence) }];
}

const findBehaviours = rememberLast(readBehaviours, getSkillLexicon);

function readBehaviours(text: string): readonly PlacedMention[] {
  const { skills } = getSkillLexicon();
  return BEHAVIOURS.flatMap(({ pattern, name }) => {
    const match = pattern.exec(text);
    const skill = skills.get(name);
    return match && skill ? [{ start: match.index, mention: toMention(skill, match[0]) }] : [];
  });
}

export function toMention(
  skill: { name: string; category: 'hard' | 'soft'; family: string },
  evidence: string,
): SkillMention {
  return { name: skill.name, category: skill.category, family: skill.family, evidence };
}
