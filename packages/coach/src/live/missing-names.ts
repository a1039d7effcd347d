import { isTitle } from '../entities/classify-part.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { gramOverlap, gramsOf } from '../text/word-shapes.ts';
import { findEvidence } from './find-evidence.ts';
import { joinSpelled, spelledNames } from './join-spelled.ts';
import { shortNamesHeard } from './names-asked-for.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeFacts } from './resume-facts.ts';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const NAME_PART = String.raw`\p{Lu}[\p{L}\p{N}+#]*`;
/** A name inside a sentence: "replacement of our system with Workday". */
const NAME = new RegExp(String.raw`(?<=[\p{Ll}\p{N},;(/] )${NAME_PART}(?: ${NAME_PART}){0,3}`, 'gu');
/** Shorter names could sound like other words by chance. */
const SHORTEST_NAME = 6;
const LIKE_NAME = 0.62;
const MOST_WORDS = 4;

/** A skill of the lexicon that is no tool and no abbreviation: "Customer Service". */
const isPlainSkill = (name: string): boolean =>
  !/\p{Lu}{2}/u.test(name) &&
  / |(?:ing|ment|tion|ance|ity)$/.test(name) &&
  findNamedSkills(name).some(
    (skill) => skill.evidence === name && getSkillLexicon().skills.get(skill.name)?.isTechnical !== true,
  );

/** Titles ("Team Leader") and everyday words with capitals ("Customer Service") name nothing that one has or has not used. */
const isProperName = (name: string): boolean =>
  !isTitle(name) &&
  !isPlainSkill(name) &&
  !CALENDAR.test(name) &&
  name.split(' ').some((word) => !COMMON_WORDS.has(word.toLowerCase()));

/** Names of days and months. */
export const CALENDAR =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** The names in an advertisement, without those of its first line, which are the employer's and the place's. */
function namesInAd(jobDescription: string): string[] {
  const [heading = '', ...rest] = jobDescription.split('\n');
  const own = lettersOf(heading);
  const names = rest.join('\n').match(NAME) ?? [];
  return [...new Set(names)].filter(
    (name) => isProperName(name) && !own.includes(lettersOf(name)) && lettersOf(name).length >= SHORTEST_NAME,
  );
}

/** The skills of the resume that the words of a question name, in the order of the resume, with their brackets. */
export const skillsHeard = (question: string, skills: readonly string[]): string[] =>
  skills.filter((skill) => {
    const name = skill.replace(/\s*\([^()]*\)|\bbasics?\b/g, '').trim();
    const isName = /^\p{Lu}/u.test(name) && !COMMON_WORDS.has(name.toLowerCase());
    return isName && lettersOf(name).length >= SHORTEST_SKILL && isHeard(name, question);
  });
const SHORTEST_SKILL = 3;

/** "SolidWorks": with a capital inside, or known as a tool, so that "in" before it names no place. */
export const isTool = (name: string): boolean =>
  /\p{Ll}\p{Lu}/u.test(name) || getSkillLexicon().skills.get(name)?.isTechnical === true;

/** Behind these a name in an advertisement is a place. */
const BEFORE_PLACE = new Set('in at near from to around of'.split(' '));

/** True if some words of the question have the letters of the name, or nearly: "work day", "cotton multi platform". */
export function isHeard(name: string, question: string, mayBePlace = false): boolean {
  const wanted = lettersOf(name);
  const grams = gramsOf(wanted);
  const words = heardWords(question).split(' ');
  const isLike = (heard: string) =>
    wanted.length > SHORTEST_NAME * 2 &&
    Math.abs(heard.length - wanted.length) <= 2 &&
    gramOverlap(grams, gramsOf(heard)) >= LIKE_NAME;
  return words.some((_, start) => {
    if (mayBePlace && BEFORE_PLACE.has(words[start - 1] ?? '')) return false;
    const runs = Array.from({ length: MOST_WORDS }, (_, more) => words.slice(start, start + more + 1).join(''));
    return runs.map(lettersOf).some((heard) => heard === wanted || isLike(heard));
  });
}

