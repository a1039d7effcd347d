import { useLocation } from 'react-router';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { keepUpgradeOrigin } from '~/lib/upgrade-origin.ts';
import { closeUpgrade, type UpgradeReason, useUpgradeRequest } from '~/lib/upgrade-request.ts';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { upgradeMessages } from './upgrade-messages.ts';

const PACKAGES_PATH = '/upgrade';

/** A visitor has units of an account to gain before there is anything to buy. */
function VisitorActions({ isAnythingSold }: { isAnythingSold: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {isAnythingSold && (
        <ButtonAnchor role="button" variant="outline" href={signInUrl(PACKAGES_PATH)}>
          {upgradeMessages.toPackages}
        </ButtonAnchor>
      )}
      <ButtonAnchor role="button" href={signInUrl(pathname + search)}>
        <GoogleMark />
        {upgradeMessages.signIn}
      </ButtonAnchor>
    </>
  );
}

/** Opens when a unit was asked for and there is none; says of what, and leads to the packages. */
export function UpgradeDialog({ lastReason }: { lastReason: UpgradeReason }) {
  const reason = useUpgradeRequest((request) => request.reason);
  const auth = useSession((state) => state.auth);
  const { pathname, search } = useLocation();
  const arePaymentsOn = useArePaymentsOn();
  const isAnythingSold = arePaymentsOn === true;
  const { off, visitor } = upgradeMessages;
  const wanted = reason ?? lastReason;
  const sold = auth
    ? { title: upgradeMessages.title, description: upgradeMessages.reasons[wanted], lead: upgradeMessages.choose }
    : { title: visitor.title, description: visitor.reasons[wanted], lead: visitor.lead };
  const { title, description, lead } = isAnythingSold ? sold : off;
  return (
    <Dialog
      // Not before it is known what it may speak of.
      open={reason !== null && arePaymentsOn !== null}
      onOpenChange={(isOpen) => !isOpen && closeUpgrade()}
      title={title}
      description={description}
      actions={
        auth && isAnythingSold ? (
          <ButtonLink
            role="button"
            to={PACKAGES_PATH}
            onClick={() => {
              keepUpgradeOrigin(pathname + search);
              closeUpgrade();
            }}
          >
            {upgradeMessages.toPackages}
          </ButtonLink>
        ) : (
          <VisitorActions isAnythingSold={isAnythingSold} />
        )
      }
    >
      <p className="text-ink-soft">{lead}</p>
    </Dialog>
  );
}
