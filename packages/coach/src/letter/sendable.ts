import { joinPattern } from '../text/join-pattern.ts';
import { isThing } from './names-person.ts';
import { isBaseVerb, isLikelyVerb, isPastForm } from './verb-first.ts';

/** What others did to one: "I furloughed in 2020", "I held up once". */
const DONE_TO_ONE = joinPattern(
  'u',
  String.raw`\bI (?:also )?(?:furloughed|redeployed|robbed|indentured|held up (?!the|a\b)|nominated|shortlisted|seconded|elected|awarded|laid off`,
  String.raw`|employed (?:by|as)|based (?:in|at))\b`,
);
/** "I failed first attempts down from 9% to 7%": the participle belongs to what changed. */
const OF_CHANGE =
  /\bI (?:also )?(\p{L}+ed) [^,;:.]{2,60}? (?:down|up) (?:from|by|to (?=[£$€]?\d[\d.,]*%)) ?(?:about |around )?[£$€]?\d/u;
const CARRIES =
  /^(?:moved|pushed|reduced|turned|pulled|scaled|knocked|lifted|worked|talked|trimmed|lowered|raised|increased|improved|helped|nudged|dragged|ramped|priced)$/u;
/** Nouns that a row of work begins with far more often than verbs: "I fire drills", "I stock count", "I blocked drains". */
const NOUN_FIRST = joinPattern(
  'u',
  String.raw`\bI (?:also )?(?:fire|water|stock|budget|bank|level|staff|till|produce|furnace|blocked|failed|walled|thickened|enhanced)`,
  String.raw` (?!the\b|an?\b|all\b|my\b|our\b|up\b|out\b|in\b|on\b|to\b|for\b|each\b|every\b`,
  String.raw`|shelves\b|fridges\b|plants\b|gardens?\b|beds\b)`,
);
/** "queue, rota, all of it Moved 7 people", "in 2019 Achievement: recovered": two lines that ran together. */
const RUN_TOGETHER = joinPattern(
  'u',
  String.raw`(?<=[\p{Ll}\d)] )\p{Lu}\p{Ll}{2,}ed (?:the|an?|all|my|our|about|over|\d)|\b(?:Achievements?|Duties|Responsibilities|Reason for leaving|Summary):`,
);
/** "when I cover: 12 people on line": a colon behind words that announce no list. */
const COLON_BEHIND_CLAUSE = /^(?:.*, )?(?:[Ww]hen|[Ii]f|[Ww]hile) I [\p{Ll} ]{2,30}:|\bI look after:/u;
/** The sentence before, to which it leans, is not in the letter. */
const LEANS_BACK = joinPattern(
  'u',
  String.raw`^I (?:also )?(?:did|handled|gave|looked after|took|managed|helped) (?:with )?(?:her|his|him|them)\b|\b(?:for|of|about|from|with) it\.?$`,
  String.raw`|^(?:The )?[Bb]oss was\b|\bourselves\.?$|^I did not work out\b`,
);
/** "gang of 3 man", "in 20 minute", "and also other country". */
const ONE_OF_MANY = joinPattern(
  'u',
  String.raw`\b(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|other)`,
  String.raw` (?:new |young |small |different )?(?:man|woman|person|child|cook|chef|camera|minute|hour|day|week|month|year|patient|resident`,
  String.raw`|worker|guest|floor|country)(?= (?:in|at|on|of|for|with|and|the)\b|[.,;]|$)`,
);
/** English of learners that is more than a missing article. */
const LEARNER = joinPattern(
  'u',
  String.raw`\bI (?:also )?(?:have (?:teach|work|make|do)|start(?:ed)? learn|make the assessment)\b|\b(?:when|if) (?:see|find|have|come|ask|something \p{Ll}+e)\b`,
  String.raw`|^I work (?:in|as|at) [^.]*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) years|\ball the time in covid\b`,
  String.raw`|^Since [^,]{3,20} I (?:work|have been working) (?:at|for) [^,;]{3,60}\.$|\bagencys\b|\bput thru\b`,
);
/** "In my work so far, since October 2023 I volunteer", "In my work so far I started as picker" */
const SO_FAR = /^In my work so far,? (?:since|I (?:started|start|got|left|put))\b/u;
/** No remark for a stranger: a joke, a private matter, what went wrong. */
const PRIVATE = joinPattern(
  'iu',
  String.raw`\blol\b|\bhaha\b|\bworst bit\b|\bdon['’]t love it\b|\bstill learning\b|\bdid not finish\b|\bdecided to do that\b|\bdemerits?\b`,
  String.raw`|\b(?:went|sent) to \p{L}+ instead\b|\bfelt like\b|\bgoing mad\b|\bnobody (?:hurt|else)\b|\bas a child\b|\bwhich for us is\b|![,.]`,
);
/** What one is said to be. */
const BEING = /\bI (?:am|was|have been)(?: also)?(?: now)? an? ([^.;:]{3,80})/u;
const BEHIND_HEAD = /,|\(| (?:of|for|in|at|with|on|to|from|by|who|since|under|across|and am)\b/u;
/** "As a packer (2017 to 2019), when I was new and studied": what was done is not there. */
const NO_CLAUSE = /^(?:As an? |At )[^.]*, (?:when|where|while|because|although) I [^,]*$/u;
/** A reason that is a list of notes of the advertisement. */
const LISTED_REASON = /^(?:What draws me|One reason why|I would like to work for)(?:[^,]*,){4}/u;
const RULES = [
  LISTED_REASON,
  NO_CLAUSE,
  DONE_TO_ONE,
  NOUN_FIRST,
  RUN_TOGETHER,
  COLON_BEHIND_CLAUSE,
  LEANS_BACK,
  ONE_OF_MANY,
  LEARNER,
  SO_FAR,
  PRIVATE,
];

/** Whether "a(n) X" may be said of a person: no "no nurse", "staff turnover came down" or "temp data entry". */
function isPerson(text: string): boolean {
  const [head = ''] = text.split(BEHIND_HEAD);
  return !/^no\b|\s(?:came|went|fell|rose|dropped|is|was)\s/u.test(head) && !isThing(head);
}

/** Whether a sentence is one that an applicant would send. Each rule is a kind of fault that readers marked with several people. */
export function isSendable(sentence: string): boolean {
  const [, verb = ''] = OF_CHANGE.exec(sentence) ?? [];
  const [, being = ''] = BEING.exec(sentence) ?? [];
  if (verb !== '' && !CARRIES.test(verb)) return false;
  return (being === '' || isPerson(being)) && !RULES.some((pattern) => pattern.test(sentence));
}

const NO_OPEN_LIST =
  /\b(?:and|or|but|so|which|who|that|where|when|while|as|because|mostly|mainly|plus|then|now|such|like|including)\b|:/u;
const NO_THING = joinPattern(
  'u',
  String.raw`^(?:the|an?|all|both|each|my|our|their|no|not|with|from|by|in|on|at|to|for|of|up|down|off|out|over|about|around|approx|circa|nearly|per|twice|once|every`,
  String.raw`|some|under|most|late|done|unpaid|usage|runs|\p{L}+ing|(?!daily|weekly|monthly|yearly)\p{L}+ly|\p{Lu}.*|[£$€~<]?\d.*)$`,
);
const CLAUSE = /\b(?:or|but|so|which|who|that|where|when|while|as|because|such|like|including)\b|:/u;
const LONGEST_TAIL = 7;
const LONGEST_THING = 5;
const LONGEST_OF_SERIES = 3;

/** "I entered invoices, daily deposit": a deed with a thing behind it that has no verb. The thing goes; a series of short things gets its "and". */
export function closeList(sentence: string): string {
  const [, lead = '', rest = '', stop = ''] =
    /^((?:.*?\b)?I (?:also )?\p{Ll}+ )([^()"“]*?)([.!?]?)$/u.exec(sentence) ?? [];
  const verb = lead.trim().split(' ').at(-1) ?? '';
  const parts = rest.split(', ');
  const last = parts.at(-1) ?? '';
  const [word = ''] = last.split(' ');
  // Behind "moved" a base form is a noun: "load shedding plans".
  const isVerb = isPastForm(word) || (!isPastForm(verb) && (isLikelyVerb(word) || isBaseVerb(word)));
  const isFurther = NO_THING.test(word) || isVerb;
  // "answer telephone and emails, reservations from agents and guests": the list was closed before.
  const isClosedBefore = parts.length === 2 && / and /u.test(parts[0] ?? '') && !/^and\b/u.test(rest);
  if (
    isClosedBefore &&
    !isFurther &&
    last.split(' ').length <= LONGEST_TAIL &&
    !/^and\b/u.test(last) &&
    !CLAUSE.test(rest)
  )
    return `${lead}${parts[0]}${stop}`;
  if (parts.length < 2 || NO_OPEN_LIST.test(rest) || isFurther || last.split(' ').length > LONGEST_THING)
    return sentence;
  const isSeries = parts.length > 2 && parts.every((part) => part.split(' ').length <= LONGEST_OF_SERIES);
  return isSeries
    ? `${lead}${parts.slice(0, -1).join(', ')} and ${last}${stop}`
    : `${lead}${parts.slice(0, -1).join(', ')}${stop}`;
}

/** Remarks in brackets that belong to no letter: "(wife helps)", "(ISP's fault, mostly)". */
const REMARK =
  / \((?=[^()]*\b(?:wife|husband|mum|dad|fault|lol|mostly|because|sorry|badly|nobody|I|my|me|stopped|hopefully|honest|still|kind of|sort of|again)\b)[^()]{3,90}\)/giu;
export const withoutRemarks = (sentence: string): string => sentence.replace(REMARK, '');
