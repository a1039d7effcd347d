import { isTitle } from '../entities/classify-part.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { CALENDAR, isHeard, isOnResume, isTool, NOTHING_NEAR, sayNotUsed } from './missing-names.ts';
import { bridgeFrom, sayOwnTools } from './own-tools.ts';
import { heardWords } from './question-words.ts';
import { rankFacts } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Asks whether one has used a thing, or how well one knows it. */
const ASKS_OF_USE = joinPattern(
  '',
  String.raw`\b(?:(?:have|had) you (?:ever )?(?:\w+ )?(?:used?|worked|been (?:on|in)|done|taught|tried)|you(?:'ve)? (?:ever )?used?`,
  String.raw`|do you (?:know|use)|are you (?:\w+ )?(?:familiar|comfortable|at home)`,
  String.raw`|how (?:is|are|good|well|comfortable|confident)\b.{0,30}\byou|how(?:'s| is| are) your|how long have you|experience (?:with|in|on)`,
  String.raw`|(?:your|any|much) exposure|what have you done (?:with|in|on))\b`,
);
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#]{3,}(?: \p{Lu}[\p{L}\p{N}+#]+){0,2}/gu;
/** The advertisement speaks of something that one works with. */
const SAYS_TOOL =
  /\b(?:software|systems?|platforms?|tools?|erp|crm|ehr|emr|used?|using|run on|runs|works? (?:in|with)|experience|knowledge|familiar\w*|teach|learn|train\w*|proficien\w*)\b/i;
const BEFORE_PLACE = /\b(?:near|from|around|of|outside|across) $/;
/** Directly behind these words a recogniser has the name of what is used. */
const BEHIND_USE =
  /\b(?:on|in|into|use|used|using|with|run|know|your|any|much) (?:the )?(\p{L}[\p{L}\p{N}+#]{3,})(?= |$)/gu;

/** A word of everyday English at the beginning of a line, a language, a plain skill. */
const isNoTool = (name: string): boolean =>
  contentStems(name).length === 0 ||
  CALENDAR.test(name) ||
  name.split(' ').every((word) => COMMON_WORDS.has(word.toLowerCase())) ||
  (getSkillLexicon().skills.get(name) !== undefined && !isTool(name)) ||
  getSkillLexicon().skills.get(`${name} language`) !== undefined;
/** "Primavera" of "Primavera P6": the number is heard as a word. */
const firstOf = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return rest.some((word) => /\d/u.test(word)) && first.length > SHORTEST ? first : name;
};

/** Names of tools in an advertisement that a turn has. */
function toolsOfAd(jobDescription: string, turn: string): string[] {
  const [, ...lines] = jobDescription.split('\n');
  const isInside = (name: string) =>
    lines.some((line) => line.search(new RegExp(`(?<=[\\p{Ll}\\d,;(/] )${escapePattern(name)}`, 'u')) >= 0);
  return lines
    .flatMap((line) => line.split(/(?<=[.;])\s/))
    .flatMap((sentence) =>
      [...sentence.matchAll(NAME)].flatMap((found) => {
        const before = sentence.slice(0, found.index);
        if (BEFORE_PLACE.test(before)) return [];
        // Any word has a capital where a line begins.
        const isOpening = !/[\p{L}\p{N}]/u.test(before) && !isInside(found[0]) && !isTool(found[0]);
        const isMeant = SAYS_TOOL.test(sentence) || isTool(found[0]);
        return isOpening || !isMeant ? [] : [firstOf(found[0])];
      }),
    )
    .filter(
      (name) => !isNoTool(name) && !isTitle(name) && (isTool(name) || name.length >= SHORTEST) && isHeard(name, turn),
    );
}
const SHORTEST = 4;

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Tools that a turn names as they are known, without an advertisement. */
const toolsOfTurn = (turn: string): string[] =>
  [...heardWords(turn).matchAll(BEHIND_USE)]
    .map(([, name = '']) => capital(name))
    .filter((name) => !COMMON_WORDS.has(name.toLowerCase()) && isTool(name));

/** "We run everything in Workday, are you familiar with that": plainly not, where the resume has no such name, with what comes near. Null where nothing is named. */
export function answerUnmet(
  { question, facts, kind, kinds, vectors, told, input }: Part,
  heard: string,
): SpokenAnswer | null {
  if (facts === null || !MAY_NAME_TOOL.has(kind) || !ASKS_OF_USE.test(heardWords(heard))) return null;
  const ofAd = toolsOfAd(input.jobDescription, heard);
  const names = [...new Set(ofAd.length > 0 ? ofAd : toolsOfTurn(heard))];
  if (names.length === 0 || names.some((name) => isOnResume(name, facts))) return null;
  const ranked = rankFacts(facts.facts, { question: heard, shows: [], kinds, vectors, told });
  const denied = sayNotUsed(names.slice(0, MOST_NAMED), heard);
  const near = bridgeFrom(names, ranked, facts.skills);
  const own = near === NOTHING_NEAR ? sayOwnTools(facts.skills, heardWords(question), vectors) : '';
  return { paragraph1: denied, paragraph2: own || near };
}
const MOST_NAMED = 2;
/** Kinds that a question after a tool is taken for. */
const MAY_NAME_TOOL = new Set(['experience', 'general', 'follow-up', 'technical', 'project', 'approach']);
