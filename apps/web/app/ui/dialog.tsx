import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { useHasBeen } from './use-has-been.ts';

/** Called on intent (hover, focus), it has the dialog at hand when it is wanted. */
export const loadDialog = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(async () => ({ default: (await loadDialog()).DialogPanel }));

/** A modal window. Its code is fetched when the first one opens; the focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const isWanted = useHasBeen(props.open);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
