import { EXAMPLE_JOB } from '@greenroom/contract/example-documents';
import { useRef } from 'react';
import { call } from '~/api/client.ts';
import { LetterResult } from '~/features/cover-letter/letter/letter-result.tsx';
import {
  chooseStories,
  forgetExampleLetter,
  showExampleLetter,
  useLetterStore,
} from '~/features/cover-letter/letter/letter-store.ts';
import { OptionRows } from '~/features/cover-letter/letter/option-rows.tsx';
import { useLetterRun } from '~/features/cover-letter/letter/use-letter-run.ts';
import { letterMessages } from '~/features/cover-letter/messages.ts';
import { ExampleNotice } from '~/features/documents/example/example-notice.tsx';
import { ExampleOffer } from '~/features/documents/example/example-offer.tsx';
import { useExample } from '~/features/documents/example/use-example.ts';
import { DocumentTool } from '~/features/documents/inputs/document-tool.tsx';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { StoryChoice } from '~/features/stories/story-choice.tsx';
import { arriveAt } from '~/lib/arrive-at.ts';

export const meta = () => pageMeta(letterMessages.title, letterMessages.lead);
export const ErrorBoundary = RouteError;

export default function CoverLetter() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = useLetterRun(headingRef);
  const formRef = useRef<HTMLElement>(null);
  const stories = useLetterStore((store) => store.stories);
  const hasLetter = useLetterStore((store) => store.letter !== null);
  const isExample = useLetterStore((store) => store.origin.isExample);
  const example = useExample(
    (signal) => call('getExampleLetter', { signal }),
    (letter) => {
      showExampleLetter(letter, EXAMPLE_JOB);
      requestAnimationFrame(() => arriveAt(headingRef.current));
    },
  );
  const own = () => {
    forgetExampleLetter();
    arriveAt(formRef.current);
  };
  const { units } = letterMessages;
  return (
    <DocumentTool
      words={letterMessages}
      run={run}
      formRef={formRef}
      example={!hasLetter && <ExampleOffer units={units} isBusy={example.isBusy} onShow={example.show} />}
      options={
        <>
          <OptionRows />
          <StoryChoice chosen={stories} onChange={chooseStories} />
        </>
      }
      unitsLeft={<UnitsLeft field="availableCoverLetterGenerators" allowance="coverLetters" />}
    >
      <LetterResult headingRef={headingRef} notice={isExample && <ExampleNotice units={units} onOwn={own} />} />
    </DocumentTool>
  );
}
