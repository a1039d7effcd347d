import type { CoverLetter, LetterParagraph } from '@greenroom/contract/cover-letter';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { Tooltip } from '~/ui/tooltip.tsx';
import { letterMessages } from '../messages.ts';
import { EditableText } from './editable-text.tsx';
import { LETTER_PARAGRAPHS } from './letter-choices.ts';
import {
  bringBack,
  changeHeading,
  changeLetter,
  readParagraph,
  useLetterStore,
  writeParagraph,
} from './letter-store.ts';
import { useRewording } from './use-rewording.ts';

type HeadingField = keyof CoverLetter['heading'];
const SENDER = ['fullName', 'address', 'phoneNumber', 'emailAddress'] as const satisfies readonly HeadingField[];
const RECIPIENT = [
  'hiringManagerName',
  'hiringCompanyName',
  'hiringCompanyAddress',
] as const satisfies readonly HeadingField[];
/** What the contract takes, in characters. */
const MAX_LINE = 500;
const MAX_PARAGRAPH = 4000;

function HeadingLines({ letter, fields }: { letter: CoverLetter; fields: readonly HeadingField[] }) {
  return (
    <div>
      {fields.map((field) => (
        <EditableText
          key={field}
          isOneLine
          name={letterMessages.fields[field]}
          value={letter.heading[field]}
          maxLength={MAX_LINE}
          onValueChange={(value) => changeHeading({ [field]: value })}
        />
      ))}
    </div>
  );
}

function Line({ letter, field }: { letter: CoverLetter; field: 'salutation' | 'closingLine' | 'signOff' }) {
  return (
    <EditableText
      isOneLine
      name={letterMessages.fields[field]}
      value={letter[field]}
      maxLength={MAX_LINE}
      onValueChange={(value) => changeLetter({ [field]: value })}
    />
  );
}

type ParagraphProps = { letter: CoverLetter; part: LetterParagraph; isBusy: boolean; onReword: () => void };

function Paragraph({ letter, part, isBusy, onReword }: ParagraphProps) {
  const canUndo = useLetterStore((store) => store.previous[part] !== undefined);
  const name = letterMessages.parts[part];
  const text = readParagraph(letter, part);
  const rewordRef = useRef<HTMLButtonElement>(null);
  const undo = () => {
    bringBack(part);
    // Its own button goes away with what could be brought back.
    rewordRef.current?.focus();
  };
  return (
    <div className="relative grid grid-cols-[1fr_auto] gap-x-1 sm:block">
      <EditableText
        name={name}
        placeholder={letterMessages.ownParagraph}
        value={text}
        maxLength={MAX_PARAGRAPH}
        onValueChange={(changed) => writeParagraph(part, changed)}
      />
      <div className="-my-2 flex flex-col sm:absolute sm:top-0 sm:left-full sm:flex-row">
        {(text.trim() !== '' || isBusy) && (
          <Tooltip content={letterMessages.reword(name)}>
            <Button
              ref={rewordRef}
              variant="ghost"
              size="icon"
              aria-label={letterMessages.reword(name)}
              title={letterMessages.reword(name)}
              isBusy={isBusy}
              onClick={onReword}
            >
              {!isBusy && <RefreshCw aria-hidden />}
            </Button>
          </Tooltip>
        )}
        {canUndo && (
          <Tooltip content={letterMessages.undo(name)}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={letterMessages.undo(name)}
              title={letterMessages.undo(name)}
              onClick={undo}
            >
              <Undo2 aria-hidden />
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

/** The letter as it will look, every line of it to be written into. */
export function LetterPaper({ letter }: { letter: CoverLetter }) {
  const rewording = useRewording();
  return (
    <article
      data-forced-border
      data-print="only"
      className="mx-auto grid w-full max-w-3xl gap-5 rounded-lg bg-surface px-3 py-6 shadow-lift sm:py-14 sm:pr-24 sm:pl-14"
    >
      {/* Anyone who listens does not see the words change. */}
      <p role="status" className="sr-only">
        {rewording.isDone ? letterMessages.reworded : ''}
      </p>
      <HeadingLines letter={letter} fields={SENDER} />
      <HeadingLines letter={letter} fields={['dateWritten']} />
      <HeadingLines letter={letter} fields={RECIPIENT} />
      <Line letter={letter} field="salutation" />
      {LETTER_PARAGRAPHS.map((part) => (
        <Paragraph
          key={part}
          letter={letter}
          part={part}
          isBusy={rewording.busyPart === part}
          onReword={() => rewording.start(part)}
        />
      ))}
      <div>
        <Line letter={letter} field="closingLine" />
        <Line letter={letter} field="signOff" />
      </div>
    </article>
  );
}
