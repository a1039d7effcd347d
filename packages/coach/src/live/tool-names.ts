import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinSpelled, spelledNames } from './join-spelled.ts';

const titled = (topic: string): string => topic.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The lexicon has it as a technical name: "snowflake" is one, "events" is none. */
function isInLexicon(topic: string): boolean {
  const { skills } = getSkillLexicon();
  return [titled(topic), topic.toUpperCase()].some((name) =>
    findNamedSkills(`Experience with ${name}.`).some(
      (mention) =>
        mention.evidence.toLowerCase() === topic &&
        (skills.get(mention.name)?.isTechnical === true || /\p{Lu}{2}/u.test(mention.name)),
    ),
  );
}

/** Written with capitals inside a sentence, or spelled letter by letter. */
function isWrittenAsName(topic: string, heard: string): boolean {
  if (spelledNames(heard).includes(topic)) return true;
  const written = new RegExp(`(?<=[\\p{L}\\p{N},] )${escapePattern(topic)}(?![\\p{L}\\p{N}])`, 'iu').exec(
    joinSpelled(heard),
  );
  return written?.[0].split(' ').every((word) => /\p{Lu}|\d/u.test(word)) === true;
}

/** A name as the turn writes it, where a recogniser or a speaker has spelled it: "SAP" for "sap". */
export function asWritten(topic: string, heard: string): string {
  if (spelledNames(heard).includes(topic)) return topic.toUpperCase();
  const written = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(topic)}(?![\\p{L}\\p{N}])`, 'iu');
  return written.exec(heard)?.[0] ?? topic;
}

/** True if the topic is the name of a tool or a certificate and no ordinary noun: only a name can be denied. `heard` is the whole turn. */
export const isToolName = (topic: string, heard: string): boolean =>
  isWrittenAsName(topic, heard) || isInLexicon(topic);
