import { conversationMessages } from '../messages.ts';
import { acknowledgementOf } from '../state/acknowledgement.ts';
import { givenTurns, type Interview, isEmpty, isFinished } from '../state/interview.ts';
import { countAttempts, isWaiting, splitAnswer, type Turn } from '../state/turn.ts';

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
  const { closing, closingWaiting, closingUnanswered } = conversationMessages;
  const isAssessed = !givenTurns(interview).some(isWaiting);
  const words = isAssessed ? closing : closingWaiting;
  return {
    id: 'closing',
    role: 'assistant',
    paragraphs: [isEmpty(interview) ? closingUnanswered : words],
    isUnsaid: !isAssessed,
  };
}

const userMessage = (id: string, words: string): Message => ({
  id,
  role: 'user',
  paragraphs: [words || conversationMessages.skipped],
  isSkipped: words === '',
});

const thanksFor = ({ acknowledged }: Interview, index: number): string[] =>
  acknowledged?.includes(index) ? [acknowledgementOf(index)] : [];

/** The answer, and the follow-up on it. Its answer is left out while it is waited for. */
function answerOf(index: number, { answer, followUp }: Turn, isPending: boolean, thanks: string[]): Message[] {
  const { first, second } = splitAnswer(answer ?? '', followUp);
  const messages = [userMessage(`answer-${index}`, first)];
  if (!followUp) return messages;
  messages.push({ id: `follow-up-${index}`, role: 'assistant', paragraphs: [...thanks, followUp.question] });
  return isPending ? messages : [...messages, userMessage(`follow-up-answer-${index}`, second)];
}

function retryOf({ turns, retryIndex }: Interview): Message | null {
  const turn = retryIndex === null ? undefined : turns[retryIndex];
  if (!turn) return null;
  const id = `retry-${retryIndex}-${countAttempts(turn)}`;
  return { id, role: 'assistant', paragraphs: [conversationMessages.onceMore, turn.question] };
}

/** The conversation as it is: greeting with the first question, answers and questions in turn, then the closing message or a question that is answered again. */
export function listMessages(interview: Interview, name: string | null): Message[] {
  const messages: Message[] = [];
  for (const [index, turn] of interview.turns.entries()) {
    const greeting = index === 0 ? [conversationMessages.greeting(name, interview.roleName)] : [];
    // After a follow-up its own message has said it.
    const thanks = interview.turns[index - 1]?.followUp ? [] : thanksFor(interview, index - 1);
    const isLast = turn.answer === null;
    if (isLast && interview.hasEndedEarly) break;
    messages.push({
      id: questionMessageId(index),
      role: 'assistant',
      paragraphs: [...greeting, ...thanks, turn.question],
    });
    if (isLast) break;
    const isPending = interview.followUp?.index === index;
    messages.push(...answerOf(index, turn, isPending, thanksFor(interview, index)));
    // The next question is asked after the follow-up.
    if (isPending) break;
  }
  const retry = retryOf(interview);
  if (retry) messages.push(retry);
  if (isFinished(interview)) messages.push(closingOf(interview));
  return messages;
}
