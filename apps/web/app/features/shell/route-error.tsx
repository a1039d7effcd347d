import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isMissingChunk } from '~/lib/fetch-patiently.ts';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { DoorNotice } from '~/ui/door-notice.tsx';
import { shellMessages } from './messages.ts';
import { NotFoundNotice } from './not-found-notice.tsx';

function describe(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : null;
}

const reload = () => window.location.reload();

/** The error page of every route: what happened, what to do, a way to try again and a way home. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    if (!isMissing) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundNotice />;
  const { title, lead, offlineTitle, offlineLead, retry, home, details } = shellMessages.error;
  const description = describe(error);
  return (
    <DoorNotice
      isLeaning
      role="alert"
      title={isMissing ? offlineTitle : title}
      lead={isMissing ? offlineLead : lead}
      actions={
        <>
          <Button onClick={reload}>{retry}</Button>
          <ButtonAnchor variant="outline" href="/">
            {home}
          </ButtonAnchor>
        </>
      }
    >
      {description && (
        <details className="mt-8 w-full max-w-md text-ink-soft">
          <summary className="mx-auto min-h-6 w-fit rounded-sm font-medium">{details}</summary>
          <pre className="mt-2 overflow-x-auto whitespace-pre-wrap rounded-md bg-sunken p-4 text-left text-sm">
            {description}
          </pre>
        </details>
      )}
    </DoorNotice>
  );
}
