import type { Skill } from '@greenroom/contract/constants';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { useUserId } from '~/api/query-user.ts';
import { LastInterviews } from '~/features/home/last-interviews.tsx';
import { CardLoading, MemberCard } from '~/features/home/member-card.tsx';
import { memberMessages } from '~/features/home/member-messages.ts';
import { NextPractice } from '~/features/home/next-practice.tsx';
import { practiseQuestions, practiseSkill } from '~/features/interview/prepare-again.ts';
import { resumeInterview } from '~/features/interview/resume-interview.ts';
import { practiceMessages } from '~/features/practice/messages.ts';
import { QuotaSummary } from '~/features/quota/quota-summary.tsx';
import { latePart } from '~/ui/late-part.ts';
import { TextLink } from '~/ui/text-link.tsx';
import { showToast } from '~/ui/toast.ts';

const words = memberMessages;
const Today = latePart(async () => (await import('~/features/practice/today.tsx')).Today);

/** The part of Home for signed-in users; fetched only for them. */
export function MemberHome() {
  const arePaymentsOn = useArePaymentsOn();
  const navigate = useNavigate();
  const userId = useUserId() ?? '';
  const continueWith = async (interviewId: string) => {
    try {
      const detail = await call('getInterview', { params: { user_id: userId, interview_id: interviewId } });
      await navigate(resumeInterview(detail));
    } catch (error) {
      showToast({ title: words.last.continueFailed, description: messageOf(error), tone: 'error' });
    }
  };
  const practise = (skill: Skill | null, lastRole: string | null) =>
    void navigate(
      skill === null ? '/interview/prepare' : practiseSkill(lastRole === null ? null : { jobName: lastRole }, skill),
    );
  const practiseAgain = (jobName: string, questions: string[]) =>
    void navigate(practiseQuestions({ jobName }, questions));
  return (
    <QueryScope>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <NextPractice onPractise={practise} />
        <LastInterviews onContinue={(interviewId) => void continueWith(interviewId)} />
        <MemberCard title={practiceMessages.today.heading}>
          <Suspense fallback={<CardLoading />}>
            <Today onPractise={practiseAgain} />
          </Suspense>
        </MemberCard>
        <MemberCard
          title={words.left.heading}
          action={arePaymentsOn && <TextLink to="/upgrade">{words.left.more}</TextLink>}
        >
          <QuotaSummary />
        </MemberCard>
      </div>
    </QueryScope>
  );
}
