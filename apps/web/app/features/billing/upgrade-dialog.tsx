import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { closeUpgrade, readUpgradeRequest, type UpgradeReason, watchUpgradeRequest } from '~/lib/upgrade-request.ts';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { upgradeWords } from './upgrade-words.ts';

const PACKAGES_PATH = '/upgrade';

/** A visitor has units of an account to gain before there is anything to buy. */
function VisitorActions() {
  const { pathname, search } = useLocation();
  return (
    <>
      <ButtonAnchor role="button" variant="outline" href={signInUrl(PACKAGES_PATH)}>
        {upgradeWords.toPackages}
      </ButtonAnchor>
      <ButtonAnchor role="button" href={signInUrl(pathname + search)}>
        {upgradeWords.signIn}
      </ButtonAnchor>
    </>
  );
}

/** Opens when a unit was asked for and there is none; says of what, and leads to the packages. */
export function UpgradeDialog({ lastReason }: { lastReason: UpgradeReason }) {
  const reason = useSyncExternalStore(watchUpgradeRequest, readUpgradeRequest, () => null);
  const auth = useSession((state) => state.auth);
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={(isOpen) => !isOpen && closeUpgrade()}
      title={upgradeWords.title}
      description={upgradeWords.reasons[reason ?? lastReason]}
      actions={
        auth ? (
          <ButtonLink role="button" to={PACKAGES_PATH} onClick={closeUpgrade}>
            {upgradeWords.toPackages}
          </ButtonLink>
        ) : (
          <VisitorActions />
        )
      }
    >
      <p className="text-ink-soft">{auth ? upgradeWords.choose : upgradeWords.visitor}</p>
    </Dialog>
  );
}
