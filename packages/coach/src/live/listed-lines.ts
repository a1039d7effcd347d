import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { heardWords } from './question-words.ts';
import type { ResumeLine } from './resume-facts.ts';

const SHORTEST_WORD = 5;
const COUNT = /\d/;

/** The words of a question and neighbours written together, as a recogniser takes words apart: "safe guarding". */
function heardStems(question: string): Set<string> {
  const words = heardWords(question).split(' ');
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return new Set([...words, ...joined].filter((word) => word.length >= SHORTEST_WORD).flatMap(contentStems));
}

const isListed = ({ kind }: ResumeLine): boolean => kind === 'skill' || kind === 'certificate';

/** The listed line with a number and a word of the question: "What size of budget have you held?", "budget of £22,000 a year". */
export function findListedAmount(question: string, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const asked = heardStems(question);
  return lines.find(
    (line) => isListed(line) && COUNT.test(line.text) && contentStems(line.text).some((word) => asked.has(word)),
  );
}

/** The listed line that has an uncommon word of the question, in one piece or two: "have you been a safe guarding lead". */
export function findListedWord(question: string, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const asked = heardStems(question);
  const isRare = (word: string) => word.length >= SHORTEST_WORD && !COMMON_WORDS.has(word);
  return lines.find((line) => {
    if (!isListed(line)) return false;
    const rare = heardWords(line.text).split(' ').filter(isRare);
    return rare.some((word) => contentStems(word).some((stem) => asked.has(stem)));
  });
}
