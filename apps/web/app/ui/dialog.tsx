import { Suspense, useEffect, useEffectEvent } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { latePart } from './late-part.ts';
import { useHasBeen } from './use-has-been.ts';

/** Called on intent (hover, focus), it has the dialog at hand when it is wanted. */
export const loadDialog = () => import('./dialog-panel.tsx');
const DialogPanel = latePart(async () => (await loadDialog()).DialogPanel);

/** A modal window. Its code is fetched when the first one opens; the focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const isWanted = useHasBeen(open);
  // One that cannot be fetched closes: opening by itself later would interrupt what the person does then.
  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open) loadDialog().catch(giveUp);
  }, [open]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
