import type { ResumeDemand, SkillGroup } from '@greenroom/contract/resume';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { type StoryMatch, useStoryMatches } from '~/api/saved-stories.ts';
import { cn } from '~/lib/class-names.ts';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import { DemandDetails } from './demand-details.tsx';
import { reviewMessages } from './messages.ts';

const words = reviewMessages.result;

/** A real advertisement names dozens: the card shows these first. */
const SHOWN_AT_FIRST = 8;

type SkillRowProps = {
  skill: SkillGroup['skills'][number];
  demand: ResumeDemand | undefined;
  match: StoryMatch | undefined;
  isFolded: boolean;
};

/** The sign and the words for each score of a skill. */
const MARKS = {
  '1/1': { Icon: Check, className: 'bg-success-soft text-success-ink', text: words.present },
  '?/1': { Icon: CircleQuestionMark, className: 'bg-fill text-ink-soft', text: words.unclear },
  '0/1': { Icon: X, className: 'bg-danger-soft text-danger-ink', text: words.absent },
} as const;

function SkillLine({ skill: { name, score } }: Pick<SkillRowProps, 'skill'>) {
  const { Icon, className, text } = MARKS[score];
  return (
    <>
      <span className={cn('grid size-6 shrink-0 place-items-center rounded-full', className)}>
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{text}</span>
      </span>
      <span className="min-w-0 flex-1 font-medium">{name}</span>
      <span className="text-ink-faint text-sm tabular-nums">{score}</span>
    </>
  );
}

/** A skill with its tick or cross; where the review says why, it opens to the sentence that asks and the line that shows. */
function SkillRow({ skill, demand, match, isFolded }: SkillRowProps) {
  if (demand === undefined) {
    return (
      <li className={cn('flex items-center gap-3 py-2', isFolded && 'hidden print:flex')}>
        <SkillLine skill={skill} />
      </li>
    );
  }
  return (
    <li className={cn(isFolded && 'hidden print:list-item')}>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-sm py-2 [&::-webkit-details-marker]:hidden">
          <SkillLine skill={skill} />
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
            data-print="hide"
          />
        </summary>
        <DemandDetails demand={demand} match={match} />
      </details>
    </li>
  );
}

type SkillCardProps = { group: SkillGroup; demands?: readonly ResumeDemand[]; emptyText: string };

/** A group of skills: how many of them the resume shows, and each with a tick or a cross. */
export function SkillCard({ group, demands = [], emptyText }: SkillCardProps) {
  const { name, total, missing, unclear, skills } = group;
  const shown = total - missing - unclear;
  const [isWhole, setIsWhole] = useState(false);
  const missed = demands.filter(({ state }) => state === 'missing' || state === 'unclear');
  const matches = useStoryMatches(
    'demand',
    missed.map((demand) => demand.name).filter((one) => skills.some((skill) => skill.name === one)),
  );
  return (
    <Card>
      <CardHeader
        level={3}
        title={name}
        action={
          total > 0 && (
            <p className="pt-1 text-ink-soft text-sm tabular-nums">{words.counts(total, missing, unclear)}</p>
          )
        }
      />
      {total === 0 ? (
        <p className="text-ink-soft">{emptyText}</p>
      ) : (
        <>
          <Progress label={name} isLabelHidden value={shown} max={total} valueText={words.shown(shown, total)} />
          <ul className="mt-3 divide-y divide-line">
            {skills.map((skill, index) => (
              <SkillRow
                key={skill.name}
                skill={skill}
                demand={demands.find((demand) => demand.name === skill.name)}
                match={matches.get(skill.name)}
                isFolded={!isWhole && index >= SHOWN_AT_FIRST}
              />
            ))}
          </ul>
          {skills.length > SHOWN_AT_FIRST && (
            <Button
              variant="tertiary"
              size="sm"
              className="mt-3"
              data-print="hide"
              aria-expanded={isWhole}
              aria-label={words.of(isWhole ? words.showFewer : words.showAll(skills.length), name)}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? words.showFewer : words.showAll(skills.length)}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
