import { SKILL_LABELS, SKILLS, type Skill } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { feedbackField, groupByQuote, scoreField } from '@greenroom/contract/scores';
import { cn } from '~/lib/class-names.ts';
import { Quotes } from '~/ui/quoted-remarks.tsx';
import { resultMessages } from './messages.ts';

function SkillRow({ skill, feedback }: { skill: Skill; feedback: FeedbackEntry }) {
  const score = feedback.skillsScore[scoreField(skill)];
  const text = feedback.skillsFeedback[feedbackField(skill)];
  return (
    <li className="break-inside-avoid border-line border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h5 className="font-semibold text-ink">{SKILL_LABELS[skill]}</h5>
        <span
          className={cn('shrink-0 tabular-nums', score === null ? 'text-ink-faint text-sm' : 'font-semibold text-ink')}
        >
          {score === null ? resultMessages.feedback.notShown : resultMessages.summary.outOf(score)}
        </span>
      </div>
      {text && <p className="mt-1">{text}</p>}
      <Quotes
        remarks={groupByQuote(feedback.evidence.filter((one) => one.skill === skill))}
        hear={resultMessages.feedback.hear}
      />
    </li>
  );
}

/** Communication to Leadership, each with its score, its words and what it rests on. */
export const SkillList = ({ feedback }: { feedback: FeedbackEntry }) => (
  <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
    {SKILLS.map((skill) => (
      <SkillRow key={skill} skill={skill} feedback={feedback} />
    ))}
  </ul>
);
