import { MAX_SCORE } from '@greenroom/contract/constants';
import { Card } from '~/ui/card.tsx';
import { practiceMessages } from './messages.ts';
import type { Estimate, SkillTrend } from './trends.ts';

const { trends: words, skills } = practiceMessages;

const shareOf = (score: number): number => Math.min(1, Math.max(0, score / MAX_SCORE));
const toSpan = ({ low, high }: Estimate) => ({
  insetInlineStart: `${shareOf(low) * 100}%`,
  width: `${(shareOf(high) - shareOf(low)) * 100}%`,
});

/** Both ranges on the scale from 0 to 5, the earlier one above; the figures are in the cells beside it. */
const Ranges = ({ earlier, lately }: Pick<SkillTrend, 'earlier' | 'lately'>) => (
  <div aria-hidden data-ranges className="relative h-5 border-line border-x">
    <div className="absolute inset-x-0 top-1/2 border-line border-t" />
    <div data-forced-border className="absolute top-0.5 h-1.5 rounded-full bg-ink-faint/50" style={toSpan(earlier)} />
    <div
      data-forced-border
      className="absolute bottom-0.5 h-1.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
      style={toSpan(lately)}
    />
  </div>
);

/** How each skill developed from the earlier half of the answers to the later one. */
export const SkillTable = ({ trends }: { trends: readonly SkillTrend[] }) => (
  <Card className="min-w-0">
    <h3 className="text-xl">{words.heading}</h3>
    <p className="mt-1 mb-4 text-ink-soft text-sm">{words.lead}</p>
    <div className="overflow-x-auto">
      <table className="w-full text-left tabular-nums">
        <thead className="text-ink-soft text-sm">
          <tr>
            {[words.skill, words.earlier, words.lately].map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
            {/* Said by the cells before it. */}
            <td aria-hidden className="w-1/2 py-2 text-ink-faint max-md:hidden">
              <span className="flex justify-between">
                {[0, MAX_SCORE].map((end) => (
                  <span key={end}>{end}</span>
                ))}
              </span>
            </td>
          </tr>
        </thead>
        <tbody>
          {trends.map(({ skill, earlier, lately, change, answers }) => (
            <tr key={skill} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-4 font-semibold">
                {skills[skill]}
                <span className="block font-normal text-ink-faint text-sm">
                  {words.answers(answers, words.changes[change])}
                </span>
              </th>
              <td className="whitespace-nowrap pr-4">{words.range(earlier)}</td>
              <td className="whitespace-nowrap pr-4">{words.range(lately)}</td>
              <td aria-hidden className="max-md:hidden">
                <Ranges earlier={earlier} lately={lately} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);
