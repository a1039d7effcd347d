import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { finishSignIn } from '~/api/session.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { authWords } from './words.ts';

/** Exchanges what the provider sent back, once, and goes on to where the person was. Answers what went wrong, if anything. */
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
    if (!token || !state) {
      setProblem(authWords.callback.refused);
      return;
    }
    finishSignIn({ token, state, ...(iss ? { iss } : {}) })
      .then((path) => navigate(path, { replace: true }))
      .catch((error: unknown) => {
        logQuietly('sign-in', error);
        // The heading says that it did not work.
        setProblem(hasCode(error, 'sign_in_failed') ? authWords.callback.failed : messageOf(error));
      });
  }, [search, navigate]);

  return problem;
}
