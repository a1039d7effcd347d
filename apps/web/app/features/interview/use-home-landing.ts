import { useEffect } from 'react';
import { grantInterview } from '~/lib/visitor-allowance.ts';
import { clearCurrentRole } from './state/current-role.ts';
import { resetCustomRole } from './state/custom-role.ts';
import { resetFlow } from './state/flow-store.ts';

/** Landing on Home: a new visitor gets their interview, and the choices are reset. An interview that goes on is kept. */
export function useHomeLanding(): void {
  useEffect(() => {
    grantInterview();
    resetFlow();
    clearCurrentRole();
    resetCustomRole();
  }, []);
}
