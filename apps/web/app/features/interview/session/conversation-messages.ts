import { givenTurns, type Interview, isEmpty, isFinished } from '../state/interview.ts';
import { countAttempts, isWaiting } from '../state/turn.ts';
import { conversationWords } from '../words.ts';

export type Message = {
  id: string;
  role: 'assistant' | 'user';
  /** Its paragraphs; together they are what is spoken. */
  paragraphs: string[];
  isSkipped?: boolean;
  /** Its words will change soon: it is not read aloud yet. */
  isUnsaid?: boolean;
};

export const contentOf = (message: Message): string => message.paragraphs.join(' ');
/** Id of the card with the feedback on an answer. */
export const feedbackCardId = (index: number): string => `feedback-${index}`;
const questionMessageId = (index: number): string => `question-${index}`;

/** The interviewer says that the answers are assessed only when they are. */
function closingOf(interview: Interview): Message {
  const { closing, closingWaiting, closingUnanswered } = conversationWords;
  const isAssessed = !givenTurns(interview).some(isWaiting);
  const words = isAssessed ? closing : closingWaiting;
  return {
    id: 'closing',
    role: 'assistant',
    paragraphs: [isEmpty(interview) ? closingUnanswered : words],
    isUnsaid: !isAssessed,
  };
}

function retryOf({ turns, retryIndex }: Interview): Message | null {
  const turn = retryIndex === null ? undefined : turns[retryIndex];
  if (!turn) return null;
  const id = `retry-${retryIndex}-${countAttempts(turn)}`;
  return { id, role: 'assistant', paragraphs: [conversationWords.onceMore, turn.question] };
}

/** The conversation as it is: greeting with the first question, answers and questions in turn, then the closing message or a question that is answered again. */
export function listMessages(interview: Interview, name: string | null): Message[] {
  const messages: Message[] = [];
  for (const [index, turn] of interview.turns.entries()) {
    const greeting = index === 0 ? [conversationWords.greeting(name, interview.roleName)] : [];
    const isLast = turn.answer === null;
    if (isLast && interview.hasEndedEarly) break;
    messages.push({
      id: questionMessageId(index),
      role: 'assistant',
      paragraphs: [...greeting, turn.question],
    });
    if (isLast) break;
    messages.push({
      id: `answer-${index}`,
      role: 'user',
      paragraphs: [turn.answer || conversationWords.skipped],
      isSkipped: turn.answer === '',
    });
  }
  const retry = retryOf(interview);
  if (retry) messages.push(retry);
  if (isFinished(interview)) messages.push(closingOf(interview));
  return messages;
}
