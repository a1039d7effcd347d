import { greetingName } from '@greenroom/contract/profile-names';
import { useSession } from '~/api/session-store.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Card } from '~/ui/card.tsx';
import { profileMessages } from './messages.ts';

/** Who is signed in. */
export function IdentityCard() {
  const profile = useSession((state) => state.profile);
  if (!profile) return null;
  const name = greetingName(profile);
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar name={name} pictureUrl={profile.picture || null} size="lg" />
      <div className="min-w-0">
        <h2 dir="auto" className="wrap-anywhere text-left text-2xl">
          {name}
        </h2>
        <p className="mt-1 text-ink-soft">
          {profileMessages.loggedInAs} <span className="wrap-anywhere font-semibold text-ink">{profile.email}</span>
        </p>
      </div>
    </Card>
  );
}
