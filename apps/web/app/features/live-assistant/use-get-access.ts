import { useNavigate } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';

const UPGRADE_PATH = '/upgrade';

/** To the packages; whoever is not signed in signs in first and comes out there. */
export function useGetAccess(): () => void {
  const navigate = useNavigate();
  return () => {
    if (useSession.getState().auth) void navigate(UPGRADE_PATH);
    else window.location.assign(signInUrl(UPGRADE_PATH));
  };
}
