import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import {
  type CoverLetter,
  type CoverLetterResult,
  LETTER_PARAGRAPHS,
  type LetterParagraph,
  type ParagraphRequest,
} from '@greenroom/contract/cover-letter';
import type { ParsedResume } from '@greenroom/contract/resume';
import type { LetterRequest } from '../../ports/language.ts';
import type { LetterReply } from './reply-schemas.ts';

const LINE_CHARS = 500;
const PARAGRAPH_CHARS = 4000;

/** A paragraph of a letter, wherever it is in it. */
const readParagraph = (letter: CoverLetter, name: LetterParagraph): string =>
  name === 'introduction' || name === 'closing' ? letter[name] : letter.body[name];

/** The letter with another text for one of its paragraphs. */
function withParagraph(letter: CoverLetter, name: LetterParagraph, text: string): CoverLetter {
  if (name === 'introduction' || name === 'closing') return { ...letter, [name]: text };
  return { ...letter, body: { ...letter.body, [name]: text } };
}

/**
 * A model's paragraphs in the built-in letter, with the built-in heading and names, which are facts. A claim that cannot be
 * traced to resume or job is removed. A paragraph that is empty then gets the built-in wording, except the optional third.
 */
export function checkLetter(reply: LetterReply, request: LetterRequest, builtIn: CoverLetterResult): CoverLetterResult {
  const closingLine = reply.closingLine.trim().slice(0, LINE_CHARS);
  const draft: CoverLetter = {
    heading: builtIn.heading,
    salutation: builtIn.salutation,
    introduction: reply.introduction.slice(0, PARAGRAPH_CHARS),
    body: {
      paraOne: reply.paraOne.slice(0, PARAGRAPH_CHARS),
      paraTwo: reply.paraTwo.slice(0, PARAGRAPH_CHARS),
      paraThree: reply.paraThree.slice(0, PARAGRAPH_CHARS),
    },
    closing: reply.closing.slice(0, PARAGRAPH_CHARS),
    closingLine: /^[\p{L} ,']{3,40}$/u.test(closingLine) ? closingLine : builtIn.closingLine,
    signOff: builtIn.signOff,
  };
  const traced = traceLetter(draft, { resume: request.resume, jobDescription: request.jobDescription });
  const letter = LETTER_PARAGRAPHS.filter((name) => name !== 'paraThree')
    .filter((name) => readParagraph(traced.letter, name).trim() === '')
    .reduce((whole, name) => withParagraph(whole, name, readParagraph(builtIn, name)), traced.letter);
  return { ...builtIn, ...letter, writtenBy: 'language-model', removedClaims: traced.removedClaims };
}

/** One paragraph of a letter without what cannot be traced; empty when nothing is left. */
export function traceParagraph(request: ParagraphRequest, text: string, resume: ParsedResume): string {
  const { letter, paragraph, jobDescription } = request;
  const traced = traceLetter(withParagraph(letter, paragraph, text.slice(0, PARAGRAPH_CHARS)), {
    resume,
    jobDescription,
  });
  return readParagraph(traced.letter, paragraph).trim();
}
