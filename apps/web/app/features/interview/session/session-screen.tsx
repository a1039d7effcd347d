import { useEffect, useRef, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Alert } from '~/ui/alert.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { notesMessages, questionListMessages, speakerMessages } from '../messages.ts';
import { useIsSilent, useSpeaker } from '../speech/use-speaker.ts';
import { currentIndex, type Interview, isFinished } from '../state/interview.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Considering } from './considering.tsx';
import { Conversation, usePersonName } from './conversation.tsx';
import { feedbackCardId, listMessages } from './conversation-messages.ts';
import { LaterNotes, LaterResults, prepareLaterParts, startBackgroundWork } from './later-results.tsx';
import { PlayButton } from './play-button.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionsNote } from './questions-note.tsx';
import { QuestionsFailed, QuestionsLoading } from './questions-pending.tsx';
import { SessionHeader } from './session-header.tsx';
import { SessionStatus } from './session-status.tsx';
import { useQuestions } from './use-questions.ts';
import { useReadingAloud } from './use-reading-aloud.ts';
import { useArrivalAt } from './use-restored-focus.ts';

function Stage({ interview }: { interview: Interview }) {
  const messages = listMessages(interview, usePersonName());
  const index = currentIndex(interview);
  const speaker = useSpeaker();
  const isSilent = useIsSilent(speaker);
  useReadingAloud(interview, messages, speaker);
  const panel = useRef<HTMLDivElement>(null);
  const [lastRetry, setLastRetry] = useState(interview.retryIndex);
  if (interview.retryIndex !== null && interview.retryIndex !== lastRetry) setLastRetry(interview.retryIndex);
  // After a retry the person wants to see its feedback, not the end of the conversation again.
  const isConsidering = interview.followUp !== null && interview.followUp.question === null;
  const arrivalId = index === null && lastRetry !== null ? feedbackCardId(lastRetry) : messages.at(-1)?.id;
  useArrivalAt(isConsidering ? undefined : arrivalId, panel);
  const askAgain = () => {
    const question = messages.at(-1)?.paragraphs.at(-1);
    if (question) void speaker.play(messages.at(-1)?.id ?? '', question);
  };
  return (
    <div className={cn('grid min-w-0 content-start gap-6 sideways:grid-cols-2', index === null && 'lg:contents')}>
      <Conversation
        messages={messages}
        isOver={index === null}
        actionOf={(message) => message.role === 'assistant' && <PlayButton message={message} speaker={speaker} />}
      />
      <div
        ref={panel}
        className={cn(
          'grid min-w-0 content-start gap-6 sideways:-m-2 sideways:sticky-column-0 sideways:overflow-y-auto sideways:p-2',
          index === null && 'lg:contents',
        )}
      >
        {isSilent && <Alert>{speakerMessages.unavailable}</Alert>}
        {isConsidering && <Considering interviewId={interview.id} />}
        {index === null && <LaterResults interview={interview} />}
        {index !== null && !isConsidering && (
          <AnswerPanel
            key={messages.at(-1)?.id}
            interview={interview}
            index={index}
            onAskAgain={askAgain}
            speaker={speaker}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The interview room: the conversation on the left, the questions on the right. Once it is over, the closing words and the way to the
 * results are beside the questions, and the feedback has the whole width.
 */
export function SessionScreen({ interview }: { interview: Interview }) {
  const { problem, retry } = useQuestions(interview);
  useEffect(startBackgroundWork, []);
  useEffect(prepareLaterParts, []);
  const isLoaded = interview.turns.length > 0;
  const isOver = isFinished(interview);
  const views = [
    { value: 'questions', label: questionListMessages.heading, content: <QuestionList interview={interview} /> },
    { value: 'notes', label: notesMessages.tab, content: <LaterNotes interview={interview} /> },
  ];
  return (
    <div className="shell pb-16">
      <SessionHeader interview={interview} hasFailed={problem !== null && !isLoaded} />
      <SessionStatus interview={interview} />
      {problem && !isLoaded && <QuestionsFailed problem={problem} onRetry={retry} />}
      {!problem && !isLoaded && <QuestionsLoading count={interview.options.questionCount} />}
      {isLoaded && <QuestionsNote interview={interview} />}
      {isLoaded && (
        <div
          className={cn(
            'grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]',
            isOver && 'lg:grid-rows-[auto_1fr] lg:gap-y-6',
          )}
        >
          <Stage interview={interview} />
          <aside
            className={cn(
              '-m-1 p-1',
              isOver ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : 'lg:sticky-column-6 lg:overflow-y-auto',
            )}
          >
            <Tabs label={notesMessages.views} tabs={views} />
          </aside>
        </div>
      )}
    </div>
  );
}
