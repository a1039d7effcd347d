import type { CoverLetterResult } from '@greenroom/contract/cover-letter';
import { EXAMPLE_JOB, EXAMPLE_RESUME } from '@greenroom/contract/example-documents';
import { DAY_S } from '@greenroom/contract/limits';
import type { ResumeReview } from '@greenroom/contract/resume';
import type { CoverLetterService } from '../cover-letter/cover-letter-service.ts';
import type { ResumeService } from '../resume/resume-service.ts';

type ExamplesServiceOptions = {
  resumes: Pick<ResumeService, 'review'>;
  letters: Pick<CoverLetterService, 'write'>;
};

/** Far more than the coach needs; a model that hangs is asked again at the next request. */
const LONGEST_MS = 120_000;

/** The reader takes text only where a byte order mark says that it is meant as text. */
const RESUME = Buffer.from(`\ufeff${EXAMPLE_RESUME}`);

const documents = () => ({
  pdf: RESUME,
  correctedResume: '',
  jobDescription: EXAMPLE_JOB,
  userId: null,
  operationId: null,
  signal: AbortSignal.timeout(LONGEST_MS),
});

/** Makes a result once a day, since a letter has its date, and shares it. One that failed or is not `final` is made again. */
function onceADay<Result>(make: () => Promise<Result>, isFinal: (result: Result) => boolean): () => Promise<Result> {
  let made: { day: number; result: Promise<Result> } | null = null;
  return () => {
    const day = Math.floor(Date.now() / (DAY_S * 1000));
    if (made?.day === day) return made.result;
    const current = { day, result: make() };
    made = current;
    const forget = () => {
      if (made === current) made = null;
    };
    current.result.then((result) => isFinal(result) || forget(), forget);
    return current.result;
  };
}

/** What the tools make of a made-up resume and job. It is the same for everyone, so that it uses no one's units and no limit of a day. */
export function createExamplesService({ resumes, letters }: ExamplesServiceOptions) {
  return {
    review: onceADay(
      () => resumes.review(documents()),
      ({ reviewedBy }: ResumeReview) => reviewedBy !== 'built-in-coach-standing-in',
    ),
    letter: onceADay(
      () => letters.write({ ...documents(), stories: [], options: { tone: 'Plain', length: 'Medium' } }),
      ({ writtenBy }: CoverLetterResult) => writtenBy !== 'built-in-coach-standing-in',
    ),
  };
}
