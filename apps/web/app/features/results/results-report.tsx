import './results.css';
import type { Skill } from '@greenroom/contract/constants';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, Suspense } from 'react';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { DoorNotice } from '~/ui/door-notice.tsx';
import { latePart } from '~/ui/late-part.ts';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { type AnsweredQuestion, answeredQuestions } from './answered-question.ts';
import { resultMessages } from './messages.ts';
import { ScoreChart } from './result-chart.tsx';
import { ResultOutlook } from './result-outlook.tsx';
import { useInterviewDetail } from './result-queries.ts';
import { ResultSummary } from './result-summary.tsx';

/** Below the first view. */
const AnswerList = latePart(async () => (await import('./answer-list.tsx')).AnswerList);
const InterviewCurve = latePart(async () => (await import('./interview-curve.tsx')).InterviewCurve);

/** The heading with the ways out. Printing is offered once there is something to print. */
function Heading({ canPrint }: { canPrint: boolean }) {
  return (
    <div className="pt-8 pb-6 sm:pt-10">
      <TextLink to="/dashboard" data-print="hide" className="inline-flex min-h-6 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden className="size-4.5" />
        {resultMessages.toDashboard}
      </TextLink>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <h1 tabIndex={-1} className="text-3xl">
          {resultMessages.title}
        </h1>
        {canPrint && (
          <Button variant="outline" data-print="hide" onClick={() => window.print()}>
            <Printer aria-hidden />
            {resultMessages.print}
          </Button>
        )}
      </div>
    </div>
  );
}

const ReportSkeleton = () => (
  <LoadingRegion label={resultMessages.loading}>
    <Skeleton isCard className="h-40" />
    <Skeleton isCard className="mt-5 h-96" />
    <Skeleton isCard className="mt-10 h-14" />
    <Skeleton isCard className="mt-3 h-14" />
    <Skeleton isCard className="mt-3 h-14" />
  </LoadingRegion>
);

/** One question again, all of the interview, new ones that aim at a skill, or new ones for the role. */
export type Again = { question: string } | { skill: Skill } | 'same' | 'role';

type FromOutside = {
  onPractise: (detail: InterviewDetail, again: Again) => void;
  /** How the answer to a question sounded; nothing for a typed one. */
  soundOf: (asked: AnsweredQuestion) => ReactNode;
  attemptsOf: (asked: AnsweredQuestion) => ReactNode;
  /** How it was said is shown, also of answers that were measured before the person switched it off. */
  isDeliveryShown: boolean;
};

function Report({ detail, onPractise, ...shown }: FromOutside & { detail: InterviewDetail }) {
  const questions = answeredQuestions(detail);
  if (!questions) {
    return (
      <Alert title={resultMessages.unfinished.title} isLive={false}>
        {resultMessages.unfinished.lead}
      </Alert>
    );
  }
  return (
    <>
      <ResultSummary detail={detail} />
      <ResultOutlook
        questions={questions}
        onPractise={() => onPractise(detail, 'role')}
        onPractiseSame={() => onPractise(detail, 'same')}
        onPractiseQuestion={(question) => onPractise(detail, { question })}
        onPractiseSkill={(skill) => onPractise(detail, { skill })}
      />
      <div className="grid grid-cols-1 gap-5 *:only:col-span-full lg:grid-cols-2">
        <ScoreChart interviewId={detail._id} selfRatings={questions.map(({ selfRating }) => selfRating)} />
        <Suspense fallback={<Skeleton isCard className="min-h-80" />}>
          <InterviewCurve interviewId={detail._id} />
        </Suspense>
      </div>
      <Suspense fallback={<Skeleton isCard className="mt-10 h-96" />}>
        <AnswerList questions={questions} {...shown} onPractise={(question) => onPractise(detail, { question })} />
      </Suspense>
    </>
  );
}

function Failure({ error, retry }: { error: Error; retry: ReactNode }) {
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'invalid_request');
  return (
    <DoorNotice
      isLeaning
      role="alert"
      title={resultMessages.error}
      lead={isGone ? resultMessages.notThere : messageOf(error)}
      actions={
        <>
          {!isGone && retry}
          <ButtonLink to="/dashboard" variant={isGone ? 'default' : 'outline'}>
            {resultMessages.toDashboard}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The results of one interview: on the screen, and as a clean report on paper. */
export function ResultsReport({ interviewId, ...outside }: FromOutside & { interviewId: string }) {
  const { data, error, refetch, isFetching } = useInterviewDetail(interviewId);
  if (!data && error) {
    return (
      <Failure
        error={error}
        retry={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {resultMessages.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div data-report className="shell pb-12">
      <Heading canPrint={data?.interviewState === 'completed'} />
      {data && <Report detail={data} {...outside} />}
      {!data && <ReportSkeleton />}
    </div>
  );
}
