import type { ResumeReadErrorCode } from '../../../ports/resume-reader.ts';

/** The child's own refusal; `ResumeReadError` stays with the parent, so that the child loads no code it does not need. */
export class RefusedError extends Error {
  readonly code: ResumeReadErrorCode;

  constructor(code: ResumeReadErrorCode) {
    super(code);
    this.code = code;
  }
}
