import { Badge } from '~/ui/badge.tsx';
import { Disclosure } from './disclosure.tsx';
import {
  SAMPLE_FEEDBACK,
  SAMPLE_SKILL_LABELS,
  SAMPLE_SKILLS,
  type SampleFeedbackItem,
} from './sample-interview-data.ts';
import { formatScore, overallOf } from './sample-scores.ts';
import { showcaseMessages } from './showcase-messages.ts';

const words = showcaseMessages.interview;

function Score({ score }: { score: string }) {
  return (
    <>
      <span className="sr-only">{words.outOfFive(score)}</span>
      <span aria-hidden>{words.shortOutOfFive(score)}</span>
    </>
  );
}

function SkillFeedback({ item }: { item: SampleFeedbackItem }) {
  return (
    <details className="group/more mt-4">
      <summary className="flex min-h-9 w-fit list-none items-center rounded-sm font-semibold text-accent-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{words.showMore}</span>
        <span className="hidden group-open/more:inline">{words.showLess}</span>
      </summary>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {SAMPLE_SKILLS.map((skill) => (
          <div key={skill}>
            <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
              {SAMPLE_SKILL_LABELS[skill]}
              <span className="text-ink-faint tabular-nums">
                <Score score={String(item.Score[skill])} />
              </span>
            </dt>
            <dd className="mt-1 text-sm">{item.Feedback.behavioural_skills[skill]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Three answers as they come back from the interviewer: the transcript, its feedback and the score. */
export function SampleQuestions() {
  return (
    <div className="drawn-in-turn [--turn:3] [--height:62rem] sm:[--height:43rem] lg:[--height:31rem]">
      <h4 className="text-xl">{words.questionsTitle}</h4>
      <div className="mt-4 grid gap-3">
        {SAMPLE_FEEDBACK.map((item, index) => (
          <Disclosure
            key={item.question}
            level={5}
            isOpen={index === 0}
            title={item.question}
            aside={
              <Badge variant="secondary">
                <Score score={formatScore(overallOf(item.Score))} />
              </Badge>
            }
          >
            <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[3fr_2fr]">
              <div>
                <p className="font-semibold text-ink text-sm">{words.answer}</p>
                <blockquote className="mt-1 border-line border-l-3 pl-4">{item.answer}</blockquote>
              </div>
              <div>
                <p className="font-semibold text-ink text-sm">{words.feedback}</p>
                <p className="mt-1">{item.Feedback.overall_impression}</p>
              </div>
            </div>
            <SkillFeedback item={item} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
