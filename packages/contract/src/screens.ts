/** The addresses that lead to a screen (specification, section 2), with `:names` for ids. All other addresses are not found. */
export const SCREENS = [
  '/',
  '/auth/callback',
  '/interview/prepare',
  '/interview/check',
  '/interview/:interviewId',
  '/live-interview',
  '/live-interviews',
  '/live-interviews/:sessionId',
  '/resume',
  '/cover-letter',
  '/dashboard',
  '/account',
  '/upgrade',
  '/interviews/:interviewId/result',
  '/payment-success',
  '/payment-cancel',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** The screens that are the same for everybody at first, the dashboard without its figures: drawn at build, seen before any code has arrived. */
export const PRERENDERED_SCREENS = [
  '/',
  '/interview/prepare',
  '/resume',
  '/cover-letter',
  '/live-interview',
  '/dashboard',
  '/privacy-policy',
  '/terms-of-service',
] as const satisfies readonly (typeof SCREENS)[number][];

const PATTERNS = SCREENS.map((screen) => new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether a path, without its query, leads to a screen. A slash at its end is no difference. */
export function isScreen(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PATTERNS.some((pattern) => pattern.test(plain));
}
