/** Query keys. Keys of personal data begin with the user's id, so that accounts are kept apart. */
export const queryKeys = {
  capabilities: () => ['capabilities'] as const,
  person: (userId: string | null) => ['person', userId] as const,
  quota: (userId: string | null) => ['person', userId, 'quota'] as const,
  payments: (userId: string | null) => ['person', userId, 'payments'] as const,
  signIns: (userId: string | null) => ['person', userId, 'sign-ins'] as const,
  outgoing: (userId: string | null) => ['person', userId, 'outgoing'] as const,
  /** Lists, figures, charts and details: all that changes when an interview is saved or deleted. */
  interviews: (userId: string | null) => ['person', userId, 'interviews'] as const,
  interviewList: (userId: string | null, page: number, filter: string) =>
    ['person', userId, 'interviews', 'list', filter, page] as const,
  interviewDetail: (userId: string | null, interviewId: string) =>
    ['person', userId, 'interviews', 'detail', interviewId] as const,
  resultChart: (userId: string | null, interviewId: string) =>
    ['person', userId, 'interviews', 'result-chart', interviewId] as const,
  analytics: (userId: string | null) => ['person', userId, 'interviews', 'analytics'] as const,
  dashboardCharts: (userId: string | null) => ['person', userId, 'interviews', 'charts'] as const,
  practice: (userId: string | null) => ['person', userId, 'interviews', 'practice'] as const,
  /** They change when an interview is deleted. */
  stories: (userId: string | null) => ['person', userId, 'interviews', 'stories'] as const,
  storyMatches: (userId: string | null, of: unknown) => ['person', userId, 'story-matches', of] as const,
  skillRadar: (userId: string | null) => ['person', userId, 'interviews', 'skills'] as const,
  /** Live interviews that were saved: lists and single ones. */
  liveSessions: (userId: string | null) => ['person', userId, 'live-sessions'] as const,
  liveSessionList: (userId: string | null, page: number) => ['person', userId, 'live-sessions', 'list', page] as const,
  liveSession: (userId: string | null, sessionId: string) =>
    ['person', userId, 'live-sessions', 'detail', sessionId] as const,
  checkout: (checkoutId: string) => ['checkout', checkoutId] as const,
};
