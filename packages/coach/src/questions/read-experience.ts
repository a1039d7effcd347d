import { joinPattern } from '../text/join-pattern.ts';
import { verbOfGerund } from './bare-verbs.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';
import type { Requirement } from './requirement-words.ts';
import { LANGUAGE, NO_NAME, OBJECT_END, SPECIFIC } from './requirement-words.ts';
import { contentStems } from './words.ts';

/** "Experience of chilled water plant", "hands-on exposure to import entries", "three winters on passenger ropeways". */
const PAST_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])(?:experience|exposure|background|(?:years|winters|summers|seasons|months)'?(?: experience)?(?! of (?:\p{L}+ )?experience))\s+(of`,
  String.raw`|in|with|on|to)\s+((?:[^.;:()!?\n,]|\.(?=\d)){3,100})`,
);
const MOST_OF_PAST = 9;
const FEWEST_OF_PAST = 2;
/** Where or for how long, not of what. */
const NO_PAST = joinPattern(
  'iu',
  String.raw`\b(?:similar|related|relevant|equivalent|comparable|this|these|those|same|role|roles|position|yourself|your|our|us|them|it|another|other|various`,
  '|track record|working under pressure|age',
  '|experience|manufacturing|distribution|construction|hospitality|retail',
  '|settings?|agency|studio|consultancy|firm|shifts?|hours|nights?|degree|qualification|certificate|licen[cs]e|life|job|company',
  '|organisation|organization|field|area|industry|sector|environment',
  String.raw`|you|we|they|years?|some|both|such)\b`,
);

/** "Of supervising somewhere else and cleaned in care": two forms of a verb, or a place for what was done. */
const TORN = joinPattern(
  'u',
  String.raw`^\p{Ll}+ing\b.{0,80} (?:and|or) \p{Ll}{3,}ed (?:in|on|at|for|to|the|an?)\b`,
  String.raw`|\b(?:somewhere|elsewhere|anywhere)\b`,
);

/** "Three winters' hands-on maintenance of passenger ropeways". */
const PAST_WORK = joinPattern(
  'giu',
  String.raw`(?:years|winters|summers|seasons)'?\s+(?:hands-on |practical |solid )?((?:maintenance|operation|installation|repair|management|supervision|inspection`,
  String.raw`|servicing|teaching) of (?:[^.;:()!?\n,]){3,60})`,
);

/** "You have planned and run workshops", "that you have trained or coached others". */
const PAST_CLAUSE = joinPattern(
  'giu',
  String.raw`\byou(?: will|'ll)? have (?:already |also |ideally )?(\p{Ll}+)(?: (and|or) (\p{Ll}+))? ((?!(?:to|the right|been|a|an|at|something|anything|things)\b)[^.;:()!?\n,]{4,80})`,
);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['run', 'running'],
  ['led', 'leading'],
  ['built', 'building'],
  ['taught', 'teaching'],
  ['written', 'writing'],
  ['sold', 'selling'],
  ['dealt', 'dealing'],
]);

/** "Planned" as "planning"; undefined for what is no participle of a known verb. */
function gerundOf(participle: string): string | undefined {
  const regular = /ed$/u.test(participle) ? participle.replace(/ied$/u, 'yed').replace(/ed$/u, 'ing') : '';
  const gerund = IRREGULAR.get(participle) ?? regular;
  return gerund !== '' && verbOfGerund(gerund) !== undefined ? gerund : undefined;
}

/** The same as what one has experience of: "of planning and running workshops". */
function pastClausesIn(sentence: string): (readonly string[])[] {
  return [...sentence.matchAll(PAST_CLAUSE)].flatMap(([, one = '', joint = '', two = '', object = '']) => {
    const first = gerundOf(one.toLowerCase());
    const second = gerundOf(two.toLowerCase());
    if (first === undefined || (joint !== '' && second === undefined)) return [];
    const said = second === undefined ? first : `${first} ${joint} ${second}`;
    return [['', 'of', `${said} ${object}`]];
  });
}

