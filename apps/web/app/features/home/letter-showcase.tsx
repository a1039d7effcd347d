import { groupLines } from '~/lib/letter-points.ts';
import { CopyButton } from '~/ui/copy-button.tsx';
import { LetterLines } from '~/ui/letter-lines.tsx';
import { showToast } from '~/ui/toast.ts';
import { SAMPLE_LETTER, SAMPLE_LETTER_TEXT } from './sample-letter-data.ts';
import { ShowcaseIntro } from './showcase-intro.tsx';
import { showcaseMessages } from './showcase-messages.ts';

const words = showcaseMessages.letter;

const Address = ({ lines }: { lines: readonly string[] }) => (
  <p>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </p>
);

export function LetterShowcase() {
  return (
    <section
      id="cover-letter"
      aria-labelledby="cover-letter-heading"
      className={
        'drawn-in-turn [--turn:5] [--height:90rem] sm:[--height:68rem] lg:[--height:58rem] grid items-start gap-x-16 gap-y-8 ' +
        'grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
      }
    >
      <div className="lg:sticky-top-10 lg:order-2">
        <ShowcaseIntro id="cover-letter" {...words} to="/cover-letter" />
      </div>
      <article data-forced-border aria-labelledby="sample-letter-title" className="rounded-xl bg-surface shadow-card">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5 sm:pl-8">
          <h4 id="sample-letter-title" className="font-semibold text-base text-ink-soft">
            {words.sampleTitle}
          </h4>
          <CopyButton
            text={SAMPLE_LETTER_TEXT}
            name={words.copy}
            onFail={() => showToast({ title: words.copyFailed, tone: 'error' })}
          />
        </div>
        <div className="grid gap-4 p-5 sm:p-8">
          <Address lines={SAMPLE_LETTER.sender} />
          <Address lines={SAMPLE_LETTER.recipient} />
          <p>{SAMPLE_LETTER.salutation}</p>
          {SAMPLE_LETTER.paragraphs.map((paragraph) => (
            <div key={paragraph}>
              <LetterLines groups={groupLines(paragraph)} />
            </div>
          ))}
          <Address lines={[SAMPLE_LETTER.closing, SAMPLE_LETTER.signOff]} />
        </div>
      </article>
    </section>
  );
}
