import type { Skill } from '@greenroom/contract/constants';
import type { Story, StoryMatches, StoryMatchRequest } from '@greenroom/contract/stories';
import { newId } from '@greenroom/contract/uuid';
import { skipToken, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { readLocal, removeLocal, writeLocal } from '~/lib/browser-storage.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { currentOwner, keepForOwner } from './owned-stores.ts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { useUserId } from './query-user.ts';
import { currentUserId } from './session-store.ts';

export type { Story };
/** The contract's limits as plain values: its file brings zod. */
export const STORY_LIMITS = { title: 120, text: 4000, question: 2000 } as const;

type Device = { owner: string; stories: Story[] };
const empty = (): Device => ({ owner: currentOwner(), stories: [] });

/** Stories of a visitor. They stay in this browser, and move to the account of the person who signs in. */
const useDevice = create<Device>()(
  persist(empty, {
    name: 'greenroom-stories',
    storage: createJSONStorage<Device>(() => ({ getItem: readLocal, setItem: writeLocal, removeItem: removeLocal })),
  }),
);
keepForOwner({
  readOwner: () => useDevice.getState().owner,
  adopt: (owner) => useDevice.setState({ owner }),
  reset: () => useDevice.setState(empty()),
});

const withoutId = ({ id: _, savedAt: __, ...fields }: Story) => fields;
const removeFromDevice = (id: string) =>
  useDevice.setState(({ stories }) => ({ stories: stories.filter((story) => story.id !== id) }));

/** Those of a visitor who has signed in become the account's. One that the account refuses stays here. */
async function moveToAccount(userId: string): Promise<void> {
  for (const story of useDevice.getState().stories.toReversed()) {
    try {
      await call('saveStory', { params: { user_id: userId, story_id: story.id }, body: withoutId(story) });
      removeFromDevice(story.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** Several parts of a screen read them. */
const FRESH_MS = 60_000;

async function loadStories(userId: string, signal: AbortSignal): Promise<{ stories: Story[] }> {
  await moveToAccount(userId);
  return call('listStories', { params: { user_id: userId }, signal });
}

/** The person's stories, newest first: of the account, or of this browser without one. */
export function useStories(): { stories: readonly Story[]; isFailed: boolean; isOnDevice: boolean } {
  const userId = useUserId();
  const onDevice = useDevice((state) => state.stories);
  const { data, isError } = useQuery(
    {
      queryKey: queryKeys.stories(userId),
      queryFn: userId === null ? skipToken : ({ signal }) => loadStories(userId, signal),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
  return {
    stories: userId === null ? onDevice : (data?.stories ?? []),
    isFailed: isError,
    isOnDevice: userId === null,
  };
}

type NewStory = Pick<Story, 'title' | 'text' | 'question' | 'skills' | 'interviewId'>;

/** A story that is not saved yet. It goes with its interview unless the person wants it to stay. */
export const newStory = (fields: NewStory): Story => ({
  ...fields,
  id: newId(),
  title: fields.title.slice(0, STORY_LIMITS.title),
  text: fields.text.slice(0, STORY_LIMITS.text),
  question: fields.question.slice(0, STORY_LIMITS.question),
  outlivesInterview: fields.interviewId === null,
  savedAt: new Date().toISOString(),
});

const refetchStories = () => queryClient.invalidateQueries({ queryKey: queryKeys.stories(currentUserId()) });

/** @throws ApiError */
export async function saveStory(story: Story): Promise<void> {
  const userId = currentUserId();
  if (userId === null) {
    const { stories } = useDevice.getState();
    const isKnown = stories.some(({ id }) => id === story.id);
    const next = isKnown ? stories.map((one) => (one.id === story.id ? story : one)) : [story, ...stories];
    useDevice.setState({ owner: currentOwner(), stories: next });
    return;
  }
  await call('saveStory', { params: { user_id: userId, story_id: story.id }, body: withoutId(story) });
  await refetchStories();
}

/** @throws ApiError */
export async function deleteStory(id: string): Promise<void> {
  const userId = currentUserId();
  if (userId === null) {
    removeFromDevice(id);
    return;
  }
  await call('deleteStory', { params: { user_id: userId, story_id: id } });
  await refetchStories();
}

export type StoryMatch = { story: Story; skill: Skill | null };

async function match(request: StoryMatchRequest, signal: AbortSignal): Promise<StoryMatches> {
  return call('matchStories', { body: request, signal });
}

/** The story that surely fits each need, by the need's text. Empty without stories, and where the server cannot tell. */
export function useStoryMatches(
  kind: StoryMatchRequest['needs'][number]['kind'],
  texts: readonly string[],
): ReadonlyMap<string, StoryMatch> {
  const { stories } = useStories();
  const userId = useUserId();
  const needs = [...new Set(texts)].slice(0, MOST_NEEDS).map((text) => ({ kind, text }));
  const told = stories.map(({ id, question, text, skills }) => ({ id, question, text, skills }));
  const isWanted = needs.length > 0 && told.length > 0;
  const { data } = useQuery(
    {
      queryKey: queryKeys.storyMatches(userId, [needs, told]),
      queryFn: isWanted ? ({ signal }) => match({ needs, stories: told }, signal) : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return new Map(
    (data?.matches ?? []).flatMap(({ need, storyId, skill }) => {
      const story = stories.find(({ id }) => id === storyId);
      const text = needs[need]?.text;
      return story && text !== undefined ? [[text, { story, skill }]] : [];
    }),
  );
}
const MOST_NEEDS = 40;
