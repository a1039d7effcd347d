import { joinPattern } from '../text/join-pattern.ts';
import { bareVerbs } from './bare-verbs.ts';
import { isArrangement } from './duty-topic.ts';
import { isDutyVerb, isPlainVerb } from './phrase-duty.ts';
import { splitVerbPhrases, type VerbPlace } from './split-duties.ts';
import { contentStems } from './words.ts';

/** What holds only now and then, and says nothing of the work: "where qualified", "as needed". */
const CONDITION = joinPattern(
  'giu',
  String.raw`,?\s+(?:(?:where|when|as|if|whenever) (?:and (?:when|where) )?(?:you are |it is |they are )?(?:qualified|trained|needed|necessary|required|appropriate`,
  String.raw`|possible|applicable|requested|directed|assigned|relevant|instructed|agreed|permitted)(?: by [^,]{1,40})?|to help out|on occasion|from time to time)(?=,|\s|$)`,
);
/** "The documentation we never had": what the employer says of itself. */
const OF_EMPLOYER = /,?\s+(?:(?:that|which|where|as|when|because) )?(?:we|our team|our people)\s.*$/iu;
/** "Look after our customers" is done everywhere. */
const OUR_MANY = /\bour (?=(?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*[^su\s]s(?:[\s,]|$))/gu;
/** Examples, and the telling of it to others afterwards. */
const TAIL =
  /,?\s+(?:including|such as|e\.g\.)\s.*$|,?\s+and (?:report|escalate|record|document|log) .*$|,?\s+ensuring\s.*$/iu;
const FEWEST_WORDS = 3;
const VERB_AND_THINGS = /^\p{Ll}+ \p{L}{3,}(?:[^s]s|tions?|ments?)$/u;
const FEWEST_STEMS = 2;
/** "Senior, non-technical audiences" goes on after its comma. */
const LONG_TAIL = 4;
const SUBORDINATE = /\b(?:whether|that|what|how|why|which|where|if)\b/iu;
/** Both halves of a short duty of two verbs can be listened to. */
const SHORT_PAIR = 7;
const POINTS_BACK = /\b(?:it|them|they|this|these|those|their|its|same|both|findings|results)\b/iu;

const countWords = (text: string): number => text.split(/\s+/u).length;
const isBase = (word: string): boolean => isDutyVerb(word) && !word.endsWith('ing');
const isSure = ({ word, object }: VerbPlace): boolean =>
  isPlainVerb(word) || (isBase(word) && /^(?:the|a|an|all|any|each|every|their|its|\d\S*)$/iu.test(object));

/**
 * One piece of work of a duty that begins with verbs, fit to follow "how would you": without conditions, of several pieces the most
 * specific one. Undefined where none is left.
 */
export function narrowDuty(duty: string): string | undefined {
  const bare = bareVerbs(duty);
  if (bare === undefined || /^(?:be|is|are)\s/u.test(bare)) return undefined;
  const text = bare.replace(CONDITION, '').replace(OF_EMPLOYER, '').replace(OUR_MANY, '').trim();
  if (OF_EMPLOYER.test(bare) && SUBORDINATE.test(text)) return undefined;
  if (/^\p{L}+ of\s/u.test(text)) return undefined;
  const short = text.replace(TAIL, '');
  const narrowed = endList(withoutArrangement(mostSpecific(countWords(short) < FEWEST_WORDS ? text : short))).replace(
    /[\s,;]+$/u,
    '',
  );
  return countWords(narrowed) < FEWEST_WORDS && !VERB_AND_THINGS.test(narrowed) ? undefined : narrowed;
}

/** The first piece says what the others are about; a later one counts only if it surely begins with a verb and stands by itself. */
function mostSpecific(text: string): string {
  const pair = [...text.matchAll(/\sand (\p{L}+) (?=\p{L})/gu)].find(
    ({ 1: word = '', index }) =>
      isPlainVerb(word) &&
      Math.min(countWords(text.slice(0, index)), countWords(text.slice(index + 5))) >= FEWEST_WORDS,
  );
  if (pair !== undefined && countWords(text) > SHORT_PAIR) return mostSpecific(text.slice(0, pair.index));
  const isVerb = (place: VerbPlace) => isSure(place) || (place.isBehindComma && isBase(place.word));
  const parts = splitVerbPhrases(text, isVerb).filter(
    (part, at) => contentStems(part).size >= FEWEST_STEMS && !(at === 0 && isArrangement(part)),
  );
  const [first = text, ...later] = parts;
  if (parts.length === 2 && countWords(text) <= SHORT_PAIR && text.includes(' and ')) return text;
  const standing = later.filter((part) => isPlainVerb(part.split(/\s/u)[0] ?? '') && !POINTS_BACK.test(part));
  return standing.reduce((best, part) => (contentStems(part).size > contentStems(best).size + 1 ? part : best), first);
}

/** "Attend meetings and prepare snag lists" as "prepare snag lists". */
function withoutArrangement(text: string): string {
  const [, word = '', object = ''] = /\sand (\p{L}+) (.+)$/u.exec(text) ?? [];
  const rest = `${word} ${object}`;
  return isArrangement(text) && isBase(word) && countWords(rest) >= FEWEST_WORDS ? rest : text;
}

/** A comma without a later "and" begins something else: "open the venue, EOD banking in Lightspeed". */
function endList(text: string): string {
  const comma = text.indexOf(', ');
  if (comma < 0) return text;
  // "Monitor the service, and stocktaking at the end of the month".
  const [before = '', other = ''] = text.split(/,\s+and\s/u);
  if (other !== '' && text.indexOf(', and ') === comma && countWords(before) >= FEWEST_WORDS) return before;
  if (/,?\s(?:and|or|&)\s/u.test(text.slice(comma))) return text;
  const tail = text.slice(comma + 2);
  const isOther = countWords(tail) >= LONG_TAIL || /^(?:\p{L}+ing|in|on|at|for|with|from|by|to|as)\b/u.test(tail);
  return isOther && countWords(text.slice(0, comma)) >= FEWEST_WORDS ? text.slice(0, comma) : text;
}
