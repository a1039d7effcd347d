import { greetingName } from '@greenroom/contract/profile-names';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { logout, signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { ButtonAnchor } from '~/ui/button.tsx';
import { returnPathOf } from './return-state.ts';
import { authWords } from './words.ts';

/** Fetched for members only: a visitor's first view does without its menu and icons. */
const MemberCorner = lazy(async () => ({ default: (await import('./member-corner.tsx')).MemberCorner }));

const neverChanges = () => () => {};
/** False while React takes up a page that was drawn at build: what it draws then has to be the same. */
const useIsTakenUp = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

function SignInLink() {
  const location = useLocation();
  // The build knows neither query nor history, and React does not mend an address that differs from the build's.
  const returnTo = useIsTakenUp() ? returnPathOf(location) : location.pathname;
  return (
    <ButtonAnchor role="button" variant="secondary" size="sm" className="min-h-11" href={signInUrl(returnTo)}>
      {authWords.signIn}
    </ButtonAnchor>
  );
}

/** The corner of the header that knows who is signed in. A visitor finds the way in. */
export function AccountCorner() {
  const auth = useSession((state) => state.auth);
  const profile = useSession((state) => state.profile);
  const isAway = useSession((state) => state.isAway);
  if (isAway) return <span className="size-11" />;
  if (!auth) return <SignInLink />;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <MemberCorner
        name={profile ? greetingName(profile) : ''}
        email={profile?.email ?? ''}
        pictureUrl={profile?.picture || null}
        onSignOut={() => void logout()}
      />
    </Suspense>
  );
}
