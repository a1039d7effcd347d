import type { SkillMention } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import type { PhraseSource } from './job-phrase.ts';
import type { JobClause } from './job-sections.ts';

/** A mention of a skill in a clause of an advertisement; `source` is undefined for one of the lexicon. */
export type ClauseMention = SkillMention & { source?: PhraseSource | undefined };

const TENTHS = 10;
const MAX_WORDS = 6;

/**
 * The features of one mention for the classifier that says whether a reader would call it a skill asked for there: its words, what
 * lexicon or cue found it, the words beside it, and what its sentence is about.
 */
export function mentionFeatures(mention: ClauseMention, clause: JobClause): string[] {
  return [...new Set(['bias', ...ownFeatures(mention), ...placeFeatures(mention, clause)])];
}

function ownFeatures({ name, evidence, category, family, source }: ClauseMention): string[] {
  const words = tokenize(evidence).map(({ word }) => word);
  const isTechnical = getSkillLexicon().skills.get(name)?.isTechnical === true;
  const from = source ?? (isTechnical ? 'technical' : category);
  return [
    `from:${from}`,
    `family:${family}`,
    `${from} words:${Math.min(words.length, MAX_WORDS)}`,
    `first:${words[0] ?? ''}`,
    `last:${words.at(-1) ?? ''}`,
    ...words.map((word) => `word:${word}`),
    `${from} case:${caseOf(evidence)}`,
    ...(source === undefined ? [`name:${name.toLowerCase()}`] : []),
  ];
}

function placeFeatures({ evidence, source, category }: ClauseMention, clause: JobClause): string[] {
  const { text, kind = 'none', asks = 1, demand, isItem } = clause;
  const from = source ?? category;
  const start = Math.max(0, text.indexOf(evidence));
  const before = tokenize(text.slice(Math.max(0, start - 40), start)).map(({ word }) => word);
  const after = text.slice(start + evidence.length);
  const next = /^\s*[\p{L}\d]/u.test(after) ? (tokenize(after.slice(0, 30))[0]?.word ?? '') : after.trim().charAt(0);
  const isFirst = start === 0;
  return [
    `asks:${Math.min(TENTHS - 1, Math.floor(asks * TENTHS))}`,
    `${from} asks:${Math.min(4, Math.floor(asks * 5))}`,
    `kind:${kind}`,
    `${from} kind:${kind}`,
    `demand:${demand}`,
    `item:${isItem}`,
    `before:${isFirst ? '^' : (before.at(-1) ?? '')}`,
    `before2:${before.slice(-2).join(' ')}`,
    `next:${next}`,
    `${from} whole:${text.replace(/[.\s]+$/u, '').length === evidence.length}`,
    `title:${clause.isTitle}`,
  ];
}

function caseOf(text: string): string {
  if (/^[\p{Lu}\p{N}\s/&.+-]+$/u.test(text)) return 'caps';
  if (/^\p{Lu}/u.test(text)) return /\s\p{Lu}/u.test(text) ? 'title' : 'capital';
  return /\p{Lu}/u.test(text) ? 'mixed' : 'lower';
}
