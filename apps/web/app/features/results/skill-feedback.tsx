import { SKILL_LABELS, SKILLS, type Skill } from '@greenroom/contract/constants';
import type { Evidence, FeedbackEntry } from '@greenroom/contract/feedback';
import { feedbackField, groupByQuote, scoreField } from '@greenroom/contract/scores';
import { cn } from '~/lib/class-names.ts';
import { HeardQuote } from '~/ui/heard-words.tsx';
import { resultMessages } from './messages.ts';

/** The words that earned a remark, and the remark. */
export function Quotes({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {groupByQuote(evidence).map(({ quote, comments }) => (
        <li key={quote} className="border-accent border-l-3 pl-4">
          <blockquote dir="auto" className="text-ink italic">
            <HeardQuote quote={quote} hear={resultMessages.feedback.hear}>
              “{quote}”
            </HeardQuote>
          </blockquote>
          <p className="mt-0.5 text-sm">{comments.join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}

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
      <Quotes evidence={feedback.evidence.filter((one) => one.skill === skill)} />
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
