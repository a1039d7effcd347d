import { joinPattern } from '../text/join-pattern.ts';

const WORDS = { min: 5, max: 28 };
/** Speaks of the person who is looked for, of terms, of trouble or of the advertisement, and not of what the employer does. */
const NOT_OF_EMPLOYER = joinPattern(
  'iu',
  String.raw`\b(?:you|your|yours|looking(?! after)|look for|seek\w*|need|needs|needed|just|could|person|none|shall|will|not(?!-)|no|welcom\w+|want|wants|wish|would|hir(?:e|es`,
  String.raw`|ing)|recruit\w*|invit\w+|offer\w*|appoint\w*|appl(?:y|ication)\w*`,
  String.raw`|salary|pay|paid|contract|candidate|applicant|role|post|position|vacancy|join\w*|equal|committed|difficult|more work|retir\w+|loss|losses|debt|this|these|those|they|them)\b`,
);
/** "Since 1994 we rear …", "Every year we ship …" */
const WHEN =
  /^((?:Every (?:year|day|week)|Since (?:19|20)\d\d|Today|Here|For (?:over |more than )?\S+ years),? )(?=we )/u;
const BY_WE = /^(?:we|we['’](?:re|ve)) /iu;
/** "Pellworth runs 5 hospitals": a name, then what it does. */
const BY_NAME =
  /^((?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|of|and)(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|of|and)){0,5}) (is|has|have|are|\p{Ll}{3,}s) (?=\S)/u;
const LISTED = /^\s*(?:[•◦▪‣·*●○>+~#/–—-]|\d{1,2}[.)]\s)/u;

const baseOf = (verb: string): string => {
  if (verb === 'are' || verb === 'have') return verb;
  if (verb === 'is') return 'are';
  if (verb === 'has') return 'have';
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return /(?:ss|sh|ch|x|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
};

const toYou = (rest: string): string =>
  rest
    .replace(/\b(?:our|its)\b/giu, 'your')
    .replace(/\bus\b/gu, 'you')
    .replace(/\bwe\b/giu, 'you')
    .replace(/\byou['’]re\b/gu, 'you are');

/** The sentence as one says it to the employer: "We look after 3,000 homes" becomes "you look after 3,000 homes"; undefined where it is of another form. */
function tellBack(sentence: string, heading: string): string | undefined {
  const when = WHEN.exec(sentence)?.[1] ?? '';
  if (when !== '') {
    const rest = tellBack(sentence.slice(when.length), heading);
    return rest === undefined ? undefined : `${when.charAt(0).toLowerCase()}${when.slice(1)}${rest}`;
  }
  if (BY_WE.test(sentence))
    return toYou(
      sentence
        .replace(/^we['’]re /iu, 'you are ')
        .replace(/^we['’]ve /iu, 'you have ')
        .replace(/^we /iu, 'you '),
    );
  const named = BY_NAME.exec(sentence);
  const [whole = '', name = '', verb = ''] = named ?? [];
  const [first = ''] = name.toLowerCase().split(' ');
  const isEmployer = name !== '' && !NO_NAME.test(name) && heading.split(/[^\p{L}\p{N}'’&.-]+/u).includes(first);
  const rest = sentence
    .slice(whole.length)
    .replace(/^and (\p{Ll}{3,}s) /u, (_, further: string) => `and ${baseOf(further)} `)
    .replace(/(?<= and )(\p{Ll}{3,}s)(?= (?:(?:it|them|the|an?|its|our|about|around|over) |\d))/gu, (further) =>
      baseOf(further),
    );
  return isEmployer ? `you ${baseOf(verb)} ${toYou(rest)}` : undefined;
}

const NO_NAME = /^(?:no|not|never|every|all|the|this|that|our|your|if|when|and|of|most|some)\b/i;
const DENIES = /n['’]t\b/u;
/** Rules, hours, surroundings and manner of answering are no reason to apply. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`\b(?:polic(?:y|ies)|references|part of|checks? on|background check\p{L}*|vetting|\d+(?:[.:]\d\d)? ?[ap]\.?m|monday|read every\p{L}*|answer every\p{L}*`,
  String.raw`|(?:sit|sits|located|based|situated) (?:above|between|beside|near|next|on|in|by)|accessib\p{L}*|employment equity|speak|reply|respond to)\b`,
);
const isClean = (sentence: string): boolean => {
  const count = sentence.split(' ').length;
  return (
    count >= WORDS.min &&
    count <= WORDS.max &&
    !NOT_OF_EMPLOYER.test(sentence) &&
    !DENIES.test(sentence) &&
    !NO_WORK.test(sentence) &&
    !/[:()"“”?!;]/u.test(sentence)
  );
};

/** Without brackets, what a colon lists and a further clause. */
function cutLong(sentence: string): string {
  const plain = sentence.replace(/ \([^()]*\)/gu, '');
  const [head = ''] = plain.split(/(?:[:;]| [–—]) /u);
  const told = head.split(' ').length >= WORDS.min ? head : plain;
  if (told.split(' ').length <= WORDS.max) return told;
  const [first = ''] = told.split(/, (?=we |and (?:today |now )?we |where |which |who )| and (?=(?:today|now) we)/u);
  return first;
}

const LINES_OF_HEADING = 5;
/** What an advertisement says first that its employer does or is, as one tells it to the employer: "you run 5 hospitals". Empty where no clean sentence does. */
export function readEmployerWords(jobDescription: string): string {
  const lines = jobDescription.split('\n').filter((line) => line.trim() !== '');
  const heading = lines
    .slice(0, LINES_OF_HEADING)
    .filter((line) => !/\.\s*$/u.test(line))
    .join(' ')
    .toLowerCase();
  const list = lines.findIndex((line) => LISTED.test(line));
  const said = lines
    .slice(0, list < 0 ? lines.length : list)
    .flatMap((line) => line.split(/(?<=[\p{Ll}\d)]{2}[.!?])\s+(?=[\p{Lu}\d])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\.$/u.test(sentence))
    .map((sentence) => cutLong(sentence.replace(/\.$/u, '')))
    .filter(isClean);
  for (const sentence of said) {
    const words = tellBack(sentence, heading);
    if (words !== undefined) return words;
  }
  return '';
}
