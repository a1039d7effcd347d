import { z } from 'zod';
import { TEXT_LIMITS } from './constants.ts';
import { correctedResume } from './resume.ts';

/** Stories that a letter tells, and characters of each. */
const MOST_LETTER_STORIES = 2;
const LETTER_STORY_CHARACTERS = 600;
export const letterStories = z
  .array(z.string().max(LETTER_STORY_CHARACTERS))
  .max(MOST_LETTER_STORIES)
  .describe(
    'What the letter is to tell of the stories that the person chose, in their own words. It is used word for word.',
  );

const line = z.string().max(500);
const paragraph = z.string().max(4000);

/** Tones of a letter. */
export const LETTER_TONES = ['Plain', 'Warm', 'Formal'] as const;
/** Lengths of a letter. */
export const LETTER_LENGTHS = ['Short', 'Medium', 'Long'] as const;
/** Tone and length of a letter. */
export const letterOptions = z.object({
  tone: z.enum(LETTER_TONES).catch('Plain'),
  length: z.enum(LETTER_LENGTHS).catch('Medium'),
});
export type LetterOptions = z.infer<typeof letterOptions>;

/** A letter (specification, section 3). Facts missing from the resume and the job are empty, never invented. */
export const coverLetter = z
  .object({
    heading: z.object({
      fullName: line,
      address: line,
      phoneNumber: line,
      emailAddress: line,
      dateWritten: line,
      hiringManagerName: line,
      hiringCompanyName: line,
      hiringCompanyAddress: line,
    }),
    salutation: line,
    introduction: paragraph,
    body: z.object({ paraOne: paragraph, paraTwo: paragraph, paraThree: paragraph }),
    closing: paragraph,
    closingLine: line,
    signOff: line,
  })
  .meta({ id: 'CoverLetter' });
export type CoverLetter = z.infer<typeof coverLetter>;

/** The paragraphs of a letter, in order. `paraThree` may be empty. */
export const LETTER_PARAGRAPHS = ['introduction', 'paraOne', 'paraTwo', 'paraThree', 'closing'] as const;
/** One of `LETTER_PARAGRAPHS`. */
export type LetterParagraph = (typeof LETTER_PARAGRAPHS)[number];

/** Body of the regeneration of one paragraph. */
export const paragraphRequest = z
  .object({
    letter: coverLetter,
    paragraph: z.enum(LETTER_PARAGRAPHS),
    resumeText: z.string().min(1).max(TEXT_LIMITS.resumeText),
    correctedResume: correctedResume.optional().describe('What the person corrected of the reading.'),
    jobDescription: z.string().min(1).max(TEXT_LIMITS.jobDescription),
    stories: letterStories.optional(),
    options: letterOptions.default({ tone: 'Plain', length: 'Medium' }),
    attempt: z.number().int().min(1).max(50).default(1).describe('Each attempt words the paragraph differently.'),
  })
  .meta({ id: 'ParagraphRequest' });
export type ParagraphRequest = z.infer<typeof paragraphRequest>;

/** The answer of the generator: the specified letter, with the result of its check. */
export const coverLetterResult = coverLetter
  .extend({
    writtenBy: z.enum(['built-in-coach', 'built-in-coach-standing-in', 'language-model']).default('built-in-coach'),
    removedClaims: z
      .array(z.string())
      .default([])
      .describe('Numbers, employers, tools and titles that could not be traced to the resume and were taken out.'),
    toDo: z
      .array(z.string())
      .default([])
      .describe(
        'What the advertisement wants of the letter and only the person can write, as sentences to the person.',
      ),
    resumeText: z
      .string()
      .max(TEXT_LIMITS.resumeText)
      .default('')
      .describe('The text of the resume, so that a paragraph can be written anew. Not stored.'),
  })
  .meta({ id: 'CoverLetterResult' });
export type CoverLetterResult = z.infer<typeof coverLetterResult>;
