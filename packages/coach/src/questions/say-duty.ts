import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb } from './bare-verbs.ts';
import { contentStems } from './words.ts';

/** As many words as an interviewer says of a duty within a question, articles and "of" aside. */
const MOST_SAID = 6;
const FEWEST_WORDS = 3;
/** A verb and what it is done to. */
const FEWEST_STEMS = 2;
const PARTICLE = '(?: (?:up|out|off|down|over|in|after))?';
/** "Plan and teach", "assess, track and report", "set up and tidy". */
const VERB_ROW = new RegExp(
  String.raw`^(\p{Ll}+${PARTICLE})((?:, \p{Ll}+${PARTICLE}){0,5}),? (?:and|or) (\p{Ll}+${PARTICLE})(?: (.+))?$`,
  'u',
);
/** "Milk, clean the plant". */
const TWO_VERBS = /^(\p{Ll}+), (\p{Ll}+)(?= (?!and\b|or\b))/u;
/** A phrase without an object: "climb, cut and lift to the specification". */
const NO_OBJECT = /^(?:to|for|with|in|on|at|by|from|into|as|within|according|through|under)\b/u;
/** A pair of verbs with a short object is said as it is: "service and repair boilers". */
const SHORT_PAIR = 5;
/** Explanations behind the work: "dashboards that managers open", "reports an engineer can use", "before they go home". */
const CLAUSE = joinPattern(
  'u',
  String.raw`,?\s(?:(?:that|which|who|where|when|while|(?:before|after) (?:they|you|we|it|\p{Ll}+ing)|so that|until|because|as part of|if|working|using|covering|serving|involving)\b`,
  String.raw`|(?:an?|the|our|your|people|they|we|you)\s(?:\p{L}+\s){0,3}(?:can|could|will|would|must|should|needs?|wants?|expects?)\b).{0,200}$`,
);
/** A question within the duty loses its sense by any cut: "explain how costs are feeding through". */
const ASKS = /\s(?:how|what|why|whether)\s/u;
/** "Keep waste and cost where they should be" is about the end of it. */
const TAKES_STATE =
  /^(?:keep(?! (?:\p{L}+ ){0,2}(?:records|notes|logs|accounts|registers?|watch)\b)|make|leave|get)\s|^(?:take|move|bring)\s.{3,60}\sfrom\s.{3,60}\sto\s/u;
const PHRASE = joinPattern(
  'gu',
  String.raw`(?<!\b(?:day|face|door|end|hand))(?<!\s(?:up|close|according|due|next))`,
  String.raw`,?\s(?:for|in|on|at|with|within|from|by|to|through|across|under|according to|as|per|before|after|during|around|over|against|via`,
  String.raw`|between|together with|alongside|without|in line with|throughout|among)\s`,
);
/** What a cut leaves at the end. */
const LOOSE_END =
  /\s(?:full|somewhere|elsewhere|sometimes|together|first|early|regularly|often)$|[,;\s]+(?:and|or|so|the|a|an|of|both|their|its)$|[,;\s]+$/u;
/** The end of a noun: a plural, a name of an action or a state, a capital. */
const NOUN =
  /(?:[^s]s|tion|sion|ment|ance|ence|ing|sis|xis|ity|ship|age|ure|ory|er|or|cy|gy|sh|ry|\p{Lu}\p{L}*|\p{Lu}+)$/u;

const countWords = (text: string): number => text.split(/\s+/u).length;
const ARTICLES = /\b(?:the|an?|of)\s/gu;
const isWhole = (text: string): boolean => countWords(text) >= FEWEST_WORDS && contentStems(text).size >= FEWEST_STEMS;
/** True for a duty that only a sentence of its own can hold. */
export const isLong = (text: string): boolean => countWords(text.replace(ARTICLES, '')) > MOST_SAID;

/** A duty as an interviewer would say it: one verb, its object and what makes it particular. `duty` begins with verbs. */
export function sayDuty(duty: string): string {
  const plain = duty
    .replace(/:\s.*$/u, '')
    .replace(/^handle with /u, 'handle ')
    // "Regulating and tuning of the instruments" has lost its noun with its ending.
    .replace(
      /^((?!(?:dispose|think|consist|speak|approve|complain|take)\b)\p{Ll}+(?: (?:and|or) \p{Ll}+)?) of (?=\p{Ll})/u,
      '$1 ',
    )
    .replace(/ (?:actually|really|properly|always) (?=\p{L})/u, ' ')
    .replace(/ any (?=\p{Ll}+(?: \p{Ll}+)?$)/u, ' ');
  let said = oneVerb(withoutManner(plain.replace(LOOSE_END, '')));
  if (ASKS.test(said) || TAKES_STATE.test(said)) return withArticle(said.replace(LOOSE_END, ''));
  said = carryOut(firstOfList(withoutPlaces(said)));
  for (const shorten of [firstClause, withoutExplanation, withoutPhrases]) if (isLong(said)) said = shorten(said);
  return withArticle(
    withoutHalf((isLong(said) ? pairOf(plain, said) : said).replace(LOOSE_END, '')).replace(LOOSE_END, ''),
  );
}

