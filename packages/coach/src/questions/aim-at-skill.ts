import type { Skill } from '@greenroom/contract/constants';
import type { Candidate } from './candidate.ts';
import type { Competency } from './question-types.ts';

/** What a question has to ask about so that its answer can show a skill: first what names the skill, then its neighbours. */
const COMPETENCIES: Readonly<Record<Skill, { own: readonly Competency[]; near: readonly Competency[] }>> = {
  communication: { own: ['communication'], near: ['feedback', 'conflict', 'service'] },
  teamwork: { own: ['teamwork'], near: ['conflict', 'feedback'] },
  problemSolving: { own: ['problem-solving', 'diagnosis'], near: ['decision-making', 'judgement'] },
  adaptability: { own: ['adaptability'], near: ['learning', 'resilience'] },
  creativity: { own: ['creativity'], near: ['improvement', 'design'] },
  leadership: { own: ['leadership'], near: ['ownership', 'decision-making'] },
};

const asks =
  (competencies: readonly Competency[]) =>
  ({ competency }: Candidate): boolean =>
    competencies.includes(competency);

/**
 * The candidates that give room for a skill, the closest first. A set prefers one that names the skill at another level of
 * difficulty to one of another subject: "Creativity" is on the button.
 */
export function aimedAt(
  skill: Skill,
  { ofSlot, fresh }: { ofSlot: readonly Candidate[]; fresh: readonly Candidate[] },
): (readonly Candidate[])[] {
  const { own, near } = COMPETENCIES[skill];
  return [ofSlot.filter(asks(own)), fresh.filter(asks(own)), ofSlot.filter(asks(near)), fresh.filter(asks(near))];
}
