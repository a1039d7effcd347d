import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { finishSignIn } from '~/api/session.ts';
import { readLastPlace } from '~/lib/last-place.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { showToast } from '~/ui/toast.ts';
import { authMessages } from './messages.ts';

/** What a sign-in service answers when the person went back (RFC 6749, section 4.1.2.1). */
const CANCELLED = 'access_denied';

/** Exchanges what the provider sent back, once, and continues to where the person was. Answers what went wrong, if anything. */
export function useSignInCallback(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  // A code works once; React's development mode runs effects twice.
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const token = search.get('code');
    const state = search.get('state');
    const iss = search.get('iss');
    if (search.get('error') === CANCELLED) {
      showToast({ title: authMessages.callback.refused });
      void navigate(readLastPlace(), { replace: true });
      return;
    }
    if (!token || !state) {
      setProblem(authMessages.callback.refused);
      return;
    }
    finishSignIn({ token, state, ...(iss ? { iss } : {}) })
      .then((path) => navigate(path, { replace: true }))
      .catch((error: unknown) => {
        logQuietly('sign-in', error);
        // The heading says that it did not work.
        setProblem(hasCode(error, 'sign_in_failed') ? authMessages.callback.failed : messageOf(error));
      });
  }, [search, navigate]);

  return problem;
}
