import { findJobPhrases } from './job-phrases.ts';
import { splitJobDescription } from './job-sections.ts';
import { matchSkillTokens } from './match-skills.ts';
import type { SkillMention } from './named-skills.ts';
import { findNamedSkills, toMention } from './named-skills.ts';
import { getSkillLexicon } from './skill-lexicon.ts';
import { tokenize } from './tokenize.ts';

export type { SkillMention } from './named-skills.ts';
export type JobSkills = { required: SkillMention[]; niceToHave: SkillMention[] };

/** Family of what only the job description names. */
const JOB_PHRASE_FAMILY = 'Named in the job description';
const MAX_PHRASES = 25;

/**
 * The skills that a text shows, each once, in the order of the text: named ones, those that a deed shows ("led a team of 6")
 * and at the end those that another implies (React: JavaScript). Never throws; an empty text has none.
 */
export function findSkills(text: string): SkillMention[] {
  const named = findNamedSkills(text);
  const { skills } = getSkillLexicon();
  const found = new Map(named.map((mention) => [mention.name, mention]));
  for (const { name, evidence } of named) {
    for (const impliedName of skills.get(name)?.implies ?? []) {
      const implied = skills.get(impliedName);
      if (implied && !found.has(implied.name)) found.set(implied.name, toMention(implied, evidence));
    }
  }
  return [...found.values()];
}

/**
 * The skills that a job description asks for, each once: those of the lexicon and phrases of its own. What is a plus by its
 * heading or its clause is apart; what is required anywhere is required. Benefits and notes on the company are left out.
 */
export function findJobSkills(jobDescription: string): JobSkills {
  const required = new Map<string, SkillMention>();
  const niceToHave = new Map<string, SkillMention>();
  let phraseCount = 0;
  for (const clause of splitJobDescription(jobDescription)) {
    if (clause.demand === 'skip') continue;
    const target = clause.demand === 'nice' ? niceToHave : required;
    const phrases = findUnknownPhrases(clause.text).slice(0, MAX_PHRASES - phraseCount);
    phraseCount += phrases.length;
    for (const mention of [...findNamedSkills(clause.text), ...phrases]) {
      const key = mention.name.toLowerCase();
      if (!target.has(key)) target.set(key, mention);
    }
  }
  for (const key of required.keys()) niceToHave.delete(key);
  return { required: [...required.values()], niceToHave: [...niceToHave.values()] };
}

function findUnknownPhrases(clause: string): SkillMention[] {
  const tokens = tokenize(clause);
  const known = matchSkillTokens(clause, tokens);
  const behaviours = findNamedSkills(clause);
  return findJobPhrases(clause, tokens, known)
    .filter(
      (phrase) => !behaviours.some(({ evidence }) => evidence.includes(phrase.text) || phrase.text.includes(evidence)),
    )
    .map((phrase) => ({
      name: phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1),
      category: phrase.category,
      family: JOB_PHRASE_FAMILY,
      evidence: phrase.text,
    }));
}
