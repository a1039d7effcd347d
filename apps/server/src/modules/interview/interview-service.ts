import { isSameOccupation } from '@greenroom/coach/questions/same-occupation';
import type {
  InterviewList,
  InterviewListItem,
  InterviewProgress,
  InterviewRecord,
} from '@greenroom/contract/interview';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { averageScore } from '@greenroom/contract/scores';
import { AppError, completedError } from '../../app-error.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { ResultsService } from '../results/results-service.ts';
import type { InterviewRepository, InterviewRow, ListOptions } from './interview-repository.ts';

type InterviewServiceOptions = {
  repository: InterviewRepository;
  quota: Pick<QuotaService, 'spend'>;
  results: Pick<ResultsService, 'findTranscript' | 'findFeedback'>;
};
/** The questions of this many last interviews for an occupation are not repeated. */
const INTERVIEWS_WITHOUT_REPEATS = 5;
type Population = { interviewTranscript: boolean; feedbackTranscript: boolean };

function toListItem(
  row: Omit<
    InterviewRow,
    | 'progress'
    | 'userId'
    | 'jobDescription'
    | 'interviewTranscriptId'
    | 'feedbackTranscriptId'
    | 'enhancedAnswers'
    | 'updatedAt'
  >,
): InterviewListItem {
  return {
    _id: row.id,
    jobName: row.jobName,
    interviewState: row.interviewState,
    createdAt: row.createdAt.toISOString(),
    difficultyOfQuestionsAsked: row.difficulty,
    numberOfQuestionsAsked: row.questionCount,
    typeOfQuestionsAsked: row.questionType,
    averageScore: row.averageScore,
  };
}

/** Reads `populate=interviewTranscript,feedbackTranscript`. */
export function readPopulation(populate: string): Population {
  const fields = new Set(populate.split(','));
  return {
    interviewTranscript: fields.has('interviewTranscript'),
    feedbackTranscript: fields.has('feedbackTranscript'),
  };
}

/** Past interviews and those that continue. Another person's interview is as good as none. */
export function createInterviewService({ repository, quota, results }: InterviewServiceOptions) {
  async function toDetail(row: InterviewRow, population: Population): Promise<InterviewDetail> {
    const { userId, interviewTranscriptId, feedbackTranscriptId } = row;
    return {
      ...toListItem(row),
      jobDescription: row.jobDescription,
      interviewTranscript: population.interviewTranscript
        ? await results.findTranscript(userId, row.id)
        : interviewTranscriptId,
      feedbackTranscript:
        population.feedbackTranscript && feedbackTranscriptId
          ? await results.findFeedback(userId, feedbackTranscriptId)
          : feedbackTranscriptId,
      enhancedAnswers: row.enhancedAnswers,
      progress: row.progress,
    };
  }
  const asStored: Population = { interviewTranscript: false, feedbackTranscript: false };

  async function list(userId: string, options: ListOptions): Promise<InterviewList> {
    const { rows, totalCount } = await repository.list(userId, options);
    return { interviews: rows.map(toListItem), totalCount };
  }

  /** The questions of someone's last five interviews of the occupation that `roleName` names, without those of `exceptId`. */
  async function listAsked(userId: string, exceptId: string | null, roleName: string): Promise<string[]> {
    const earlier = await repository.listAsked(userId, exceptId);
    return earlier
      .filter(({ jobName }) => isSameOccupation(jobName, roleName))
      .slice(0, INTERVIEWS_WITHOUT_REPEATS)
      .flatMap(({ questions }) => questions);
  }

  async function get(userId: string, id: string, population: Population): Promise<InterviewDetail> {
    const row = await repository.find(userId, id);
    if (!row) throw new AppError('not_found');
    return toDetail(row, population);
  }

  async function saveProgress(userId: string, id: string, progress: InterviewProgress): Promise<InterviewDetail> {
    const row = await repository.saveProgress(userId, id, progress);
    if (!row) throw completedError();
    return toDetail(row, asStored);
  }

  /** Saves a completed interview. The same again answers the one that is there and costs nothing. */
  async function create(userId: string, record: InterviewRecord, operationId: string | null): Promise<InterviewDetail> {
    const known = await repository.find(userId, record._id);
    if (known?.interviewState === 'completed') return toDetail(known, asStored);
    const transcript = await results.findTranscript(userId, record._id);
    if (transcript?._id !== record.interviewTranscript) {
      throw new AppError('invalid_request', {
        message: 'interviewTranscript: there is no such transcript of this interview.',
      });
    }
    const feedback = await results.findFeedback(userId, record.feedbackTranscript);
    if (!feedback) throw new AppError('invalid_request', { message: 'feedbackTranscript: there is no such feedback.' });
    if (feedback.feedbackEntries.length > transcript.responseCollection.length)
      throw new AppError('invalid_request', {
        message: 'feedbackTranscript: it has more entries than there are answers.',
      });
    const saved = await quota.spend({ userId, kind: 'interview', operationId }, () =>
      repository.complete({
        id: record._id,
        userId,
        jobName: record.jobName,
        jobDescription: record.jobDescription,
        difficulty: record.difficultyOfQuestionsAsked,
        questionType: record.typeOfQuestionsAsked,
        questionCount: record.numberOfQuestionsAsked,
        averageScore: averageScore(feedback.feedbackEntries),
        interviewTranscriptId: transcript._id,
        feedbackTranscriptId: feedback._id,
      }),
    );
    if (!saved) throw new AppError('not_found');
    return toDetail(saved, asStored);
  }

  async function remove(userId: string, id: string): Promise<void> {
    if (!(await repository.delete(userId, id))) throw new AppError('not_found');
  }

  async function require(userId: string, id: string): Promise<void> {
    if (!(await repository.find(userId, id))) throw new AppError('not_found');
  }

  async function keepEnhancedAnswer(userId: string, id: string, questionIndex: number, answer: string): Promise<void> {
    if (!(await repository.keepEnhancedAnswer(userId, id, questionIndex, answer))) throw new AppError('not_found');
  }

  return { list, listAsked, get, saveProgress, create, remove, require, keepEnhancedAnswer };
}

export type InterviewService = ReturnType<typeof createInterviewService>;
