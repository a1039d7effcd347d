import { greetingName } from '@greenroom/contract/profile-names';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { logout, signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { ButtonAnchor } from '~/ui/button.tsx';
import { authWords } from './words.ts';

/** Fetched for members only: a visitor's first view does without its menu and icons. */
const MemberCorner = lazy(async () => ({ default: (await import('./member-corner.tsx')).MemberCorner }));

function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonAnchor role="button" variant="secondary" size="sm" className="min-h-11" href={signInUrl(pathname + search)}>
      {authWords.signIn}
    </ButtonAnchor>
  );
}

/** The corner of the header that knows who is signed in. A visitor finds the way in. */
export function AccountCorner() {
  const auth = useSession((state) => state.auth);
  const profile = useSession((state) => state.profile);
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
