import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV === 'development';

export default [
  index('routes/home.tsx'),
  route('auth/callback', 'routes/auth-callback.tsx'),
  route('interview/prepare', 'routes/interview-prepare.tsx'),
  route('interview/check', 'routes/interview-check.tsx'),
  route('interview/:interviewId', 'routes/interview-session.tsx'),
  route('resume', 'routes/resume.tsx'),
  route('cover-letter', 'routes/cover-letter.tsx'),
  route('live-interview', 'routes/live-interview.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('payment-success', 'routes/payment-outcome.tsx', { id: 'payment-success' }),
  route('payment-cancel', 'routes/payment-outcome.tsx', { id: 'payment-cancel' }),
  layout('routes/signed-in.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('account', 'routes/account.tsx'),
    route('upgrade', 'routes/upgrade.tsx'),
    route('interviews/:interviewId/result', 'routes/results.tsx'),
    route('live-interviews', 'routes/saved-live-interviews.tsx'),
    route('live-interviews/:sessionId', 'routes/saved-live-interview.tsx'),
  ]),
  ...(isDevelopment ? [route('dev/ui', 'routes/dev-ui.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
