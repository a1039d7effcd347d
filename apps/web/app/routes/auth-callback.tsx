import { signInUrl } from '~/api/session.ts';
import { authMessages } from '~/features/auth/messages.ts';
import { useSignInCallback } from '~/features/auth/use-sign-in-callback.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { DoorNotice } from '~/ui/door-notice.tsx';

export const ErrorBoundary = RouteError;
const { callback } = authMessages;
export const meta = () => pageMeta(callback.title);

export default function AuthCallback() {
  const problem = useSignInCallback();
  if (problem !== null) {
    return (
      <DoorNotice
        isLeaning
        role="alert"
        title={callback.failedTitle}
        lead={problem}
        actions={
          <>
            <ButtonAnchor href={signInUrl('/')}>{callback.retry}</ButtonAnchor>
            <ButtonLink to="/" variant="outline">
              {callback.home}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className="shell grid min-h-[50vh] content-center justify-items-center gap-4 py-16 text-center">
      <h1 tabIndex={-1} className="text-3xl">
        {callback.title}
      </h1>
      <p role="status">{callback.lead}</p>
    </div>
  );
}
