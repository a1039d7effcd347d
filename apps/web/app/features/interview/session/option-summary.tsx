import Info from 'lucide-react/icons/info';
import { IconButton } from '~/ui/icon-button.tsx';
import { Tooltip } from '~/ui/tooltip.tsx';
import { optionFacts, sessionMessages } from '../messages.ts';
import type { Interview } from '../state/interview.ts';

function Facts({ interview, className }: { interview: Interview; className: string }) {
  return (
    <dl className={className}>
      {optionFacts(interview.options).map((fact) => (
        <div key={fact.label} className="flex gap-2">
          <dt className="opacity-80">{fact.label}</dt>
          <dd className="font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The options of this interview, on screens with room for them. */
export const OptionSummary = ({ interview }: { interview: Interview }) => (
  <Facts
    interview={interview}
    className="mt-2 hidden flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm md:flex sideways:hidden"
  />
);

/** The same behind a button, on small screens. */
export const OptionTip = ({ interview }: { interview: Interview }) => (
  <span className="md:hidden sideways:inline">
    <Tooltip opensOnPress content={<Facts interview={interview} className="grid gap-1" />}>
      <IconButton name={sessionMessages.options} title={undefined}>
        <Info aria-hidden />
      </IconButton>
    </Tooltip>
  </span>
);
