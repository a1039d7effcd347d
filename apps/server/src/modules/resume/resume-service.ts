import type { ParsedResume, ResumeReview } from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { Coach } from '../../ports/language.ts';
import {
  isPdf,
  type ParseResume,
  PDF_HEAD_BYTES,
  ResumeReadError,
  type ResumeReader,
} from '../../ports/resume-reader.ts';
import type { QuotaService } from '../quota/quota-service.ts';

type ResumeServiceOptions = {
  coach: Pick<Coach, 'reviewResume'>;
  reader: ResumeReader;
  parse: ParseResume;
  quota: Pick<QuotaService, 'spend'>;
};
export type ReviewRequest = {
  pdf: Buffer;
  jobDescription: string;
  /** Null for a visitor, who is held by the limit of the address. */
  userId: string | null;
  operationId: string | null;
  signal: AbortSignal;
};

/** What the reader would say of the whole file, told by its first bytes. */
const head = {
  bytes: PDF_HEAD_BYTES,
  check(bytes: Buffer): void {
    if (!isPdf(bytes)) throw new AppError('not_a_pdf');
  },
};

/** Reading resumes and reviewing them. A file that cannot be read costs nothing. */
export function createResumeService({ coach, reader, parse, quota }: ResumeServiceOptions) {
  /** What is understood of a PDF. @throws AppError with a message that says what to do */
  async function read(pdf: Buffer, signal: AbortSignal): Promise<ParsedResume> {
    const document = await reader.read(pdf, { signal }).catch((cause: unknown) => {
      throw cause instanceof ResumeReadError ? new AppError(cause.code, { cause }) : cause;
    });
    return parse(document);
  }

  async function review({ pdf, jobDescription, userId, operationId, signal }: ReviewRequest): Promise<ResumeReview> {
    const work = async () => coach.reviewResume({ resume: await read(pdf, signal), jobDescription }, { signal });
    const isCharged = ({ reviewedBy }: ResumeReview) => reviewedBy !== 'built-in-coach-standing-in';
    return userId === null ? work() : quota.spend({ userId, kind: 'resume', operationId, signal }, work, isCharged);
  }

  return { head, read, review };
}

export type ResumeService = ReturnType<typeof createResumeService>;
