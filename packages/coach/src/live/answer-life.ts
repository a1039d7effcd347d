import type { ParsedResume } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { passagesIn } from './text-facts.ts';

/** What a resume says of life beside the jobs: free time, time without work, and where one is not strong yet. Nothing is added to its words. */

const textOf = (resume: ParsedResume | string | null): string =>
  typeof resume === 'string' ? resume : (resume?.text ?? '');
const CONTACT = /@|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d/;
const WORDS = { least: 3, most: 40 };
/** Without bullets, the label of its row and the full stop. */
const bare = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/^\p{Lu}[\p{Lu} ]{3,20}: /u, '')
    .replace(/(?<![\s.;,])[\s.;,]+$/u, '');
/** Of several sentences those about free time: the same line may name a licence. */
const onFreeTime = (text: string): string => {
  const sentences = text.split(/(?<=[\p{L}\d)]{2}[.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.) +(?=\p{Lu})/u);
  return bare(
    sentences
      .filter((one) => !/\blicen[cs]e\b/iu.test(one) && (FREE_TIME.test(one) || one.split(' ').length <= WORDS.least))
      .join(' '),
  );
};

/** Passages that can be said: no address, no list of other things. */
function sayable(resume: ParsedResume | string | null): Said[] {
  return passagesIn(textOf(resume))
    .map(({ text, section }) => ({ text: bare(text), section: section ?? '' }))
    .filter(({ text }) => {
      const count = text.split(' ').length;
      return count >= WORDS.least && count <= WORDS.most && !CONTACT.test(text);
    });
}
type Said = { text: string; section: string };
const say = (text: string): string => (/^(?:I|My|We)\b/u.test(text) ? `${text}.` : `**${text}**.`);
function inTwo(texts: readonly string[], lead = ''): SpokenAnswer | null {
  const [first, second] = [...new Set(texts)];
  if (first === undefined) return null;
  return { paragraph1: `${lead}${say(first)}`, paragraph2: second === undefined ? '' : say(second) };
}

/** What people do outside of work, unpaid. */
const FREE_TIME = joinPattern(
  'iu',
  String.raw`\b(?:volunt\p{L}+|free time|spare time|hobb\p{L}+|choir|sing|band|orchestra|play(?:s|ed)? (?:the )?\p{L}+|bees?|hives?|treasurer|secretary of|coach(?:ing)?\b|club`,
  String.raw`|parish|church|community|charity|football|soccer|rugby|boxing|swim\p{L}*|cycl\p{L}+|bicycle|hik\p{L}+|climb\p{L}*|garden\p{L}*|fishing|weaving|knitting|allotment`,
  String.raw`|scouts?|brigade|lifeboat|fire ?(?:fighter|men)|shelter|marathon|running club|chess|photography)\b`,
);
const NOT_FREE = /\b(?:references?|referees?|company|customers?|clients?|contract|employ\p{L}+)\b/iu;

/** "What do you do when you are not at work": the lines of free time, those under such a heading first. Null where the resume has none. */
export function answerOutside(resume: ParsedResume | string | null): SpokenAnswer | null {
  const found = sayable(resume).filter(({ text }) => FREE_TIME.test(text) && !NOT_FREE.test(text));
  const isBeside = ({ section }: Said) => section === 'other' || section === 'projects';
  const rest = found.filter((one) => !isBeside(one) && one.section !== 'experience');
  const texts = [...found.filter(isBeside), ...rest].map(({ text }) => onFreeTime(text));
  return inTwo(
    texts.filter((text) => text !== ''),
    'Outside of work: ',
  );
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const CENTURY = 2000;

/** The years that a turn names, in digits or as they are spoken: "twenty nineteen", "twenty twenty two". */
export function yearsHeard(turn: string): number[] {
  const plain = turn.toLowerCase();
  const digits = (plain.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number);
  const spoken = [...plain.matchAll(/\btwenty (twenty )?([a-z]+)\b/g)].flatMap(([, tens = '', unit = '']) => {
    const value = UNITS.indexOf(unit);
    if (tens !== '') return [CENTURY + 20 + Math.max(0, value)];
    return value >= 10 ? [CENTURY + value] : [];
  });
  return [...new Set([...digits, ...spoken])];
}

/** Says itself how far one is: "SQL: beginner", "Java: I did a tutorial". */
const HONEST = joinPattern(
  'iu',
  String.raw`\b(?:beginner|tutorial|not flash|more not|a little only|only a little|not fluent|would not call it|not much|no more than that|only as a user|speaking is slower|still learning`,
  String.raw`|basics? only|not yet (?:fitted|done|used|finished)|understand more than I speak|redoing)\b|\bcomputers?, little\b`,
);

/** Where the resume itself names what one is not strong in yet. Null where it does not. */
export function answerHonestly(resume: ParsedResume | string | null): SpokenAnswer | null {
  const [first, second] = sayable(resume).filter(({ text }) => HONEST.test(text));
  if (first === undefined) return null;
  return {
    paragraph1: `To be honest, what I still have to work on is this: **${first.text}**.`,
    paragraph2: second === undefined ? '' : `And this: **${second.text}**.`,
  };
}

/** A shorter sentence leans on the one before it: "I liked it, this is why I write". */
const WORDS_OF_REASON = 12;
const SAYS_WHY =
  /\b(?:this|that|which) is why I (?:look|am looking|write|apply|left|leave)\b|\b(?:so|and) (?:now )?I am (?:now )?looking\b/iu;
const ENDED = joinPattern(
  'iu',
  String.raw`\b(?:depot|mill|plant|store|shop|site|company|firm|branch|office|factory|restaurant|hotel|house|yard|business|works)\b[^.;]{0,20}`,
  String.raw`\b(?:closed|closes|closing|shut|sold|sells)\b|\bretir(?:es|ing)\b|\bretrenched\b|\bmade redundant\b`,
);
const AIM = /^what I(?:['’]m| am) (?:looking for|after):?\s+(.{8,120})$/iu;

/** Why the person looks for work, in the words of the resume; the end that it names last is the latest in a resume told in order. */
export function sayWhyLooking(resume: ParsedResume | string | null): string {
  const texts = sayable(resume).map(({ text }) => text);
  const aim = texts.map((text) => AIM.exec(text)?.[1]).find((one) => one !== undefined);
  if (aim !== undefined) return `What I am looking for: **${aim}**.`;
  const why =
    texts.find((text) => SAYS_WHY.test(text) && text.split(' ').length >= WORDS_OF_REASON) ??
    texts.findLast((text) => ENDED.test(text) && /^(?:On|In|The|My|Our|I)\b/u.test(text));
  return why === undefined ? '' : `${why}.`;
}
