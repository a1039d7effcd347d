import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { latePart } from './late-part.ts';
import type { MenuEntry } from './menu-entry.ts';
import { useHasBeen } from './use-has-been.ts';

type MenuProps = {
  entries: readonly MenuEntry[];
  /** One control that takes `HTMLAttributes`: usually a button with a name. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** The heading above the entries. */
  heading?: ReactNode;
};

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = latePart(async () => (await loadPopup()).MenuPopup);

/** A menu at a button. Its code is fetched when the button is pointed at, focused or pressed. */
export function Menu({ entries, children, heading }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useHasBeen(isOpen);
  const prepare = () => void loadPopup().catch(() => undefined);
  const openAt = (element: HTMLElement) => {
    setAnchor(element);
    setIsOpen(true);
    // A menu that cannot be fetched closes: opening by itself later would take the focus from what the person does then.
    loadPopup().catch(() => setIsOpen(false));
  };

  const trigger = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event) => openAt(event.currentTarget),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt(event.currentTarget);
    },
  });

  return (
    <>
      {trigger}
      {isWanted && (
        <Suspense fallback={null}>
          <MenuPopup entries={entries} heading={heading} anchor={anchor} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
