import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, isShortDuty, verbOfGerund } from './bare-verbs.ts';

/** Adverbs that point at something left out: "defend your conclusions there". */
const POINTS_AWAY = joinPattern(
  'u',
  String.raw`,?\s(?:there|here|then|before|after|afterwards?|thereafter|beforehand|too|again|as well|also|otherwise|instead|in between|while|until|when|where`,
  '|once|because|since|whilst|both|either|likewise|accordingly)$',
);
/** "A team of 3" of "3 to 6". */
const COUNT_LEFT =
  / (?:of|up to|between|about|around|some|over) (?:(?:up to|between|about|around) )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:to|or|and))?$/u;
/** "Clean tanks and deputise": for whom was cut. */
const HANGING_VERB = joinPattern(
  'u',
  String.raw`(?<=\s\S+),? (?:and|or) (?:deputi[sz]|liais|assist|help|deal|respond|contribut|attend|participat|act|compl|escalat|cooperat|collaborat`,
  '|report|record|document|follow up|report back)(?:e|y|ing|ying)?$',
);
/** "And a team" of "and a team of five". */
const TEAM_LEFT = /(?<=\S \S+ \S+) and an? (?:team|crew|group)$/u;
const JOINT_LEFT = joinPattern(
  'u',
  String.raw`[,;\s]+(?:and|or|but|nor|as|than|the|an?|this|each|every|its|their|such|so|not|any|all|very|more|most|to|if|who|which|plus|incl|including)$|[,;\s]+$`,
);
const PREPOSITION_LEFT =
  /\s(?:with|for|of|from|at|by|about|into|onto|between|during|via|per|under|within|without|against|among|upon|towards?|across|alongside|regarding)$/u;
const RELATIVE = /\b(?:that|which|who|whom|what|where|how|they|you|people|customers|we)\b/u;
/** "Take radiographs and assisting", "train apprentices and evaluating their progress": another form of a verb beside the first. */
const OTHER_FORM = joinPattern(
  'u',
  String.raw`(?:,| and| or|, and) (?:\p{L}+ly )?(\p{Ll}+ing)(?=$| (?:with|for|to|on|in|at|by|from|as|when|where|the|an?|our|your|all|any|their|its|each|every)\b`,
  String.raw`|(?<=[^s]s(?:,| and| or|, and) (?:\p{L}+ly )?\p{Ll}+) \p{Ll}).*$`,
);
const GERUND_BEFORE = /(?:ing|tion|ment|ance|sis)$/u;
const TAKES_MORE = /ing (?:with|for|to|the|an?|our|your|their|its|all)\b/u;
const BEHIND_PREPOSITION = /\s(?:for|of|in|on|with|about|to|by|from|during|through|between) (?:\p{L}+ )?\p{L}+$/u;
/** No task that is said aloud is longer. */
const MOST_CHARACTERS = 400;
const FEWEST_WORDS = 3;
const FEWEST_STEMS = 2;

/**
 * A phrase that was cut out of a sentence, without the loose words at its end: adverbs that point at what went, conjunctions, half a range and a verb
 * of another form. Undefined where a preposition is left alone or the rest is not whole. `isVerb` where it begins with a verb in its base form.
 */
export function mendEnds(said: string, isVerb: boolean): string | undefined {
  if (said.length > MOST_CHARACTERS) return undefined;
  let text = isVerb ? withoutOtherForm(said) : said;
  for (;;) {
    const short = text
      .replace(HANGING_VERB, '')
      .replace(POINTS_AWAY, '')
      .replace(COUNT_LEFT, '')
      .replace(JOINT_LEFT, '')
      .replace(TEAM_LEFT, '');
    if (short === text) break;
    text = short;
  }
  if (PREPOSITION_LEFT.test(text) && !RELATIVE.test(text)) return undefined;
  if (text === said) return text;
  const words = text.split(/\s+/u).length;
  return (words >= FEWEST_WORDS || isShortDuty(text)) && contentStems(text).length >= FEWEST_STEMS ? text : undefined;
}

function withoutOtherForm(text: string): string {
  const [tail = '', gerund = ''] = OTHER_FORM.exec(text) ?? [];
  const [first = ''] = text.split(/[\s,]/u);
  const before = text.slice(0, text.length - tail.length);
  const isMixed =
    tail !== '' &&
    isKnownVerb(first) &&
    verbOfGerund(gerund) !== undefined &&
    before.includes(' ') &&
    !GERUND_BEFORE.test(before) &&
    // "Specifications for transport and packing" names two things.
    !(BEHIND_PREPOSITION.test(before) && !TAKES_MORE.test(tail));
  return isMixed ? before : text;
}
