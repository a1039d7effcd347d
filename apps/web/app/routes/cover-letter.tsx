import { useRef } from 'react';
import { LetterResult } from '~/features/cover-letter/letter/letter-result.tsx';
import { OptionRows } from '~/features/cover-letter/letter/option-rows.tsx';
import { useLetterRun } from '~/features/cover-letter/letter/use-letter-run.ts';
import { letterMessages } from '~/features/cover-letter/messages.ts';
import { DocumentTool } from '~/features/documents/inputs/document-tool.tsx';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(letterMessages.title, letterMessages.lead);
export const ErrorBoundary = RouteError;

export default function CoverLetter() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = useLetterRun(headingRef);
  return (
    <DocumentTool
      words={letterMessages}
      run={run}
      options={<OptionRows />}
      unitsLeft={<UnitsLeft field="availableCoverLetterGenerators" allowance="coverLetters" />}
    >
      <LetterResult headingRef={headingRef} />
    </DocumentTool>
  );
}
