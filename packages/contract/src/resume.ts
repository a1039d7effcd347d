import { z } from 'zod';
import { TEXT_LIMITS } from './constants.ts';

/**
 * A resume as it was read from a PDF: lines in reading order. Coordinates are PDF points from the top left of the page.
 * `isHidden` marks text that a person cannot see (white, tiny, off the page, invisible render mode).
 */
export type ResumeLine = {
  text: string;
  page: number;
  x: number;
  y: number;
  fontSize: number;
  isBold: boolean;
  isHidden: boolean;
  /** Right edge of the line's last character, where the reader knows it: tells whether the line was full. */
  right?: number;
};
/** The lines of a PDF in reading order, and its number of pages. */
export type ResumeDocument = { lines: ResumeLine[]; pageCount: number };

const text = z.string().max(2000);
const confidence = z
  .number()
  .min(0)
  .max(1)
  .optional()
  .describe(
    'How sure the reading is that these fields belong together. Absent where a person entered or confirmed them.',
  );

/** Below this confidence an entry is shown as doubtful and is never used as a fact. */
export const CERTAIN_ENTRY_CONFIDENCE = 0.7;

/** One job of a resume. Unknown fields are empty. */
export const resumeExperience = z.object({
  employer: text.default(''),
  title: text.default(''),
  startDate: text.default('').describe('As it stands in the resume.'),
  endDate: text.default('').describe('As it stands in the resume; "Present" for a job that goes on.'),
  achievements: z.array(text).max(100).default([]),
  confidence,
});
/** One degree or school of a resume. Unknown fields are empty. */
export const resumeEducation = z.object({
  institution: text.default(''),
  degree: text.default(''),
  startDate: text.default(''),
  endDate: text.default(''),
  confidence,
});

/** A project or an activity, as students and those who change their field show their work. */
export const resumeProject = z.object({
  name: text.default('').describe('What stands above its lines.'),
  startDate: text.default(''),
  endDate: text.default(''),
  achievements: z.array(text).max(100).default([]),
});

/** A parsed resume. Fields that cannot be found are empty, never invented. */
export const parsedResume = z
  .object({
    fullName: text.default(''),
    headline: text.default(''),
    emailAddress: text.default(''),
    phoneNumber: text.default(''),
    address: text.default(''),
    links: z.array(text).max(30).default([]),
    summary: z.string().max(10_000).default(''),
    experience: z.array(resumeExperience).max(60).default([]),
    education: z.array(resumeEducation).max(30).default([]),
    projects: z.array(resumeProject).max(30).default([]),
    skills: z.array(text).max(400).default([]),
    languages: z.array(text).max(60).default([]),
    certifications: z.array(text).max(60).default([]),
    text: z
      .string()
      .max(TEXT_LIMITS.resumeText)
      .default('')
      .describe('All the text, in reading order, without what was hidden.'),
    hiddenTextFound: z
      .boolean()
      .default(false)
      .describe('Text that a person cannot see, or instructions to the reader, stood in the PDF.'),
  })
  .meta({ id: 'ParsedResume' });
export type ParsedResume = z.infer<typeof parsedResume>;

/**
 * A resume as the person corrected it: takes the place of what was read. The text stays that of the file. An entry that the person changed or
 * confirmed has no `confidence`.
 */
export const correctedResume = parsedResume.omit({ text: true, hiddenTextFound: true }).meta({ id: 'CorrectedResume' });
export type CorrectedResume = z.infer<typeof correctedResume>;
/** Most characters of a corrected resume as JSON, in a field of a form. */
export const CORRECTED_RESUME_CHARACTERS = 200_000;
export type ResumeExperience = z.infer<typeof resumeExperience>;
export type ResumeProject = z.infer<typeof resumeProject>;
export type ResumeEducation = z.infer<typeof resumeEducation>;

/** Skills that a job asks for, and those of them that the resume lacks. */
export const skillSet = z.object({ required: z.array(z.string()), missing: z.array(z.string()) });

/** The parts of the two scores of a resume: the match with the job, and the quality of the document. */
export const SCORE_PART_NAMES = [
  'skills',
  'occupation',
  'education',
  'soft-skills',
  'outcomes',
  'readability',
  'evidence',
  'seniority',
] as const;
/** A part of a score: the points reached and possible, and advice. */
export const scorePart = z.object({
  name: z.enum(SCORE_PART_NAMES),
  label: z.string(),
  points: z.number().min(0),
  maxPoints: z.number().min(0),
  advice: z.string().describe('What would raise this part most.'),
});

/** How strongly a job asks: required, asked for, an advantage. */
export const DEMAND_LEVELS = ['must', 'asked', 'nice'] as const;
/** How a resume shows a demand: in work, in a list only, in no way that can be told, or not at all. */
export const DEMAND_STATES = ['work', 'listed', 'unclear', 'missing'] as const;
/** A skill that the job asks for, with the sentence that asks and the line of the resume that shows it. */
export const resumeDemand = z.object({
  name: z.string().describe('As the job words it.'),
  category: z.enum(['hard', 'soft']),
  level: z.enum(DEMAND_LEVELS),
  weight: z.number().min(0).describe('Its share among the demands of its category; 1 is usual.'),
  sentence: z.string().describe('The sentence of the advertisement that asks for it.'),
  state: z.enum(DEMAND_STATES).describe('Shown by work or a proof, only listed, perhaps shown, or not shown.'),
  line: z.string().describe('The line of the resume that shows it, or may; empty where none does.'),
});

/** The quality of the document itself, independent of the job: not part of the match. */
export const documentScore = z.object({
  value: z.number().int().min(0).max(100),
  parts: z.array(scorePart),
});

/** A hint that is tied to the line of the resume that it concerns. */
export const resumeSuggestion = z.object({
  line: z.string().describe('The line as it stands in the resume; empty for one that concerns the whole.'),
  problem: z.string(),
  suggestion: z.string(),
});

/** Result of a review (specification, section 3), with the breakdown that design.md adds. */
export const resumeReview = z
  .object({
    scoreValue: z.number().int().min(0).max(100),
    scoreSummary: z.string(),
    hardSkills: skillSet.describe(
      '`required`: all that the job asks for; `missing`: those of them that the resume surely does not show.',
    ),
    softSkills: skillSet,
    niceToHave: z.array(z.string()).default([]).describe('Skills of the job that are a plus and not required.'),
    breakdown: z.array(scorePart).default([]).describe('The parts of the match; their points add up to the score.'),
    demands: z.array(resumeDemand).default([]).describe('All that the job asks for, the most important first.'),
    document: documentScore.optional(),
    suggestions: z.array(resumeSuggestion).max(40).default([]),
    warnings: z.array(z.string()).default([]).describe('For example that hidden text was found and ignored.'),
    reviewedBy: z.enum(['built-in-coach', 'built-in-coach-standing-in', 'language-model']).default('built-in-coach'),
  })
  .meta({ id: 'ResumeReview' });
export type ResumeReview = z.infer<typeof resumeReview>;
export type ScorePart = z.infer<typeof scorePart>;
export type ResumeDemand = z.infer<typeof resumeDemand>;
export type DocumentScore = z.infer<typeof documentScore>;
export type ResumeSuggestion = z.infer<typeof resumeSuggestion>;

/** How a skill group is shown (specification, section 3). */
export type SkillGroup = {
  name: string;
  total: number;
  missing: number;
  /** Those of which the resume does not tell; they are neither shown nor missing. */
  unclear: number;
  skills: { name: string; score: '0/1' | '1/1' | '?/1'; isCompleted: boolean; category: 'hard' | 'soft' }[];
};
