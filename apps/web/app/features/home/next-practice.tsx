import { SKILL_LABELS } from '@greenroom/contract/constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { formatScore } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { lastInterviewsOptions } from './last-interviews.tsx';
import { CardFailed, CardLoading, MemberCard } from './member-card.tsx';
import { memberMessages, SKILL_TIPS } from './member-messages.ts';
import { weakestSkill } from './weakest-skill.ts';

const { next: words } = memberMessages;

type AdviceProps = { weakest: ReturnType<typeof weakestSkill>; onPractise: () => void };

function Advice({ weakest, onPractise }: AdviceProps) {
  return (
    <>
      <p className="font-bold text-2xl">{weakest ? SKILL_LABELS[weakest.skill] : words.first}</p>
      {weakest && <p className="mt-1 text-ink-faint text-sm">{words.score(formatScore(weakest.score))}</p>}
      <p className="mt-4 mb-6 text-ink-soft">{weakest ? SKILL_TIPS[weakest.skill] : words.firstTip}</p>
      {weakest && <p className="mb-3 text-ink-soft text-sm">{words.lead}</p>}
      <Button className="mt-auto self-start" onClick={onPractise}>
        {words.start}
      </Button>
    </>
  );
}

/** The weakest of the six skills over all that was scored, and what to try about it. */
export function NextPractice({ onPractise }: { onPractise: (lastRole: string | null) => void }) {
  const userId = useUserId();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.skillRadar(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('getFeedbackRadar', { params: { user_id: userId }, signal }),
  });
  const last = useQuery(lastInterviewsOptions(userId));
  const weakest = data ? weakestSkill(data) : null;
  // Prepare opens with the last role, so that the skill can be practised at once.
  const practise = () => onPractise((weakest && last.data?.interviews[0]?.jobName) ?? null);
  return (
    <MemberCard title={words.heading}>
      {data && <Advice weakest={weakest} onPractise={practise} />}
      {!data && (error ? <CardFailed message={words.failed} onRetry={() => void refetch()} /> : <CardLoading />)}
    </MemberCard>
  );
}
