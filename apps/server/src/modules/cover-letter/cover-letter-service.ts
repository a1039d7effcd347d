import type { CoverLetterResult, LetterOptions, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { Coach } from '../../ports/language.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { ResumeService } from '../resume/resume-service.ts';

type CoverLetterServiceOptions = {
  coach: Pick<Coach, 'writeLetter' | 'rewriteParagraph'>;
  resumes: Pick<ResumeService, 'head' | 'read'>;
  quota: Pick<QuotaService, 'spend'>;
};
export type LetterRequest = {
  pdf: Buffer;
  /** The person's corrections as JSON; empty where there are none. */
  correctedResume: string;
  jobDescription: string;
  /** Stories that the person chose. */
  stories: string[];
  options: LetterOptions;
  userId: string | null;
  operationId: string | null;
  signal: AbortSignal;
};

/** Cover letters from a resume and a job. The resume is not kept: its text goes back to the browser, for the paragraphs. */
export function createCoverLetterService({ coach, resumes, quota }: CoverLetterServiceOptions) {
  async function write(request: LetterRequest): Promise<CoverLetterResult> {
    const { pdf, correctedResume, jobDescription, stories, options, userId, operationId, signal } = request;
    const work = async () => {
      const resume = await resumes.read(pdf, signal, correctedResume);
      const letter = await coach.writeLetter({ resume, jobDescription, options, stories }, { signal });
      return { ...letter, resumeText: resume.text };
    };
    if (userId === null) return work();
    const isCharged = ({ writtenBy }: CoverLetterResult) => writtenBy !== 'built-in-coach-standing-in';
    const inputs = [pdf, correctedResume, jobDescription, JSON.stringify(options), ...stories];
    return quota.spend({ userId, kind: 'cover-letter', operationId, signal, inputs }, work, isCharged);
  }

  return {
    head: resumes.head,
    write,
    rewriteParagraph: (request: ParagraphRequest, signal: AbortSignal) => coach.rewriteParagraph(request, { signal }),
  };
}

export type CoverLetterService = ReturnType<typeof createCoverLetterService>;
