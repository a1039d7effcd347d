/** Behind "my work includes" these nouns take no article: plurals, and what is done. */
const NEEDS_NONE =
  /(?:[^su']s|ing|tion|sion|ment|ance|ence|care|work|sis|control|maintenance|paperwork|stock|equipment|training|payments?)$/iu;
const PREPOSITION = /\s(?:of|on|in|for|with|at|to|from|by|per|between|under|within|through|across)\s/u;
const REGULAR = /^(?:daily|weekly|fortnightly|monthly|quarterly|annual|yearly)\s(?!and\b)/iu;
const DETERMINED = /^(?:the|an?|my|our|all|both|each|every|some|any|no|\d[\d,.]*|two|three|four|five|six)\s/iu;
const SINGLE_THING = /^\p{Ll}{4,} (?:in|on) /u;
const OF_AMOUNT = /^(?:\p{Ll}+ ){0,2}\p{Ll}{3,} of (?:about |around |up to |over )?[£$€R]?\d/u;

/** Named work with the article that notes leave out before one thing: "weekly cost report" as "the weekly cost report", "patient load of 4" as "a patient load of 4". */
export function withNoteArticles(work: string): string {
  if (/[()]/u.test(work)) return work;
  return work
    .split(/(, and |, | and )/u)
    .map((part, at) => (at % 2 === 1 ? part : withArticleOf(part, at === 0)))
    .join('');
}

function withArticleOf(part: string, isFirst: boolean): string {
  const [head = ''] = part.split(PREPOSITION);
  if (DETERMINED.test(part) || NEEDS_NONE.test(head)) return part;
  if (isFirst && OF_AMOUNT.test(part)) return `${/^[aeiou]/u.test(part) ? 'an' : 'a'} ${part}`;
  const isOneThing = (REGULAR.test(part) && head.split(' ').length > 1) || (isFirst && SINGLE_THING.test(part));
  return isOneThing ? `the ${part}` : part;
}

/** "venepuncture certified" and "leak test passed on the second attempt" say what was done to a thing: they are no work. */
export const endsInParticiple = (work: string): boolean =>
  /\s(?!need|speed|feed|seed|breed|bed|shed|red|hundred|unneed)\p{L}{3,}ed(?=$|,| and | (?:on|in|at|by|after|before|within|under) )/u.test(
    work.replace(/\([^()]*\)/gu, ''),
  );
