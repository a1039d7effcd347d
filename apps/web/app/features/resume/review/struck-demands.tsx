import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { reviewMessages } from './messages.ts';
import { restoreDemand, useReviewStore } from './review-store.ts';

const words = reviewMessages.result.demand;

/** The demands that the person struck, each with a way back. Nothing where none is struck. */
export function StruckDemands() {
  const struck = useReviewStore((store) => store.adjustments.struck);
  if (struck.length === 0) return null;
  return (
    <Card tone="flat">
      <CardHeader level={3} title={words.struck} description={words.struckLead} />
      <ul className="flex flex-wrap gap-2">
        {struck.map((name) => (
          <li key={name}>
            <Button
              variant="outline"
              size="sm"
              aria-label={words.of(words.restore, name)}
              onClick={() => restoreDemand(name)}
            >
              <s>{name}</s> {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
