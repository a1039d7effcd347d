import { z } from 'zod';
import { RESUME_MAX_BYTES, TEXT_LIMITS } from './constants.ts';
import { coverLetterResult, letterOptions, letterStories, paragraphRequest } from './cover-letter.ts';
import { type EndpointFile, endpoint } from './endpoint.ts';
import { CORRECTED_RESUME_CHARACTERS, parsedResume, resumeReview } from './resume.ts';

const NO_JOB = 'provide a job role or description along with your resume';
const jobDescriptionField = z
  // For a missing text only: one that is too long was provided.
  .string({ error: ({ code }) => (code === 'invalid_type' ? NO_JOB : undefined) })
  .trim()
  .min(1, NO_JOB)
  .max(TEXT_LIMITS.jobDescription);
const correctedField = z
  .string()
  .max(CORRECTED_RESUME_CHARACTERS)
  .default('')
  .describe('CorrectedResume as JSON: what the person corrected of the reading. Empty where nothing was.');
/** Text fields of a form are texts only. */
const storiesField = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(letterStories)
  .describe('A JSON array of at most two stories of the person.');
const resumeFile: EndpointFile = { field: 'resume', maxBytes: RESUME_MAX_BYTES };

/** Resumes and letters. */
export const documentEndpoints = {
  reviewResume: endpoint('reviewResume', {
    noun: 'resume',
    summary: 'Review a resume against a job',
    body: z.object({ jobDescription: jobDescriptionField, correctedResume: correctedField }),
    file: resumeFile,
    response: resumeReview,
  }),
  parseResume: endpoint('parseResume', {
    noun: 'resume',
    summary: 'What is understood of a resume',
    body: z.object({
      jobDescription: z.string().max(TEXT_LIMITS.jobDescription).default(''),
      UUID: z.string().max(100).default(''),
    }),
    file: resumeFile,
    response: parsedResume,
  }),
  writeCoverLetter: endpoint('writeCoverLetter', {
    noun: 'cover-letter',
    summary: 'A letter from a resume and a job',
    body: z
      .object({ jobDescription: jobDescriptionField, correctedResume: correctedField, stories: storiesField })
      .extend(letterOptions.shape),
    file: resumeFile,
    response: coverLetterResult,
  }),
  getExampleReview: endpoint('getExampleReview', {
    noun: 'resume',
    summary: 'A review of a made-up resume, which uses no unit',
    response: resumeReview,
  }),
  getExampleLetter: endpoint('getExampleLetter', {
    noun: 'cover-letter',
    summary: 'A letter of a made-up person, which uses no unit',
    response: coverLetterResult,
  }),
  rewriteParagraph: endpoint('rewriteParagraph', {
    noun: 'cover-letter',
    summary: 'One paragraph of a letter, worded anew',
    body: paragraphRequest,
    maxBodyBytes: 1024 * 1024,
    response: z.object({ text: z.string() }).meta({ id: 'Paragraph' }),
  }),
};
