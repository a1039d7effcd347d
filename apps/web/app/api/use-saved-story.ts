import { useState } from 'react';
import { messageOf } from './api-error.ts';
import { newStory, type Story, saveStory, useStories } from './saved-stories.ts';

type Told = Pick<Story, 'text' | 'question' | 'skills' | 'interviewId'>;

/** The saved story of an answer, if there is one, and how to save it. Its title is its question at first. */
export function useSavedStory({ text, question, skills, interviewId }: Told) {
  const { stories, isOnDevice } = useStories();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saved = stories.find((story) => story.question === question && story.interviewId === interviewId);
  const put = async (story: Story) => {
    setIsBusy(true);
    setProblem(null);
    await saveStory(story).catch((error: unknown) => setProblem(messageOf(error)));
    setIsBusy(false);
  };
  return {
    saved,
    isOnDevice,
    isBusy,
    problem,
    save: () => void put(newStory({ title: question, text, question, skills, interviewId })),
    keep: (outlivesInterview: boolean) => saved && void put({ ...saved, outlivesInterview }),
  };
}
