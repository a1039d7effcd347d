import { useEffect } from 'react';
import { grantInterview } from '~/lib/visitor-allowance.ts';
import { resetChoices } from './state/reset-choices.ts';

/**
 * Landing on Home: a new visitor gets their interview, and the choices are reset. An interview that continues is saved.
 * Where Home is the page that is loaded, the head's script has done it already (`input-replay/head-script.ts`): someone may
 * continue before this code is there.
 */
export function useHomeLanding(): void {
  useEffect(() => {
    grantInterview();
    resetChoices();
  }, []);
}
