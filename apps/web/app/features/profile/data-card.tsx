import type { Capabilities } from '@greenroom/contract/capabilities';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { useArePaymentsOn, useCapabilities } from '~/api/query-capabilities.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { profileMessages } from './messages.ts';
import { useExport } from './use-account-data.ts';

const { data: words } = profileMessages;

const Row = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-4 last:pb-0">
    <p className="min-w-0 flex-1 basis-64 text-ink-soft">{hint}</p>
    {children}
  </div>
);

const list = new Intl.ListFormat('en-GB');

/** One sentence for each number of days. */
function retentionSentences(retention: Capabilities['retention'] | undefined): string[] {
  const kindsByDays = new Map<number, string[]>();
  for (const kind of ['interviews', 'liveSessions', 'stories'] as const) {
    const days = retention?.[kind] ?? null;
    if (days !== null) kindsByDays.set(days, [...(kindsByDays.get(days) ?? []), words.kinds[kind]]);
  }
  return [...kindsByDays].map(([days, kinds]) => words.retention(list.format(kinds), days));
}

/** Take everything away, or have it deleted. */
export function DataCard() {
  const everything = useExport();
  const arePaymentsOn = useArePaymentsOn();
  const retention = useCapabilities().data?.retention;
  return (
    <Card>
      <CardHeader title={words.heading} description={words.lead} />
      {retentionSentences(retention).map((sentence) => (
        <p key={sentence} className="mb-4 text-ink-soft">
          {sentence}
        </p>
      ))}
      <Row hint={words.exportHint(arePaymentsOn === true)}>
        <Button variant="outline" isBusy={everything.isPending} onClick={() => everything.mutate()}>
          {!everything.isPending && <Download aria-hidden />}
          {everything.isPending ? words.exporting : words.export}
        </Button>
      </Row>
      {everything.error && (
        <Alert tone="error" title={words.exportFailed} className="mb-4">
          {messageOf(everything.error)}
        </Alert>
      )}
      <Row hint={words.deleteHint}>
        <DeleteAccount />
      </Row>
    </Card>
  );
}
