import { ChangePrepared } from '../before/change-prepared.tsx';
import { liveMessages } from '../messages.ts';
import type { Background } from './request-answer.ts';

const { facts: words } = liveMessages;
const LONGEST = 60;

/** The first line of a job description, cut where it is long. */
function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div className="flex min-w-0 gap-2">
    <dt className="shrink-0 text-ink-soft">{name}</dt>
    <dd dir="auto" className="min-w-0 truncate font-semibold">
      {value}
    </dd>
  </div>
);

type SessionFactsProps = {
  background: Background;
  /** Null where none are spent. */
  units: number | null;
  isRunning: boolean;
};

/** Which resume and job the answers draw on and what is left, so that no unit is spent on empty answers. */
export function SessionFacts({ background, units, isRunning }: SessionFactsProps) {
  const { resume, jobDescription } = background;
  // Without a resume the demo answers for its made-up candidate, and for a made-up job where none is given.
  const isMadeUp = units === null && resume === null;
  return (
    <section aria-label={words.label} className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
        <Fact
          name={words.resume}
          value={resume === null ? (isMadeUp ? words.madeUp : words.none) : resume.fullName || words.unnamed}
        />
        <Fact name={words.job} value={shorten(jobDescription) || (isMadeUp ? words.madeUpJob : words.none)} />
        {units !== null && <Fact name={words.units} value={units} />}
      </dl>
      <ChangePrepared before={background} isRunning={isRunning} />
    </section>
  );
}
