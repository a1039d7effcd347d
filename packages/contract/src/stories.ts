import { z } from 'zod';
import { SKILLS, TEXT_LIMITS } from './constants.ts';
import { id, userParams } from './ids.ts';

/** Characters of one story: about four minutes of speech. */
export const STORY_CHARACTERS = 4000;
const TITLE_CHARACTERS = 120;
/** Stories of one person. */
export const MOST_STORIES = 100;
const MOST_NEEDS = 40;

const fields = {
  title: z.string().trim().min(1).max(TITLE_CHARACTERS),
  text: z.string().trim().min(1).max(STORY_CHARACTERS),
  question: z.string().trim().max(TEXT_LIMITS.question).describe('The question that it answered.'),
  skills: z.array(z.enum(SKILLS)).max(SKILLS.length).describe('What it shows.'),
  interviewId: id
    .nullable()
    .describe('The interview in which it was told; null where that is deleted or was a visitor’s.'),
  outlivesInterview: z.boolean().describe('The person wants it to stay when that interview is deleted.'),
};

/** Body of `PUT …/stories/{story_id}`. */
export const storyFields = z.object(fields).meta({ id: 'StoryFields' });
export type StoryFields = z.infer<typeof storyFields>;

/** A good answer, or a part of one, that the person saved to tell again. */
export const story = z.object({ id, ...fields, savedAt: z.iso.datetime() }).meta({ id: 'Story' });
export type Story = z.infer<typeof story>;

/** The stories of an account, newest first. */
export const storyList = z.object({ stories: z.array(story) }).meta({ id: 'Stories' });

/** Path parameters: one story. */
export const storyParams = userParams.extend({ story_id: id });

const need = z.object({
  kind: z.enum(['question', 'demand']).describe('A question to prepare for, or what an advertisement asks for.'),
  text: z.string().max(TEXT_LIMITS.question),
});

/** Body of `POST /ai/completions/stories`. */
export const storyMatchRequest = z
  .object({
    needs: z.array(need).max(MOST_NEEDS),
    stories: z
      .array(z.object({ id, question: fields.question, text: fields.text, skills: fields.skills }))
      .max(MOST_STORIES),
  })
  .meta({ id: 'StoryMatchRequest' });
export type StoryMatchRequest = z.infer<typeof storyMatchRequest>;

/** The story that fits each need. A need that none surely fits is left out. */
export const storyMatches = z
  .object({
    matches: z.array(
      z.object({
        need: z.number().int().min(0).describe('Its place in the request.'),
        storyId: id,
        skill: z.enum(SKILLS).nullable().describe('The skill that the need asks for and the story shows.'),
      }),
    ),
  })
  .meta({ id: 'StoryMatches' });
export type StoryMatches = z.infer<typeof storyMatches>;
