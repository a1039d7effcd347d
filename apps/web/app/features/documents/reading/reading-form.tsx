import type { CorrectedResume } from '@greenroom/contract/resume';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { isDoubtful, LinesInput, TextInput } from './entry-fields.tsx';
import { JobList, SchoolList } from './entry-lists.tsx';
import { readingMessages as words } from './messages.ts';
import { useReading } from './use-reading.ts';

const CONTACT = ['fullName', 'headline', 'emailAddress', 'phoneNumber', 'address'] as const;
const LISTS = ['skills', 'languages', 'certifications'] as const;

type FieldsProps = { resume: CorrectedResume; onChange(resume: CorrectedResume): void };

function Fields({ resume, onChange }: FieldsProps) {
  const change = (changes: Partial<CorrectedResume>) => onChange({ ...resume, ...changes });
  const doubtful = [...resume.experience, ...resume.education].filter(isDoubtful).length;
  return (
    <div className="grid gap-8">
      <p role="status" className="text-ink-soft empty:hidden">
        {doubtful > 0 && words.doubtfulCount(doubtful)}
      </p>
      <section className="grid gap-4 sm:grid-cols-2" aria-label={words.contact.heading}>
        {CONTACT.map((name) => (
          <TextInput
            key={name}
            label={words.contact[name]}
            value={resume[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </section>
      <JobList resume={resume} onChange={change} />
      <SchoolList resume={resume} onChange={change} />
      <section className="grid gap-4 md:grid-cols-3">
        {LISTS.map((name) => (
          <LinesInput
            key={name}
            label={words.lists[name]}
            hint={words.lists.hint}
            value={resume[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </section>
    </div>
  );
}

/** How a resume is read, as fields that the person can correct. */
export function ReadingForm({ file }: { file: File }) {
  const { reading, retry, correct, undo } = useReading(file);
  const isCorrected = reading.phase === 'read' && reading.isCorrected;
  return (
    <Card aria-labelledby="reading-heading">
      <CardHeader
        id="reading-heading"
        title={words.title}
        description={words.lead}
        action={
          isCorrected && (
            <span className="flex flex-wrap items-center gap-2">
              <Badge variant="secondary">{words.corrected}</Badge>
              <Button variant="outline" size="sm" onClick={undo}>
                {words.undo}
              </Button>
            </span>
          )
        }
      />
      {reading.phase === 'working' && <Progress label={words.working} value={null} />}
      {reading.phase === 'failed' && (
        <RetryAlert title={words.failed} retry={words.retry} onRetry={retry}>
          {reading.message}
        </RetryAlert>
      )}
      {reading.phase === 'read' && <Fields resume={reading.resume} onChange={correct} />}
    </Card>
  );
}
