import { EXAMPLE_JOB, EXAMPLE_RESUME } from '@greenroom/contract/example-documents';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { exampleMessages as words } from './messages.ts';

const DOCUMENTS = [
  { name: words.resume, text: EXAMPLE_RESUME },
  { name: words.job, text: EXAMPLE_JOB },
];

/** Above an example: that it is one, that it cost nothing, what it was made of, and the way to one's own. */
export const ExampleNotice = ({ units, onOwn }: { units: string; onOwn: () => void }) => (
  <div className="grid gap-3">
    <Alert
      isLive={false}
      title={words.title}
      action={
        <Button variant="outline" size="sm" onClick={onOwn}>
          {words.own}
        </Button>
      }
    >
      {words.lead(units)}
    </Alert>
    <details data-print="hide">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.documents}</summary>
      <div className="mt-2 grid items-start gap-5 md:grid-cols-2">
        {DOCUMENTS.map(({ name, text }) => (
          <Card key={name} tone="flat">
            <h3 className="mb-3 text-lg">{name}</h3>
            <p className="whitespace-pre-line break-words text-sm">{text.trim()}</p>
          </Card>
        ))}
      </div>
    </details>
  </div>
);
