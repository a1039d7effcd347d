import type { CoverLetter } from '@greenroom/contract/cover-letter';
import FileDown from 'lucide-react/icons/file-down';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, type RefObject, useState } from 'react';
import { useHaveDocumentsChanged } from '~/api/saved-documents.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { showToast } from '~/ui/toast.ts';
import { letterMessages } from '../messages.ts';
import { LetterPaper } from './letter-paper.tsx';
import { bringBackLetter, useLetterStore } from './letter-store.ts';
import { toLetterText } from './letter-text.ts';

type Format = 'docx' | 'pdf';

function Downloads({ letter }: { letter: CoverLetter }) {
  const [busy, setBusy] = useState<Format | null>(null);
  const download = async (format: Format) => {
    setBusy(format);
    try {
      // Its code is fetched at the press: most visits never need it.
      const { downloadLetter } = await import('../download/download-letter.ts');
      await downloadLetter(letter, format, letterMessages.fileName(letter.heading.fullName));
    } catch {
      showToast({ ...letterMessages.downloadFailed, tone: 'error' });
    }
    setBusy(null);
  };
  return (
    <>
      <Button variant="outline" isBusy={busy === 'docx'} onClick={() => void download('docx')}>
        {busy !== 'docx' && <FileDown aria-hidden />}
        {letterMessages.downloadWord}
      </Button>
      <Button variant="outline" isBusy={busy === 'pdf'} onClick={() => void download('pdf')}>
        {busy !== 'pdf' && <FileDown aria-hidden />}
        {letterMessages.downloadPdf}
      </Button>
    </>
  );
}

function ToDo({ items }: { items: readonly string[] }) {
  return (
    <Alert tone="info" title={letterMessages.toDo} isLive={false}>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Alert>
  );
}

function RemovedClaims({ claims }: { claims: readonly string[] }) {
  return (
    <Alert tone="info" title={letterMessages.removed.title} isLive={false}>
      <p>{letterMessages.removed.lead}</p>
      <ul className="mt-1 list-disc pl-5">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </Alert>
  );
}

type LetterResultProps = {
  /** Above a letter that is not the person's. */
  notice?: ReactNode;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The letter, the corrections that keep it true, and its exports. */
export function LetterResult({ notice, headingRef }: LetterResultProps) {
  const letter = useLetterStore((store) => store.letter);
  const { writtenBy, removedClaims, toDo = [] } = useLetterStore((store) => store.origin);
  const isOutdated = useHaveDocumentsChanged(useLetterStore((store) => store.origin.madeOf));
  const hasReplaced = useLetterStore((store) => store.replaced !== null);
  if (!letter) return null;
  return (
    <section aria-labelledby="letter-heading" className="grid animate-settle-in gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="letter-heading" ref={headingRef} tabIndex={-1} data-focus-target className="scroll-mt-24 text-2xl">
            {letterMessages.heading}
          </h2>
          <p className="mt-1 text-ink-soft">{letterMessages.headingLead}</p>
        </div>
        <div className="actions">
          <CopyButton
            hasLabel
            variant="default"
            name={letterMessages.copy}
            text={() => toLetterText(letter)}
            onFail={() => showToast({ ...letterMessages.copyFailed, tone: 'error' })}
          />
          <Downloads letter={letter} />
        </div>
      </div>
      {notice}
      {isOutdated && <Alert isLive={false}>{letterMessages.outdated}</Alert>}
      {hasReplaced && (
        <Alert
          isLive={false}
          action={
            <Button variant="outline" size="sm" onClick={bringBackLetter}>
              <Undo2 aria-hidden />
              {letterMessages.replaced.undo}
            </Button>
          }
        >
          {letterMessages.replaced.lead}
        </Alert>
      )}
      {removedClaims.length > 0 && <RemovedClaims claims={removedClaims} />}
      {toDo.length > 0 && <ToDo items={toDo} />}
      <LetterPaper letter={letter} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-faint text-sm">{letterMessages.writtenBy[writtenBy]}</p>
        <ButtonLink to="/resume" variant="secondary">
          {letterMessages.toReview}
        </ButtonLink>
      </div>
    </section>
  );
}
