import { correctResume } from '@greenroom/coach/resume/correct-resume';
import {
  type CorrectedResume,
  correctedResume,
  type ParsedResume,
  type ResumeReview,
} from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { Coach } from '../../ports/language.ts';
import { type ParseResume, ResumeReadError, type ResumeReader } from '../../ports/resume-reader.ts';
import type { QuotaService } from '../quota/quota-service.ts';

type ResumeServiceOptions = {
  coach: Pick<Coach, 'reviewResume'>;
  reader: ResumeReader;
  parse: ParseResume;
  quota: Pick<QuotaService, 'spend'>;
};
export type ReviewRequest = {
  pdf: Buffer;
  /** The person's corrections as JSON; empty where there are none. */
  correctedResume: string;
  jobDescription: string;
  /** Null for a visitor, who is held by the limit of the address. */
  userId: string | null;
  operationId: string | null;
  signal: AbortSignal;
};

/** @throws AppError if the text is not a corrected resume */
function readCorrections(corrections: string): CorrectedResume | undefined {
  if (corrections === '') return undefined;
  try {
    return correctedResume.parse(JSON.parse(corrections));
  } catch (cause) {
    throw new AppError('invalid_request', { message: 'correctedResume: send a corrected resume as JSON.', cause });
  }
}

/** Whether anything of a resume was found: a contract or a recipe has none of it. */
function isResume({
  experience,
  education,
  projects,
  skills,
  certifications,
  emailAddress,
  phoneNumber,
}: ParsedResume): boolean {
  const hasContact = emailAddress !== '' || phoneNumber !== '';
  return (
    hasContact ||
    experience.length > 0 ||
    education.length > 0 ||
    projects.length > 0 ||
    skills.length > 0 ||
    certifications.length > 0
  );
}

/** Reading resumes and reviewing them. A file that cannot be read costs nothing. */
export function createResumeService({ coach, reader, parse, quota }: ResumeServiceOptions) {
  /** Rejects a file of another format by its first bytes, before the rest is sent. */
  const head = {
    bytes: reader.headBytes,
    check(bytes: Buffer): void {
      if (!reader.accepts(bytes)) throw new AppError('not_a_pdf');
    },
  };

  /** Parses a file. @throws AppError with a message that says what to do */
  async function read(pdf: Buffer, signal: AbortSignal, corrections = ''): Promise<ParsedResume> {
    const corrected = readCorrections(corrections);
    const document = await reader.read(pdf, { signal }).catch((cause: unknown) => {
      throw cause instanceof ResumeReadError ? new AppError(cause.code, { cause }) : cause;
    });
    const resume = correctResume(await parse(document), corrected);
    if (!isResume(resume)) throw new AppError('resume_not_recognized');
    return resume;
  }

  async function review(request: ReviewRequest): Promise<ResumeReview> {
    const { pdf, correctedResume: corrections, jobDescription, userId, operationId, signal } = request;
    const work = async () =>
      coach.reviewResume({ resume: await read(pdf, signal, corrections), jobDescription }, { signal });
    const isCharged = ({ reviewedBy }: ResumeReview) => reviewedBy !== 'built-in-coach-standing-in';
    if (userId === null) return work();
    const inputs = [pdf, corrections, jobDescription];
    return quota.spend({ userId, kind: 'resume', operationId, signal, inputs }, work, isCharged);
  }

  return { head, read, review };
}

export type ResumeService = ReturnType<typeof createResumeService>;
