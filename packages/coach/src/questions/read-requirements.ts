import { NICE_CUE } from '../job/job-section-patterns.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { matchSkills } from '../skills/match-skills.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';

/** Something that an advertisement asks for, fit to follow "This job asks for": "working knowledge of the EYLF 2.0". */
export type Requirement = { text: string; isTool: boolean };

/** A sentence that is less surely about the work or the person says nothing that is asked for. */
const LEAST_ASKS = 0.4;
const MOST_WORDS = 12;
const MOST_REQUIREMENTS = 8;
const QUALITY =
  '(?:(?:very|good|sound|solid|secure|strong|thorough|deep|in-depth|practical|working|basic|excellent|proven|detailed|hands-on|relevant|demonstrable) ){0,3}';
/** "Sound knowledge of", "hands-on experience with". */
const NOUN_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])${QUALITY}(?:(?:knowledge|understanding|awareness|command) of|familiarity with|proficiency (?:in|with)`,
  '|experience (?:of|in|with|using))\\s+((?:[^.;:()!?\\n]|\\.(?=\\d)){3,120})',
);
/** "Confident in SQL", "hands-on with ventilators": experience with them is asked for. */
const ADJECTIVE_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])(?:familiar|conversant|hands-on|competent|confident|proficient|fluent|comfortable|experienced|skilled|trained)`,
  String.raw` (?:in|with|at|using)\s+((?:[^.;:()!?\n]|\.(?=\d)){3,120})`,
);
/** "PTAB experience", "Inconel overlay experience". */
const COMPOUND =
  /(?<![\p{L}\p{N}'’-])((?:[\p{L}\p{N}][\p{L}\p{N}/&.+-]*\s){1,5}?)(?:experience|knowledge|awareness)(?![\p{L}-])(?! (?:of|in|with|using|as|gained))/giu;
/** The object ends where something else begins. */
const OBJECT_END = joinPattern(
  'iu',
  String.raw`,|\s[-–—|/]\s|\s(?:and|or|but)\s(?=(?:an?|the|be|have|able|willing|good|strong|knowledge|experience|ability|excellent)\b)`,
  String.raw`|\s(?:is|are|as|because|so|since|if|when|would|will|gained|preferred|preferably|required|desirable|essential|ideally|helps?|at least`,
  String.raw`|including|such as|who|which|that|where|while|you|we|to (?:a|an)|spoken)\b`,
);
/** Words that make the object about a person's past, a soft trait or another sentence. */
const NO_THING = joinPattern(
  'iu',
  String.raw`\b(?:years?|months?|similar|related|relevant|equivalent|comparable|this|these|those|same|role|roles|position|people|yourself|your|our|us|them|it|another|other|various`,
  '|pressure|track record|nights?|teams?|deadlines|communicat\\w+|customers?|english|german|french|spanish|language|languages|environment|hours|shifts|ambiguity|change|industry|sector)\\b',
);
const USED_FAMILIES = new Set(['Databases', 'Programming languages', 'Cloud and operations']);
/** The subject of a degree is no tool. */
const DEGREE =
  /\b(?:B\.?(?:A|Sc|Eng)|M\.?(?:A|Sc|Eng)|Ph\.?D|degree|bachelor|master|diploma|certificate|certification)\b/iu;
const SPECIFIC = /\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\s\p{Lu}\p{L}+|\d/u;

/** The hard requirements that the sentences of an advertisement plainly name, in its order. What is only a plus is left out. */
export function readRequirements(description: string): Requirement[] {
  const found: Requirement[] = [];
  for (const { text, kind, asks } of readJudgedLines(description)) {
    if (asks < LEAST_ASKS || kind === 'benefit' || kind === 'legal' || NICE_CUE.test(text)) continue;
    const cued = [...nounsIn(text), ...(kind === 'requirement' ? [...adjectivesIn(text), ...toolsIn(text)] : [])];
    for (const requirement of cued)
      if (!found.some((other) => sharesName(other.text, requirement.text))) found.push(requirement);
  }
  return found.filter(({ text }) => !isForbiddenQuestion(text)).slice(0, MOST_REQUIREMENTS);
}

const toRequirement = (text: string | undefined): Requirement[] =>
  text === undefined ? [] : [{ text, isTool: false }];

function nounsIn(sentence: string): Requirement[] {
  const nouns = [...sentence.matchAll(NOUN_CUE)].map((match) => wholeOf(match[0], match[1] ?? ''));
  const compounds = [...sentence.matchAll(COMPOUND)].map(([whole, object = '']) =>
    SPECIFIC.test(` ${object.slice(1)}`) && /^\p{Lu}/u.test(whole) ? wholeOf(whole, object) : undefined,
  );
  return [...nouns, ...compounds].flatMap(toRequirement);
}

function adjectivesIn(sentence: string): Requirement[] {
  return [...sentence.matchAll(ADJECTIVE_CUE)].flatMap((match) =>
    toRequirement(wholeOf(`experience with ${match[1]}`, match[1] ?? '')),
  );
}

/** The cue with its object, ended where the object ends; undefined where the object names nothing of the trade. */
function wholeOf(whole: string, object: string): string | undefined {
  const end = OBJECT_END.exec(object)?.index ?? object.length;
  const named = object.slice(0, end).trim();
  const words = named.split(/\s+/u).length;
  if (named.length < 3 || words > MOST_WORDS || NO_THING.test(named) || !isOfTrade(named)) return undefined;
  const start = whole.lastIndexOf(object);
  const before = whole.slice(0, start);
  const after = start === 0 ? whole.slice(object.length) : '';
  const text = `${before}${named}${after === '' ? '' : ` ${after.trim()}`}`.trim();
  return /^\p{Lu}\p{Ll}/u.test(text) && start > 0 ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A name, an abbreviation, a term of two longer words, or a hard skill of the lexicon. */
const isOfTrade = (object: string): boolean =>
  SPECIFIC.test(` ${object}`) ||
  /\p{L}{4,}[\s-]+\p{L}{4,}/u.test(object) ||
  matchSkills(object).some(({ skill }) => skill.category === 'hard');

/**
 * Programs and techniques by the names that the lexicon knows, as the sentence spells them. One of a choice is not asked for by itself, a
 * capital at the beginning tells no name, and of abbreviations only languages and databases are sure to be something that one uses.
 */
function toolsIn(sentence: string): Requirement[] {
  if (DEGREE.test(sentence)) return [];
  return matchSkills(sentence).flatMap(({ skill, start, end }) => {
    const text = sentence.slice(start, end);
    const isName = start > 0 ? /\p{Lu}/u.test(text) : /\p{L}\p{Lu}/u.test(text);
    const isUsed = /\p{Ll}/u.test(text) || USED_FAMILIES.has(skill.family);
    const isChoice =
      /\bor\s+$/iu.test(sentence.slice(Math.max(0, start - 4), start)) ||
      /^\s+or\b/iu.test(sentence.slice(end, end + 5));
    return skill.isTechnical && isName && isUsed && !isChoice && text.length > 2
      ? [{ text: `experience with ${text}`, isTool: true }]
      : [];
  });
}

function sharesName(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => text.toLowerCase().replace('experience with ', '')) as [
    string,
    string,
  ];
  return one.includes(other) || other.includes(one);
}
