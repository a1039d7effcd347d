import { greetingName } from '@greenroom/contract/profile-names';
import { type ComponentProps, Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { logout, signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { ButtonAnchor } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { latePart } from '~/ui/late-part.ts';
import type { MemberCorner } from './member-corner.tsx';
import { authMessages } from './messages.ts';
import { returnPathOf } from './return-state.ts';

/** Fetched for members only: a visitor's first view does without its menu and icons. */
let fetched: typeof MemberCorner | null = null;
async function fetchMemberCorner() {
  fetched = (await import('./member-corner.tsx')).MemberCorner;
  return fetched;
}
const LazyMemberCorner = latePart(fetchMemberCorner);

/**
 * For a page that expects someone: the corner is there with the session, and drawn once. One that does not come is
 * asked for again when it is drawn.
 */
export const prepareMemberCorner = (): void => void fetchMemberCorner().catch(() => undefined);

/** Kept for what comes. */
const Room = () => <span className="size-11" />;

function MemberPart(props: ComponentProps<typeof MemberCorner>) {
  // Kept: another one in its place would close an open menu.
  const [Corner] = useState(() => fetched ?? LazyMemberCorner);
  return (
    <Suspense fallback={<Room />}>
      <Corner {...props} />
    </Suspense>
  );
}

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
    <ButtonAnchor
      role="button"
      variant="outline"
      size="sm"
      className="min-h-11 whitespace-nowrap max-sm:px-3"
      href={signInUrl(returnTo)}
    >
      <GoogleMark />
      {authMessages.signIn}
    </ButtonAnchor>
  );
}

/** The corner of the header that knows who is signed in. A visitor finds the way in. */
export function AccountCorner() {
  const auth = useSession((state) => state.auth);
  const profile = useSession((state) => state.profile);
  const isAway = useSession((state) => state.isAway);
  const isMembersTurn = useDeferredValue(auth);
  if (!auth && !isAway) return <SignInLink />;
  // The menu is drawn after the screen that it is above.
  if (isAway || !isMembersTurn) return <Room />;
  return (
    <MemberPart
      name={profile ? greetingName(profile) : ''}
      email={profile?.email ?? ''}
      pictureUrl={profile?.picture || null}
      onSignOut={() => void logout()}
    />
  );
}
