import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import type { CSSProperties } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Disclosure } from './disclosure.tsx';
import { SAMPLE_RESUME } from './sample-resume-data.ts';
import { ShowcaseIntro } from './showcase-intro.tsx';
import { showcaseMessages } from './showcase-messages.ts';

const words = showcaseMessages.resume;
type SampleSkill = (typeof SAMPLE_RESUME.groups)[number]['skills'][number];

/** A ring that is filled as far as the score goes. */
function ScoreRing({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={words.scoreLabel(score)} className="size-32 shrink-0">
      <circle cx="60" cy="60" r="52" fill="none" stroke="var(--line)" strokeWidth="10" />
      <circle
        cx="60"
        cy="60"
        r="52"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="10"
        strokeLinecap="round"
        pathLength={100}
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="72" textAnchor="middle" fill="var(--ink)" className="font-bold text-[36px]">
        {score}
      </text>
    </svg>
  );
}

/** The sign, the count and the words for what the resume says of a skill, as in the reviewer. */
const MARKS = {
  found: { Icon: Check, look: 'text-success', count: '1/1', text: words.found },
  unclear: { Icon: CircleQuestionMark, look: 'text-ink-soft', count: '?/1', text: words.unclear },
  missing: { Icon: X, look: 'text-danger', count: '0/1', text: words.notFound },
} as const;

function SkillLine({ skill, isOnTop }: { skill: SampleSkill; isOnTop: boolean }) {
  const { name, state } = skill;
  const { Icon, look, count, text } = MARKS[state];
  return (
    <li
      className={cn(
        'flex items-center gap-3 border-line border-t py-2 first:border-transparent',
        isOnTop && 'sm:border-transparent',
      )}
    >
      <Icon aria-hidden className={cn('size-4.5 shrink-0', look)} />
      <span className={cn('min-w-0 flex-1', state === 'missing' && 'font-semibold text-ink')}>{name}</span>
      <span className="tabular-nums">{count}</span>
      <span className="sr-only">{text}</span>
    </li>
  );
}

/** Read down the first column, then the second; the lines of both are beside each other. */
function SkillList({ skills }: { skills: readonly SampleSkill[] }) {
  const rows = Math.ceil(skills.length / 2);
  return (
    <ul
      className="grid gap-x-10 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[repeat(var(--rows),auto)]"
      style={{ '--rows': rows } as CSSProperties}
    >
      {skills.map((skill, index) => (
        <SkillLine key={skill.name} skill={skill} isOnTop={index === rows} />
      ))}
    </ul>
  );
}

const countOf = (skills: readonly SampleSkill[], state: SampleSkill['state']) =>
  skills.filter((skill) => skill.state === state).length;

export function ResumeShowcase() {
  return (
    <section
      id="resume-reviewer"
      aria-labelledby="resume-reviewer-heading"
      className={
        'drawn-in-turn [--turn:4] [--height:92rem] sm:[--height:53rem] lg:[--height:43rem] grid items-start gap-x-16 gap-y-8 ' +
        'grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'
      }
    >
      <div className="lg:sticky-top-10">
        <ShowcaseIntro id="resume-reviewer" {...words} to="/resume" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div
          data-forced-border
          className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-surface p-5 shadow-card sm:flex-nowrap sm:p-6"
        >
          <ScoreRing score={SAMPLE_RESUME.score} />
          <div className="min-w-0">
            <p className="text-ink-faint text-sm">{words.scoreFor}</p>
            <p className="mt-1 font-semibold text-lg">{SAMPLE_RESUME.verdict}</p>
            <p className="mt-2 text-ink-soft">{SAMPLE_RESUME.summary}</p>
          </div>
        </div>
        {SAMPLE_RESUME.groups.map(({ name, skills }) => (
          <Disclosure
            key={name}
            title={name}
            isOpen={name === SAMPLE_RESUME.groups[0]?.name}
            aside={
              <span className="text-sm tabular-nums">
                {words.total(skills.length)}
                {countOf(skills, 'missing') > 0 && (
                  <>
                    {' / '}
                    <span className="font-semibold text-danger-ink">{words.missing(countOf(skills, 'missing'))}</span>
                  </>
                )}
                {countOf(skills, 'unclear') > 0 && ` / ${words.notClear(countOf(skills, 'unclear'))}`}
              </span>
            }
          >
            <SkillList skills={skills} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
