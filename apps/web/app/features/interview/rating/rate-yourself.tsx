import { SELF_RATINGS, type SelfRating, selfRatingMessages } from '~/lib/self-rating.ts';
import { Button } from '~/ui/button.tsx';
import { ratingMessages } from './messages.ts';

type RateYourselfProps = { onRate: (rating: SelfRating) => void; onSkip: () => void };

/** Five levels, one tap: the feedback comes after it. */
export function RateYourself({ onRate, onSkip }: RateYourselfProps) {
  return (
    <fieldset className="grid justify-items-start gap-3 rounded-lg bg-accent-soft p-4">
      <legend className="sr-only">{ratingMessages.question}</legend>
      <p aria-hidden className="font-semibold text-accent-ink">
        {ratingMessages.question} <span className="font-normal">{ratingMessages.lead}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {SELF_RATINGS.map((rating) => (
          <Button key={rating} variant="outline" onClick={() => onRate(rating)}>
            <span className="tabular-nums">{rating}</span> {selfRatingMessages.levels[rating]}
          </Button>
        ))}
      </div>
      <Button variant="link" size="sm" onClick={onSkip}>
        {ratingMessages.skip}
      </Button>
    </fieldset>
  );
}
