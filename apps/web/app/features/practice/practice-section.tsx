import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { useId } from 'react';
import { useSavedStory } from '~/api/use-saved-story.ts';
import { cn } from '~/lib/class-names.ts';
import { Card } from '~/ui/card.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { SaveStory } from '~/ui/save-story.tsx';
import { StoryText } from '~/ui/story-text.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { practiceMessages as words } from './messages.ts';
import { findPracticeDays, type PracticeDay } from './practice-days.ts';
import { SoundCard } from './sound-card.tsx';
import { findStories, type Story } from './stories.ts';
import { type Calibration, calibrate, findSkillTrends, findSoundTrends, type SkillTrend } from './trends.ts';
import { usePractice } from './use-practice.ts';

function SkillTable({ trends }: { trends: readonly SkillTrend[] }) {
  const { trends: own } = words;
  return (
    <Card className="min-w-0">
      <h3 className="text-xl">{own.heading}</h3>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{own.lead}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead className="text-ink-soft text-sm">
            <tr>
              {[own.skill, own.earlier, own.lately].map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trends.map(({ skill, earlier, lately, change, answers }) => (
              <tr key={skill} className="border-line border-t">
                <th scope="row" className="py-2.5 pr-4 font-semibold">
                  {words.skills[skill]}
                  <span className="block font-normal text-ink-faint text-sm">
                    {own.answers(answers, own.changes[change])}
                  </span>
                </th>
                <td className="pr-4">{own.range(earlier)}</td>
                <td className="pr-4">{own.range(lately)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const Ratings = ({ calibration }: { calibration: Calibration }) => (
  <Card>
    <h3 className="text-xl">{words.calibration.heading}</h3>
    <p className="mt-2">{words.calibration.verdicts[calibration.verdict]}</p>
    <p className="mt-1 text-ink-soft text-sm">{words.calibration.gap(calibration)}</p>
  </Card>
);

/** The days of two weeks as dots, without a count to keep up. */
const Days = ({ days }: { days: readonly PracticeDay[] }) => (
  <Card>
    <h3 className="text-xl">{words.days.heading}</h3>
    <ol aria-hidden className="mt-3 flex flex-wrap gap-1 sm:gap-1.5">
      {days.map(({ daysAgo, hasPractised }) => (
        <li
          key={daysAgo}
          data-forced-border
          className={cn(
            'size-4 rounded-full forced-colors:border',
            hasPractised ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-line',
          )}
        />
      ))}
    </ol>
    <p className="mt-3">
      {words.days.count(days.filter(({ hasPractised }) => hasPractised).length)}{' '}
      <span className="text-ink-soft">{words.days.calm}</span>
    </p>
  </Card>
);

function StoryItem({ story }: { story: Story }) {
  const own = words.stories;
  const id = useId();
  const { saved = null, save, keep, ...rest } = useSavedStory(story);
  return (
    <li className="grid gap-2 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <StoryText title={story.question} text={story.text} skills={story.skills.map((skill) => words.skills[skill])} />
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink to={`/interviews/${story.interviewId}/result`} className="inline-flex min-h-11 items-center">
          {own.from}
        </TextLink>
        <CopyButton text={story.text} name={own.copy} />
      </div>
      <SaveStory id={id} saved={saved} isPart={story.isPart} onSave={save} onKeep={keep} {...rest} />
    </li>
  );
}

const Stories = ({ stories }: { stories: readonly Story[] }) => (
  <Card className="min-w-0">
    <h3 className="text-xl">{words.stories.heading}</h3>
    <p className="mt-1 mb-4 text-ink-soft text-sm">{words.stories.lead}</p>
    <ul>
      {stories.map((story) => (
        <StoryItem key={`${story.interviewId} ${story.question}`} story={story} />
      ))}
    </ul>
  </Card>
);

/** What may be judged of how answers are said. */
type PracticeSectionProps = { parts: 'all' | 'voice' | 'none' };
const NO_ANSWERS: readonly PractisedAnswer[] = [];

/** What the answers show together: skills over time, own ratings, how they sound, good stories. Each only where enough answers show it. */
export function PracticeSection({ parts }: PracticeSectionProps) {
  const answers = usePractice().data?.answers ?? NO_ANSWERS;
  const trends = findSkillTrends(answers);
  const calibration = calibrate(answers);
  const sound = findSoundTrends(answers, parts);
  const stories = findStories(answers);
  const days = findPracticeDays(answers, new Date());
  if (trends.length === 0 && stories.length === 0 && !calibration && sound.length === 0 && !days) return null;
  return (
    <section aria-label={words.trends.heading} className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {trends.length > 0 && <SkillTable trends={trends} />}
      {stories.length > 0 && <Stories stories={stories} />}
      {calibration && <Ratings calibration={calibration} />}
      {sound.length > 0 && <SoundCard trends={sound} />}
      {days && <Days days={days} />}
    </section>
  );
}
