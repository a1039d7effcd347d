import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { useId } from 'react';
import { useSavedStory } from '~/api/use-saved-story.ts';
import { type FoundStory, findStory } from '~/lib/find-story.ts';
import { SaveStory } from '~/ui/save-story.tsx';

type Told = { interviewId: string; question: string; answer: string };

function OfferToSave({ interviewId, question, found }: Omit<Told, 'answer'> & { found: FoundStory }) {
  const id = useId();
  const { text, skills, isPart } = found;
  const { saved = null, save, keep, ...rest } = useSavedStory({ interviewId, question, text, skills });
  return <SaveStory id={id} saved={saved} isPart={isPart} onSave={save} onKeep={keep} {...rest} />;
}

/** Offers to save an answer as a story where it, or a part of it, is worth telling again. */
export function KeepStory({ entry, answer, ...told }: Told & { entry: FeedbackEntry }) {
  const found = findStory({
    answer,
    score: entry.overallScorePerResponse,
    skillsScore: entry.skillsScore,
    quotes: entry.evidence.map(({ quote }) => quote),
    hasConcern: (entry.concerns ?? []).length > 0,
  });
  return found && <OfferToSave {...told} found={found} />;
}
