import type { Difficulty } from '@greenroom/contract/constants';
import type { RoleFamily } from './role-families.ts';

/** What a behavioral question asks about, from the gentlest to the most demanding: sets are asked in this order. */
export const BEHAVIORAL_COMPETENCIES = [
  'motivation',
  'communication',
  'teamwork',
  'service',
  'learning',
  'creativity',
  'prioritisation',
  'adaptability',
  'problem-solving',
  'ownership',
  'leadership',
  'feedback',
  'resilience',
  'decision-making',
  'conflict',
  'integrity',
] as const;

/** What a technical question asks about, the same ten in every field, from the gentlest to the most demanding. */
export const TECHNICAL_COMPETENCIES = [
  'fundamentals',
  'tools',
  'method',
  'measurement',
  'quality',
  'safety',
  'diagnosis',
  'improvement',
  'design',
  'judgement',
] as const;

export type BehavioralCompetency = (typeof BEHAVIORAL_COMPETENCIES)[number];
export type TechnicalCompetency = (typeof TECHNICAL_COMPETENCIES)[number];
export type Competency = BehavioralCompetency | TechnicalCompetency;
/** What one question is; a set may also be 'Mixed'. */
export type AskedType = 'Behavioral' | 'Technical';

export type Question = {
  /** Stable while the data keeps its order: family, type, difficulty, competency and a number. */
  id: string;
  /** As it is spoken: plain sentences, at most 35 words. */
  text: string;
  competency: Competency;
  type: AskedType;
  difficulty: Difficulty;
  families: RoleFamily[];
  /** The core of a good answer, in the first person or as plain fact; the sample answer is built around it. */
  answer?: string;
  /** Of a behavioral question: what to put into the answer, in its order: which case, what was done or thought, how to end. */
  points?: readonly string[];
  /** Ask only when one of these words is in the role name or the job description. */
  onlyFor?: readonly string[];
  /** Occupations of the field, by their names in the table, in which nobody would ask it: "How do you pack goods?" is for no supply chain manager. */
  notFor?: readonly string[];
  /** Of a question written for one occupation: the titles of its row that alone it suits. */
  onlyForTitles?: readonly string[];
  /** The titles of its row that it does not suit: of a neighbouring trade, another place of work or another rank. */
  notForTitles?: readonly string[];
  /** Ask only people who lead others. */
  isForLeads?: boolean;
};

/** A question as a line of `data/questions/bank/<family>.json` holds it. */
export type QuestionRow = Pick<
  Question,
  | 'competency'
  | 'type'
  | 'difficulty'
  | 'points'
  | 'onlyFor'
  | 'notFor'
  | 'onlyForTitles'
  | 'notForTitles'
  | 'isForLeads'
> & {
  /** As it is spoken; "{role}" is replaced by the name of the role. */
  ask: string;
  /** The core of a good answer in pieces that fit a line; joined by spaces. */
  answer?: readonly string[];
};
