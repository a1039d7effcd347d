// The form of a commit subject: `area: imperative summary`.

const MAX_SUBJECT_CHARACTERS = 72;

/** One area or several with commas; then a verb in lower case or a name. */
const FORM = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*: \S.*[^.\s]$/;

/** "added", "fixes" and "adding" are not imperative; the words that only look like them are left out. */
const NOT_IMPERATIVE = /: (?!bring|embed|feed|need|ping|seed|shed|speed)\w+(?:ed|ing|[^aisu]s)\s/i;

/** @returns the fault in words, or undefined; merges and reverts made by git have no fault */
export function findSubjectFault(subject: string): string | undefined {
  if (/^(?:Merge|Revert) /.test(subject)) return undefined;
  if (subject.length > MAX_SUBJECT_CHARACTERS) {
    return `${subject.length} characters, ${MAX_SUBJECT_CHARACTERS} are the most`;
  }
  if (!FORM.test(subject)) return 'write `area: imperative summary`, without a full stop';
  if (NOT_IMPERATIVE.test(subject)) return 'begin the summary with an imperative, such as "add"';
  return undefined;
}
