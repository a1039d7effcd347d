import { signInUrl } from '~/api/session.ts';
import { useSignInCallback } from '~/features/auth/use-sign-in-callback.ts';
import { authWords } from '~/features/auth/words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';

export const ErrorBoundary = RouteError;
const { callback } = authWords;
export const meta = () => pageMeta(callback.title);

export default function AuthCallback() {
  const problem = useSignInCallback();
  return (
    <div className="shell grid min-h-[50vh] content-center justify-items-start gap-4 py-16">
      <h1 tabIndex={-1} className="text-3xl">
        {problem === null ? callback.title : callback.failedTitle}
      </h1>
      <p role="status">{problem ?? callback.lead}</p>
      {problem !== null && (
        <div className="actions">
          <ButtonAnchor href={signInUrl('/')}>{callback.retry}</ButtonAnchor>
          <ButtonLink to="/" variant="outline">
            {callback.home}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
