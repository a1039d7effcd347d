import { givenTurns, type Interview, isEmpty, isFinished } from '../state/interview.ts';
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
export const questionMessageId = (index: number): string => `question-${index}`;

/** The interviewer says that the answers are assessed only when they are. */
function closingOf(interview: Interview): Message {
  const { closing, closingWaiting, closingUnanswered } = conversationWords;
  const isWaiting = givenTurns(interview).some((turn) => turn.feedbackStatus === 'waiting');
  const words = isWaiting ? closingWaiting : closing;
  return {
    id: 'closing',
    role: 'assistant',
    paragraphs: [isEmpty(interview) ? closingUnanswered : words],
    isUnsaid: isWaiting,
  };
}

/** The conversation as it is: greeting with the first question, answers and questions in turn, the closing message. */
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
  if (isFinished(interview)) messages.push(closingOf(interview));
  return messages;
}
