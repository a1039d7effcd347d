import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb } from './bare-verbs.ts';

const FEWEST_STEMS = 2;
/** Determiners and linking words need a noun behind them: "monitors, evenings and some". */
const ENDS_OPEN = joinPattern(
  'iu',
  String.raw`\s(?:some|any|all|each|every|many|several|other|another|both|such|its|their|our|your|my|and|or|but|the|an?|than|as|to|of|which|who|that|whose|what|very|more|most`,
  '|(?<!or )(?:two|three|four|five|six|seven|eight|nine|ten|twelve))$',
);
/** With what, only the words behind would say: "ensure full compliance". */
const LACKS_COMPLEMENT = /\s(?:compliance|adherence|conformity|accordance|familiarity|attention)$/u;
/** Remarks that hang on the end: "on outings, among them weekly swimming", "in seconds, currently minutes". */
const REMARK = joinPattern(
  'u',
  String.raw`,? (?:among them|currently|currently at|at present|these days|if only|evenings and|and who|and which|and what|and whose)\b.*$`,
  String.raw`|, (?:both )?in \p{Lu}[\p{L}-]+(?:(?:,| and| or)(?: in)? \p{Lu}[\p{L}-]+)*$`,
);
/** "Aged 4" of "aged 4 to 17". */
const HALF_RANGE = /,? (?:aged|between|from|rated|sized) \d[\d.,]*$/u;
/** "Train the people around the child in it": what it is, a sentence before said. */
const PRONOUN = /\b(?:it|them)\b/u;
const ANTECEDENT =
  /(?:\b(?:and|or|then|before|after|until|when|while|where|that|which|who|once|so|if|as|than|how|what|whether)\b|,)/u;
/** What hangs on the end with such a pronoun: "the weekend staff to follow it". */
const WITH_PRONOUN =
  /(?<=\p{L} \p{L}+) (?:(?:in|with|on|for|about|from|at|by)|to \p{Ll}+(?: (?:with|to))?) (?:it|them)$/u;
/** "Lead that team" points at a team of another sentence. */
const DEMONSTRATIVE = /^(\p{Ll}+) (?:that|this) (?=\p{Ll}+(?:$| (?:of|in|for|on|at|and|with|to)\b))/u;
/** "Schedule 4 medicines" names a class; nobody schedules four of them. */
const CLASS_NAME = /^(?:schedule|class|grade|level|band|stage|section|category|tier|phase|type) \d/iu;
/** Employment is no work: "return to a different role", "take over from a lead on parental leave". */
const EMPLOYMENT =
  /^take over from|\b(?:(?:parental|maternity|paternity|annual|sick) leave|(?:different|another|permanent|next) (?:role|post|position)|handover of \p{L}+ weeks?)\b/iu;
/** "Allocate receipts, reconciliation of key accounts": a verb and a noun of action as two items of one list. */
const MIXED_LIST = /^\p{Ll}+ [^,]+, \p{Ll}+(?:tion|sion|ment|ance|sis) of\b/u;
/** "Supervise the yard and within the budget": a second phrase needs a first one of its kind. */
const JOINED_PHRASE = /,? (?:and|or) (within|to|for|in|by|at|on|with|from|of|under|into|through) .*$/u;
/** "Audit and finance" are two departments or two verbs without an object. */
const BARE_PAIR = /^\p{Ll}+ (?:and|or) \p{Ll}+$/u;
/** "File CIT, VAT, WHT" lacks its "and". */
const ABBREVIATIONS = /^((?:(?! and ).)*\p{Lu}), (\p{Lu}{2,})$/u;
/** "Schedule to forecast", "check with a thermometer": what, a word before said. Verbs that need no object are named. */
const NO_OBJECT = joinPattern(
  'u',
  '^(?!(?:respond|listen|contribute|talk|speak|reply|report|adhere|answer|react|adapt|travel|present|attend|refer|conform|tend|sell|lecture|write|cater|respond|move|relate',
  String.raw`|work|deal|liaise|help|assist|coordinate|co-ordinate|meet|comply|consult|engage|collaborate|communicate|negotiate|interact|cope|experiment|agree|connect|support|cooperate)\b)`,
  String.raw`\p{Ll}+ (?:to \p{Ll}+|with (?:the|an?) [\p{L} -]+)$`,
);
/** "The page that would have saved you an hour" speaks to the reader. */
const SPEAKS_TO_READER =
  /(?<!\b(?:what|how|why|where|which|who|whom|that|as|anything|all) )\byou\b|\b(?:me|us|we|I)\b/u;
