/**
 * A skill as the data files write it. `also` are other wordings that always count; those under the other keys count only written as a
 * name (`capital`), beside other technical words (`context`), before "skills" or "ability" (`skillWord`), or where a cue asks for them or
 * a list has them (`field`: "experience in finance", not "our finance team"). `nameRule` says the same of the name. `implies` are names of
 * other skills.
 */
export type SkillEntry = {
  name: string;
  nameRule?: 'capital' | 'context' | 'skillWord' | 'field';
  also?: string[];
  capital?: string[];
  context?: string[];
  skillWord?: string[];
  field?: string[];
  implies?: string[];
};
export type SkillFamily = {
  family: string;
  category: 'hard' | 'soft';
  isTechnical?: boolean;
  skills: SkillEntry[];
};
