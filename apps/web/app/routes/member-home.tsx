import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { LastInterviews } from '~/features/home/last-interviews.tsx';
import { MemberCard } from '~/features/home/member-card.tsx';
import { memberWords } from '~/features/home/member-words.ts';
import { NextPractice } from '~/features/home/next-practice.tsx';
import { QuotaSummary } from '~/features/quota/quota-summary.tsx';
import { TextLink } from '~/ui/text-link.tsx';

const words = memberWords;

/** Home's part for whoever is signed in; fetched only for them. */
export function MemberHome() {
  const arePaymentsOn = useArePaymentsOn();
  return (
    <QueryScope>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
        <NextPractice />
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
