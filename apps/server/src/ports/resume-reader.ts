import type { ErrorCode } from '@greenroom/contract/errors';
import type { ParsedResume, ResumeDocument } from '@greenroom/contract/resume';

/** Why a resume was refused. `rate_limited` and `shutting_down` say nothing about the file: the same one can be sent again. */
export type ResumeReadErrorCode = Extract<
  ErrorCode,
  | 'not_a_pdf'
  | 'resume_encrypted'
  | 'resume_image_only'
  | 'resume_empty'
  | 'resume_too_long'
  | 'resume_too_heavy'
  | 'resume_unreadable'
  | 'rate_limited'
  | 'shutting_down'
>;

export class ResumeReadError extends Error {
  readonly code: ResumeReadErrorCode;

  constructor(code: ResumeReadErrorCode) {
    super(`The resume was not read: ${code}`);
    this.name = 'ResumeReadError';
    this.code = code;
  }
}

/** Many programs and mail gateways put bytes before the header, a kilobyte by custom and at times somewhat more. */
export const PDF_HEAD_BYTES = 4096;

/** Whether a file is a PDF by its first bytes. What follows them changes nothing. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');

/** Reads the text of a resume. A file is never trusted: it is answered or refused within bounds of time and memory. */
export interface ResumeReader {
  /** Rejects with a `ResumeReadError`, or with the signal's reason when it was aborted. */
  read(pdf: Buffer, options: { signal?: AbortSignal }): Promise<ResumeDocument>;
  close(): Promise<void>;
}

/** Understands what was read: who it is, the jobs, the skills. */
export type ParseResume = (document: ResumeDocument) => Promise<ParsedResume>;
