import { useRef } from 'react';
import { LetterResult } from '~/features/cover-letter/letter/letter-result.tsx';
import { chooseStories, useLetterStore } from '~/features/cover-letter/letter/letter-store.ts';
import { OptionRows } from '~/features/cover-letter/letter/option-rows.tsx';
import { useLetterRun } from '~/features/cover-letter/letter/use-letter-run.ts';
import { letterMessages } from '~/features/cover-letter/messages.ts';
import { DocumentTool } from '~/features/documents/inputs/document-tool.tsx';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { StoryChoice } from '~/features/stories/story-choice.tsx';

export const meta = () => pageMeta(letterMessages.title, letterMessages.lead);
export const ErrorBoundary = RouteError;

export default function CoverLetter() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = useLetterRun(headingRef);
  const stories = useLetterStore((store) => store.stories);
  return (
    <DocumentTool
      words={letterMessages}
      run={run}
      options={
        <>
          <OptionRows />
          <StoryChoice chosen={stories} onChange={chooseStories} />
        </>
      }
      unitsLeft={<UnitsLeft field="availableCoverLetterGenerators" allowance="coverLetters" />}
    >
      <LetterResult headingRef={headingRef} />
    </DocumentTool>
  );
}
