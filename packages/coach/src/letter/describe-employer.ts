import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';

/** An advertisement says in these of its first sentences who advertises. */
const MOST_SENTENCES = 16;
const FEWEST_WORDS = 4;
const MOST_WORDS = 18;
/** Probability that a sentence is about the employer, at the least. */
const LEAST_SHARE = 0.28;
const COMPANY_KIND = 2;
/** What kind of house it is, by its name. */
const HOUSES: [RegExp, string][] = [
  [/\b(?:school|academy|academies|primary)\b/iu, 'a school'],
  [/\b(?:council|borough|county)\b/iu, 'a council'],
  [/\bhospital\b/iu, 'a hospital'],
  [/\bhotel\b/iu, 'a hotel'],
  [/\buniversity\b/iu, 'a university'],
  [/\b(?:ltd|limited|inc|llc|llp|gmbh|plc|ag|solicitors|engineers|& sons)\b/iu, 'a firm'],
];
/** Praise, promises and what is about the post are no facts of a house. */
const NO_FACT = joinPattern(
  'iu',
  String.raw`\b(?:you|your|we|us|our|ours|i|my|it|them|they|there|both|this|that'?s|these|those|leading|award\p{L}*|exciting|passion\p{L}*|dynamic|innovat\p{L}*|fast|best|premier|world|unique`,
  String.raw`|vibrant|friendly|look\p{L}*|seek\p{L}*|hir\p{L}*|recruit\p{L}*|need\p{L}*|committed|equal\p{L}*|proud|pride|believe|strive|offer\p{L}*|excellent|outstanding|happy`,
  String.raw`|opportunit\p{L}*|vacanc\p{L}*|role|roles|position|positions|salary|candidates?|applicants?|applications?|client|join\p{L}*|welcome|great|amazing|success\p{L}*|top`,
  String.raw`|reput\p{L}*|trusted|renowned|dedicated|quality|expand\p{L}*|want\p{L}*|invit\p{L}*|require\p{L}*|hop\p{L}*|employer`,
  String.raw`|not(?!-)|never|nobody|sadly|just|fun|love|right now|kind of|sort of|way too|people expect)\b`,
);
const CLAUSE_END =
  /(?:\s{0,3}[;:(–—!?]|,\s+(?:but|so|because|which|where|who)\b|\s-\s|,?\s+and (?:we|it|they|because)\b|\s+because\b).*$/u;
const AUXILIARY = /^(?:will|would|can|may|must|should|do|does|did|also|currently|now|been)$/iu;

/**
 * What an advertisement says of its employer as what follows "to" or "for": "a firm that runs 210 lorries out of six depots", "a family-owned centre with 62
 * places". Only a plain statement of the first sentences, the one with a figure first; '' where there is none.
 */
export function describeEmployer(jobDescription: string, company: string): string {
  const [found = ''] = readJudgedLines(jobDescription)
    .slice(0, MOST_SENTENCES)
    .filter(
      ({ kind, shares }) => kind === 'company' || (kind === 'label' && (shares[COMPANY_KIND] ?? 0) >= LEAST_SHARE),
    )
    .map(({ text }) => describe(text, company))
    .filter((text) => text !== '')
    .sort((left, right) => Number(/\d/u.test(right)) - Number(/\d/u.test(left)));
  return found;
}

function describe(sentence: string, company: string): string {
  const text = sentence
    .replace(/[*_#]+/gu, '')
    .replace(/[.\s]+$/u, '')
    .replace(CLAUSE_END, '');
  const rest = restBehindWe(text) ?? restBehindName(text, company);
  if (rest === undefined) return '';
  const count = rest.split(/\s+/u).length;
  return count < FEWEST_WORDS || count > MOST_WORDS || NO_FACT.test(rest) || /["“”[\]|@/]|https?:/u.test(rest)
    ? ''
    : asNoun(rest, company);
}

/** "is a centre with 62 places" as the noun, "runs 210 lorries" as what a house does. */
function asNoun(rest: string, company: string): string {
  const [, noun] = /^(?:is|was) (an? .+)$/u.exec(rest) ?? [];
  if (noun !== undefined) return withArticle(noun.replace(/^an? /u, ''));
  const house = HOUSES.find(([pattern]) => pattern.test(company))?.[1] ?? 'an employer';
  return `${house} that ${rest}`;
}

/** "We run six depots" as "runs six depots". */
function restBehindWe(text: string): string | undefined {
  const [, verb = '', rest = ''] = /^We(?:\s+(?=are|have|\p{Ll})|(?='))('re|'ve|\p{Ll}+) (.+)$/u.exec(text) ?? [];
  if (verb === '' || AUXILIARY.test(verb)) return undefined;
  if (verb === 'are' || verb === "'re") return /^an? /u.test(rest) ? `is ${rest}` : undefined;
  if (verb === 'have' || verb === "'ve") return `has ${rest}`;
  return DUTY_VERBS.includes(verb) || PLAIN_DEEDS.has(verb) ? `${inThirdPerson(verb)} ${rest}` : undefined;
}
const PLAIN_DEEDS = new Set(
  'run look make haul own cook keep employ grow serve care teach feed move own sew bake brew print'.split(' '),
);

const inThirdPerson = (verb: string) =>
  /(?:s|sh|ch|x|z)$/u.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/u, '$1ie').concat('s');

/** "Penhallow runs 210 tractor units" without the name, in full or its first words. */
function restBehindName(text: string, company: string): string | undefined {
  const names = namesOf(company).filter((name) => text.startsWith(`${name} `));
  const [name] = names.sort((left, right) => right.length - left.length);
  if (name === undefined) return undefined;
  const rest = text
    .slice(name.length + 1)
    .replace(/^have /u, 'has ')
    .replace(/^are /u, 'is ');
  const [verb = '', second = ''] = rest.split(' ');
  if (AUXILIARY.test(verb) || (/^(?:has|is|was)$/u.test(verb) && AUXILIARY.test(second) && second !== 'been'))
    return undefined;
  if (verb === 'is') return /^is an? /u.test(rest) ? rest : undefined;
  if (verb === 'was')
    return /^was (?:founded|established|set up|built|started|opened)\b/u.test(rest) ? rest : undefined;
  return /^(?:has|\p{Ll}+[^s]s)$/u.test(verb) ? rest : undefined;
}

function namesOf(company: string): string[] {
  const words = company.split(' ');
  const heads = words.map((_, at) => words.slice(0, at + 1).join(' ')).filter((name) => /^\p{Lu}\p{L}{2,}/u.test(name));
  return [
    ...heads,
    'Council',
    'The school',
    'The college',
    'The company',
    'The hospital',
    'The practice',
    'The Trust',
    'The home',
    'The centre',
    'The charity',
  ];
}
