import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import type { CallOutput } from '~/api/client.ts';
import { cn } from '~/lib/class-names.ts';
import { formatLongDate } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { DeleteKept } from './delete-kept.tsx';
import { downloadTranscript } from './download-transcript.ts';
import { useKeptSession } from './kept-queries.ts';
import { titleOf } from './kept-title.ts';
import { inOrder } from './kept-transcript.ts';
import { keptWords } from './kept-words.ts';
import { ProposedAnswer } from './proposed-answer.tsx';
import { Line } from './transcript-column.tsx';

type Kept = CallOutput<'getLiveSession'>;

const LIST_PATH = '/live-interviews';

function Actions({ kept }: { kept: Kept }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="actions">
      <Button variant="outline" onClick={() => downloadTranscript(kept.transcript, new Date(kept.createdAt))}>
        <Download aria-hidden />
        {keptWords.download}
      </Button>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        {keptWords.delete}
      </Button>
      <DeleteKept
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
        {keptWords.back}
      </TextLink>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} dir="auto" className="wrap-anywhere text-3xl">
            {kept ? titleOf(kept.jobDescription) : keptWords.unnamed}
          </h1>
          {kept && (
            <p className="mt-2 text-ink-soft">
              <time dateTime={kept.createdAt}>{formatLongDate(kept.createdAt)}</time>
              {' · '}
              {keptWords.questions(kept.transcript.answers.length)}
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
        <CardHeader id="kept-conversation" title={keptWords.conversation} />
        {parts.length === 0 && <p className="text-ink-faint">{keptWords.nothingSaid}</p>}
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
                label={keptWords.proposed}
                question={question}
                paragraphs={answer.split('\n\n')}
              />
            );
          })}
        </div>
      </Card>
      {hasJob && (
        <Card aria-labelledby="kept-job" className="min-w-0 lg:max-h-[80dvh] lg:overflow-y-auto">
          <CardHeader id="kept-job" title={keptWords.job} />
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {jobDescription}
          </p>
        </Card>
      )}
    </div>
  );
}

/** One saved live interview: the transcript, with each answer at its question. */
export function KeptSession({ sessionId }: { sessionId: string }) {
  const { data, error, refetch, isFetching } = useKeptSession(sessionId);
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'invalid_request');
  return (
    <div className="shell pb-12">
      <Heading kept={data} />
      {data && <Conversation kept={data} />}
      {!data && error && isGone && (
        <Alert tone="error" title={keptWords.errorTitle}>
          {keptWords.notThere}
        </Alert>
      )}
      {!data && error && !isGone && (
        <RetryAlert
          title={keptWords.errorTitle}
          retry={keptWords.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && (
        <LoadingRegion label={keptWords.loadingOne}>
          <Skeleton isCard className="h-96" />
        </LoadingRegion>
      )}
    </div>
  );
}
