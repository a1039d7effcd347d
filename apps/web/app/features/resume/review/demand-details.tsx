import type { ResumeDemand } from '@greenroom/contract/resume';
import { useId } from 'react';
import type { StoryMatch } from '~/api/saved-stories.ts';
import { Button } from '~/ui/button.tsx';
import { Input } from '~/ui/input.tsx';
import { StoryOffer } from '~/ui/story-offer.tsx';
import { reviewMessages } from './messages.ts';
import { strikeDemand, tickDemand, untickDemand, useReviewStore } from './review-store.ts';

const words = reviewMessages.result.demand;

/** Where a demand comes from and what shows it, and what the person can say of it. */
export function DemandDetails({ demand, match }: { demand: ResumeDemand; match?: StoryMatch | undefined }) {
  const { name, sentence, line, state } = demand;
  const where = useReviewStore((store) => store.adjustments.ticked[name]);
  const fieldId = useId();
  const isTicked = where !== undefined;
  return (
    <div className="grid gap-3 pb-3 pl-9 text-sm">
      {sentence && <Quote label={words.askedIn} text={sentence} />}
      {line && !isTicked && <Quote label={words.lineOf[state]} text={line} />}
      {state === 'unclear' && !line && !isTicked && <p className="text-ink-soft">{words.notClear}</p>}
      {match && !isTicked && (
        <StoryOffer reason={words.told} title={match.story.title} text={match.story.text} show={words.readStory} />
      )}
      {isTicked && (
        <div className="grid gap-1">
          <label htmlFor={fieldId} className="text-ink-soft">
            {words.where}
          </label>
          <Input
            id={fieldId}
            value={where}
            maxLength={200}
            placeholder={words.whereHint}
            onChange={(event) => tickDemand(name, event.target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2" data-print="hide">
        {(state === 'missing' || state === 'unclear') && !isTicked && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.of(words.tick, name)}
            onClick={() => tickDemand(name, '')}
          >
            {words.tick}
          </Button>
        )}
        {isTicked && (
          <Button
            variant="tertiary"
            size="sm"
            aria-label={words.of(words.untick, name)}
            onClick={() => untickDemand(name)}
          >
            {words.untick}
          </Button>
        )}
        <Button
          variant="tertiary"
          size="sm"
          aria-label={words.of(words.strike, name)}
          onClick={() => strikeDemand(name)}
        >
          {words.strike}
        </Button>
      </div>
    </div>
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-ink-soft">{label}</p>
      <blockquote dir="auto" className="mt-1 break-words border-line-strong border-l-2 pl-3">
        {text}
      </blockquote>
    </div>
  );
}
