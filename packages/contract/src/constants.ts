/** Business constants of the product (specification, section 9). Plain values: safe to load before the first paint. */

/** How many questions an interview can have. */
export const QUESTION_COUNTS = [3, 4, 5] as const;
/** Difficulties of an interview, from easy to hard. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard', 'Advanced'] as const;
/** Types of questions; `Mixed` alternates the other two. */
export const QUESTION_TYPES = ['Behavioral', 'Technical', 'Mixed'] as const;
/** One of `QUESTION_COUNTS`. */
export type QuestionCount = (typeof QUESTION_COUNTS)[number];
/** One of `DIFFICULTIES`. */
export type Difficulty = (typeof DIFFICULTIES)[number];
/** One of `QUESTION_TYPES`. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The options of an interview. `skipFirst` leaves out the opening question. */
export type InterviewOptions = {
  questionCount: QuestionCount;
  questionType: QuestionType;
  skipFirst: boolean;
  questionDifficulty: Difficulty;
};
/** The options of a new interview. */
export const DEFAULT_INTERVIEW_OPTIONS: InterviewOptions = {
  questionCount: 3,
  questionType: 'Mixed',
  skipFirst: false,
  questionDifficulty: 'Medium',
};

/** How often a question can be answered in one interview. */
export const MOST_ATTEMPTS = 3;
/** The first question, unless `skipFirst` is set (specification). */
export const OPENING_QUESTION = 'Tell me about yourself?';
/** The interviewer's last message (specification). */
export const CLOSING_MESSAGE =
  'Thank you for taking the time to interview with us. We have finished assessing your interview responses. You may now see your results to learn more.';

/** The six skills that every answer is judged on, in the order in which they are shown. */
export const SKILLS = [
  'communication',
  'teamwork',
  'problemSolving',
  'adaptability',
  'creativity',
  'leadership',
] as const;
/** One of `SKILLS`. */
export type Skill = (typeof SKILLS)[number];
/** The skills as people read them. */
export const SKILL_LABELS: Record<Skill, string> = {
  communication: 'Communication',
  teamwork: 'Teamwork',
  problemSolving: 'Problem-solving',
  adaptability: 'Adaptability',
  creativity: 'Creativity',
  leadership: 'Leadership',
};
/** What a concern about an answer is called on the screen, by its kind (`CONCERN_KINDS`). */
export const CONCERN_LABELS = {
  dishonesty: 'Honesty',
  theft: 'Taking what is not yours',
  safety: 'Safety',
  discrimination: 'Fairness',
  harassment: 'Respect',
  confidentiality: 'Confidentiality',
  contempt: 'Respect',
  conduct: 'An employer may stop here',
  blame: 'Blaming others',
  'wrong-claim': 'Worth checking',
} as const;
/** Scores run from 0 to 5 in steps of 0.1. */
export const MAX_SCORE = 5;
/** The centre of the radar chart; lower scores are drawn there. */
export const RADAR_MIN_SCORE = 1;
/** How many of the latest interviews the dashboard's line chart shows. */
export const DASHBOARD_CHART_RANGE = 5;
/** How many of the most recent interviews the line over time holds. */
export const SCORE_HISTORY_LENGTH = 30;

/** Interviews on a page of the list. */
export const PAST_INTERVIEWS_PAGE_SIZE = 4;
/** The longest recording of one answer. */
export const RECORDING_LIMIT_MS = 180_000;
/** For people who asked for more time. */
export const LONG_RECORDING_LIMIT_MS = 300_000;
export const RECORDING_CHUNK_MS = 1000;
/** Length of a slice of live audio. */
export const LIVE_CHUNK_MS = 500;
/** The longest live session; it ends then. */
export const LIVE_SESSION_LIMIT_MS = 3_600_000;
/** How long a ticket opens the live socket. */
export const LIVE_TICKET_LIFETIME_MS = 30_000;
/** How long a live session waits for its client to reconnect. */
export const LIVE_RECONNECT_WINDOW_MS = 60_000;
/** The socket's close code for a connection whose session was taken over by a newer one. */
export const LIVE_REPLACED_CLOSE_CODE = 4409;
/** Saved live interviews on a page of the list. */
export const SAVED_LIVE_SESSIONS_PAGE_SIZE = 8;

/** The largest PDF of a resume. */
export const RESUME_MAX_BYTES = 30 * 1024 * 1024;
/** The largest recording to transcribe. */
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024;
/** The largest recording that is saved with an account: five minutes in every browser's format. */
export const RECORDING_MAX_BYTES = 8 * 1024 * 1024;
/** Longest text that any field takes, in characters, so that a mistake cannot keep the server busy. */
export const TEXT_LIMITS = {
  roleName: 200,
  jobDescription: 20_000,
  question: 2_000,
  answer: 20_000,
  speech: 4_000,
  liveLine: 4_000,
  resumeText: 60_000,
} as const;

/** What a visitor may use before signing in; kept in the browser (specification, section 6). */
export const VISITOR_ALLOWANCES = { interviews: 1, sampleAnswers: 3, resumeReviews: 1, coverLetters: 1 } as const;

/** The same, per network address and day, so that an open endpoint cannot be drained (design, section 6). */
export const VISITOR_DAILY_LIMITS = {
  answers: 40,
  resumeReviews: 5,
  resumeReadings: 40,
  coverLetters: 5,
  sampleAnswers: 10,
  liveLines: 300,
} as const;

/** Messages for a match in percent: the first entry with `from` at or below it (specification). */
export const RESUME_SCORE_MESSAGES = [
  { from: 90, message: 'Excellent! Your resume is highly competitive!' },
  { from: 70, message: 'Great job! Just a few improvements needed.' },
  { from: 50, message: 'Good start! Focus on enhancing key skills.' },
  { from: 0, message: 'Keep improving! Focus on adding more relevant skills and experience.' },
] as const;

/**
 * Headers of the answer with the questions (its body is a bare array by the specification): who wrote them (as `SCORERS`), and
 * `known` or `unknown` for the title of the role.
 */
export const QUESTIONS_BY_HEADER = 'x-questions-by';
export const ROLE_TITLE_HEADER = 'x-role-title';