/** "How he is getting on": who, a sentence before said. */
const NAMES_NOBODY = /\b(?:he|she|him|his|her|hers)\b/u;
/** "Write well, and quickly", "post without asking": nothing is said to be done. */
const ONLY_HOW =
  /^\p{Ll}+(?:,? (?:and )?(?:\p{L}+ly|well|hard|fast|late|often|alone|together)\b)+$|^(?!work|deal|get|do)\p{Ll}+ (?:without|within|beyond|despite) /u;
/** "Mash in, sparging, pitch yeast": two forms of a verb. */
const TWO_FORMS = /^(?!\p{L}+ing\b).*, \p{L}{3,}ing, |^\p{Ll}+ing\b.* and to \p{Ll}+ |^being /u;
const SYMBOLS = /[&+<>|•*{}]/u;
/** "R&D", "ALCOA+", "C++". */
const OF_NAME = /(?<=\p{Lu})&(?=\p{Lu})|(?<=[\p{L}\d])\+{1,2}(?=\s|,|$)/gu;
/** "Verify caller's identity" lacks its article. */
const BARE_OWNER =
  /^(\p{Ll}+) (?=(?!(?:today|yesterday|tomorrow|people|everyone|someone|nobody|children|women|men)\b)\p{Ll}+['’]s \p{Ll})/u;

/**
 * A phrase about work with a bare verb first, without what hangs on its end. Undefined where something is missing that the reader of the advertisement
 * knows from another sentence.
 */
export function wholePhrase(said: string): string | undefined {
  const plain = pointsElsewhere(said) ? said.replace(WITH_PRONOUN, '') : said;
  const text = withoutLooseEnd(plain.replace(ABBREVIATIONS, '$1 and $2'))
    .replace(DEMONSTRATIVE, '$1 the ')
    .replace(BARE_OWNER, '$1 the ');
  if (namesClass(text) || EMPLOYMENT.test(text) || MIXED_LIST.test(text) || BARE_PAIR.test(text)) return undefined;
  if (SYMBOLS.test(text.replace(OF_NAME, ''))) return undefined;
  const changed = text !== said;
  if (
    ENDS_OPEN.test(text) ||
    LACKS_COMPLEMENT.test(text) ||
    pointsElsewhere(text) ||
    NO_OBJECT.test(text) ||
    NAMES_NOBODY.test(text) ||
    TWO_FORMS.test(text) ||
    ONLY_HOW.test(text) ||
    SPEAKS_TO_READER.test(text)
  )
    return undefined;
  return changed && contentStems(text).length < FEWEST_STEMS ? undefined : text;
}

export const namesClass = (text: string): boolean => CLASS_NAME.test(text);

function withoutLooseEnd(said: string): string {
  const text = withoutSecondItem(said.replace(REMARK, '').replace(HALF_RANGE, ''));
  const [joined = '', preposition = ''] = JOINED_PHRASE.exec(text) ?? [];
  const isUneven = joined !== '' && !new RegExp(`\\b${preposition}\\b`, 'u').test(text.slice(0, -joined.length));
  return withoutBareVerb(
    isUneven && text.slice(0, -joined.length).split(' ').length > 2 ? text.slice(0, -joined.length) : text,
  );
}

/** "Look after the network, the data": the list went on, so only its first item is sure. */
function withoutSecondItem(text: string): string {
  if (/\b(?:and|or|when|if|where|while|what|how)\b/u.test(text)) return text;
  const [first = ''] = text.split(', ');
  return first !== text && contentStems(first).length >= FEWEST_STEMS ? first : text;
}

/** "Listen to calls and coach": a second verb without its object, or a noun that can be missed. */
function withoutBareVerb(text: string): string {
  const [tail = '', verb = ''] = /,? and (\p{Ll}+)$/u.exec(text) ?? [];
  const before = text.slice(0, text.length - tail.length);
  // The last of a list of things: "pressures, temperatures, levels and oil".
  const isOfList = before.includes(', ');
  return tail !== '' && !isOfList && isKnownVerb(verb) && contentStems(before).length >= FEWEST_STEMS ? before : text;
}

function pointsElsewhere(text: string): boolean {
  const at = PRONOUN.exec(text)?.index ?? -1;
  return at >= 0 && !ANTECEDENT.test(text.slice(0, at));
}

/** "Process inpatient" of "process inpatient, discharge and outpatient prescriptions": the noun came at the end of the list. */
export function lacksSharedNoun(text: string, whole: string): boolean {
  if (!whole.startsWith(`${text}, `)) return false;
  const items = whole.slice(text.length + 2).split(/, | and | or /u);
  const last = items.at(-1) ?? '';
  return !/(?:s|ing|tion|ment)$/u.test(text) && /^(?:\p{L}+ ){1,2}\p{L}+[^s]s\b/u.test(last);
}
