import { useNavigate } from 'react-router';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';

const UPGRADE_PATH = '/upgrade';

/** To the packages; anyone who is not signed in signs in first and comes out there, or on Home where nothing is sold. */
export function useGetAccess(): () => void {
  const navigate = useNavigate();
  const isAnythingSold = useArePaymentsOn() !== false;
  return () => {
    const target = isAnythingSold ? UPGRADE_PATH : '/';
    if (useSession.getState().auth) void navigate(target);
    else window.location.assign(signInUrl(target));
  };
}
