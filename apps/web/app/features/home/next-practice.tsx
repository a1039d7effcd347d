import { SKILL_LABELS } from '@greenroom/contract/constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { formatScore } from '~/lib/format.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CardFailed, CardLoading, MemberCard } from './member-card.tsx';
import { memberWords, SKILL_TIPS } from './member-words.ts';
import { weakestSkill } from './weakest-skill.ts';

const { next: words } = memberWords;

function Advice({ weakest }: { weakest: ReturnType<typeof weakestSkill> }) {
  return (
    <>
      <p className="font-bold text-2xl">{weakest ? SKILL_LABELS[weakest.skill] : words.first}</p>
      {weakest && <p className="mt-1 text-ink-faint text-sm">{words.score(formatScore(weakest.score))}</p>}
      <p className="mt-4 mb-6 text-ink-soft">{weakest ? SKILL_TIPS[weakest.skill] : words.firstTip}</p>
      <ButtonLink to="/interview/prepare" className="mt-auto self-start">
        {weakest ? words.start : words.startFirst}
      </ButtonLink>
    </>
  );
}

/** The weakest of the six skills over all that was scored, and what to try about it. */
export function NextPractice() {
  const userId = useUserId();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.skillRadar(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('getFeedbackRadar', { params: { user_id: userId }, signal }),
  });
  return (
    <MemberCard title={words.heading}>
      {data && <Advice weakest={weakestSkill(data)} />}
      {!data && (error ? <CardFailed message={words.failed} onRetry={() => void refetch()} /> : <CardLoading />)}
    </MemberCard>
  );
}
