import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import type { CallOutput } from '~/api/client.ts';
import { cn } from '~/lib/class-names.ts';
import { formatDateTime } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { ProposedAnswer } from '../session/proposed-answer.tsx';
import { Line } from '../session/transcript-column.tsx';
import { DeleteSaved } from './delete-saved.tsx';
import { downloadTranscript } from './download-transcript.ts';
import { savedMessages } from './saved-messages.ts';
import { useSavedSession } from './saved-queries.ts';
import { titleOf } from './saved-title.ts';
import { inOrder } from './saved-transcript.ts';

type Kept = CallOutput<'getLiveSession'>;

const LIST_PATH = '/live-interviews';

function Actions({ kept }: { kept: Kept }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="actions">
      <Button variant="outline" onClick={() => downloadTranscript(kept.transcript, new Date(kept.createdAt))}>
        <Download aria-hidden />
        {savedMessages.download}
      </Button>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        {savedMessages.delete}
      </Button>
      <DeleteSaved
        sessionId={isAsking ? kept._id : null}
        onClose={() => setIsAsking(false)}
        onDeleted={() => void navigate(LIST_PATH, { replace: true })}
      />
    </div>
  );
}

function Heading({ kept }: { kept: Kept | undefined }) {
  return (
    <div className="pt-8 pb-6 sm:pt-10">
      <TextLink to={LIST_PATH} className="inline-flex min-h-6 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden className="size-4.5" />
        {savedMessages.back}
      </TextLink>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} dir="auto" className="wrap-anywhere text-3xl text-left">
            {kept ? titleOf(kept.jobDescription) : savedMessages.unnamed}
          </h1>
          {kept && (
            <p className="mt-2 text-ink-soft">
              <time dateTime={kept.createdAt}>{formatDateTime(kept.createdAt)}</time>
              {' · '}
              {savedMessages.questions(kept.transcript.answers.length)}
            </p>
          )}
        </div>
        {kept && <Actions kept={kept} />}
      </div>
    </div>
  );
}

function Conversation({ kept: { transcript, jobDescription } }: { kept: Kept }) {
  const parts = inOrder(transcript);
  const hasJob = jobDescription.trim() !== '';
  return (
    <div className={cn('grid items-start gap-5', hasJob ? 'lg:grid-cols-[2fr_1fr]' : 'max-w-4xl')}>
      <Card aria-labelledby="kept-conversation" className="min-w-0">
        <CardHeader id="kept-conversation" title={savedMessages.conversation} />
        {parts.length === 0 && <p className="text-ink-faint">{savedMessages.nothingSaid}</p>}
        <div className="space-y-3">
          {parts.map((part, index) => {
            // Saved lines do not change, so the index is a stable key.
            const key = `${part.kind} ${index}`;
            if (part.kind === 'line') return <Line key={key} speaker={part.line.speaker} text={part.line.text} />;
            const { question, answer } = part.answer;
            return (
              <ProposedAnswer
                key={key}
                isNewest
                label={savedMessages.proposed}
                question={question}
                paragraphs={answer.split('\n\n')}
              />
            );
          })}
        </div>
      </Card>
      {hasJob && (
        <Card aria-labelledby="kept-job" className="min-w-0 lg:max-h-[80dvh] lg:overflow-y-auto">
          <CardHeader id="kept-job" title={savedMessages.job} />
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {jobDescription}
          </p>
        </Card>
      )}
    </div>
  );
}

/** One saved live interview: the transcript, with each answer at its question. */
export function SavedSession({ sessionId }: { sessionId: string }) {
  const { data, error, refetch, isFetching } = useSavedSession(sessionId);
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'invalid_request');
  return (
    <div className="shell pb-12">
      <Heading kept={data} />
      {data && <Conversation kept={data} />}
      {!data && error && isGone && (
        <Alert tone="error" title={savedMessages.errorTitle}>
          {savedMessages.notThere}
        </Alert>
      )}
      {!data && error && !isGone && (
        <RetryAlert
          title={savedMessages.errorTitle}
          retry={savedMessages.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && (
        <LoadingRegion label={savedMessages.loadingOne}>
          <Skeleton isCard className="h-96" />
        </LoadingRegion>
      )}
    </div>
  );
}
