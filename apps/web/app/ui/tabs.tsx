import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  defaultValue?: string;
  className?: string;
};

/** A few views of one thing, one at a time. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, defaultValue, className }: TabsProps) {
  return (
    <Base.Root defaultValue={defaultValue ?? tabs[0]?.value} className={className}>
      <Base.List aria-label={label} className="inline-flex max-w-full gap-1 overflow-x-auto rounded-md bg-sunken p-1">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-9 whitespace-nowrap rounded-sm px-4 font-semibold text-ink-soft text-sm hover:text-ink data-active:bg-raised data-active:text-ink data-active:shadow-card forced-colors:data-active:outline-2"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
