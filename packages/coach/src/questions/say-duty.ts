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
const TAKES_STATE = /^(?:keep|make|leave|hold|get)\s/u;
const PHRASE = joinPattern(
  'gu',
  String.raw`(?<!\b(?:day|face|door|end|hand))(?<!\s(?:up|close|according|due|next)),?\s(?:for|in|on|at|with|within|from|by|to|through|across|under|according to|as|per|before|after|during|around|over|against|via`,
  String.raw`|between|together with|alongside|without|in line with|throughout|among)\s`,
);
/** What a cut leaves at the end. */
const LOOSE_END = /\s(?:somewhere|elsewhere|sometimes)$|[,;\s]+(?:and|or|so|the|a|an|of|both|their|its)$|[,;\s]+$/u;
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
    .replace(/ any (?=\p{Ll}+(?: \p{Ll}+)?$)/u, ' ');
  let said = oneVerb(withoutManner(plain.replace(LOOSE_END, '')));
  if (ASKS.test(said) || TAKES_STATE.test(said)) return withArticle(said.replace(LOOSE_END, ''));
  said = firstOfList(said);
  for (const shorten of [firstClause, withoutExplanation, withoutPhrases]) if (isLong(said)) said = shorten(said);
  return withArticle(said.replace(LOOSE_END, ''));
}

/** "Write data management plan" lacks its article, and "clean own machine" says whose it is. */
const withArticle = (text: string): string =>
  text.replace(/(?<!\b(?:your|our|their|its|his|her|whose)) own (?=\p{L})/u, ' your own ').replace(NO_ARTICLE, '$1 the ');
const NO_ARTICLE = joinPattern(
  'iu',
  String.raw`^(\p{Ll}+(?: (?:up|out|off|down|over))?) (?=(?:(?!(?:the|an?|any|all|each|every|our|your|their|its|this|one|to|for|with|in|on|at|of|and|or)\b)[\p{L}\d-]+ ){0,3}`,
  '(?:plan|pipeline|report|schedule|system|register|roster|rota|budget|programme|program|strategy|policy|procedure|database|calendar|machine|call|meeting|list|log|checklist|agenda)',
  '(?:$| (?:for|at|in|on|with|of|from|by)\\b))',
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
  const areVerbs = others === '' ? verbs.length > 1 && verbs.every(isVerb) : isVerb(first);
  if (!areVerbs || rest === '' || /^(?:and|or)\b|^,/u.test(rest)) return duty;
  if (verbs.length === 2 && (countWords(duty) <= SHORT_PAIR || NO_OBJECT.test(rest))) return duty;
  const said = NO_OBJECT.test(rest) ? verbs.slice(0, 2).join(' and ') : `${first} ${rest}`;
  return contentStems(said).size >= FEWEST_STEMS ? said : duty;
}

/** "Replace ropes, door drives and brakes" as "replace ropes"; the adjectives of "a broad, ambitious curriculum" stay together. */
function firstOfList(text: string): string {
  const [, head = '', second = '', tail = ''] = LIST.exec(text) ?? [];
  if (head === '' || (!isLong(text) && (text.match(/,/gu)?.length ?? 0) < 2)) return text;
  const [last = ''] = /[^\s]+$/u.exec(head) ?? [];
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
    // "Track margin and report it": a pronoun follows verbs alone.
    // "Get the export and import documents right": both words belong to the documents.
    if (ONE_MODIFIER.test(before) && /^\p{Ll}+s$/u.test(object)) continue;
    // "Carry out internal system and process audits": a singular noun without an article belongs to the next one.
    if (BARE_NOUN.test(before) && /^\p{Ll}+s$/u.test(object)) continue;
    const isClause = /^(?:it|them)$/u.test(object) || (isKnownVerb(word) && isWhole(before) && !NO_OBJECT.test(object));
    if (isClause && !ADJECTIVE.test(/\S+$/u.exec(before)?.[0] ?? '')) return before;
  }
  // "Look after catheters and feeds": a plural ends its noun.
  const pair = /^(.{8,100}?[^s]s)(?:, .{2,100}|) and .{2,120}$/u.exec(text)?.[1] ?? '';
  return isWhole(pair) && contentStems(pair).size > FEWEST_STEMS ? withLastAnd(pair) : text;
}

/** A verb and words without an article, the last one no plural. */
const BARE_NOUN = /^\p{Ll}+(?: (?:out|up|on))?(?: (?!(?:the|an?|our|your|all|any|each|every)\b)[\p{L}-]+){0,2} [\p{L}-]*[^s\s]$/u;
const ONE_MODIFIER = /^\p{Ll}+ (?:the|an?|our|your|all) \p{Ll}+$/u;

function withoutExplanation(text: string): string {
  const said = text.replace(CLAUSE, '').replace(LOOSE_END, '');
  return isWhole(said) && !LIGHT_VERB.test(said) ? said : text;
}
/** "Make the call" does not say which. */
const LIGHT_VERB = /^(?:make|do|take|give|have|get)\s(?:\S+\s){0,1}\S+$/u;

/** "From top" of "from top to bottom", "up" of "up to". */
const HALF_RANGE = /,? from (?:\S+ ){0,3}\S+$| up$/u;
/** Phrases go from the end until few words are left: "administer blood products through pumps". */
function withoutPhrases(text: string): string {
  let said = text;
  if (CLAUSE.test(text)) return text;
  for (const { index } of [...text.matchAll(PHRASE)].reverse()) {
    if (!isLong(said)) break;
    const kept = text.slice(0, index).replace(LOOSE_END, '');
    const short = text.startsWith(' to ', index) ? kept.replace(HALF_RANGE, '') : kept;
    const isTelling = short === kept || contentStems(short).size > FEWEST_STEMS;
    if (isTelling && isWhole(short) && !ADJECTIVE.test(/\S+$/u.exec(short)?.[0] ?? '')) said = short;
  }
  return said;
}
