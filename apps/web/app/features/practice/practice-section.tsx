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
import { SkillTable } from './skill-table.tsx';
import { SoundCard } from './sound-card.tsx';
import { findStories, type Story } from './stories.ts';
import { type Calibration, calibrate, findSkillTrends, findSoundTrends } from './trends.ts';
import { usePractice } from './use-practice.ts';

const Ratings = ({ calibration }: { calibration: Calibration }) => (
  <Card>
    <h3 className="text-xl">{words.calibration.heading}</h3>
    <p className="mt-2">{words.calibration.verdicts[calibration.verdict]}</p>
    <p className="mt-1 text-ink-soft text-sm">{words.calibration.gap(calibration)}</p>
  </Card>
);

/** The days of two weeks as dots, without a count to keep up. Alone in its row it lies along it. */
const Days = ({ days, isAlone }: { days: readonly PracticeDay[]; isAlone: boolean }) => (
  <Card className={cn('grid content-start gap-3', isAlone && 'sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-8')}>
    <div>
      <h3 className="text-xl">{words.days.heading}</h3>
      <p className="mt-2">
        {words.days.count(days.filter(({ hasPractised }) => hasPractised).length)}{' '}
        <span className="text-ink-soft">{words.days.calm}</span>
      </p>
    </div>
    <ol aria-hidden className={cn('flex flex-wrap gap-1 sm:gap-1.5', isAlone && 'lg:gap-3')}>
      {days.map(({ daysAgo, hasPractised }) => (
        <li
          key={daysAgo}
          data-forced-border
          className={cn(
            'size-4 rounded-full forced-colors:border',
            isAlone && 'lg:size-6',
            hasPractised ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-line',
          )}
        />
      ))}
    </ol>
  </Card>
);

/** Alone in its row it has what can be done with it beside it. */
function StoryItem({ story, isAlone }: { story: Story; isAlone: boolean }) {
  const own = words.stories;
  const id = useId();
  const { saved = null, save, keep, ...rest } = useSavedStory(story);
  return (
    <li
      className={cn(
        'grid content-start gap-x-10 gap-y-2 border-line border-t pt-4',
        isAlone && 'lg:col-span-2 lg:grid-cols-2',
      )}
    >
      <div className="grid content-start gap-2">
        <StoryText title={story.question} text={story.text} skills={story.skills.map((skill) => words.skills[skill])} />
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink to={`/interviews/${story.interviewId}/result`} className="inline-flex min-h-11 items-center">
            {own.from}
          </TextLink>
          <CopyButton text={story.text} name={own.copy} />
        </div>
      </div>
      <SaveStory id={id} saved={saved} isPart={story.isPart} onSave={save} onKeep={keep} {...rest} />
    </li>
  );
}

const Stories = ({ stories }: { stories: readonly Story[] }) => (
  <Card className="min-w-0">
    <h3 className="text-xl">{words.stories.heading}</h3>
    <p className="mt-1 mb-4 text-ink-soft text-sm">{words.stories.lead}</p>
    <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {stories.map((story, index) => (
        <StoryItem
          key={`${story.interviewId} ${story.question}`}
          story={story}
          isAlone={index % 2 === 0 && index === stories.length - 1}
        />
      ))}
    </ul>
  </Card>
);

/** What may be judged of how answers are said. */
type PracticeSectionProps = { parts: 'all' | 'voice' | 'none' };
const NO_ANSWERS: readonly PractisedAnswer[] = [];

/**
 * What the answers show together: skills over time, own ratings, how they sound, good stories. Each only where enough answers
 * show it, and each as wide as the page: how many of them there are differs, so that pairs would leave holes.
 */
export function PracticeSection({ parts }: PracticeSectionProps) {
  const answers = usePractice().data?.answers ?? NO_ANSWERS;
  const trends = findSkillTrends(answers);
  const calibration = calibrate(answers);
  const sound = findSoundTrends(answers, parts);
  const stories = findStories(answers);
  const days = findPracticeDays(answers, new Date());
  if (trends.length === 0 && stories.length === 0 && !calibration && sound.length === 0 && !days) return null;
  return (
    <section aria-label={words.trends.heading} className="mt-5 grid grid-cols-1 gap-5">
      {(calibration || days) && (
        <div className={cn('grid gap-5', calibration && days && 'lg:grid-cols-2')}>
          {days && <Days days={days} isAlone={!calibration} />}
          {calibration && <Ratings calibration={calibration} />}
        </div>
      )}
      {trends.length > 0 && <SkillTable trends={trends} />}
      {sound.length > 0 && <SoundCard trends={sound} />}
      {stories.length > 0 && <Stories stories={stories} />}
    </section>
  );
}
