import { contentStems } from '../text/content-stems.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { isToolName } from './tool-names.ts';

/** "Medical gas or steam experience", "Experience of budgets or rotas": short lines of an advertisement that name what it would like. */
const ASKS_FOR_EXPERIENCE = /\b(?:experience|knowledge|exposure)\b/i;
const AROUND =
  /\b(?:some|good|strong|working|previous|proven|any|an?|the|experience|knowledge|exposure|background|understanding)\b|^[\s•*·–-]+|[.;]+$/gi;
const LINKS = /\s+(?:of|in|with|or|and)\s+|,\s*|^(?:of|in|with)\s+/i;
const MOST_WORDS_OF_LINE = 10;
/** One or two whole words: no sum, no number, no rest of a phrase that was cut at a link. */
const WHOLE_ITEM = /^\p{L}{4,}$|^\p{L}{3,} \p{L}{3,}$/u;

/** What such lines name, in one or two words each. */
export function experienceAskedFor(jobDescription: string): string[] {
  return jobDescription
    .split(/\r?\n|[.;:]\s/)
    .filter((line) => ASKS_FOR_EXPERIENCE.test(line) && line.trim().split(/\s+/).length <= MOST_WORDS_OF_LINE)
    .flatMap((line) => line.replace(AROUND, ' ').trim().split(LINKS))
    .map((item) => item.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((item) => WHOLE_ITEM.test(item) && contentStems(item).length === item.split(' ').length);
}

/** Those that a question names, word for word but for their endings. */
export function heardAmong(items: readonly string[], question: string): string[] {
  const asked = new Set(contentStems(question));
  return [...new Set(items)].filter((item) => contentStems(item).every((stem) => asked.has(stem)));
}

const SHORT_NAME = /(?<=[\p{L}\p{N},;:(/] )\p{Lu}[\p{L}\p{N}]{2,5}(?![\p{L}\p{N}])/gu;
const BEFORE_TOOL =
  /\b(?:used?|using|worked with|know|touched|tried|experience (?:with|in|of)) (?:any |a bit of )?(\p{L}{3,6})\b/gu;

/** A tool with a short name, asked for in the advertisement and heard with its last letter lost at most: "have you used jam", "Jamf". */
export function shortNamesHeard(jobDescription: string, question: string): string[] {
  const heard = [...question.toLowerCase().matchAll(BEFORE_TOOL)].map(([, word = '']) => word);
  const names = new Set(jobDescription.match(SHORT_NAME) ?? []);
  return [...names].filter((name) => {
    const plain = name.toLowerCase();
    return isToolName(plain, '') && heard.some((word) => plain === word || plain.slice(0, -1) === word);
  });
}

const SAME_BEGINNING = 4;
const beginningsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, SAME_BEGINNING));

/** True if the resume has a word that begins like one of the name's: "curl service" for "curly hair". What it may tell is not to be denied. */
export function hasPartOf(name: string, { facts, lines, skills }: ResumeFacts): boolean {
  const asked = new Set(beginningsOf(name));
  const texts = [...facts, ...lines].map(({ text }) => text).concat(skills);
  return texts.some((text) => beginningsOf(text).some((beginning) => asked.has(beginning)));
}
