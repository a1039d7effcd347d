import type { QuotaKind } from './quota-rules.ts';

/** Prefix of every path of the API. */
export const API_BASE_PATH = '/api/v1';

/**
 * Who may call an endpoint.
 * - `anyone`: with or without a token; visitors are held by a limit per address.
 * - `signed-in`: a valid access token.
 * - `owner`: a valid access token of `{user_id}`; anybody else gets 404.
 * - `cookie`: acts on our cookie, so it needs our request header and a same-origin `Sec-Fetch-Site`.
 * - `signature`: a message that is signed by the payment provider.
 */
export type Access = 'anyone' | 'signed-in' | 'owner' | 'cookie' | 'signature';

/**
 * Limits: `visitor*` are per address and day and hold visitors only; the others are per caller and minute.
 * The numbers are in `limits.ts`.
 */
export type LimitName =
  | 'visitorAnswers'
  | 'visitorResumeReviews'
  | 'visitorResumeReadings'
  | 'visitorCoverLetters'
  | 'visitorSampleAnswers'
  | 'visitorLiveLines'
  | 'reads'
  | 'writes'
  | 'speech'
  | 'signIn'
  | 'webhooks';

/** The plain facts of an endpoint: method, path, access, limits and cost. */
export type RouteFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE_PATH`, with `{names}` for parameters. */
  path: `/${string}`;
  access: Access;
  limit: LimitName;
  /** The unit of quota that a signed-in caller pays with when the call delivers. */
  cost?: QuotaKind;
};

/** Every endpoint of the product: an endpoint that is not here does not exist. Plain facts, so that the web can load them early. */
export const routes = {
  getCapabilities: { method: 'GET', path: '/capabilities', access: 'anyone', limit: 'reads' },

  listOutgoing: { method: 'GET', path: '/outgoing', access: 'signed-in', limit: 'reads' },

  startSignIn: { method: 'GET', path: '/auth/start', access: 'anyone', limit: 'signIn' },
  login: { method: 'GET', path: '/auth/login', access: 'cookie', limit: 'signIn' },
  silentLogin: { method: 'GET', path: '/auth/silent', access: 'cookie', limit: 'signIn' },
  refreshToken: { method: 'GET', path: '/auth/refresh', access: 'cookie', limit: 'signIn' },
  logout: { method: 'GET', path: '/auth/logout', access: 'cookie', limit: 'signIn' },
  getProfile: { method: 'GET', path: '/profile', access: 'signed-in', limit: 'reads' },
  listSessions: { method: 'GET', path: '/users/{user_id}/sessions', access: 'owner', limit: 'reads' },
  endSessions: { method: 'DELETE', path: '/users/{user_id}/sessions', access: 'owner', limit: 'writes' },
  endSession: { method: 'DELETE', path: '/users/{user_id}/sessions/{session_id}', access: 'owner', limit: 'writes' },
  exportAccount: { method: 'GET', path: '/users/{user_id}/export', access: 'owner', limit: 'writes' },
  deleteAccount: { method: 'DELETE', path: '/users/{user_id}', access: 'owner', limit: 'writes' },

  getQuota: { method: 'GET', path: '/user/{user_id}/quota', access: 'owner', limit: 'reads' },
  updateQuota: { method: 'PATCH', path: '/user/{user_id}/quota', access: 'owner', limit: 'writes' },
  returnUnit: {
    method: 'DELETE',
    path: '/user/{user_id}/quota/reservations/{operation_id}',
    access: 'owner',
    limit: 'writes',
  },
  validateQuota: { method: 'GET', path: '/quota/validate', access: 'anyone', limit: 'reads' },

  generateQuestions: { method: 'POST', path: '/ai/completions/questions', access: 'anyone', limit: 'visitorAnswers' },
  giveFeedback: { method: 'POST', path: '/ai/completions/feedback', access: 'anyone', limit: 'visitorAnswers' },
  askFollowUp: { method: 'POST', path: '/ai/completions/follow-up', access: 'anyone', limit: 'visitorAnswers' },
  enhanceAnswer: {
    method: 'POST',
    path: '/ai/completions/feedback/enhanced',
    access: 'signed-in',
    limit: 'writes',
    cost: 'enhanced',
  },
  writeSampleAnswer: {
    method: 'POST',
    path: '/ai/completions/notes/answers',
    access: 'anyone',
    limit: 'visitorSampleAnswers',
    cost: 'sample-answer',
  },

  createInterview: { method: 'POST', path: '/users/{user_id}/interviews', access: 'owner', limit: 'writes' },
  listInterviews: { method: 'GET', path: '/users/{user_id}/interviews/all', access: 'owner', limit: 'reads' },
  getInterview: { method: 'GET', path: '/users/{user_id}/interviews/{interview_id}', access: 'owner', limit: 'reads' },
  deleteInterview: {
    method: 'DELETE',
    path: '/users/{user_id}/interviews/{interview_id}',
    access: 'owner',
    limit: 'writes',
  },
  saveProgress: {
    method: 'PUT',
    path: '/users/{user_id}/interviews/{interview_id}/progress',
    access: 'owner',
    limit: 'writes',
  },

  createInterviewTranscript: {
    method: 'POST',
    path: '/users/{user_id}/transcripts/interviews',
    access: 'owner',
    limit: 'writes',
  },
  listInterviewTranscripts: {
    method: 'GET',
    path: '/users/{user_id}/transcripts/interviews',
    access: 'owner',
    limit: 'reads',
  },
  getInterviewTranscript: {
    method: 'GET',
    path: '/users/{user_id}/transcripts/interviews/{interview_id}',
    access: 'owner',
    limit: 'reads',
  },
  updateInterviewTranscript: {
    method: 'PUT',
    path: '/users/{user_id}/transcripts/interviews/{interview_id}',
    access: 'owner',
    limit: 'writes',
  },
  createFeedbackTranscript: {
    method: 'POST',
    path: '/users/{user_id}/transcripts/feedbacks',
    access: 'owner',
    limit: 'writes',
  },
  listFeedbackTranscripts: {
    method: 'GET',
    path: '/users/{user_id}/transcripts/feedbacks',
    access: 'owner',
    limit: 'reads',
  },
  getFeedbackRadar: {
    method: 'GET',
    path: '/users/{user_id}/transcripts/feedbacks/generate',
    access: 'owner',
    limit: 'reads',
  },
  getFeedbackTranscript: {
    method: 'GET',
    path: '/users/{user_id}/transcripts/feedbacks/{feedback_transcript_id}',
    access: 'owner',
    limit: 'reads',
  },

  getAccommodations: { method: 'GET', path: '/users/{user_id}/accommodations', access: 'owner', limit: 'reads' },
  saveAccommodations: { method: 'PUT', path: '/users/{user_id}/accommodations', access: 'owner', limit: 'writes' },

  listRecordings: { method: 'GET', path: '/users/{user_id}/recordings', access: 'owner', limit: 'reads' },
  switchRecordings: { method: 'PATCH', path: '/users/{user_id}/recordings', access: 'owner', limit: 'writes' },
  deleteRecordings: { method: 'DELETE', path: '/users/{user_id}/recordings', access: 'owner', limit: 'writes' },
  saveRecording: {
    method: 'PUT',
    path: '/users/{user_id}/interviews/{interview_id}/recordings/{part}',
    access: 'owner',
    limit: 'writes',
  },
  getRecording: {
    method: 'GET',
    path: '/users/{user_id}/interviews/{interview_id}/recordings/{part}',
    access: 'owner',
    limit: 'reads',
  },
  deleteRecording: {
    method: 'DELETE',
    path: '/users/{user_id}/interviews/{interview_id}/recordings/{part}',
    access: 'owner',
    limit: 'writes',
  },

  listStories: { method: 'GET', path: '/users/{user_id}/stories', access: 'owner', limit: 'reads' },
  saveStory: { method: 'PUT', path: '/users/{user_id}/stories/{story_id}', access: 'owner', limit: 'writes' },
  deleteStory: { method: 'DELETE', path: '/users/{user_id}/stories/{story_id}', access: 'owner', limit: 'writes' },
  matchStories: { method: 'POST', path: '/ai/completions/stories', access: 'anyone', limit: 'writes' },

  getAnalytics: { method: 'GET', path: '/users/{user_id}/analytics/dashboard', access: 'owner', limit: 'reads' },
  getDashboardCharts: { method: 'GET', path: '/users/{user_id}/charts/dashboard', access: 'owner', limit: 'reads' },
  getPractice: { method: 'GET', path: '/users/{user_id}/practice', access: 'owner', limit: 'reads' },
  getResultChart: { method: 'GET', path: '/users/{user_id}/charts/result', access: 'owner', limit: 'reads' },

  reviewResume: {
    method: 'POST',
    path: '/ai/parse/resume',
    access: 'anyone',
    limit: 'visitorResumeReviews',
    cost: 'resume',
  },
  parseResume: { method: 'POST', path: '/ai/parse/resume-raw', access: 'anyone', limit: 'visitorResumeReadings' },
  writeCoverLetter: {
    method: 'POST',
    path: '/ai/completions/coverletter',
    access: 'anyone',
    limit: 'visitorCoverLetters',
    cost: 'cover-letter',
  },
  getExampleReview: { method: 'GET', path: '/examples/resume-review', access: 'anyone', limit: 'reads' },
  getExampleLetter: { method: 'GET', path: '/examples/cover-letter', access: 'anyone', limit: 'reads' },
  rewriteParagraph: {
    method: 'POST',
    path: '/ai/completions/coverletter/paragraph',
    access: 'anyone',
    limit: 'visitorAnswers',
  },

  speakText: { method: 'POST', path: '/ai/tts', access: 'anyone', limit: 'speech' },
  transcribeSpeech: { method: 'POST', path: '/ai/stt', access: 'anyone', limit: 'speech' },

  answerLive: {
    method: 'POST',
    path: '/ai/completions/live-interview/answers',
    access: 'anyone',
    limit: 'visitorLiveLines',
  },
  openLiveSession: {
    method: 'POST',
    path: '/live/sessions',
    access: 'signed-in',
    limit: 'writes',
    cost: 'live-interview',
  },
  listLiveSessions: { method: 'GET', path: '/users/{user_id}/live-sessions', access: 'owner', limit: 'reads' },
  getLiveSession: {
    method: 'GET',
    path: '/users/{user_id}/live-sessions/{session_id}',
    access: 'owner',
    limit: 'reads',
  },
  keepLiveSession: {
    method: 'PUT',
    path: '/users/{user_id}/live-sessions/{session_id}',
    access: 'owner',
    limit: 'writes',
  },
  deleteLiveSession: {
    method: 'DELETE',
    path: '/users/{user_id}/live-sessions/{session_id}',
    access: 'owner',
    limit: 'writes',
  },

  createCheckout: { method: 'POST', path: '/ai/stripe/create-checkout-session', access: 'anyone', limit: 'writes' },
  getCheckout: { method: 'GET', path: '/billing/checkouts/{checkout_id}', access: 'anyone', limit: 'reads' },
  receivePaymentEvent: { method: 'POST', path: '/billing/webhook', access: 'signature', limit: 'webhooks' },
  listPayments: { method: 'GET', path: '/users/{user_id}/payments', access: 'owner', limit: 'reads' },
  cancelPayment: {
    method: 'POST',
    path: '/users/{user_id}/payments/{payment_id}/cancel',
    access: 'owner',
    limit: 'writes',
  },
} as const satisfies Record<string, RouteFacts>;

/** The name of an endpoint. */
export type RouteName = keyof typeof routes;