/** "By phone, letter" has lost its end, and "done as basis" what it is the basis of. */
function withoutHalf(text: string): string {
  const whole = text.replace(HALF_IDIOM, '');
  const [list = '', before = ''] = HALF_LIST.exec(whole) ?? [];
  if (list === '' || /^\p{Ll}+(?:ly)?$/u.test(before)) return whole;
  const cut = before.replace(HALF_MEANS, '').replace(MANNER_END, '');
  return contentStems(cut).size >= FEWEST_STEMS && (NOUN.test(cut) || /\d$/u.test(cut)) ? cut : whole;
}
const HALF_IDIOM = joinPattern(
  'u',
  String.raw`,?\s(?:as (?:an? |the )?(?:basis|part)|on behalf|with (?:respect|regard)|in (?:case|terms|support|response|relation|addition|consultation`,
  '|cooperation|collaboration|conjunction|partnership|accordance|line)|by (?:way|means)|due|according)$',
);
/** A comma without "and" or "or" before the words behind it. */
const HALF_LIST = /^(.{3,80}?), (?!and\b|or\b)(?:(?!\band\b|\bor\b).){2,80}$/u;
const HALF_MEANS = /,? (?:by|in|via|with) [^\s,]+$/u;
const MANNER_END = /,? \p{L}{3,}ly,?$/u;

/** "Observe and report changes" where one verb needs all that follows. */
function pairOf(duty: string, said: string): string {
  const [pair = '', one = '', two = ''] = PAIR_AND_OBJECT.exec(duty) ?? [];
  const isPair = isKnownVerb(one) && isKnownVerb(two) && !isLong(pair);
  return isPair && contentStems(pair).size > FEWEST_STEMS ? pair : said;
}
const PAIR_AND_OBJECT = /^(\p{Ll}+) and (\p{Ll}+) (?:[\p{L}-]+ ){0,2}[\p{L}-]*[^s\s]s(?=,|\s)/u;

/** "Supervise technicians over chemistry, haematology and coagulation": a list of places or partners. */
function withoutPlaces(text: string): string {
  // "Help the electricians with sensors and drives" is about these.
  if (/^(?:help|assist|support|advise|train|guide|talk|work|deal)\s/u.test(text) && / with /u.test(text)) return text;
  const said = text.replace(PLACES, '');
  return contentStems(said).size >= FEWEST_STEMS ? said : text;
}
const PLACES =
  /,? (?:over|across|with|between|among|in(?= \p{Lu})) (?:(?!\b(?:how|what|who|that)\b)[^,]){2,40}(?:, [^,]{2,40}){0,4},? and [^,]{2,40}$/u;

/** "Do the final inspection" as "carry out the final inspection". */
const carryOut = (text: string): string => text.replace(DO_ACTION, 'carry out $1');
const DO_ACTION = joinPattern(
  'u',
  String.raw`^do ((?:(?:the|an?|your|our) )?(?:[\p{L}-]+ ){0,3}(?:checks?|audits?|inspections?|reviews?|discussions?|tests?|surveys?|assessments?`,
  String.raw`|observations?|interviews?|supervisions?|maintenance|monitoring)\b)`,
);

/** "Write data management plan" lacks its article, and "clean own machine" says whose it is. */
export const withArticle = (text: string): string =>
  text
    .replace(/(?<!\b(?:your|our|their|its|his|her|whose)) own (?=\p{L})/u, ' your own ')
    .replace(NO_ARTICLE, '$1 the ')
    .replace(ACT_WITHOUT_ARTICLE, 'the ');
/** "With assortment of the boutique". */
const ACT_WITHOUT_ARTICLE =
  /(?<=\s(?:with|for|on|in|about|to|by|from) )(?=\p{Ll}+(?:tion|ment|ance|ence|sion|ity|sis|age|ure) of (?:the|our|an?)\b)/u;
const NO_ARTICLE = joinPattern(
  'iu',
  String.raw`^(\p{Ll}+(?: (?:up|out|off|down|over))?) (?=(?:(?!(?:the|an?|any|all|each|every|our|your|their|its|this|one|to|for|with|in|on|at|of|and|or)\b)[\p{L}\d-]+ ){0,3}`,
  '(?:plan|pipeline|report|schedule|system|register|roster|rota|budget|programme|program|strategy|policy|procedure|database|calendar|machine|call|meeting|list|log|checklist|agenda)',
  '(?:$| (?:for|at|in|on|with|of|from|by|to)\\b))',
);