/** What one has done before, with the preposition behind "experience". */
export function pastsIn(sentence: string): Requirement[] {
  const works = [...sentence.matchAll(PAST_WORK)].map(([, work = '']): readonly string[] => ['', 'in', work]);
  return [...works, ...pastClausesIn(sentence), ...sentence.matchAll(PAST_CUE)].flatMap(
    ([, preposition = '', object = '']) => {
      const end = OBJECT_END.exec(object)?.index ?? object.length;
      const text = object
        .slice(0, end)
        .trim()
        .replace(/^(?:the use of|use of|both) /u, '');
      const isShort = text.split(/\s+/u).length <= MOST_OF_PAST;
      const isNamed = isShort && !NO_PAST.test(text) && !TORN.test(text) && !NO_NAME.test(text) && !LANGUAGE.test(text);
      const isTelling = contentStems(text).size >= FEWEST_OF_PAST || SPECIFIC.test(` ${text}`);
      const said = /^to$/iu.test(preposition) ? 'with' : preposition.toLowerCase();
      return isNamed && isTelling ? [{ text: `${said} ${text}`, kind: 'past' as const }] : [];
    },
  );
}

/** A name or an act of the same words is nearer. */
export function isAskedOtherwise(past: string, named: readonly Requirement[]): boolean {
  const stems = contentStems(past);
  return named.some(({ text }) => [...contentStems(text)].some((stem) => stems.has(stem)));
}

/** "Ensure that labels are right", "you make sure no one swims alone". */
const OUTCOME =
  /^(?:you(?:'ll| will| would|'d)? |the postholder will )?(?:also )?(?:be )?(?:ensur(?:e|es|ing)|mak(?:e|es|ing) (?:sure|certain)|see(?:s|ing)? to it)(?: that)? ([^.;:()!?]{12,140})[.]?$/iu;
const FINITE = joinPattern(
  'iu',
  String.raw`^(?:(?!\b(?:that|which|who|where|when|if)\b)[^,]){3,60}? (?:is|are|gets?|stays?|meets?|reach(?:es)?|runs?|leaves?|arrives?|goes|go|works?|remains?`,
  String.raw`|happens?|know|knows|feel|receives?|have|has)\b`,
);
const MOST_OF_OUTCOME = 16;
const VAGUE = joinPattern(
  'iu',
  String.raw`\b(?:we|us|I|you|your|they|them|everything|everyone|all (?:times|work|tasks|duties|activities|aspects)|it|this|these|those|high standards?|deadlines?`,
  String.raw`|targets?|goals|objectives|customers? (?:feel|leave|are (?:happy|satisfied)))\b`,
);

/** What one has to make sure of, as a clause. */
export function outcomesIn(sentence: string): Requirement[] {
  const [, clause = ''] = OUTCOME.exec(sentence) ?? [];
  const text = clause
    .replace(/,? (?:and|so) (?:that )?(?:ensure|make sure)\b.*$|,? (?:so that|because|which)\b.*$/iu, '')
    .trim();
  const isShort = text.split(/\s+/u).length <= MOST_OF_OUTCOME;
  if (!isShort || !FINITE.test(text) || VAGUE.test(text) || isForbiddenQuestion(text)) return [];
  return [{ text: withSmallInitial(text), kind: 'outcome' }];
}

/** "Apply the collective agreement", "adhere to the infection control policy": something to keep to. */
const KEEPS_TO =
  /^(?:you(?:'ll| will| would)? )?(?:also )?(?:apply|adhere to|comply with|keep to|work (?:to|within)|follow|observe) (?:the )?([^.;:()!?,]{8,80})/iu;
const OF_RULES = joinPattern(
  'iu',
  String.raw`^((?:(?!\b(?:and|or|all|any|our|company|relevant|other|his|her|their|its|my|each|every|appropriate`,
  String.raw`|applicable|current|internal|local|your|site|these|those)\b)[\p{L}\d&/.-]+ ){1,4}?(?:and (?:\p{L}+ ){1,2})?`,
  String.raw`(?:policy|agreement|protocols?|procedures?|plan|code|guidelines?|rules|regulations?|standards?|act|law))(?=$|\s(?:in|at|on|with|for|and|when|while|every|to|as)\b)`,
);
const FEWEST_OF_RULE = 2;

/** Rules that the duties name. */
export function rulesIn(sentence: string): Requirement[] {
  const [, object = ''] = KEEPS_TO.exec(sentence) ?? [];
  const [, rule = ''] = OF_RULES.exec(object) ?? [];
  return contentStems(rule).size < FEWEST_OF_RULE ? [] : [{ text: `the ${withSmallInitial(rule)}`, kind: 'rule' }];
}

const withSmallInitial = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
