import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
};

/** Which tab a key leads to; null for any other key. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * A few views of one thing, one at a time. Arrow keys, Home and End move between the tabs. Not from the library of parts: its
 * tabs weigh 6 kB in the first view of an interview.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const open = tabs[chosen];
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, chosen, tabs.length);
    if (target === null) return;
    event.preventDefault();
    setChosen(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="inline-flex max-w-full gap-1 overflow-x-auto rounded-md bg-sunken p-1"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${id}-${tab.value}` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={
              'min-h-9 whitespace-nowrap rounded-sm px-4 font-semibold text-ink-soft text-sm hover:text-ink aria-selected:bg-raised aria-selected:text-ink ' +
              'aria-selected:shadow-card forced-colors:aria-selected:outline-2'
            }
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-${open.value}`}
          aria-labelledby={`${id}-${open.value}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold text alone, and is then reached by the keyboard
          tabIndex={0}
          className="pt-5"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}
