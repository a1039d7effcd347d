import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { showToast, type ToastContent } from '~/ui/toast.ts';

/** Leads to another screen and says why. */
export function AwayNotice({ to, notice }: { to: string; notice: ToastContent }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => void showToast(notice), []);
  return <Navigate to={to} replace />;
}
