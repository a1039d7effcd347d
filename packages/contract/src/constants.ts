/** Business constants of the product (specification, section 9). Plain values: safe to load before the first paint. */

export const API_BASE_PATH = '/api/v1';

export const QUESTION_COUNTS = [3, 4, 5] as const;
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard', 'Advanced'] as const;
export const QUESTION_TYPES = ['Behavioral', 'Technical', 'Mixed'] as const;
export type QuestionCount = (typeof QUESTION_COUNTS)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type QuestionType = (typeof QUESTION_TYPES)[number];

export type InterviewOptions = {
  questionCount: QuestionCount;
  questionType: QuestionType;
  skipFirst: boolean;
  questionDifficulty: Difficulty;
};
export const DEFAULT_INTERVIEW_OPTIONS: InterviewOptions = {
  questionCount: 3,
  questionType: 'Mixed',
  skipFirst: false,
  questionDifficulty: 'Medium',
};

export const OPENING_QUESTION = 'Tell me about yourself?';
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
export type Skill = (typeof SKILLS)[number];
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
  blame: 'Blaming others',
  'wrong-claim': 'Worth checking',
} as const;
/** Scores run from 0 to 5 in steps of 0.1. */
export const MAX_SCORE = 5;
export const SCORE_STEP = 0.1;
export const RADAR_MIN_SCORE = 1;
export const DASHBOARD_CHART_RANGE = 5;

export const PAST_INTERVIEWS_PAGE_SIZE = 4;
export const RECORDING_LIMIT_MS = 180_000;
/** For people who asked for more time. */
export const LONG_RECORDING_LIMIT_MS = 300_000;
export const RECORDING_CHUNK_MS = 1000;
export const LIVE_CHUNK_MS = 500;
export const LIVE_SESSION_LIMIT_MS = 3_600_000;
export const LIVE_TICKET_LIFETIME_MS = 30_000;
export const LIVE_RECONNECT_WINDOW_MS = 60_000;
/** The socket's close code for a connection whose session was taken over by a newer one. */
export const LIVE_REPLACED_CLOSE_CODE = 4409;
export const KEPT_LIVE_SESSIONS_PAGE_SIZE = 8;
export const TOAST_DURATION_MS = 5000;
export const COPY_CONFIRMATION_MS = 700;
export const TOOLTIP_DELAY_MS = 700;
export const PROFILE_POLL_MS = 1000;
export const HASH_SCROLL_DELAY_MS = 100;
export const GREETING_TYPING_MS = 17.5;
export const MOBILE_BREAKPOINT_PX = 768;
export const DEMO_WORD_MS = 150;
export const DEMO_START_DELAY_MS = 500;
export const DEMO_LONG_PAUSE_MS = 7500;
export const DEMO_SHORT_PAUSE_MS = 1500;

export const RESUME_MAX_BYTES = 30 * 1024 * 1024;
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024;
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
  coverLetters: 5,
  sampleAnswers: 10,
  liveLines: 300,
} as const;

export const RESUME_SCORE_MESSAGES = [
  { from: 90, message: 'Excellent! Your resume is highly competitive!' },
  { from: 70, message: 'Great job! Just a few improvements needed.' },
  { from: 50, message: 'Good start! Focus on enhancing key skills.' },
  { from: 0, message: 'Keep improving! Focus on adding more relevant skills and experience.' },
] as const;
