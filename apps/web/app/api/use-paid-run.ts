import { useCallback, useEffect, useRef, useState } from 'react';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { readAllowance, spendAllowance, type VisitorAllowance } from '~/lib/visitor-allowance.ts';
import { hasCode, isAborted } from './api-error.ts';
import { doPaidWork, type PaidWork } from './paid-work.ts';
import { refetchQuota } from './query-quota.ts';
import { useSession } from './session-store.ts';

export type RunState = { phase: 'idle' | 'working' | 'no-allowance' } | { phase: 'failed'; error: unknown };
type PaidRun<Result> = {
  kind: 'resume' | 'cover-letter';
  allowance: VisitorAllowance;
  work: PaidWork<Result>['work'];
  /** The built-in coach stood in for a model that failed: that takes no free use, as it takes no unit. */
  isStandIn: (result: Result) => boolean;
  onDelivered: (result: Result) => void;
  onFailed: (error: unknown) => void;
  /** A visitor has used what is free. */
  onNoAllowance: () => void;
};

/** One piece of paid work at a time: started, cancelled, failed and tried again. Leaving the screen cancels it. */
export function usePaidRun<Result>(paid: PaidRun<Result>) {
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const fail = (error: unknown) => {
    // The person signed out in the meantime, here or in another tab: the work in progress was theirs.
    if (isAborted(error)) return setState({ phase: 'idle' });
    if (hasCode(error, 'quota_exhausted')) {
      setState({ phase: 'idle' });
      void refetchQuota();
      requestUpgrade(paid.kind);
      return;
    }
    setState({ phase: 'failed', error });
    // That the session has ended, or is another person's now, is said over the page already.
    if (!hasCode(error, 'not_signed_in')) paid.onFailed(error);
  };

  const start = async () => {
    const isVisitor = !useSession.getState().auth;
    if (isVisitor && readAllowance(paid.allowance) < 1) {
      setState({ phase: 'no-allowance' });
      paid.onNoAllowance();
      return;
    }
    const current = new AbortController();
    controller.current?.abort();
    controller.current = current;
    setState({ phase: 'working' });
    try {
      const result = await doPaidWork({ kind: paid.kind, work: paid.work, signal: current.signal });
      if (current.signal.aborted) return;
      if (!isVisitor) void refetchQuota();
      else if (!paid.isStandIn(result)) spendAllowance(paid.allowance);
      setState({ phase: 'idle' });
      paid.onDelivered(result);
    } catch (error) {
      if (current.signal.aborted) return;
      fail(error);
    }
  };

  const cancel = () => {
    controller.current?.abort();
    setState({ phase: 'idle' });
  };
  /** What went wrong was about other inputs than those that are there now. */
  const forgetFailure = useCallback(() => setState((last) => (last.phase === 'failed' ? { phase: 'idle' } : last)), []);

  return { state, start, cancel, forgetFailure };
}
