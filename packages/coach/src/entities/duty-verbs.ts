import words from '../../data/entities/duty-verbs.json' with { type: 'json' };

type DutyVerbs = {
  verbs: string[];
  soft: string[];
  leads: string[];
  doubled: string[];
  nouns: string[];
  plain: string[];
};
const { verbs, soft, leads, doubled, nouns, plain } = words as unknown as DutyVerbs;

/** Verbs with which a job says what is to be done; what follows one is something that a person can or cannot do. */
export const DUTY_VERBS = verbs;
/** Those by which a person deals with others or with work itself rather than with a trade. */
export const SOFT_VERBS = new Set(soft);
/** Words before a verb that make it a duty: "you will draft", "able to weigh". */
export const DUTY_LEADS = new Set(leads);
/** Doubled last letters before -ing. */
export const DOUBLED_ING = new Set(doubled);
/**
 * Verbs that are never nouns: a line that begins with one is an instruction, while "design reviews" may be a noun phrase. `plain` adds
 * general verbs that say nothing about a trade.
 */
export const PLAIN_VERBS: ReadonlySet<string> = new Set([...verbs.filter((verb) => !nouns.includes(verb)), ...plain]);
