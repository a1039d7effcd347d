import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';

/** What an applicant is to write in the letter: "tell us in your letter about", "write up to 200 words about", "please describe". */
const TELL = String.raw`\b(?:tell(?:ing)? us,?(?: (?:in|with) [^.,;:]{3,30}?)?|write (?:[\p{L}\d]+ ){0,5}(?:words|lines|page)`;
/** "About one time you", "about the hardest order you ever filled". */
const ABOUT = new RegExp(
  `(?:${TELL})|describ(?:e|ing)|\\d\\)) about ((?:one|an?|the) (?:[\\p{L}-]+ ){1,6}?(?:you|when|that)\\b[^.;:!?()\\n]{5,160})`,
  'giu',
);
const SOMETHING = /\bdescribe (something (?:\p{L}+ )?(?:which |that )?you [^.;:!?()\n]{5,140})/giu;
const EXAMPLE = /\bshare (?:one|an) example of ([^.;:!?()\n]{5,100})/giu;
const PROUD = /\bwhich (\p{L}+(?: \p{L}+)?) you(?:'re| are) (?:most )?proud(?:est)? of\b/giu;
const WOULD = new RegExp(
  `(?:${TELL})|in a few (?:lines|words)|explain) (how|what) you (?:would|'d) ([^.;:!?()\\n]{5,120})`,
  'giu',
);
const EVER = /\bif you(?:'ve| have) ever ([^.;:!?()\n,]{8,100}), (?:we|I)(?:'d| would) (?:like|love) to hear\b/giu;
/** A question in the advertisement itself about the work or the past. */
const DIRECT =
  /\b((?:What|Which|How) [^.?!:;\n]{0,100}\b(?:look like to you|you(?:'ve| have) |have you |are you (?:most )?proud|would you (?:do|handle|improve|change|deal|explain|teach))[^.?!:;\n]{0,80}\?)/gu;
/** What belongs to the application and not to the work. */
const OF_APPLYING = joinPattern(
  'iu',
  String.raw`\b(?:notice|start(?:ing)? date|earliest|salary|available|availability|years?'? (?:of )?experience|licen[cs]e|right to work|visa|hear(?:d)? about us|referees?|references?`,
  String.raw`|adjustments?|hours|days are|where you live|CV|r[ée]sum[ée]|we|us|our|I)\b`,
);
/** Where the next thing to be written begins. */
const NEXT =
  /(?:,| and|, and) (?:the earliest|your|which|whether|when you could|include|mention|quote|give|say|attach|address) .*$/iu;
/** "To Ann Lee, practice manager, by Friday 4 December": whom the letter goes to, and when. */
const TO_WHOM =
  /,? (?:to (?:\p{Lu}\p{Ll}+|Dr|Mr|Mrs|Ms)\.? \p{Lu}\p{L}+|(?:by|before|no later than|until) (?:the )?(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|noon|midday|\p{Lu}\p{Ll}+ \d)).*$/u;
const FEWEST_WORDS = 7;
const MOST_WORDS = 32;
const MOST_STORIES = 3;

/**
 * The questions that an advertisement asks its applicants to answer, as an interviewer would ask them. They say what the employer wants to know
 * more plainly than any of its duties.
 */
export function readAskedStories(description: string): string[] {
  const text = description.replace(/[’]/gu, "'");
  const found = [
    ...[...text.matchAll(DIRECT)].map(([, question = '']) =>
      question.replace(/ and what (would you|do you)/u, ', and what $1'),
    ),
    ...ofMatches(text, ABOUT, (story) => `Tell me about ${story.replace(/^one time\b/u, 'a time')}.`),
    ...ofMatches(text, SOMETHING, (story) => `Tell me about ${story}.`),
    ...ofMatches(text, EXAMPLE, (story) => `Tell me about ${story}, and what you did.`),
    ...ofMatches(text, PROUD, (thing) => `Which ${thing} are you most proud of, and why?`),
    ...[...text.matchAll(WOULD)].map(([, word = '', rest = '']) => `${capital(word)} would you ${tidy(rest)}?`),
    ...ofMatches(text, EVER, (story) => `Have you ever ${story}? Tell me about it.`),
  ];
  return [...new Set(found)].filter(isAskable).slice(0, MOST_STORIES);
}

const ofMatches = (text: string, pattern: RegExp, ask: (said: string) => string): string[] =>
  [...text.matchAll(pattern)].map(([, said = '']) => ask(tidy(said)));
const tidy = (text: string): string =>
  text
    .replace(NEXT, '')
    .replace(TO_WHOM, '')
    .replace(/(?<!,) and (?=(?:how|what) you\b)/u, ', and ')
    .trim()
    .replace(/,+$/u, '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function isAskable(question: string): boolean {
  const words = question.split(/\s+/u).length;
  const isTelling = contentStems(question).some((stem) => !COMMON_WORDS.has(stem));
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    isTelling &&
    /\byou\b/iu.test(question) &&
    !OF_APPLYING.test(question) &&
    !isForbiddenQuestion(question)
  );
}