/** "With compassion", "courteously": how well it is to be done. */
const withoutManner = (text: string): string => {
  const said = text.replace(MANNER, '');
  return contentStems(said).size >= FEWEST_STEMS ? said : text;
};
const MANNER = joinPattern(
  'u',
  String.raw`\s(?:with (?:\p{Ll}+ and )?(?:compassion|care|confidence|accuracy|precision|empathy|dignity|respect|kindness|patience|tact|ease|pride|sensitivity|courtesy|discretion)`,
  String.raw`|\p{Ll}{2,}(?:ful|ur?ate|per|ive|ous|ent|ant|se|te|less|al|ick|st|fe)ly|correctly|directly)$`,
);

/** "Assess, track and report progress" as "assess progress"; two verbs where none has an object. */
function oneVerb(duty: string): string {
  const [pair = '', one = '', two = ''] = TWO_VERBS.exec(duty) ?? [];
  if (isKnownVerb(one) && isKnownVerb(two)) return `${one} and ${two}${duty.slice(pair.length)}`;
  const [, first = '', others = '', last = '', rest = ''] = VERB_ROW.exec(duty) ?? [];
  const verbs = [first, ...others.split(', '), last].filter((verb) => verb !== '');
  const isVerb = (verb: string) => isKnownVerb(verb.split(' ')[0] ?? '');
  // Behind "climb, prune and" only another verb can follow.
  // "Abstract, analyse and assign codes": of verbs that no list has none is said.
  const known = verbs.find(isVerb) ?? first;
  const areVerbs =
    others === '' ? verbs.length > 1 && verbs.every(isVerb) : isVerb(first) || verbs.filter(isVerb).length > 1;
  // "Cut, paint and kiln firing glass" has two forms of a verb.
  if (!areVerbs || rest === '' || /^(?:and|or|\p{Ll}+ing)\b|^,/u.test(rest)) return duty;
  if (verbs.length === 2 && (countWords(duty) <= SHORT_PAIR || NO_OBJECT.test(rest))) return duty;
  const said = NO_OBJECT.test(rest) ? verbs.slice(0, 2).join(' and ') : withoutTaker(`${known} ${rest}`);
  return contentStems(said).size >= FEWEST_STEMS ? said : duty;
}

/** "Plan and tender loads to carriers": whom it goes to belongs to the verb that went. */
const withoutTaker = (text: string): string => {
  const said = text.replace(TAKER, '');
  return TO_SOMEONE.test(text) || / that /u.test(text) || !isWhole(said) ? text : said;
};
const TAKER = /(?<!\b(?:day|face|door|end|up)) to (?!\p{Ll}+ (?:the|an?|our)\b)[^,]{2,60}$/u;
const TO_SOMEONE = joinPattern(
  'u',
  '^(?:present|report|give|send|explain|supply|deliver|provide|offer|sell|transfer|submit|bring|move|respond|refer|show|communicate|distribute',
  String.raw`|contribute|pass|teach|issue|adapt|escort|carry|lead|turn|listen|talk|tell|help)\b`,
);

/** "Replace ropes, door drives and brakes" as "replace ropes"; the adjectives of "a broad, ambitious curriculum" stay together. */
function firstOfList(text: string): string {
  const [, head = '', second = '', tail = ''] = LIST.exec(text) ?? [];
  if (head === '' || (!isLong(text) && (text.match(/,/gu)?.length ?? 0) < 2)) return text;
  const [last = ''] = /[^\s]+$/u.exec(head) ?? [];
  // "Paint Class A, B and C decks": the noun comes behind the last letter.
  if (last.length === 1) return text;
  if (ADJECTIVE.test(last) || !NOUN.test(last)) return text;
  // "Advise sales, buyers and planners on contracts": the rest belongs to each of them.
  const rest = SHARED_END.exec(tail)?.[0] ?? (/[^s]s$/u.test(last) ? '' : ` and ${second}`);
  const said = countWords(head) === 2 ? `${head}${rest}` : head;
  return contentStems(said).size >= FEWEST_STEMS ? said : text;
}
/** The first item, the second and the last. */
const LIST = /^([^,]{3,100}), ([^,]{2,80}?)(?:, [^,]{2,80}){0,6}?,? (?:and|or) (.+)$/u;
const SHARED_END = /\s(?:on|about|with|into|through)\s.{3,100}$/u;
const ADJECTIVE =
  /(?:ive|ful|ous|able|ible|less|ate|ly|al|ic|ary|-\p{L}+ed)$|^(?:safe|clear|clean|warm|high|good|great|new|old|small|short|long|other|proper|major|minor|junior|senior)$/iu;

