import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import { maskUntracedNumbers } from './trace-numbers.ts';

const PARAGRAPH_CHARS = 2000;
/** So many whole words make an answer worth keeping when the model breaks off. */
const WORTH_KEEPING_WORDS = 20;
const PREAMBLE =
  /^\s*(?:(?:sure|certainly|of course|absolutely|here(?:'s| is| are))\b[^\n]{0,80}[:!]\s*\n+|#{1,4} [^\n]*\n+|```\w*\n)/i;

/** What a live answer may draw its numbers from. */
export function liveSources(request: LiveAnswerRequest, question: string): string[] {
  const { resume } = request;
  const fromResume = typeof resume === 'string' ? resume : JSON.stringify(resume ?? '');
  return [fromResume, request.jobDesc, question];
}

/** Words that came so far as at most three paragraphs, without a preamble, headings or numbers that nothing bears out. */
export function toParagraphs(text: string, sources: readonly string[]): LiveAnswer['interviewAnswer'] {
  const blocks = text
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replace(PREAMBLE, '')
    .split(/\n\s*\n/)
    .map((block) => maskUntracedNumbers(block.replace(/\s*\n\s*/g, ' ').trim(), sources))
    .filter((block) => block !== '');
  const [first = '', second = '', ...rest] = blocks;
  const third = rest.join(' ').slice(0, PARAGRAPH_CHARS);
  const paragraphs = { paragraph1: first.slice(0, PARAGRAPH_CHARS), paragraph2: second.slice(0, PARAGRAPH_CHARS) };
  return third === '' ? paragraphs : { ...paragraphs, paragraph3: third };
}

/** What came before the model broke off, up to its last whole sentence; null when that is too little to say. */
export function keepWholeSentences(text: string): string | null {
  const kept = /^[\s\S]*[.!?](?=["'”)*]*(?:\s|$))["'”)*]*/.exec(text)?.[0] ?? '';
  return kept.trim().split(/\s+/).length >= WORTH_KEEPING_WORDS ? kept : null;
}
