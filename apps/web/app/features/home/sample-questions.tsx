import { feedbackField, groupByQuote, scoreField } from '@greenroom/contract/scores';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge } from '~/ui/badge.tsx';
import { Disclosure } from './disclosure.tsx';
import {
  SAMPLE_FEEDBACK,
  SAMPLE_SKILL_LABELS,
  SAMPLE_SKILLS,
  type SampleFeedbackItem,
} from './sample-interview-data.ts';
import { formatScore } from './sample-scores.ts';
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

/** The skills that the answer shows: of others the coach says nothing. */
function SkillFeedback({ item }: { item: SampleFeedbackItem }) {
  const shown = SAMPLE_SKILLS.flatMap((skill) => {
    const score = item.skillsScore[scoreField(skill)];
    return score === null ? [] : [{ skill, score, text: item.skillsFeedback[feedbackField(skill)] }];
  });
  return (
    <details className="group/more lg:col-start-1">
      <summary className="flex min-h-9 w-fit list-none items-center rounded-sm font-semibold text-accent-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{words.showMore}</span>
        <span className="hidden group-open/more:inline">{words.showLess}</span>
      </summary>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {shown.map(({ skill, score, text }) => (
          <div key={skill}>
            <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink text-sm">
              {SAMPLE_SKILL_LABELS[skill]}
              <span className="text-ink-faint tabular-nums">
                <Score score={formatScore(score)} />
              </span>
            </dt>
            {text && <dd className="mt-1 text-sm">{text}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the coach says of an answer: in a sentence, of its quotes, and what to do next time. */
function Remarks({ item }: { item: SampleFeedbackItem }) {
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <p className="font-semibold text-ink text-sm">{words.feedback}</p>
      {item.feedback && <p className="mt-1">{item.feedback}</p>}
      {item.remarks.length > 0 && (
        <ul className="mt-3 grid gap-2.5">
          {groupByQuote(item.remarks).map(({ quote, comments }) => (
            <li key={quote} className="border-line border-l-3 pl-3 text-sm">
              <q>{quote}</q>
              <span className="block font-semibold text-ink">{comments.join(' ')}</span>
            </li>
          ))}
        </ul>
      )}
      {item.nextSteps.map((step) => (
        <p key={step} className="mt-2 flex items-start gap-2.5">
          <ArrowRight aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-ink" />
          {step}
        </p>
      ))}
    </div>
  );
}

/** Three answers as they come back from the interviewer: the transcript, its feedback and the score. */
export function SampleQuestions() {
  return (
    <div className="drawn-in-turn [--turn:3] [--height:74rem] sm:[--height:46rem] lg:[--height:33rem]">
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
                <Score score={formatScore(item.score)} />
              </Badge>
            }
          >
            <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-3">
              <div>
                <p className="font-semibold text-ink text-sm">{words.answer}</p>
                <blockquote className="mt-1 border-line border-l-3 pl-4">{item.answer}</blockquote>
              </div>
              <Remarks item={item} />
              <SkillFeedback item={item} />
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
