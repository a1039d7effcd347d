import { joinPattern } from '../text/join-pattern.ts';
import { bareVerbs, isKnownVerb, isShortDuty } from './bare-verbs.ts';
import { isArrangement } from './duty-topic.ts';
import { withoutParticulars } from './employer-particulars.ts';
import { isDutyVerb, isPlainVerb } from './phrase-duty.ts';
import { splitVerbPhrases, type VerbPlace } from './split-duties.ts';
import { contentStems } from './words.ts';

/** What holds only now and then, and says nothing of the work: "where qualified", "as needed". */
const CONDITION = joinPattern(
  'giu',
  String.raw`,?\s+(?:(?:where|when|as|if|whenever) (?:and (?:when|where) )?(?:you are |it is |they are )?(?:qualified|trained|needed|necessary|required|appropriate`,
  String.raw`|possible|applicable|requested|directed|prescribed|assigned|relevant|instructed|agreed|permitted)(?: by [^,]{1,40})?|to help out|on occasion|from time to time)(?=,|\s|$)`,
);
const NOW_AND_THEN = /(?<=\p{L} \p{L}{2,40}),?\s+and (?:sometimes|often|occasionally|also|even|maybe|perhaps)\s.*$/iu;
/** "The documentation we never had": what the employer says of itself. */
const OF_EMPLOYER =
  /,?\s+(?:(?:that|which|where|as|when|because|before|after|until|till|while|whilst|once|if|so|since|and|but) )?(?:we(?:'(?:re|ve|ll|d))?|our team|our people)\s.*$/iu;
/** "Look after our customers" is done everywhere. */
const OUR_MANY = /(?<!\bof )\bour (?=(?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*[^su\s]s(?:[\s,]|$))/gu;
/** How many there are here: "supervise two technicians", "a team of five fitters and two apprentices", "a class of 29". */
const FIGURE = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\\d{1,3}\\+?)';
const NUMBER = `(?:(?:up to|about|around|some|over|more than|at least|between) )?${FIGURE}(?:(?: (?:to|or|and) |[-–])${FIGURE})?`;
const COUNTS = new RegExp(
  `(?<=^\\p{Ll}+(?: and \\p{Ll}+)?) ${NUMBER}(?= \\p{Ll})` +
    `|(?<=\\b(?:team|group|class|crew|work|shift|unit|ward|herd|fleet|caseload) of) ${NUMBER}(?= (?!and\\b)\\p{Ll})` +
    `|(?<=\\bof (?:\\p{L}+ )?\\p{L}+s and) ${NUMBER}(?= \\p{Ll})|(?<=\\b(?:team|group|class|crew)) of ${NUMBER}(?=$| and\\b)`,
  'gu',
);
/** "Coach two operators and one trainee": the second number would be left alone. */
const SECOND_COUNT = new RegExp(
  `(?<=^\\p{Ll}+ ${FIGURE} (?:\\p{Ll}+ )?\\p{Ll}+s and) (?:one|an?|${FIGURE}) (\\p{Ll}+?)s?$`,
  'u',
);
const withoutSecondCount = (text: string): string => text.replace(SECOND_COUNT, ' $1s');
/** What is left of "a shift of 25 people". */
/** "Supervision for 4 support workers". */
const FOR_SO_MANY = new RegExp(`(?<= (?:for|with|to)) ${NUMBER}(?= (?:\\p{Ll}+ )?\\p{Ll}+s\\b)`, 'u');
/** "Run payroll for 14". */
const FOR_NUMBER = / for (?:about |around |over |some |up to )?\d{1,5}$/u;
/** "Write product descriptions for 90 products" without its number. */
const FOR_SAME = /\b(\p{Ll}{4,20}) ([^,;]{3,40}) for \1s\b/u;
const OF_PEOPLE =
  / of (?:about |around |some |over )?\d{1,5} (?:people|persons|staff|employees|colleagues)\b|(?<=\b(?:team|group|class|crew|shift|unit|ward)) of (?:people|persons|staff|employees)\b/u;
/** "Twice a shift", "once a year". */
const HOW_OFTEN =
  /,?\s(?:at least )?(?:once|twice|(?:two|three|four|five|six|several) (?:times|days|nights|mornings|afternoons|evenings)) an? \p{L}+(?=\s|$|,)/u;
/** "To the foremen each week and twice a year to the board". */
const AND_HOW_OFTEN = /,? and (?:once|twice) an? \p{L}+ .*$/u;
/** "Visit some farms". */
const SOME_MANY = /(?<=^\p{Ll}+) some(?= (?:\p{Ll}+ )?\p{Ll}+s\b)/u;
/** "Five patients a day", "a 3-4 person crew". */
const HOW_MANY_A_DAY = new RegExp(
  `(?<=^\\p{Ll}+) (?:${NUMBER}) ((?:\\p{Ll}+ )?\\p{Ll}+s) an? (?:day|week|shift|month|year)\\b`,
  'u',
);
const OF_SO_MANY = /\b\d{1,3}(?:[-–]\d{1,3})?[- ](?:person|strong|man) (?=\p{L})/u;
/** How well it is to be done says nothing of the work. */
const MANNER =
  /^(?:safely|efficiently|effectively|accurately|promptly|consistently|actively|proactively|successfully) (?:and \p{L}+ly )?/iu;
/** "The annual asset report" is this employer's; an asset report is written elsewhere too. */
const RECURRING = /\bthe (?:annual|yearly|quarterly|half-yearly|biannual) (\p{L})(?=[^,;]*$)/u;
/** "Prepare annual marketing calendar" lacks its article. */
const NO_ARTICLE = joinPattern(
  'u',
  String.raw`^(\p{Ll}+) (?=(?:annual|yearly) (?:\p{Ll}+ ){0,3}?(?!\p{Ll}*(?:ing|tion|ment|ance)\b)\p{Ll}+[^s\s](?:$|,| (?:and|for|of|with|in)\b))`,
);
const withArticle = (_: string, initial: string): string => `${/[aeiou]/iu.test(initial) ? 'an' : 'a'} ${initial}`;
const withoutRecurrence = (text: string): string =>
  (/(?:[^s]s|ing|tion|ment)(?:$| (?:and|for|of|with|in)\b)/u.test(text)
    ? text
    : text.replace(RECURRING, withArticle)
  ).replace(NO_ARTICLE, '$1 an ');
/** Examples, what else is to be kept, and the telling of it to others afterwards. */
const TAILS = [
  /,?\s+until \p{L}+(?:ed|ready|complete)$/iu,
  /,?\s+and \p{L}+(?:tion|sion|ment|ance|sis|ing) of\s.*$/iu,
  /,?\s+(?:with|alongside) \p{Lu}\p{Ll}+ (?:from|in|at|of)\s.*$/u,
  /\s+(?:yourself|themselves)$/iu,
  /\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: (?:to|until|and) \p{Lu}\p{Ll}+)?$/u,
  /\s+(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?$/u,
  /\s+to \p{L}+ly \p{Ll}.*$/iu,
  /,?\s+(?:and|but) not\s.*$/iu,
  /,?\s+(?:when|while) (?:the|our|your|an?) [^,]*\b(?:is|are) (?:away|off|out|on leave|absent|sick|busy).*$/iu,
  /\s+and (?:\S+ ){1,2}(?:them|it)$/iu,
  /,?\s+(?:each|every|per) (?:shift|day|week|fortnight|month|quarter|term|season|year)(?: or so)?$/iu,
  /,?\s+every (?:other|\w+) (?:minutes|hours|days|weeks|months|years|hour|week|month|year)$/iu,
  /,?\s+(?:once|twice|thrice) (?:daily|weekly|monthly|yearly|annually)$|\s+(?:annually|yearly|quarterly|monthly|weekly|hourly)$/iu,
  /,?\s+(?:in (?:\p{L}+ )?(?:consultation|line|accordance|partnership|cooperation|co-operation|collaboration|coordination|conjunction) with|along with|together with|alongside|using)\s.*$/iu,
  /,?\s+(?:including|such as|e\.g\.|ensuring)\s.*$/iu,
  /,?\s+(?:following|after) (?:\p{L}+ )?(?:training|instruction|consultation|approval)\b.*$/iu,
  /,?\s+(?:on )?(?:the )?same day(?:\s.*)?$| \+ .*$/iu,
  /,?\s+and (?:report|escalate|record|document|log|work with|liaise|help|assist|support|chase|act|take part)(?: .*)?$/iu,
];
/** Examples behind a comma or "including" never hold the verb. */
const EXAMPLES = /,?\s+(?:including|such as|for example|e\.g\.)\s.*$/iu;
const FEWEST_WORDS = 3;
const VERB_AND_THINGS = /^\p{Ll}+ \p{L}{3,}(?:[^s]s|tions?|ments?)$/u;
const FEWEST_STEMS = 2;
/** "To senior, non-technical audiences" and "a broad, ambitious programme" continue after the comma. */
const ENDS_IN_ADJECTIVE = /\b(?:a|an|the|our|to|with|for|of|in) \p{Ll}+[^s\s]$/u;
const BEGINS_OTHER = joinPattern(
  'u',
  String.raw`^(?:\p{Lu}|\p{L}+ing\b|\d|(?:in|on|at|for|with|from|by|to|as|no|not|the|a|an|our|all|both|always|never|then|about|around|roughly|up`,
  String.raw`|plus|via|per|each|every|so|also|within|without|during|under|after|before|where|when|who|which)\b)`,
);
const SUBORDINATE = /\b(?:whether|that|what|how|why|which|where|if)\b/iu;
/** Both halves of a short duty of two verbs can be listened to. */
const SHORT_PAIR = 7;
/** What follows a verb and hardly ever a noun. */
const OPENS_OBJECT = /^(?:\p{Lu}|(?:the|a|an|all|any|each|every|their|its|after|them|it)$)/u;
const POINTS_BACK = /\b(?:it|them|they|this|these|those|their|its|same|both|findings|results)\b/iu;

const countWords = (text: string): number => text.split(/\s+/u).length;
const isBase = (word: string): boolean => (isDutyVerb(word) || isKnownVerb(word)) && !word.endsWith('ing');
const isSure = ({ word, object }: VerbPlace): boolean =>
  isPlainVerb(word) || (isBase(word) && /^(?:the|a|an|all|any|each|every|their|its|\d\S*)$/iu.test(object));

/**
 * One piece of work of a duty that begins with verbs, fit to follow "how would you": without conditions, of several pieces the most
 * specific one. Undefined where none is left. `isTold` where the sentence says that its first word is a verb.
 */
export function narrowDuty(duty: string, isTold = false): string | undefined {
  const bare = bareVerbs(duty.replace(EXAMPLES, '').replace(/^line[- ]manag(?:e|ing)\b/u, 'supervise'), isTold);
  if (bare === undefined || /^(?:be|is|are)\s/u.test(bare)) return undefined;
  const text = withoutRecurrence(
    withoutSecondCount(bare).replace(MANNER, '').replace(CONDITION, '').replace(/ & /gu, ' and '),
  )
    .replace(NOW_AND_THEN, '')
    .replace(OF_EMPLOYER, '')
    .replace(OUR_MANY, '')
    .replace(HOW_MANY_A_DAY, ' $1')
    .replace(OF_SO_MANY, '')
    .replace(COUNTS, '')
    .replace(OF_PEOPLE, '')
    .replace(FOR_SO_MANY, '')
    .replace(FOR_NUMBER, '')
    .replace(FOR_SAME, '$1 $2')
    .replace(AND_HOW_OFTEN, '')
    .replace(HOW_OFTEN, '')
    .replace(SOME_MANY, '')
    .trim();
  if (OF_EMPLOYER.test(bare) && SUBORDINATE.test(text)) return undefined;
  if (/^\p{L}+ of\s/u.test(text) || QUOTA.test(bare)) return undefined;
  const short = TAILS.reduce(cutWhereWhole, withoutParticulars(text));
  const narrowed = TAILS.reduce(cutWhereWhole, firstOfUnlike(endList(withoutArrangement(mostSpecific(short))))).replace(
    /[\s,;]+$/u,
    '',
  );
  if (
    UNBOUND_OBJECT.test(narrowed) ||
    WHAT_COMES.test(narrowed) ||
    (bare.includes(`${narrowed},`) && ENDS_WITHOUT_NOUN.test(narrowed))
  )
    return undefined;
  return countWords(narrowed) < FEWEST_WORDS && !VERB_AND_THINGS.test(narrowed) && !isShortDuty(narrowed)
    ? undefined
    : narrowed;
}
/** "Achieve a minimum of 28 episodes per day" is a target, no work. */
const QUOTA =
  /^(?:achieve|meet|reach|hit|complete|maintain) (?:an? |the )?(?:minimum|maximum|average|target|accuracy|quota|\d)/iu;
/** "Check it and sign off the sheet": "it" is named in a piece that went. */
const UNBOUND_OBJECT = /\b(?:when|if|as) one \p{Ll}+s\b|^(?:\p{L}+ and )?\p{L}+ (?:it|them|this|these|those)\b/iu;
/** "Take down what has to come down" names nothing. */
const WHAT_COMES =
  /\bwhat (?:has|have|needs?|must|comes?|is|are|looks?|seems?|fails?|went)\b|\bthe ones?\b|\b(?:cant|dont|wont|doesnt|isnt|arent|havent|hasnt|theyre|youre|thats)\b/u;
/** "Deliver safe, family-centred care" cut at its comma. */
const ENDS_WITHOUT_NOUN =
  /(?:\p{L}(?:ive|ful|ous|able|ible|less|ate|ly)|-\p{L}+ed|\b(?:safe|clear|clean|warm|high|good|great|fast|strong|fair|kind))$/iu;

function cutWhereWhole(text: string, tail: RegExp): string {
  const short = text.replace(tail, '');
  const isWhole = countWords(short) >= FEWEST_WORDS || (VERB_AND_THINGS.test(short) && text.startsWith(`${short},`));
  return isWhole ? short : text;
}

/** The first piece says what the others are about; a later one counts only if it surely begins with a verb and is whole. */
function mostSpecific(text: string): string {
  // "Contribute to reviews of safety plans and source water risk plans": of one noun in two lists none begins with a verb.
  if (TWO_OF_A_KIND.test(text) || SHARED_NOUN.test(text)) return text;
  const pair = [...text.matchAll(/\sand (\p{L}+) (?=(\p{L}+))/gu)].find(
    ({ 1: word = '', 2: next = '', index }) =>
      (isPlainVerb(word) || (isBase(word) && OPENS_OBJECT.test(next))) &&
      Math.min(countWords(text.slice(0, index)), countWords(text.slice(index + 5))) >= FEWEST_WORDS,
  );
  if (pair !== undefined && countWords(text) > SHORT_PAIR) return mostSpecific(text.slice(0, pair.index));
  const isVerb = (place: VerbPlace) => isSure(place) || (place.isBehindComma && isBase(place.word));
  const parts = splitVerbPhrases(text, isVerb).filter(
    (part, at) => contentStems(part).size >= FEWEST_STEMS && !(at === 0 && isArrangement(part)),
  );
  const [opening = text, ...later] = parts;
  // "Weld root, hot, fill and cap passes": half of a list.
  const first = parts.length > 1 && HALF_LIST.test(opening) ? opening.replace(/,.*$/u, '') : opening;
  // "Weld root, hot, fill and cap passes": kinds of one thing, not a second verb.
  if (parts.length > 1 && HALF_LIST.test(opening) && !/[^s]s,/u.test(opening)) return text;
  if (parts.length === 2 && countWords(text) <= SHORT_PAIR && /^[^,]+\sand\s/u.test(text)) return text;
  const standing = later.filter((part) => isPlainVerb(part.split(/\s/u)[0] ?? '') && !POINTS_BACK.test(part));
  return standing.reduce((best, part) => (contentStems(part).size > contentStems(best).size + 1 ? part : best), first);
}

/** A thing, and one word more behind a comma. */
const HALF_LIST = /^\p{Ll}+ (?:(?! and | or )[^,])+, \p{L}+$/u;
/** "Get the export and import documents right". */
const SHARED_NOUN = /^\p{Ll}+ (?:the|an?|our|your|all) \p{Ll}+ and \p{Ll}+ \p{Ll}+s\b/u;
const TWO_OF_A_KIND = /\s(\p{L}{4,}s) and (?:\p{Ll}+ ){1,4}\1$/iu;

/** "Attend meetings and prepare snag lists" as "prepare snag lists". */
function withoutArrangement(text: string): string {
  if (TWO_OF_A_KIND.test(text)) return text;
  const [, word = '', object = ''] = /\sand (\p{L}+) (.+)$/u.exec(text) ?? [];
  const rest = `${word} ${object}`;
  return isArrangement(text) && isBase(word) && countWords(rest) >= FEWEST_WORDS ? rest : text;
}

/** "Perform road tests, annual ride-alongs and remedial coaching" names three pieces of work, each in several words. */
function firstOfUnlike(text: string): string {
  const [first = '', ...others] = text.split(/,\s+(?:and\s+)?|\s+and\s+(?=(?:\S+\s+){1,3}\S+$)/u);
  // "Lead on schools, families and adult programmes": the last noun belongs to all.
  const isOneNoun = others.length > 1 && others.slice(0, -1).every((part) => countWords(part) === 1);
  if (isOneNoun && countWords(others.at(-1) ?? '') > 1) return text;
  const isUnlike = others.length > 2 || others.filter((part) => countWords(part) >= 2).length > 1;
  if (/ \S$/u.test(first)) return text;
  return isUnlike && countWords(first) >= FEWEST_WORDS && WHOLE_OBJECT.test(first) ? first : text;
}
const WHOLE_OBJECT = /(?:[^s]s|tion|sion|ment|ing|sis|ity)$/u;

/** A comma behind the end of a list begins something else: "open and close the venue, EOD banking in Lightspeed". */
function endList(text: string): string {
  // "Monitor the service, and stocktaking at the end of the month".
  const [before = '', other = ''] = text.split(/,\s+and\s/u);
  if (other !== '' && (!before.includes(',') || / (?:and|or) /u.test(before)) && countWords(before) >= FEWEST_WORDS)
    return before;
  const lastAnd = Math.max(text.lastIndexOf(' and '), text.lastIndexOf(' or '));
  const comma = text.indexOf(', ', Math.max(0, lastAnd));
  if (comma < 0) return text;
  const [head, tail] = [text.slice(0, comma), text.slice(comma + 2)];
  const isOther =
    (lastAnd >= 0 && !head.endsWith(' and')) ||
    tail.includes(', ') ||
    BEGINS_OTHER.test(tail) ||
    isBase(tail.split(/\s/u)[0] ?? '');
  if (
    ENDS_IN_ADJECTIVE.test(head) &&
    !BEGINS_OTHER.test(tail) &&
    countWords(tail) !== 1 &&
    !/^\p{L}+ \p{L}+ing\b/u.test(tail)
  )
    return text;
  if (isOther && countWords(head) >= FEWEST_WORDS) return head;
  // "Wash, dress" and "assign translators, editors, testers" need an "and".
  const isList = countWords(tail) === 1 || (lastAnd < 0 && tail.includes(', '));
  return isList ? text.replace(/,\s([^,]+)$/u, ' and $1') : text;
}
