/** As `CERTAIN_ENTRY_CONFIDENCE` of the contract: below it an entry of a resume is doubtful and no fact. */
const CERTAIN_ENTRY_CONFIDENCE = 0.7;

/** Whether the fields of a job or school belong together for certain. What a person entered or confirmed has no confidence. */
export function isCertainEntry({ confidence }: { confidence?: number | undefined }): boolean {
  return confidence === undefined || confidence >= CERTAIN_ENTRY_CONFIDENCE;
}