const withLastAnd = (text: string): string =>
  /\s(?:and|or)\s/u.test(text) ? text : text.replace(/, ([^,]+)$/u, ' and $1');

/** "Deliver the talk and complete assessments" as "deliver the talk". */
function firstClause(text: string): string {
  for (const { index, 1: word = '', 2: object = '' } of text.matchAll(
    /,? (?:and|or|then) (?:\p{L}+ly )?(\p{Ll}+)(?= (\S+))/gu,
  )) {
    const before = text.slice(0, index);
    if (beginsClause(before, word, object)) return before;
  }
  // "Look after catheters and feeds": a plural ends its noun.
  const pair = /^(.{8,100}?[^s]s)(?:, .{2,100}|) and .{2,120}$/u.exec(text)?.[1] ?? '';
  if (isWhole(pair) && contentStems(pair).size > FEWEST_STEMS) return withLastAnd(pair);
  // "Look after the residents' money and the petty cash": an article begins another thing.
  const [, one = ''] = SECOND_THING.exec(text) ?? [];
  return isWhole(one) && contentStems(one).size > FEWEST_STEMS ? one : text;
}

function beginsClause(before: string, word: string, object: string): boolean {
  // "Get the export and import documents right": both words belong to the documents; so they do in "internal system and process audits".
  if ((ONE_MODIFIER.test(before) || BARE_NOUN.test(before)) && /^\p{Ll}+s$/u.test(object)) return false;
  // "Track margin and report it": a pronoun follows verbs alone.
  const isClause = /^(?:it|them)$/u.test(object) || (isKnownVerb(word) && isWhole(before) && !NO_OBJECT.test(object));
  return isClause && (/ that /u.test(before) || !ADJECTIVE.test(/\S+$/u.exec(before)?.[0] ?? ''));
}
const SECOND_THING =
  /^((?:(?!\b(?:between|both|how|what|whether)\b)[^,]){8,100}) and (?:the|an?|our|your|all) .{2,100}$/u;

/** A verb and words without an article, the last one no plural. */
const BARE_NOUN =
  /^\p{Ll}+(?: (?:out|up|on))?(?: (?!(?:the|an?|our|your|all|any|each|every)\b)[\p{L}-]+){0,2} [\p{L}-]*[^s\s]$/u;
const ONE_MODIFIER = /^\p{Ll}+ (?:the|an?|our|your|all) \p{Ll}+$/u;

const PURPOSE = joinPattern(
  'u',
  ',? (?:in order )?to (?:demonstrate|ensure|show|prove|support|help|enable|meet|improve|achieve|avoid|allow|maintain|reduce|make|keep|identify',
  String.raw`|drive|protect|minimi[sz]e|maximi[sz]e)\s.{2,150}$`,
);
function withoutExplanation(text: string): string {
  const said = text.replace(PURPOSE, '').replace(CLAUSE, '').replace(LOOSE_END, '');
  return isWhole(said) && !LIGHT_VERB.test(said) ? said : text;
}
/** "Make the call" does not say which. */
const LIGHT_VERB = /^(?:make|do|take|give|have|get)\s(?:\S+\s){0,1}\S+$/u;

const HALF_PHRASE =
  /(?<=\s(?:from|on|for|about|of|in) (?:the )?(?:[\p{L}-]+ )?[\p{L}-]+) and (?:the|an?|our|your|all) .{2,100}$/u;
/** "From top" of "from top to bottom", "up" of "up to". */
const HALF_RANGE = /,? from (?:\S+ ){0,3}\S+$| up$/u;
/** "Programmes set" of "set by the physiotherapist". */
const PARTICIPLE =
  / (?:\p{Ll}+ed|set(?: out)?|laid down|led|run|made|given|written|drawn(?: up)?|held|sent|chosen|built|done|brought in)$/u;
/** Phrases go from the end until few words are left: "administer blood products through pumps". */
function withoutPhrases(text: string): string {
  let said = text;
  if (CLAUSE.test(text)) return text;
  // "The calls from casualty and the critical values": half of the phrase may do.
  const half = text.replace(HALF_PHRASE, '');
  if (half !== text && !isLong(half)) return half;
  for (const { index } of [...text.matchAll(PHRASE)].reverse()) {
    if (!isLong(said)) break;
    const kept = text.slice(0, index).replace(LOOSE_END, '');
    const whole = text.startsWith(' by ', index) ? kept.replace(PARTICIPLE, '') : kept;
    const short = text.startsWith(' to ', index) ? whole.replace(HALF_RANGE, '') : whole;
    const isTelling = short === whole || contentStems(short).size > FEWEST_STEMS;
    if (isTelling && isWhole(short) && !ADJECTIVE.test(/\S+$/u.exec(short)?.[0] ?? '')) said = short;
  }
  return said;
}
