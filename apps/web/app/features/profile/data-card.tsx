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

/** Take everything away, or have it deleted. */
export function DataCard() {
  const everything = useExport();
  const arePaymentsOn = useArePaymentsOn();
  const retentionDays = useCapabilities().data?.retentionDays ?? null;
  return (
    <Card>
      <CardHeader title={words.heading} description={words.lead} />
      {retentionDays !== null && <p className="mb-4 text-ink-soft">{words.retention(retentionDays)}</p>}
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
