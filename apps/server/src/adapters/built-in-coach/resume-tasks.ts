import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { rewriteParagraph, writeLetter } from '@greenroom/coach/letter/write-letter';
import { parseResume } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import type { CoverLetterResult, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { ResumeDocument } from '@greenroom/contract/resume';
import type { LetterRequest, ReviewRequest } from '../../ports/language.ts';

type Dated<Request> = { request: Request; today: string };
/** `vectors` match achievements with demands; without them the words alone do. */
type Encoded<Request> = Dated<Request> & { vectors?: ReadonlyMap<string, Float32Array> };

/** The work on a resume: milliseconds for most files, seconds for a file of a hundred dense pages. */
const resumeTasks = {
  parse: (document: ResumeDocument) => parseResume(document),
  review: ({ request, today }: Dated<ReviewRequest>) => reviewResume({ ...request, today }),
  write: ({ request, today, vectors = new Map() }: Encoded<LetterRequest>): CoverLetterResult => {
    const written = writeLetter({ ...request, today, vectors });
    const traced = traceLetter(written, { resume: request.resume, jobDescription: request.jobDescription });
    return { ...traced.letter, removedClaims: traced.removedClaims, writtenBy: 'built-in-coach', resumeText: '' };
  },
  reword: ({ request, today, vectors = new Map() }: Encoded<ParagraphRequest>) =>
    rewriteParagraph({ ...request, today, vectors }),
};

type Tasks = typeof resumeTasks;
export type ResumeTaskName = keyof Tasks;
export type ResumeTaskInput<Name extends ResumeTaskName> = Parameters<Tasks[Name]>[0];
export type ResumeTaskResult<Name extends ResumeTaskName> = ReturnType<Tasks[Name]>;

/** Does one of the tasks, here or elsewhere. */
export type RunResumeTask = <Name extends ResumeTaskName>(
  name: Name,
  input: ResumeTaskInput<Name>,
) => Promise<ResumeTaskResult<Name>>;

/** Does a task in this thread. */
export const runResumeTask: RunResumeTask = async (name, input) => {
  const task = resumeTasks[name] as (input: unknown) => ResumeTaskResult<typeof name>;
  return task(input);
};
