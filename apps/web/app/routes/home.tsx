import { greetingName } from '@greenroom/contract/profile-names';
import { Suspense } from 'react';
import { useSession } from '~/api/session-store.ts';
import { Greeting } from '~/features/home/greeting.tsx';
import { MemberSection } from '~/features/home/member-section.tsx';
import { homeMessages } from '~/features/home/messages.ts';
import { usePaymentNotice } from '~/features/home/use-payment-notice.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { HomeLanding, LaunchPanel, MemberHome, OpenDoor, Showcase, ToolCards } from './home-parts.tsx';

export const ErrorBoundary = RouteError;

/** Constant elements: a part that is rendered again before its code has arrived, as when the session is restored, would disappear for a moment. */
const DOOR = (
  <Suspense>
    <OpenDoor className="mx-auto hidden w-full max-w-[31rem] md:block" />
  </Suspense>
);
const LANDING = (
  <Suspense>
    <HomeLanding />
  </Suspense>
);
const TOOLS = (
  <Suspense fallback={<div className="min-h-72" />}>
    <ToolCards />
  </Suspense>
);
const LAUNCH = (
  <Suspense fallback={<div className="min-h-80" />}>
    <LaunchPanel />
  </Suspense>
);
const SHOWCASE = (
  <Suspense fallback={<div className="min-h-dvh" />}>
    <Showcase />
  </Suspense>
);

export default function Home() {
  usePaymentNotice();
  const profile = useSession((state) => state.profile);
  return (
    <div className="shell pt-10 pb-8 sm:pt-14">
      <div className="grid items-end gap-x-8 md:grid-cols-[6fr_5fr]">
        <div className="pb-10 sm:pb-14">
          <Greeting
            words={homeMessages.greeting}
            name={greetingName(profile)}
            className="font-semibold text-accent-ink text-lg"
          />
          <h1 tabIndex={-1} className="mt-3 max-w-xl text-4xl">
            {homeMessages.tagline}
          </h1>
          <p className="mt-5 max-w-lg text-ink-soft text-lg">
            {homeMessages.lead} {profile === null && homeMessages.free}
          </p>
          <div className="mt-7 actions">
            <ButtonLink to="/interview/prepare" size="lg">
              {homeMessages.begin}
            </ButtonLink>
            {profile === null && (
              <ButtonAnchor href="#live-support" variant="outline" size="lg">
                {homeMessages.look}
              </ButtonAnchor>
            )}
          </div>
        </div>
        {DOOR}
      </div>
      {LANDING}
      {profile !== null && (
        <MemberSection>
          <MemberHome />
        </MemberSection>
      )}
      {TOOLS}
      {LAUNCH}
      {profile === null && SHOWCASE}
    </div>
  );
}
