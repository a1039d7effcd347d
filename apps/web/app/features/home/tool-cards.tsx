import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { homeMessages } from './messages.ts';
import { TOOLS } from './tools-data.ts';

/** Three doors. The whole card is pressed, its name is the link's name. */
export function ToolCards() {
  return (
    <section aria-labelledby="tools-heading">
      <h2 id="tools-heading" className="sr-only">
        {homeMessages.toolsHeading}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {TOOLS.map(({ to, name, promise, action, Icon }) => (
          <li key={to} className="flex">
            <div
              data-forced-border
              className={
                'group relative flex w-full flex-col rounded-xl bg-surface p-5 shadow-card transition-[box-shadow,translate] duration-(--duration-calm) ' +
                'ease-settle hover:-translate-y-0.5 hover:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-focus ' +
                'has-focus-visible:outline-offset-2 sm:p-7'
              }
            >
              {/* With large letters the name goes under its picture. */}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:flex-col md:items-start md:gap-5">
                <span className="grid size-12 place-items-center rounded-lg bg-accent-soft text-accent-ink">
                  <Icon aria-hidden className="size-6" />
                </span>
                <h3 className="flex-1 basis-28 text-xl md:flex-none">
                  <Link
                    to={to}
                    prefetch="intent"
                    className="outline-none after:absolute after:inset-0 after:rounded-xl"
                  >
                    {name}
                  </Link>
                </h3>
              </div>
              <p className="mt-3 text-ink-soft md:mt-2">{promise}</p>
              <p
                aria-hidden
                className="mt-auto inline-flex items-center gap-2 pt-4 md:pt-6 font-semibold text-accent-ink"
              >
                {action}
                <ArrowRight className="size-4.5 transition-transform duration-(--duration-calm) ease-settle group-hover:translate-x-1" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
