import { isOnResume, namesMeant } from './missing-names.ts';
import { answerMissing } from './own-tools.ts';
import { rankFacts } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** "I don't think I saw that on your resume": what comes with it is no case to imagine, it is asked after. */
const SAYS_NOT_SEEN =
  /\b(?:(?:don'?t|didn'?t|did not|do not|couldn'?t|could not|can'?t|cannot) (?:think i |really )?(?:see|saw|find|spot)|no sign of (?:it|that))\b/i;

/** A plain "not yet" for a name that the interviewer did not find on the resume, with what comes near; null where no name is heard, or it is there. */
export function answerNotSeen({ facts, kinds, vectors, told, input }: Part, heard: string): SpokenAnswer | null {
  if (facts === null || !SAYS_NOT_SEEN.test(heard)) return null;
  const names = namesMeant(heard, heard, input.jobDescription).filter((name) => !isOnResume(name, facts));
  if (names.length === 0) return null;
  const ranked = rankFacts(facts.facts, { question: heard, shows: [], kinds, vectors, told });
  return answerMissing(names, heard, ranked, heard, facts.skills);
}
