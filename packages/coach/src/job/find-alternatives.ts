import type { SkillMention } from '../skills/named-skills.ts';

const COMMA = /^["”)]?\s*,\s*$/u;
const OR = /^["”)]?,?\s*(?:and\/)?or\s+(?:an?\s+|the\s+)?$/iu;

/**
 * Which skills of a clause are a choice, as one of them is enough: "BigQuery, Snowflake or Redshift". Each of a choice has the same value,
 * the others none.
 */
export function findAlternatives(clause: string, mentions: readonly SkillMention[]): Map<SkillMention, string> {
  const choices = new Map<SkillMention, string>();
  const placed = placeMentions(clause, mentions);
  let run: SkillMention[] = [];
  placed.forEach(({ mention, end }, index) => {
    run.push(mention);
    const next = placed[index + 1];
    const between = next ? clause.slice(end, next.start) : '';
    if (next && COMMA.test(between)) return;
    if (next && OR.test(between)) {
      const key = [...run, next.mention].map(({ name }) => name).join('|');
      for (const member of [...run, next.mention]) choices.set(member, key);
    }
    run = [];
  });
  return choices;
}

function placeMentions(clause: string, mentions: readonly SkillMention[]) {
  return mentions
    .map((mention) => ({ mention, start: clause.indexOf(mention.evidence) }))
    .filter(({ start }) => start >= 0)
    .map(({ mention, start }) => ({ mention, start, end: start + mention.evidence.length }))
    .sort((left, right) => left.start - right.start);
}
