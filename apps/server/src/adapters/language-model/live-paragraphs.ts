import { type ClaimSources, createClaimSources } from '@greenroom/coach/letter/claim-sources';
import { findUntraceableClaims } from '@greenroom/coach/letter/untraceable-claims';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import { parsedResume } from '@greenroom/contract/resume';
import { cleanText } from './clean-text.ts';
import { untracedNumbers } from './trace-numbers.ts';

const PARAGRAPH_CHARS = 2000;
const PREAMBLE =
  /^\s*(?:(?:sure|certainly|of course|absolutely|here(?:'s| is| are))\b[^\n]{0,80}[:!]\s*\n+|#{1,4} [^\n]*\n+)/i;
/** A sentence with what ends it; the last one may still be growing and has no end. */
const SENTENCE = /[^.!?]*(?:[.!?](?![\s"'”)*]|$)[^.!?]*)*[.!?]["'”)*]*(?=\s|$)/g;
const ABOUT_SELF = /\b(?:i|i'm|i’m|i've|i’ve|me|my|mine|we|our|us)\b/i;
/** "PhD from MIT": no person in it, and said of the person all the same. */
const NO_VERB = /^(?:[^a-z]*[A-Z][\w.&'’-]*[\s,]*(?:of|from|at|in|and|the|for)?\s*)+[.!?]/;

export type LiveSources = { claims: ClaimSources; texts: string[] };

/** What a live answer may draw on: the resume, the job and the question. */
export function liveSources(request: LiveAnswerRequest, question: string): LiveSources {
  const { resume, jobDesc } = request;
  const text = typeof resume === 'string' ? resume : resume === null ? '' : textOf(resume);
  const own = parsedResume.parse({ ...(typeof resume === 'string' ? {} : resume), text });
  return {
    claims: createClaimSources({ resume: own, jobDescription: `${jobDesc}\n${question}` }, ''),
    texts: [text, jobDesc, question],
  };
}

/** All the words of a parsed resume, also where its text was not sent along. */
function textOf(resume: Exclude<LiveAnswerRequest['resume'], string | null>): string {
  const jobs = resume.experience.flatMap((job) => [
    job.title,
    job.employer,
    job.startDate,
    job.endDate,
    ...job.achievements,
  ]);
  const schools = resume.education.flatMap(({ degree, institution }) => [`${degree}, ${institution}`]);
  const projects = resume.projects.flatMap(({ name, achievements }) => [name, ...achievements]);
  const lists = [...resume.skills, ...resume.languages, ...resume.certifications];
  return [resume.text, resume.summary, resume.headline, ...jobs, ...schools, ...projects, ...lists].join('\n');
}

/** Whether a sentence claims something of the person that nothing bears out. */
function isInvented(sentence: string, { claims, texts }: LiveSources): boolean {
  const said = sentence.replaceAll('**', '').replace(/\[[^\]]*\]/g, '');
  const isOwn = ABOUT_SELF.test(said) || NO_VERB.test(said.trim());
  if (!isOwn) return false;
  return untracedNumbers(said, texts).length > 0 || findUntraceableClaims(said, claims).length > 0;
}

/**
 * What came so far, as paragraphs of whole sentences: without reasoning, preamble, headings and every sentence that claims
 * something of the person that neither resume nor job bears out. Grows with the text and takes nothing back.
 */
export function tracedParagraphs(text: string, sources: LiveSources, isWhole: boolean): string[] {
  const blocks = cleanText(text)
    .replace(PREAMBLE, '')
    .split(/\n\s*\n/);
  return blocks
    .map((block, index) => {
      const line = block.replace(/\s*\n\s*/g, ' ').trim();
      const isGrowing = !isWhole && index === blocks.length - 1;
      const sentences = line.match(SENTENCE) ?? [];
      const rest = line.slice(sentences.join('').length).trim();
      const said = isGrowing || rest === '' ? sentences : [...sentences, rest];
      return said
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== '' && !isInvented(sentence, sources))
        .join(' ');
    })
    .filter((block) => block !== '');
}

/** The first sentence that is there at once, and beneath it what the model has said so far. */
export function beneath(first: string, paragraphs: readonly string[]): LiveAnswer['interviewAnswer'] {
  const [second = '', ...rest] = paragraphs;
  const third = rest.join(' ').slice(0, PARAGRAPH_CHARS);
  const shown = { paragraph1: first, paragraph2: second.slice(0, PARAGRAPH_CHARS) };
  return third === '' ? shown : { ...shown, paragraph3: third };
}
