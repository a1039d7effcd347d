import type { ReactNode } from 'react';

/** One part with its name, in its own row of the catalogue. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const id = `specimen-${name.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id} data-specimen={name} className="grid gap-4 border-line border-t py-8">
      <h2 id={id} className="font-semibold text-ink-faint text-sm">
        {name}
      </h2>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
