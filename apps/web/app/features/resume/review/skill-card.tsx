import type { SkillGroup } from '@greenroom/contract/resume';
import { Check, X } from 'lucide-react';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import { reviewWords } from './words.ts';

const words = reviewWords.result;

function SkillRow({ skill }: { skill: SkillGroup['skills'][number] }) {
  const { name, score, isCompleted } = skill;
  return (
    <li className="flex items-center gap-3 py-2">
      <span
        className={
          isCompleted
            ? 'grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success-ink'
            : 'grid size-6 shrink-0 place-items-center rounded-full bg-danger-soft text-danger-ink'
        }
      >
        {isCompleted ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
        <span className="sr-only">{isCompleted ? words.present : words.absent}</span>
      </span>
      <span className="min-w-0 flex-1 font-medium">{name}</span>
      <span className="text-ink-faint text-sm tabular-nums">{score}</span>
    </li>
  );
}

/** A group of skills: how many of them the resume shows, and each with a tick or a cross. */
export function SkillCard({ group, emptyText }: { group: SkillGroup; emptyText: string }) {
  const { name, total, missing, skills } = group;
  return (
    <Card>
      <CardHeader
        level={3}
        title={name}
        action={total > 0 && <p className="pt-1 text-ink-soft text-sm tabular-nums">{words.counts(total, missing)}</p>}
      />
      {total === 0 ? (
        <p className="text-ink-soft">{emptyText}</p>
      ) : (
        <>
          <Progress
            label={name}
            isLabelHidden
            value={total - missing}
            max={total}
            valueText={words.shown(total - missing, total)}
          />
          <ul className="mt-3 divide-y divide-line">
            {skills.map((skill) => (
              <SkillRow key={skill.name} skill={skill} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
