import Check from 'lucide-react/icons/check';
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

function SkillLine({ skill, isOnTop }: { skill: SampleSkill; isOnTop: boolean }) {
  const { name, isCompleted } = skill;
  return (
    <li
      className={cn(
        'flex items-center gap-3 border-line border-t py-2 first:border-transparent',
        isOnTop && 'sm:border-transparent',
      )}
    >
      {isCompleted ? (
        <Check aria-hidden className="size-4.5 shrink-0 text-success" />
      ) : (
        <X aria-hidden className="size-4.5 shrink-0 text-danger" />
      )}
      <span className={isCompleted ? 'min-w-0 flex-1' : 'min-w-0 flex-1 font-semibold text-ink'}>{name}</span>
      <span className="tabular-nums">{isCompleted ? '1/1' : '0/1'}</span>
      <span className="sr-only">{isCompleted ? words.found : words.notFound}</span>
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

export function ResumeShowcase() {
  return (
    <section
      id="resume-reviewer"
      aria-labelledby="resume-reviewer-heading"
      className={
        'drawn-in-turn [--turn:4] [--height:77.5rem] sm:[--height:47rem] lg:[--height:37rem] grid items-start gap-x-16 gap-y-8 ' +
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
            <p className="text-ink-faint text-sm">{words.scoreFor(SAMPLE_RESUME.role)}</p>
            <p className="mt-1 font-semibold text-lg">{words.verdict}</p>
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
                {' / '}
                <span className="font-semibold text-danger-ink">
                  {words.missing(skills.filter(({ isCompleted }) => !isCompleted).length)}
                </span>
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
