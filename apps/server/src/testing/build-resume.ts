import { buildPdf, type PdfPage } from './pdf-writer/pdf-document.ts';
import { createSimpleFont } from './pdf-writer/pdf-fonts.ts';

/** An invented person with known facts. */
export const RESUME_LINES: readonly string[] = [
  'Ida Thorne',
  'Backend Engineer',
  'ida.thorne@example.org | +1 503 555 0148 | Portland, Oregon',
  'Experience',
  'Backend Engineer, Larkspur Freight, Mar 2020 - Present',
  '- Moved 40 services to Kubernetes and cut hosting costs by 38%.',
  '- Led a team of 6 that built an event pipeline on Kafka and PostgreSQL for 12,000 shipments an hour.',
  'Software Engineer, Tidewater Payments, Jun 2016 - Feb 2020',
  '- Built a reconciliation service in Go that found $1.2 million of unmatched transfers.',
  'Education',
  'B.Sc. in Computer Science, University of Oregon, 2012 - 2016',
  'Skills',
  'Go, PostgreSQL, Kafka, Kubernetes, Docker, Terraform',
];

type ResumeOptions = {
  lines?: readonly string[];
  /** Written in white, where no person sees it. */
  hidden?: readonly string[];
  pages?: number;
  passwords?: { user: string; owner: string };
};

/** A resume as a PDF of one column; further pages continue with the same work. */
export function buildResume({ lines = RESUME_LINES, hidden = [], pages = 1, passwords }: ResumeOptions = {}): Buffer {
  const font = createSimpleFont('Helvetica');
  const draw = (page: PdfPage, text: readonly string[]) => {
    for (const [index, line] of text.entries()) page.text(56, 780 - 18 * index, line, { font, size: 11 });
  };
  const work = lines.slice(3, 9);
  return buildPdf(
    Array.from({ length: pages }, (_, index) => (page: PdfPage) => {
      draw(page, index === 0 ? lines : [...work, ...work, ...work, ...work]);
      if (index > 0) return;
      for (const [row, text] of hidden.entries()) {
        page.text(56, 120 - 16 * row, text, { font, size: 11, color: [1, 1, 1] });
      }
    }),
    passwords ? { passwords } : {},
  );
}
