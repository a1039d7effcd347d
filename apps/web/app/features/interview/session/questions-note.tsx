import { Alert } from '~/ui/alert.tsx';
import { questionsNoteMessages } from '../messages.ts';
import type { Interview } from '../state/interview.ts';

/** A longer title is quoted by its beginning, so that the first question stays in the first view of a phone. */
const QUOTED_AT_MOST = 60;
const quoteOf = (title: string): string =>
  title.length > QUOTED_AT_MOST ? `${title.slice(0, QUOTED_AT_MOST).trimEnd()}…` : title;

/** How the questions came about, where the person should know it; null otherwise. */
function noteOf({ questionsOrigin, roleName, roleDescription }: Interview): string | null {
  if (!questionsOrigin) return null;
  const { isStandIn, isTitleUnknown } = questionsOrigin;
  const parts: string[] = [];
  if (isStandIn) parts.push(questionsNoteMessages.standIn);
  if (isTitleUnknown) {
    const hasDescription = roleDescription.trim() !== '';
    parts.push(questionsNoteMessages[hasDescription ? 'unknownTitle' : 'unknownTitleAlone'](quoteOf(roleName)));
  }
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Until the first answer: who chose the questions, and that a title is not known. */
export function QuestionsNote({ interview }: { interview: Interview }) {
  const note = noteOf(interview);
  if (note === null || interview.turns[0]?.answer !== null) return null;
  return <Alert className="mb-6">{note}</Alert>;
}
