import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { landmarkOf } from './landmark-of.ts';

type TooltipPopupProps = {
  id: string;
  isOpen: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** The part of the tooltip that needs Base UI: where the tip is, and Escape. */
export function TooltipPopup({ id, isOpen, anchor, onClose, children, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal container={landmarkOf(anchor)}>
        <Base.Positioner anchor={anchor} sideOffset={8} collisionPadding={8} className="z-60">
          <Base.Popup
            id={id}
            role="tooltip"
            data-forced-border
            {...pointer}
            className="max-w-72 rounded-sm bg-ink px-3 py-1.5 text-canvas text-sm shadow-lift transition-opacity duration-(--duration-quick) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
