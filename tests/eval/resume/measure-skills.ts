import { findJobSkills } from '@greenroom/coach/job/find-job-skills';
import { JOB_SENTENCES } from './job-sentences-data.ts';

type Span = { start: number; end: number };
export type SkillMeasure = { recall: number; precision: number; missed: string[]; wrong: string[] };

/**
 * Recall: share of annotated skills that something found overlaps. Precision: share of what was found that overlaps an
 * annotated skill. Both over all sentences.
 */
export function measureSkills(): SkillMeasure {
  const missed: string[] = [];
  const wrong: string[] = [];
  let goldCount = 0;
  let foundCount = 0;
  for (const annotated of JOB_SENTENCES) {
    const { text, spans } = readAnnotation(annotated);
    const { required, niceToHave } = findJobSkills(text);
    const found = [...required, ...niceToHave].map(({ evidence }) => spanOf(text, evidence));
    goldCount += spans.length;
    foundCount += found.length;
    const missing = spans.filter((span) => !found.some((other) => overlaps(span, other)));
    const surplus = found.filter((span) => !spans.some((other) => overlaps(span, other)));
    missed.push(...missing.map((span) => text.slice(span.start, span.end)));
    wrong.push(...surplus.map((span) => `${text.slice(span.start, span.end)} in: ${text}`));
  }
  return { recall: 1 - missed.length / goldCount, precision: 1 - wrong.length / foundCount, missed, wrong };
}

export function readAnnotation(annotated: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  for (const piece of annotated.split(/(?=\{)|(?<=\})/u)) {
    const start = text.length;
    const isSkill = piece.startsWith('{');
    text += isSkill ? piece.slice(1, -1) : piece;
    if (isSkill) spans.push({ start, end: text.length });
  }
  return { text, spans };
}

function spanOf(text: string, evidence: string): Span {
  const start = text.indexOf(evidence);
  return { start, end: start + evidence.length };
}

function overlaps(left: Span, right: Span): boolean {
  return left.start < right.end && right.start < left.end;
}
