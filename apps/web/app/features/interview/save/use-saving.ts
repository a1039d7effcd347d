import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { currentUserId } from '~/api/session-store.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import type { Interview } from '../state/interview.ts';
import { forgetInterview } from '../state/interview-store.ts';
import { resetChoices } from '../state/reset-choices.ts';
import { holdProgress } from './progress-sync.ts';
import { saveInterview } from './save-interview.ts';

/**
 * Saves the interview and goes to its results.
 * @param isReady all feedback is there; an interview that a visitor brought along is then saved by itself, once
 */
export function useSaving(interview: Interview, isReady: boolean) {
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSavedElsewhere, setIsSavedElsewhere] = useState(false);
  const hasStarted = useRef(false);
  const isSaved = useRef(false);
  const letProgressGoOn = useRef<() => void>(undefined);

  // The guard of this screen asks for the flow, so it is forgotten only once the screen is left.
  useEffect(
    () => () => {
      if (!isSaved.current) return;
      resetChoices();
      forgetInterview();
      letProgressGoOn.current?.();
    },
    [],
  );

  const save = useCallback(async () => {
    const userId = currentUserId();
    if (!userId) return;
    setIsSaving(true);
    setProblem(null);
    const goOn = await holdProgress();
    try {
      await saveInterview(userId, interview);
      isSaved.current = true;
      // A completed interview takes no progress: it is held back until this one is forgotten.
      letProgressGoOn.current = goOn;
      await navigate(`/interviews/${interview.id}/result`);
    } catch (error) {
      goOn();
      if (hasCode(error, 'quota_exhausted')) requestUpgrade('save-results');
      else if (hasCode(error, 'conflict')) setIsSavedElsewhere(true);
      else setProblem(messageOf(error));
    } finally {
      setIsSaving(false);
    }
  }, [interview, navigate]);

  useEffect(() => {
    if (!isReady || !interview.wasBroughtAlong || hasStarted.current) return;
    hasStarted.current = true;
    void save();
  }, [isReady, interview.wasBroughtAlong, save]);

  /** Switches to the progress saved by another tab or device and drops the local one. */
  const goToSaved = () => {
    isSaved.current = true;
    void navigate(`/interviews/${interview.id}/result`);
  };

  return { save: () => void save(), isSaving, problem, isSavedElsewhere, goToSaved };
}
