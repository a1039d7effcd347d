import type { ScorePart } from '@greenroom/contract/resume';
import { Badge } from '~/ui/badge.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import { reviewMessages } from './messages.ts';
import { mostToGain } from './skill-group.ts';

const words = reviewMessages.result;
const format = (points: number): string => String(Math.round(points * 10) / 10);

type BreakdownProps = {
  parts: readonly ScorePart[];
  title?: string;
  description?: string;
  isWeakestMarked?: boolean;
};

/** The parts of the score with their points, and what would raise each of them. */
export function Breakdown({
  parts,
  title = words.breakdown,
  description = words.breakdownLead,
  isWeakestMarked = true,
}: BreakdownProps) {
  const best = mostToGain([...parts]);
  return (
    <Card>
      <CardHeader level={3} title={title} description={description} />
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {parts.map((part, index) => (
          <li key={part.name}>
            <Progress
              label={
                <>
                  {part.label}
                  {isWeakestMarked && index === best && (
                    <Badge variant="secondary" className="ml-2">
                      {words.mostToGain}
                    </Badge>
                  )}
                </>
              }
              value={part.points}
              max={part.maxPoints}
              valueText={words.points(Number(format(part.points)), part.maxPoints)}
            />
            {part.advice && <p className="mt-2 text-ink-soft text-sm">{part.advice}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
