import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { latePart } from './late-part.ts';
import { useHasBeen } from './use-has-been.ts';

export const TOOLTIP_DELAY_MS = 700;
/** Time to cross from the control to the tip, which may be pointed at (WCAG 1.4.13). */
const LEAVE_DELAY_MS = 120;

const loadPopup = () => import('./tooltip-popup.tsx');
const TooltipPopup = latePart(async () => (await loadPopup()).TooltipPopup);

type TooltipProps = {
  content: ReactNode;
  /** One control that takes a ref-free `HTMLAttributes`: a Button, an anchor. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Also opens at a press: for what a finger must be able to read. */
  opensOnPress?: boolean;
};

/** Further words on a control after 700 ms of pointing, at once at keyboard focus. Never the only place for something important. */
export function Tooltip({ content, children, opensOnPress = false }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const isWanted = useHasBeen(isOpen);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const openAfter = (delayMs: number, element?: HTMLElement) => {
    if (element) setAnchor(element);
    void loadPopup().catch(() => undefined);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), delayMs);
  };
  const closeAfter = (delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(false), delayMs);
  };

  const trigger = cloneElement(children, {
    'aria-describedby': isOpen ? id : children.props['aria-describedby'],
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      event.pointerType !== 'touch' && openAfter(TOOLTIP_DELAY_MS, event.currentTarget),
    onPointerLeave: () => closeAfter(LEAVE_DELAY_MS),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      children.props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) openAfter(0, event.currentTarget);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      children.props.onBlur?.(event);
      closeAfter(0);
    },
    onClick: (event) => {
      children.props.onClick?.(event);
      if (opensOnPress) openAfter(0, event.currentTarget);
      else closeAfter(0);
    },
  });

  return (
    <>
      {trigger}
      {isWanted && (
        <Suspense fallback={null}>
          <TooltipPopup
            id={id}
            isOpen={isOpen}
            anchor={anchor}
            onClose={() => closeAfter(0)}
            onPointerEnter={() => openAfter(0)}
            onPointerLeave={() => closeAfter(LEAVE_DELAY_MS)}
          >
            {content}
          </TooltipPopup>
        </Suspense>
      )}
    </>
  );
}
