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

/** Reads the text of a resume. A file is never trusted: it is answered or refused within bounds of time and memory. */
export interface ResumeReader {
  /** So many first bytes tell the format of a file. */
  readonly headBytes: number;
  /** Whether a file is of an accepted format (PDF, DOCX, OpenDocument text, plain text) by its first bytes. */
  accepts(head: Buffer): boolean;
  /** Rejects with a `ResumeReadError`, or with the signal's reason when it was aborted. */
  read(pdf: Buffer, options: { signal?: AbortSignal }): Promise<ResumeDocument>;
  close(): Promise<void>;
}

/** Understands what was read: who it is, the jobs, the skills. */
export type ParseResume = (document: ResumeDocument) => Promise<ParsedResume>;
