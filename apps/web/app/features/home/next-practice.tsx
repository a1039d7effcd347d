import { SKILL_LABELS, type Skill } from '@greenroom/contract/constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '~/api/client.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useQuota } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';
import { formatScore } from '~/lib/format.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { lastInterviewsOptions } from './last-interviews.tsx';
import { CardFailed, CardLoading, MemberCard } from './member-card.tsx';
import { memberMessages, SKILL_TIPS } from './member-messages.ts';
import { weakestSkill } from './weakest-skill.ts';

const { next: words } = memberMessages;

type Weakest = ReturnType<typeof weakestSkill>;

function Advice({ weakest, children }: { weakest: Weakest; children: ReactNode }) {
  return (
    <>
      <p className="font-bold text-2xl">{weakest ? SKILL_LABELS[weakest.skill] : words.first}</p>
      {weakest && <p className="mt-1 text-ink-faint text-sm">{words.score(formatScore(weakest.score))}</p>}
      <p className="mt-4 mb-6 text-ink-soft">{weakest ? SKILL_TIPS[weakest.skill] : words.firstTip}</p>
      <div className="mt-auto grid justify-items-start gap-3">{children}</div>
    </>
  );
}

type StartProps = { weakest: Weakest; onPractise: () => void };

const Start = ({ weakest, onPractise }: StartProps) => (
  <>
    {weakest && <p className="text-ink-soft text-sm">{words.lead(SKILL_LABELS[weakest.skill])}</p>}
    <Button onClick={onPractise}>{weakest ? words.practise(SKILL_LABELS[weakest.skill]) : words.start}</Button>
  </>
);

/** Without an interview left, a way to more and what can be read in the meantime. */
const NoneLeft = ({ lastResult }: { lastResult: string | undefined }) => (
  <>
    <p className="text-ink-soft text-sm">{words.noneLeft}</p>
    <div className="actions">
      <ButtonLink to="/upgrade">{words.getMore}</ButtonLink>
      {lastResult && (
        <ButtonLink to={`/interviews/${lastResult}/result`} variant="outline">
          {words.lastResults}
        </ButtonLink>
      )}
    </div>
  </>
);

type NextPracticeProps = { onPractise: (skill: Skill | null, lastRole: string | null) => void };

/** The weakest of the six skills over all that was scored, what to try about it, and an interview that aims at it. */
export function NextPractice({ onPractise }: NextPracticeProps) {
  const userId = useUserId();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.skillRadar(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('getFeedbackRadar', { params: { user_id: userId }, signal }),
  });
  const last = useQuery(lastInterviewsOptions(userId));
  const quota = useQuota();
  const hasNoneLeft = useArePaymentsOn() === true && quota.data?.availableInterviews === 0;
  const interviews = last.data?.interviews ?? [];
  const weakest = data ? weakestSkill(data) : null;
  return (
    <MemberCard title={words.heading}>
      {data && (
        <Advice weakest={weakest}>
          {hasNoneLeft ? (
            <NoneLeft lastResult={interviews.find(({ interviewState }) => interviewState === 'completed')?._id} />
          ) : (
            // Prepare opens with the last role, so that the skill can be practised at once.
            <Start
              weakest={weakest}
              onPractise={() => onPractise(weakest?.skill ?? null, interviews[0]?.jobName ?? null)}
            />
          )}
        </Advice>
      )}
      {!data && (error ? <CardFailed message={words.failed} onRetry={() => void refetch()} /> : <CardLoading />)}
    </MemberCard>
  );
}
