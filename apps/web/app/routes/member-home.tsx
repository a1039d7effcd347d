import { useNavigate } from 'react-router';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { LastInterviews } from '~/features/home/last-interviews.tsx';
import { MemberCard } from '~/features/home/member-card.tsx';
import { memberWords } from '~/features/home/member-words.ts';
import { NextPractice } from '~/features/home/next-practice.tsx';
import { prepareAgain } from '~/features/interview/prepare-again.ts';
import { QuotaSummary } from '~/features/quota/quota-summary.tsx';
import { TextLink } from '~/ui/text-link.tsx';

const words = memberWords;

/** Home's part for whoever is signed in; fetched only for them. */
export function MemberHome() {
  const arePaymentsOn = useArePaymentsOn();
  const navigate = useNavigate();
  const practise = (lastRole: string | null) =>
    void navigate(
      lastRole === null
        ? '/interview/prepare'
        : prepareAgain({ jobName: lastRole, typeOfQuestionsAsked: 'Behavioral' }),
    );
  return (
    <QueryScope>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
        <NextPractice onPractise={practise} />
        <LastInterviews />
        <div className="grid md:col-span-2 lg:col-span-1">
          <MemberCard
            title={words.left.heading}
            action={arePaymentsOn && <TextLink to="/upgrade">{words.left.more}</TextLink>}
          >
            <QuotaSummary />
          </MemberCard>
        </div>
      </div>
    </QueryScope>
  );
}
