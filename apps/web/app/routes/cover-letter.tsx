import { useRef } from 'react';
import { LetterResult } from '~/features/cover-letter/letter/letter-result.tsx';
import { OptionRows } from '~/features/cover-letter/letter/option-rows.tsx';
import { useLetterRun } from '~/features/cover-letter/letter/use-letter-run.ts';
import { letterWords } from '~/features/cover-letter/words.ts';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { DocumentTool } from '~/features/resume/inputs/document-tool.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(letterWords.title, letterWords.lead);
export const ErrorBoundary = RouteError;

export default function CoverLetter() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = useLetterRun(headingRef);
  return (
    <DocumentTool
      words={letterWords}
      run={run}
      options={<OptionRows />}
      unitsLeft={<UnitsLeft field="availableCoverLetterGenerators" allowance="coverLetters" />}
    >
      <LetterResult headingRef={headingRef} />
    </DocumentTool>
  );
}
