import type { ReactNode, RefObject } from 'react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the foot; the last one is what the person most likely wants. */
  actions?: ReactNode;
  /** `alert` asks for a decision: it is not closed by a press beside it and has no cross. */
  kind?: 'dialog' | 'alert';
  /** Takes the focus on opening, where the first control is not the right one. */
  initialFocus?: RefObject<HTMLElement | null>;
};