/** The question is about what was named before it: "We use NFC. Did you work with that?" */
const ASKS_ABOUT_NAMED = /\b(?:that|it|them|those|these|either|one of (?:them|these|those|theirs))(?: \w+){0,2}$/;
const ABBREVIATION_OR_NAME = /(?<=[\p{L}\p{N},] )(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)(?![\p{L}\p{N}])/gu;
const MOST_NAMED = 2;

function namedBefore(question: string, turn: string, own: string): string[] {
  if (!ASKS_ABOUT_NAMED.test(heardWords(question))) return [];
  const names = [...new Set(turn.match(ABBREVIATION_OR_NAME) ?? [])].filter(
    (name) => isProperName(name) && !own.includes(lettersOf(name)),
  );
  return names.length > MOST_NAMED ? [] : names;
}

const initialsOf = (name: string): string => (name.match(/\p{Lu}/gu) ?? []).join('');

/** True if the resume has the name, or its initials. */
export function isOnResume(name: string, known: ResumeFacts): boolean {
  const { facts, lines, skills } = known;
  const texts = [...facts, ...lines].map(({ text }) => text).concat(skills);
  const initials = initialsOf(name);
  if (isThereInForm(name, known) || isInText(name, known.text)) return true;
  return texts.some(
    (text) =>
      lettersOf(text).includes(lettersOf(name)) ||
      findEvidence(name, text) !== null ||
      (initials.length > 2 && new RegExp(`\\b${initials}\\b`).test(text)),
  );
}

/** A name in a part that was not read is never denied. */
const isInText = (name: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** Words of a name that say only what kind of paper or thing it is. */
const KIND_OF_THING = new Set(
  contentStems(
    'certificate certification licence license ticket card permit registration qualification training course system systems software management',
  ),
);
/** True if the resume has the one telling word of a name in some form: "after I got my coxswain" for a "Coxswain ticket". */
function isThereInForm(name: string, { facts, lines, skills }: ResumeFacts): boolean {
  const stems = contentStems(name).filter((stem) => !KIND_OF_THING.has(stem));
  const texts = [...facts, ...lines].map(({ text }) => text).concat(skills);
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);
  const has = (stem: string) =>
    words.some((word) => word.startsWith(stem.slice(0, Math.max(SHORTEST_ROOT, stem.length - 1))));
  // Of several words each may mean another thing: "aged care" is not "My Aged Care".
  return stems.length === 1 && stems.every(has);
}
const SHORTEST_ROOT = 4;

/** Spelled as only products are: "k6", "JMeter", "GraphQL". */
const SPELLED_AS_TOOL = /(?<![\p{L}\p{N}])(?:\p{L}\d{1,2}|\p{Lu}{1,2}\p{Ll}*\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}])/gu;
const spelledAsTools = (question: string, turn: string): string[] =>
  [...new Set(turn.match(SPELLED_AS_TOOL) ?? [])]
    .filter((name) => ` ${heardWords(question)} `.includes(` ${name.toLowerCase()} `))
    .slice(0, MOST_NAMED);

/** Spelled letter by letter right behind words of use: "have you used s a p", "snowflake or d b t". Not "our h r i s is …". */
const namesInLetters = (turn: string): string[] => {
  const plain = heardWords(joinSpelled(turn));
  const behindUse = (name: string) =>
    new RegExp(
      String.raw`\b(?:used?|using|with|in|any|about|know|have|or) (?:any |much |the )?${escapePattern(name)}(?! (?:is|are|was)\b)\b`,
    ).test(plain);
  return [...new Set(spelledNames(turn))].filter(behindUse).map((name) => name.toUpperCase());
};

