import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import { legalMessages } from './messages.ts';

/** `isOnlyWhereSold`: speaks of paying, and is drawn once the server has said that it sells something. */
type LegalPoint = { term: string; text: string; isOnlyWhereSold?: boolean };
export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly LegalPoint[];
  closing?: string;
};
export type LegalText = { title: string; lead: string; updated: string; sections: readonly LegalSection[] };

function Section({ section }: { section: LegalSection }) {
  const isAnythingSold = useArePaymentsOn() === true;
  const points = section.points?.filter(({ isOnlyWhereSold }) => !isOnlyWhereSold || isAnythingSold);
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="scroll-mt-8">
      <h2 id={`${section.id}-heading`} className="text-2xl">
        {section.heading}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-ink-soft">
          {paragraph}
        </p>
      ))}
      {points && (
        <dl className="mt-5 grid gap-4 rounded-xl bg-surface p-5 shadow-card sm:p-6">
          {points.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-0.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {section.closing && <p className="mt-4 text-ink-soft">{section.closing}</p>}
    </section>
  );
}

/** A legal text with its contents beside it on a wide screen. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className="shell">
      <PageHeader title={text.title} description={text.lead} eyebrow={text.updated} />
      <div className="grid gap-10 lg:grid-cols-[14rem_1fr] lg:gap-16">
        <nav aria-label={legalMessages.onThisPage} className="lg:sticky-top-8 lg:self-start" data-print="hide">
          <ul className="grid gap-1 border-line lg:border-l">
            {text.sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-8 items-center rounded-sm text-ink-soft underline-offset-4 hover:text-accent-ink hover:underline lg:px-4"
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-2xl gap-12">
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}
