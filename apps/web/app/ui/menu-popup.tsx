import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '~/lib/class-names.ts';
import { landmarkOf } from './landmark-of.ts';
import type { MenuEntry } from './menu-entry.ts';

const entryClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-base no-underline outline-none data-highlighted:bg-fill ' +
  'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid [&_svg]:size-4.5 [&_svg]:text-ink-soft';

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'separator') return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
  if (entry.kind === 'link') {
    return (
      <Base.LinkItem closeOnClick className={entryClasses} render={<Link to={entry.to} />}>
        {entry.icon}
        {entry.label}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      className={cn(entryClasses, entry.isDestructive && 'text-danger-ink [&_svg]:text-danger-ink')}
      onClick={entry.onSelect}
    >
      {entry.icon}
      {entry.label}
    </Base.Item>
  );
}

type MenuPopupProps = {
  entries: readonly MenuEntry[];
  heading?: ReactNode;
  anchor: HTMLElement | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The part of the menu that needs Base UI: where it is, arrow keys, typing ahead, Escape and the way back of the focus. */
export function MenuPopup({ entries, heading, anchor, isOpen, onOpenChange }: MenuPopupProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal container={landmarkOf(anchor)}>
        <Base.Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup
            data-forced-border
            finalFocus={() => anchor}
            className={cn(
              'min-w-[min(15rem,calc(100vw-1rem))] max-w-[min(20rem,calc(100vw-1rem))] wrap-anywhere origin-(--transform-origin) rounded-lg bg-raised p-2 text-ink shadow-float outline-none',
              'transition-[opacity,scale] duration-(--duration-quick) data-ending-style:opacity-0',
              'data-starting-style:scale-97 data-starting-style:opacity-0',
            )}
          >
            {heading && <div className="px-3 pt-2 pb-3 text-sm">{heading}</div>}
            {entries.map((entry, index) => (
              <Entry key={entry.kind === 'separator' ? `separator-${index}` : entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
