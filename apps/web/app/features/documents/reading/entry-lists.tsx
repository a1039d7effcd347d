import type { CorrectedResume, ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import { Button } from '~/ui/button.tsx';
import { Entry, isDoubtful, LinesInput, TextInput } from './entry-fields.tsx';
import { readingMessages } from './messages.ts';

type ListProps = { resume: CorrectedResume; onChange(changes: Partial<CorrectedResume>): void };

/** A changed entry is the person's own: nothing about it is uncertain any longer. */
function replaceAt<T extends object>(all: readonly T[], place: number, changes: Partial<T>): T[] {
  return all.map((one, index) => (index === place ? { ...one, ...changes, confidence: undefined } : one));
}

const withoutAt = <T,>(all: readonly T[], place: number): T[] => all.filter((_, index) => index !== place);

const NEW_JOB: ResumeExperience = { employer: '', title: '', startDate: '', endDate: '', achievements: [] };
const NEW_SCHOOL: ResumeEducation = { institution: '', degree: '', startDate: '', endDate: '' };

export function JobList({ resume: { experience }, onChange }: ListProps) {
  const words = readingMessages.jobs;
  const change = (place: number, changes: Partial<ResumeExperience>) =>
    onChange({ experience: replaceAt(experience, place, changes) });
  return (
    <section className="grid gap-3" aria-label={words.heading}>
      <h3 className="text-lg">{words.heading}</h3>
      {experience.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {experience.map((job, place) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and a changed one must keep its focus
          key={place}
          name={words.entry(place + 1)}
          isDoubtful={isDoubtful(job)}
          onConfirm={() => change(place, {})}
          onRemove={() => onChange({ experience: withoutAt(experience, place) })}
        >
          <TextInput label={words.title} value={job.title} onChange={(title) => change(place, { title })} />
          <TextInput label={words.employer} value={job.employer} onChange={(employer) => change(place, { employer })} />
          <TextInput
            label={words.startDate}
            value={job.startDate}
            onChange={(startDate) => change(place, { startDate })}
          />
          <TextInput label={words.endDate} value={job.endDate} onChange={(endDate) => change(place, { endDate })} />
          <div className="sm:col-span-2">
            <LinesInput
              label={words.achievements}
              value={job.achievements}
              onChange={(achievements) => change(place, { achievements })}
            />
          </div>
        </Entry>
      ))}
      <div>
        <Button variant="outline" size="sm" onClick={() => onChange({ experience: [...experience, NEW_JOB] })}>
          {words.add}
        </Button>
      </div>
    </section>
  );
}

export function SchoolList({ resume: { education }, onChange }: ListProps) {
  const words = readingMessages.schools;
  const change = (place: number, changes: Partial<ResumeEducation>) =>
    onChange({ education: replaceAt(education, place, changes) });
  return (
    <section className="grid gap-3" aria-label={words.heading}>
      <h3 className="text-lg">{words.heading}</h3>
      {education.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {education.map((school, place) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and a changed one must keep its focus
          key={place}
          name={words.entry(place + 1)}
          isDoubtful={isDoubtful(school)}
          onConfirm={() => change(place, {})}
          onRemove={() => onChange({ education: withoutAt(education, place) })}
        >
          <TextInput label={words.degree} value={school.degree} onChange={(degree) => change(place, { degree })} />
          <TextInput
            label={words.institution}
            value={school.institution}
            onChange={(institution) => change(place, { institution })}
          />
          <TextInput
            label={words.startDate}
            value={school.startDate}
            onChange={(startDate) => change(place, { startDate })}
          />
          <TextInput label={words.endDate} value={school.endDate} onChange={(endDate) => change(place, { endDate })} />
        </Entry>
      ))}
      <div>
        <Button variant="outline" size="sm" onClick={() => onChange({ education: [...education, NEW_SCHOOL] })}>
          {words.add}
        </Button>
      </div>
    </section>
  );
}