/** The names that a question is about: of the advertisement, as it spells them, or said just before. */
export function namesMeant(question: string, turn: string, jobDescription: string): string[] {
  const [heading = ''] = jobDescription.split('\n');
  const inAd = namesInAd(jobDescription)
    .filter((name) => isHeard(name, question, !isTool(name)))
    .map((name) => withCredential(name, question));
  const heard = inAd.length > 0 ? inAd : shortNamesHeard(jobDescription, question);
  const letters = namesInLetters(turn).filter((name) => !heard.some((one) => lettersOf(one).includes(lettersOf(name))));
  // Behind "like" only examples of what was spelled follow.
  const [before = ''] = question.split(/ (?:like|such as) /);
  const meant = letters.length > 0 ? heard.filter((name) => isHeard(name, before)) : heard;
  if (meant.length + letters.length > 0) return [...meant, ...letters].slice(0, MOST_NAMED);
  const spelled = spelledAsTools(question, turn);
  return spelled.length > 0 ? spelled : namedBefore(question, turn, lettersOf(heading));
}

/** "Minnesota" alone is nothing that one holds: "a Minnesota boiler license". */
function withCredential(name: string, question: string): string {
  const words = question.replace(/[?.,]/g, '').split(' ');
  const at = words.findIndex((word) => word.toLowerCase() === name.toLowerCase());
  const end = words.findIndex((word, place) => at >= 0 && place > at && CREDENTIAL.test(word));
  if (end < 0 || end - at > LONGEST_CREDENTIAL) return name;
  return [name, ...words.slice(at + 1, end + 1)].join(' ');
}
const CREDENTIAL =
  /^(?:licen[cs]e|certificat\w+|certification|card|ticket|permit|registration|qualification|clearance)$/i;
const LONGEST_CREDENTIAL = 3;

const ASKS_FOR_POSSESSION =
  /\b(?:have you got|do you (?:have|hold)|got (?:your|a|an|any))\b(?! (?:\w+ )?(?:experience|knowledge|exposure))/;

/** "Not **Workday** yet.": as one says it aloud. */
export function sayNotUsed(names: readonly string[], question: string, turn = ''): string {
  const isHeld = ASKS_FOR_POSSESSION.test(question);
  const listed = names
    .map((name) => `${!isHeld && turn.includes(` the ${name}`) ? 'the ' : ''}**${asSaid(name)}**`)
    .join(' or ');
  return isHeld ? `No ${listed} yet.` : `Not ${listed} yet.`;
}

/** A heading of the advertisement in capitals is said in small letters, an abbreviation as it is: "livestock", "NEBOSH". */
const asSaid = (name: string): string => (/^\p{Lu}{7,}$/u.test(name) ? name.toLowerCase() : name);

const capital = (text: string): string => text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
const familiesIn = (text: string): Set<string> =>
  new Set(findNamedSkills(text).flatMap(({ category, family }) => (category === 'hard' ? [family] : [])));

/** Only tools can replace one another: "dysphagia diets" are near to no portal. */
const toolFamiliesIn = (text: string): Set<string> =>
  new Set(
    findNamedSkills(text).flatMap(({ name, family }) =>
      getSkillLexicon().skills.get(name)?.isTechnical === true ? [family] : [],
    ),
  );

/** The best ranked line from the same family of skills as the names, if the lexicon knows one. */
export function findRelative(names: readonly string[], ranked: readonly RankedFact[]): RankedFact | undefined {
  const families = familiesIn(names.map((name) => `Experience with ${capital(name)}.`).join(' '));
  return families.size === 0
    ? undefined
    : ranked.find(({ fact }) => [...familiesIn(fact.text)].some((family) => families.has(family)));
}

/** Said where no line is near to a name. */
export const NOTHING_NEAR = 'I would want to learn it.';

const MOST_RELATED = 3;
/** Skills that the resume lists of the same family as the names: "Docker" beside "Kubernetes". */
export function relatedSkills(names: readonly string[], listed: readonly string[]): string[] {
  const families = toolFamiliesIn(names.map((name) => `Experience with ${capital(name)}.`).join(' '));
  return listed
    .filter((skill) => [...familiesIn(`Experience with ${skill}.`)].some((family) => families.has(family)))
    .slice(0, MOST_RELATED);
}

/** The advertisement names what is asked after, and the resume does not have it. */
export const namesUnknown = (question: string, turn: string, jobDescription: string, facts: ResumeFacts): boolean =>
  namesMeant(question, turn, jobDescription).some((name) => !isOnResume(name, facts));
