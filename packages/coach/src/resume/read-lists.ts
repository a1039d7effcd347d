import type { ResumeRow } from './resume-rows.ts';

/** What of a row its list needs. */
export type ListRow = Pick<ResumeRow, 'text' | 'isBold'>;

const CATEGORY_LABEL = /^[^:：]{2,40}[:：]\s*/u;
/** A slash without spaces parts words, as in "English/Spanish"; "A/B testing" and "CI/CD" are one. */
const LIST_PARTS =
  /\s*(?:,(?!\d{3}(?!\d))|[;|•·\t、，،；؛])\s*(?![^()]*\))|\s+\/\s+|(?<=\p{L}{4})\/(?=\p{L}{4})(?![^()]*\))|\s{3,}|\s+[–—]\s+/u;
const MAX_SKILL_WORDS = 7;
const REFERENCES_NOTE = /^references?\b.{0,20}\b(?:request|available)\b/iu;

/** Skills of a section: the parts of its lists, without the labels of their groups, each once. */
export function readSkillList(rows: readonly ListRow[]): string[] {
  const listed = rows.filter((row, index) => !REFERENCES_NOTE.test(row.text) && !isLabel(row, rows[index + 1]));
  const parts = listed.flatMap((row) => row.text.replace(CATEGORY_LABEL, '').split(LIST_PARTS));
  return unique(
    parts.map(cleanItem).filter((part) => part.length > 0 && part.split(/\s+/u).length <= MAX_SKILL_WORDS),
    400,
  );
}

/** "Infrastructure" in bold above "Kubernetes, Kafka". */
function isLabel(row: ListRow, below: ListRow | undefined): boolean {
  return row.isBold && below?.isBold === false && row.text.split(LIST_PARTS).length === 1 && /[,;]/u.test(below.text);
}

/** Certificates, one a row; a row of several, each with its year in brackets, is parted. */
export function readCertificates(rows: readonly ListRow[]): string[] {
  return unique(
    rows
      .flatMap((row) => row.text.split(/(?<=\(\d{4}\))[,;]\s+/u))
      .map((text) => cleanItem(text).replace(LEADS_TO_PAPER, ''))
      .filter((text) => text.length > 2 && text.length < 200),
    60,
  );
}
/** "And a Class B licence", "I hold my CROR certification": words of a sentence before the paper itself. */
const LEADS_TO_PAPER = /^(?:and |plus |also |I (?:also )?(?:hold|have) )+(?:an? |the |my )?(?=\S)/iu;

function cleanItem(text: string): string {
  return text.replace(/^[\s•·*–—-]+|[\s.,;•·]+$/gu, '').slice(0, 2000);
}

function unique(items: string[], limit: number): string[] {
  return [...new Set(items)].slice(0, limit);
}
