import { joinPattern } from '../text/join-pattern.ts';

/** How many words at the end of a phrase find its place in the sentence that it comes from. */
const ANCHOR_WORDS = 2;
/** A noun before "of" does not say what it is: "keep a record" of "keep a record of visits". */
const NEEDS_MORE = /^(?:of (?!\d|about |around |up to |over )|than|'s|’s|each other|one another)/iu;
/** Words that say nothing without the clause behind them: "in a condition that", "the people who". */
const EMPTY_NOUN = joinPattern(
  'iu',
  String.raw`\b(?:conditions?|way|ways|manner|state|shape|people|person|persons|things?|someone|somebody|anyone|anything|something|everyone|everything|ones?|those|places?|kinds?|sorts?`,
  '|levels?|standards?|work|areas?|men|women|point|extent|degree|pace|position|moment|day|time|days|times)$',
);
/** "Children" of "children in need": which of them is meant comes behind. */
const PERSONS = joinPattern(
  'iu',
  String.raw`\b(?:people|children|adults?|patients?|clients?|residents?|pupils?|students?|learners|families|parents|women|men|individuals?|customers|users|offenders|veterans|tenants|carers)$`,
);
const OF_THESE =
  /^(?:in (?:need|care|crisis|recovery|custody|prison)|at (?:risk|home)|with|aged|under|over|who|living|affected|facing|experiencing|leaving|recovering|from)\b/iu;
const RELATIVE = /^(?:that|which|who|whose|whom|where|when)\b/iu;
/** "The parts" of "the parts nobody has tested": the clause behind says which. */
const DEFINITE = /\b(?:the|those|these|any|all)(?: \p{Ll}+)? \p{Ll}+$/u;
/** "In defining" of "in defining the scope". */
const LACKS_OBJECT = /\b(?:in|by|for|of|at|with|on) \p{Ll}+ing$/u;
/** "Put schedules together". */
const SEPARABLE =
  /^(?:put|take|bring|get|set|pull|turn|give|hand|send|pass|move|pick|hold|sort|work|write|clear|break)\b/u;
const PARTICLE =
  /^(?:together|up|down|out|off|away|back|over|apart|in)(?=$|\s|[,.;])(?! (?:to|at|on|with|the|an?|our|your|all)\b)/u;
/** "Make click and collect" of "make click and collect, returns and deliveries work together": what they are to do comes behind. */
const MAKES = /^(?:be )?(?:mak|keep|help|let|get)\p{Ll}*\s/u;
const MADE_TO = joinPattern(
  'u',
  String.raw`^[^.;:]*\b(?:works?|run|running|happen|feel|look|stay|grow|easier|faster|safer?|better|simpler|ready|possible|available|reliable|together|moving|going|up to date)\b`,
);
/** "Look for ways" of "look for ways to get rid of paper". */
const AWAITS_AIM =
  /\b(?:ways?|people|someone|somebody|something|things?|anything|opportunit(?:y|ies)|abilit(?:y|ies)|needs?|chances?|efforts?)$/iu;
const AIM = /^(?:to|of) \p{Ll}/u;
/** After these a phrase may end: prepositions, conjunctions, adverbs, words for how often. */
const MAY_FOLLOW = joinPattern(
  'iu',
  String.raw`^(?:of \d+|of (?:about|around|up to|over)|in|on|at|for|with|to|from|by|into|onto|across|through|throughout|during|within|under|over`,
  '|before|after|until|till|via|per|between|among|against|around|about|along|alongside',
  '|using|including|together|without|towards?|behind|above|below|beyond|off|out|up|down|near|inside|outside|according|following|based|upon',
  '|and|or|but|while|whilst|when|where|if|because|so|as|since|once|whenever|though|although|rather|not|then|plus|both|either|whether|how|what|why|who|that|which',
  String.raw`|each|every|once|twice|two|three|four|five|six|seven|\d\S*|daily|weekly|monthly|yearly|day|here|there|today|first|again|too|also|yourself|themselves|alone|right|well`,
  String.raw`|set|laid|made|given|written|drawn|held|sent|led|run|built|taken|kept|done|\p{L}+ly|\p{L}+ing|\p{L}+ed)\b`,
);
/** An adjective at the end waits for its noun. */
const ADJECTIVE =
  /\s(?:\p{L}{2,}(?:ible|(?<!t)able|ful|ous|less|sive|tive)|-\p{L}+ed|safe|clear|clean|warm|high|good|great|fast|strong|fair|kind|new|low|complex|wide|broad|small|large)$/u;
/** "Into accessible", "a broad": an adjective that a preposition, an article or the verb leads to. */
const OPENS_NOUN = /(?:^\p{Ll}+|\b(?:a|an|the|in|into|for|with|of|on|to|our|your|their))$/u;
const ENDS_HALF =
  /\b(?:at least|at most|no more|up to|as well|such|more|most|less|least|other|own|same|next|last|rather than \p{Ll}+)$/iu;

/**
 * False where a phrase that was cut from a sentence ends amid a noun phrase, or before the words that give its last noun a meaning. True where its place in the
 * sentence is not found.
 */
export function endsWhole(said: string, source: string): boolean {
  if (ENDS_HALF.test(said)) return false;
  const next = wordsBehind(said, source);
  if (next === undefined || next === '') return true;
  if (/^\s*[,;]/u.test(next)) return !isBareAdjective(said) && !(MAKES.test(said) && MADE_TO.test(next));
  const rest = next.trimStart();
  if (/^[^\p{L}\p{N}'’]/u.test(rest)) return true;
  if (waitsFor(said, rest)) return false;
  if (RELATIVE.test(rest)) return !EMPTY_NOUN.test(said) && !DEFINITE.test(said);
  return MAY_FOLLOW.test(rest) && !(/^(?:and|or)\b/iu.test(rest) && isBareAdjective(said));
}

/** Ends that what comes behind them in the sentence belongs to. */
const waitsFor = (said: string, rest: string): boolean =>
  LACKS_OBJECT.test(said) ||
  NEEDS_MORE.test(rest) ||
  (AWAITS_AIM.test(said) && AIM.test(rest)) ||
  (PERSONS.test(said) && OF_THESE.test(rest)) ||
  ((SEPARABLE.test(said) || MAKES.test(said)) && PARTICLE.test(rest));

/** "Take port calls and clean them": the first verb only leads to the next. */
export const isFirstStep = (said: string, sentence: string): boolean =>
  LIGHT.test(said) && THEN_DONE.test(wordsBehind(said, sentence) ?? '');
const LIGHT = /^(?:be )?(?:tak|get|pick|find|receiv|collect|gather|grab|fetch)\p{Ll}* /u;
const THEN_DONE = /^\s*,?\s*(?:and |then |and then )?(?:\p{Ll}+ (?:it|them)\b|turn(?:ing)? )/u;

const isBareAdjective = (said: string): boolean => {
  const [last = ''] = ADJECTIVE.exec(said) ?? [];
  return last !== '' && OPENS_NOUN.test(said.slice(0, said.length - last.length));
};

function wordsBehind(said: string, source: string): string | undefined {
  const tail = said.toLowerCase().split(/\s+/u).slice(-ANCHOR_WORDS).join(' ');
  const at = ` ${source.toLowerCase()}`.indexOf(` ${tail}`);
  if (at < 0) return undefined;
  const behind = source.slice(at + tail.length);
  // A longer word that begins alike.
  return /^[\p{L}\p{N}]/u.test(behind) ? undefined : behind;
}
