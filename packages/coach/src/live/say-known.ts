import { findKnownAnswer } from '../questions/find-known-answer.ts';
import { findQuestion } from '../questions/find-question.ts';
import { findRoleFamily } from '../questions/role-family.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** Asks what one knows or would do, in contrast to what one has done. */
const ASKS_TO_KNOW = joinPattern(
  '',
  "^(?:(?:so|and|okay|can you|could you|please|would you) )*(?:what(?:'s| is| are| does| do| would| happens)|how (?:do|does|would|should|can)",
  String.raw`|explain|define|compare|describe (?:how|what|the)|tell me (?:what|how|the)|why (?:is|are|does|do|would)|when (?:do|would|should)|which)\b`,
);
export const SENTENCE = /[^.!?]+[.!?]+(?:\s|$)/g;
const MARKED_WORDS = 3;
const SHORTEST_MARKED = 4;

/** Emphasises the words of the answer that the question asks about, each once. */
export function markAsked(text: string, question: string): string {
  const asked = new Set(contentStems(question));
  let left = MARKED_WORDS;
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}+#-]*/gu, (word) => {
    const [stem] = contentStems(word);
    if (left === 0 || word.length < SHORTEST_MARKED || stem === undefined || !asked.delete(stem)) return word;
    left -= 1;
    return `**${word}**`;
  });
}

export type KnownAnswer = { first: string; rest: string };

/**
 * What is known to answer a question of knowledge or method in this field, in two short paragraphs; null when nothing is. It says
 * how a thing works or how one goes about it, and claims nothing about the person.
 */
export function sayKnown(question: string, title: string, jobDescription: string): KnownAnswer | null {
  if (!ASKS_TO_KNOW.test(question)) return null;
  const named = findRoleFamily(title, jobDescription);
  const tags = findQuestion(question);
  const family = named === 'general' ? (tags.families?.[0] ?? 'general') : named;
  const known = tags.answer ?? findKnownAnswer(question, family);
  if (known === undefined) return null;
  const sentences = (known.match(SENTENCE) ?? [known]).map((sentence) => sentence.trim());
  const half = Math.ceil(sentences.length / 2);
  const first = sentences.slice(0, half).join(' ');
  return { first: markAsked(first, question), rest: sentences.slice(half).join(' ') };
}
