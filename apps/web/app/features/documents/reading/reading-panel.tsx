import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { latePart } from '~/ui/late-part.ts';
import { readingMessages as words } from './messages.ts';

const ReadingForm = latePart(async () => (await import('./reading-form.tsx')).ReadingForm);

/** The way to see and correct how the chosen resume is read. The fields are loaded when they are asked for. */
export function ReadingPanel({ file }: { file: File }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-4" data-print="hide">
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ReadingForm file={file} />
        </Suspense>
      )}
    </div>
  );
}
