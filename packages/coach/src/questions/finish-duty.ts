import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** "The care needs of pupils, to include toileting", "sections of reports which one of us will cover in red ink". */
const EXAMPLES = /,? to include\s.*$|,? (?:which|that) (?:one of us|we|our \p{Ll}+|I)\s.*$/iu;
/** Where the reason for a duty begins, which the question does not need: "keep the records, since we are assured". */
const REASON = joinPattern(
  'iu',
  String.raw`,?\s+(?:because|so that|since (?:we|you|the|it|this|they|there|nobody|no one|everyone)|as (?:we|you|they|this) )\b.*$|,\s+since\s.*$`,
  String.raw`|\s+who (?:believe|think|hope)\b.*$|,\s+(?:which|who)\s.*$|,?\s+if you(?:'d| would)? (?:like|want|wish)\b.*$`,
);
/** "Manage the agreements and make sure the income is recovered": what it is for. */
const AIM =
  /,?\s+(?:and\s+)?(?:(?:make|making) (?:sure|certain)|see(?:ing)? to it|ensur(?:e|ing)|verify(?:ing)? that|check(?:ing)? that)\s.*$/iu;
/** A clause behind a colon explains; a list there belongs to the duty. */
const CLAUSE_BEHIND_COLON =
  /:\s[^:]*\b(?:I|we|you|they|he|she|everyone|everybody|nobody|someone|is|are|was|were)\b.*$/u;
/** What a cut sentence leaves at its end: "authorities, incl", "students and, in time", "checks and". */
const LOOSE_END = joinPattern(
  'iu',
  String.raw`(?:[,\s]+(?:incl|e\.g|i\.e|eg|etc|approx)\.?|,?\s+(?:and|or),(?:\s[^\s,]+){1,2}|,?\s+(?:and|or|but|(?<!\bsays?\s)so|while|the|a|an|any|plus|including)`,
  String.raw`|,?\s+(?:is |are |would be )?(?:an? )?(?:asset|advantage|bonus|must|preferred|desirable|essential|required)|,\s+\p{L}+ly|as well|too|included)$`,
);
/** Lines among the duties that are none: reporting lines, the parts of a week, words addressed to "us". */
const NO_DUTY = new RegExp(
  '^(?:be )?(?:sign(?:ing)? (?:on|off) at|pass(?:ing)? an? (?:\\p{L}+ )?(?:medical|test|check)|report(?:ing)?(?: directly| in)? to|' +
    'join(?:ing)?|spend(?:ing)?|treat(?:ing)?|play(?:ing)?|tell(?:ing)? (?:us|me)|let(?:ting)?' +
    String.raw`|integrat(?:e|ing) the \p{L}+ of the next)\b|\b(?:us|me|I|I've|yourself|of them)\b`,
  'u',
);
/** "Mentor other engineers and help us hire more". */
const HELP_US = /,?\s+and (?:help|join|support|tell|show) us\s.*$/iu;
/** A list that was cut where its parts are of different forms: "stock take, and for keeping the margin", "support change, to draft papers". */
const MIXED_PARTS =
  /^\p{L}+ and \p{L}+(?:y|tion|ment|ance)$|,\s+(?:to\s+\p{Ll}|and (?:for|to|of|in)\s)|\b(?:hadn't|wouldn't|didn't)$/u;
/** "Teach Science in English, and she takes German" continues with what another person does. */
const OTHER_PERSON =
  /,?\s+(?:and|or|but|while)\s+(?:(?:I|we|you|she|he|they|it|somebody|someone)\s|you['’](?:d|ll|re)\s).*$/u;
const SUBORDINATE =
  /\b(?:that|which|who|whose|what|where|when|whenever|how|why|if|whether|because|while|until|before|after|once|as)\b/iu;
/** A preposition whose noun was cut off, but for that of a relative clause. */
const LOOSE_PREPOSITION = /\s(?:on|of|with|to|for|from|by|at)$/u;
/** Being on a rota is a condition of the job, no work. */
const ROTA =
  /^(?:be )?(?:take part|participate|share|join|work|be|book|cover)\b.*\b(?:rota|rotation|on[- ]call|shifts|all hours)\b/iu;
const FINITE = /\s(?:is|are|isn't|aren't|was|were|has|have|does|do not|don't|does not|comes?|goes|gets)\s/iu;

/** The duty without reasons, explanations and loose ends; undefined for a complete sentence: "be shouting and sticks are for others". */
export function finishDuty(text: string): string | undefined {
  let short = text
    .replace(EXAMPLES, '')
    .replace(AIM, '')
    .replace(HELP_US, '')
    .replace(CLAUSE_BEHIND_COLON, '')
    .replace(REASON, '')
    .replace(OTHER_PERSON, '');
  while (LOOSE_END.test(short)) short = short.replace(LOOSE_END, '');
  if (NO_DUTY.test(short) || ROTA.test(short) || MIXED_PARTS.test(short) || namesColleague(short)) return undefined;
  if (pointsNowhere(short)) return undefined;
  if (LOOSE_PREPOSITION.test(short) && !SUBORDINATE.test(short)) return undefined;
  const finite = FINITE.exec(short);
  return finite !== null && !SUBORDINATE.test(short.slice(0, finite.index)) ? undefined : short;
}

/** "Keep in touch with them by phone": whom, a sentence before said. */
function pointsNowhere(text: string): boolean {
  const at = text.search(/\b(?:them|they|their)\b/u);
  return at >= 0 && !/(?:[^s]s|people|children|men|staff|team|public)\b/u.test(text.slice(0, at));
}

/** "Pick up the phone when Trish is at lunch" is a matter of that house. */
const namesColleague = (text: string) =>
  /\bwhen \p{Lu}\p{Ll}+ |\b(?:Mr|Mrs|Ms|Dr|Frau|Herr)\b/u.test(text) ||
  text.split(/\s+/u).some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && GIVEN_NAMES.has(word.toLowerCase()));

/** "For a group with a turnover of £48m", "quotes worth up to £5k". */
const OF_SUM = joinPattern(
  'gu',
  String.raw`(?:,? (?:with|on) an? (?:annual |yearly )?(?:turnover|budget|value|revenue|income|spend))?\s(?:of|worth|up to|over|within) (?:about |around |some )?`,
  String.raw`[€£$]\s?\d[\d.,]{0,12}(?:[kKmM]\b| ?(?:million|bn))?`,
);
/** "Teach about 12 hours a week, divided between the studio and the yard". */
const SO_MANY_HOURS =
  / (?:roughly |about |around |up to |some )?\d{1,2} (?:hours|lessons|classes) (?:a|per) (?:day|week), (?:divided|split|shared) between /iu;

/** A duty without sums of money and numbers of hours. */
export const withoutSums = (text: string): string => text.replace(OF_SUM, '').replace(SO_MANY_HOURS, ' in ');
