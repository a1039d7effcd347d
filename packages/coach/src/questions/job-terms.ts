import terms from '../../data/questions/job-terms.json' with { type: 'json' };

type JobTermLists = {
  /** Tools by the name they are spoken with. */
  tools: readonly string[];
  /** Tools that are ordinary words too and must be written exactly so. */
  ordinaryWords: readonly string[];
  /** Kinds of work that can be named without an article. */
  skills: readonly string[];
  /** Spellings in a description, to the skill that they mean. */
  skillSpellings: Readonly<Record<string, string>>;
};

export const JOB_TERMS = terms as unknown as JobTermLists;
export const ORDINARY_TOOL_WORDS: ReadonlySet<string> = new Set(JOB_TERMS.ordinaryWords);
