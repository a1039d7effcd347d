import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { askFollowUp } from '@greenroom/coach/feedback/ask-follow-up';
import { createJudgeOnce } from '@greenroom/coach/feedback/judge-answer';
import { mayAcknowledge } from '@greenroom/coach/feedback/may-acknowledge';
import { scoreAnswer, textsToEncode } from '@greenroom/coach/feedback/score-answer';
import { weighPieces } from '@greenroom/coach/feedback/weigh-pieces';
import { gatherFacts, textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { findToDo } from '@greenroom/coach/letter/letter-to-do';
import { quoteStories } from '@greenroom/coach/letter/quote-stories';
import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { readLastResume, rewriteParagraph, writeLetter } from '@greenroom/coach/letter/write-letter';
import { type AnswerInput, answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { readResumeFacts } from '@greenroom/coach/live/resume-facts';
import { tradeOf } from '@greenroom/coach/live/trade-answers';
import { vectorTexts } from '@greenroom/coach/live/vector-texts';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { isKnownTitle, readRole } from '@greenroom/coach/questions/read-role';
import { correctResume } from '@greenroom/coach/resume/correct-resume';
import { parseResume, parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { textsOfSample } from '@greenroom/coach/sample-answer/resume-points';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';
import { matchStories, textsOfStories } from '@greenroom/coach/stories/match-stories';
import { rememberLast } from '@greenroom/coach/text/remember';
import type { CoverLetterResult, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type {
  EnhancedAnswerRequest,
  FeedbackRequest,
  FollowUpRequest,
  SampleAnswerRequest,
} from '@greenroom/contract/feedback';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ParsedResume, ResumeDocument } from '@greenroom/contract/resume';
import type { StoryMatchRequest } from '@greenroom/contract/stories';
import type {
  CallOptions,
  ChosenQuestions,
  EnhancedText,
  LetterRequest,
  ReviewRequest,
  RoleInformation,
  WrittenText,
} from '../../ports/language.ts';
import { WARM_UP_STEPS } from './warm-up-steps.ts';

type Dated<Request> = { request: Request; today: string };
/** `vectors` match achievements with demands; without them the words alone do. */
type Encoded<Request> = Dated<Request> & { vectors?: ReadonlyMap<string, Float32Array> };

type Judged<Request> = { request: Request; vectors: ReadonlyMap<string, Float32Array> };
/** A transcript. `isAhead` reads the resume before anything is asked, so that the next answer is faster. */
type Heard = { request: LiveAnswerRequest; isAhead: boolean };

function questions({ roleInformation, interviewInformation }: QuestionsRequest): ChosenQuestions {
  const { interviewOptions } = interviewInformation.interviewData;
  const chosen = chooseQuestions({
    roleName: roleInformation.roleName,
    roleDescription: roleInformation.roleDescription,
    count: interviewOptions.questionCount,
    type: interviewOptions.questionType,
    difficulty: interviewOptions.questionDifficulty,
    skipFirst: interviewOptions.skipFirst,
    seed: interviewInformation.interviewId ?? roleInformation.roleName,
    asked: interviewInformation.askedBefore,
    skill: interviewInformation.skill,
  });
  return { questions: chosen, writtenBy: 'built-in-coach', isTitleKnown: isKnownTitle(roleInformation.roleName) };
}

/** A session asks with the same resume each time. Reading it takes longer than the answer. */
const readLastText = rememberLast(parseResumeText, getSkillLexicon);
const readResume = (resume: LiveAnswerRequest['resume']): ParsedResume | null =>
  typeof resume === 'string' ? readLastText(resume) : resume;

/** The detected question, the parsed resume, and the texts to encode for an answer. */
function hear({ request, isAhead }: Heard) {
  const detection = detectQuestion(request);
  if (!detection.isInterviewQuestion && !isAhead)
    return { detection, resume: null, texts: { question: [], resume: [] } };
  const resume = readResume(request.resume);
  const context = detection.isInterviewQuestion ? request.data : '';
  // Nothing was asked: the time until something is goes to the trade, which takes some 20 ms to read.
  if (!detection.isInterviewQuestion) tradeOf(request.jobDesc, readResumeFacts(resume)?.title ?? '');
  return { detection, resume, texts: vectorTexts(detection.interviewQuestion, resume, context, request.jobDesc) };
}

/** The slow work of the coach: milliseconds for most texts, seconds for a file of a hundred dense pages. */
const coachTasks = {
  warmUp: (step: number) => {
    WARM_UP_STEPS[step]?.();
  },
  questions,
  role: (role: RoleInformation) => readRole(role),
  hear,
  answerLive: (input: AnswerInput) => answerQuestion(input),
  textsToScore: (request: Pick<FeedbackRequest, 'question' | 'answer'>) => textsToEncode(request),
  score: ({ request, vectors }: Judged<FeedbackRequest>) => scoreAnswer(request, vectors),
  followUp: ({ request, vectors }: Judged<FollowUpRequest>) => askFollowUp(request, vectors),
  acknowledgement: ({ request, vectors }: Judged<FollowUpRequest>) => mayAcknowledge(request, vectors),
  textsOfSample: ({ question, resume, role }: SampleAnswerRequest) => textsOfSample(question, resume ?? null, role),
  sampleAnswer: ({ request, vectors }: Judged<SampleAnswerRequest>): WrittenText => {
    const { question, role, resume, earlierSamples = [] } = request;
    const own = resume && { resume, vectors, earlier: earlierSamples };
    const text = writeSampleAnswer({ question, role, own, earlier: earlierSamples, vectors });
    return { text, writtenBy: 'built-in-coach' };
  },
  textsOfStories: (request: StoryMatchRequest) => textsOfStories(request),
  matchStories: ({ request, vectors }: Judged<StoryMatchRequest>) => matchStories(request, vectors),
  enhance: ({ request, vectors }: Judged<EnhancedAnswerRequest>): EnhancedText => {
    const judge = createJudgeOnce();
    const { concerns, nextSteps } = scoreAnswer(request, vectors, judge);
    const pieces = weighPieces(request, vectors, judge);
    const text = enhanceAnswer({ answer: request.answer, concern: concerns[0], gaps: nextSteps, pieces });
    return { text, writtenBy: 'built-in-coach', isLeftAlone: concerns.length > 0 };
  },
  textsOfLetter: ({ resume, jobDescription }: LetterRequest) => textsOfLetter(resume, jobDescription),
  textsOfParagraph: ({ resumeText, correctedResume, jobDescription }: ParagraphRequest) =>
    textsOfLetter(correctResume(readLastResume(resumeText), correctedResume), jobDescription),
  parse: (document: ResumeDocument) => parseResume(document),
  review: ({ request, today }: Dated<ReviewRequest>) => reviewResume({ ...request, today }),
  write: ({ request, today, vectors = new Map() }: Encoded<LetterRequest>): CoverLetterResult => {
    const facts = gatherFacts(request.resume, request.jobDescription, today, vectors);
    const written = writeLetter({ ...request, today, vectors }, facts);
    const traced = traceLetter(written, { resume: request.resume, jobDescription: request.jobDescription });
    const { letter, removedClaims } = traced;
    const toDo = findToDo({ ...request, today, vectors }, facts);
    const body = { ...letter.body, paraThree: quoteStories(letter.body.paraThree, request.stories ?? []) };
    return { ...letter, body, removedClaims, toDo, writtenBy: 'built-in-coach', resumeText: '' };
  },
  reword: ({ request, today, vectors = new Map() }: Encoded<ParagraphRequest>) => {
    const { paragraph, stories = [] } = request;
    const text = rewriteParagraph({ ...request, today, vectors });
    return paragraph === 'paraThree' ? quoteStories(text, stories) : text;
  },
};

type Tasks = typeof coachTasks;
export type CoachTaskName = keyof Tasks;
export type CoachTaskInput<Name extends CoachTaskName> = Parameters<Tasks[Name]>[0];
export type CoachTaskResult<Name extends CoachTaskName> = ReturnType<Tasks[Name]>;

/** Does one of the tasks, here or elsewhere. A task that waits when the signal aborts is not done. */
export type RunCoachTask = <Name extends CoachTaskName>(
  name: Name,
  input: CoachTaskInput<Name>,
  options?: CallOptions,
) => Promise<CoachTaskResult<Name>>;

/** Does a task in this thread. */
export const runCoachTask: RunCoachTask = async (name, input) => {
  const task = coachTasks[name] as (input: unknown) => CoachTaskResult<typeof name>;
  return task(input);
};
