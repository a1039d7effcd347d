import { Suspense, useRef } from 'react';
import { type UpgradeReason, useUpgradeRequest } from '~/lib/upgrade-request.ts';
import { latePart } from '~/ui/late-part.ts';

const UpgradeDialog = latePart(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog);

/** Mounted once, at the root. The dialog's code is fetched when something first asks for it. */
export function UpgradeDialogHost() {
  const reason = useUpgradeRequest((request) => request.reason);
  // The words stay while the dialog closes.
  const last = useRef<UpgradeReason | null>(null);
  if (reason) last.current = reason;
  if (last.current === null) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog lastReason={last.current} />
    </Suspense>
  );
}
