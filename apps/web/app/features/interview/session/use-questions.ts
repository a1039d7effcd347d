import { QUESTIONS_BY_HEADER, ROLE_TITLE_HEADER } from '@greenroom/contract/constants';
import { useCallback, useEffect, useState } from 'react';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { callWithHeaders } from '~/api/client.ts';
import { sessionMessages } from '../messages.ts';
import { askedOf, rememberAsked } from '../state/asked-questions.ts';
import { type Interview, type QuestionsOrigin, takeQuestions } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';

class NoQuestions extends Error {}

/** `isLimit`: the address has used up its day, which an account does not share. */
export type QuestionsProblem = { text: string; isLimit: boolean };

async function fetchQuestions(interview: Interview, signal: AbortSignal): Promise<void> {
  const { id, roleName, roleDescription, options, skill } = interview;
  const { data: questions, headers } = await callWithHeaders('generateQuestions', {
    body: {
      roleInformation: { roleName, roleDescription },
      interviewInformation: {
        interviewId: id,
        askedBefore: askedOf(roleName),
        ...(skill && { skill }),
        interviewData: { state: '', interviewResponses: [], interviewOptions: options },
      },
    },
    signal,
  });
  if (questions.length === 0) throw new NoQuestions();
  rememberAsked(roleName, questions);
  changeInterview(id, (current) => takeQuestions(current, questions, originOf(headers)));
}

function originOf(headers: Headers): QuestionsOrigin {
  return {
    isStandIn: headers.get(QUESTIONS_BY_HEADER) === 'built-in-coach-standing-in',
    isTitleUnknown: headers.get(ROLE_TITLE_HEADER) === 'unknown',
  };
}

/** Fetches the questions once, on entry; leaving cancels. Answers what went wrong, if anything, and the way to try again. */
export function useQuestions(interview: Interview): { problem: QuestionsProblem | null; retry: () => void } {
  const [problem, setProblem] = useState<QuestionsProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isNeeded = interview.turns.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the setup of an interview does not change while it has its id
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    setProblem(null);
    fetchQuestions(interview, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted)
        setProblem({
          text: error instanceof NoQuestions ? sessionMessages.noQuestions : messageOf(error),
          isLimit: hasCode(error, 'rate_limited'),
        });
    });
    return () => leaving.abort();
  }, [interview.id, isNeeded, attempt]);

  return { problem, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
