import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { ParsedResume } from '@greenroom/contract/resume';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { tabStorage } from '~/lib/tab-storage.ts';
import { excessOf } from '~/ui/textarea.tsx';
import { liveMessages } from '../messages.ts';
import type { Prepared } from './prepared.ts';
import { PREPARED_KEY } from './prepared-key.ts';
import { readLiveUnits } from './read-quota.ts';
import { readResume } from './read-resume.ts';

/** The store is loaded only where it is needed, which is hardly ever on a first visit. */
const loadPrepared = () => import('./prepared.ts');

/** The launch panel: refreshes the quota, reads the resume, continues to the live screen with both. */
export function useLaunch() {
  const navigate = useNavigate();
  const profile = useSession((state) => state.profile);
  const [units, setUnits] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const [jobDescription, setJobDescription] = useState('');
  const [isLaunching, setIsLaunching] = useState(false);
  const [resumeError, setResumeError] = useState<string | null>(null);
  const [hasParseFailed, setHasParseFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other units
  useEffect(() => void readLiveUnits(false).then((left) => setUnits(left ?? 0)), [profile]);

  const [prepared, setPrepared] = useState<Prepared | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was prepared is another person's after a change of account
  useEffect(() => {
    if (tabStorage.getItem(PREPARED_KEY) === null) return;
    const takeUp = async () => {
      const { resume, jobDescription: job } = (await loadPrepared()).readPrepared();
      setPrepared({ resume, jobDescription: job });
      // What was typed in the meantime stays.
      setJobDescription((typed) => (typed === '' || typed === prepared?.jobDescription ? job : typed));
    };
    takeUp().catch((error: unknown) => logQuietly('prepared', error));
  }, [profile]);

  const go = async (resume: ParsedResume | null) => {
    // Without it the session still gets them by the address.
    const store = await loadPrepared().catch(() => null);
    store?.prepare({ resume, jobDescription });
    await navigate('/live-interview', { state: { resume, jobDescription } });
  };

  const descriptionRef = useRef<HTMLTextAreaElement>(null);

  async function launch(): Promise<void> {
    // The field says so.
    if (excessOf(jobDescription, TEXT_LIMITS.jobDescription) > 0) return descriptionRef.current?.focus();
    setIsLaunching(true);
    setResumeError(null);
    setHasParseFailed(false);
    try {
      const left = (await readLiveUnits(true)) ?? units;
      setUnits(left);
      const ready = prepared?.resume ?? null;
      if (left > 0 && !file && !ready) return setResumeError(liveMessages.panel.resumeMissing);
      await go(file ? await readResume(file, jobDescription) : ready);
    } catch (error) {
      logQuietly('resume parse', error);
      setHasParseFailed(true);
    } finally {
      setIsLaunching(false);
    }
  }

  return {
    units,
    /** Of the file that was chosen, or of the resume that a session was prepared with. */
    resumeName: file ? file.name : prepared?.resume ? prepared.resume.fullName || liveMessages.facts.unnamed : null,
    isPrepared: !file && Boolean(prepared?.resume),
    jobDescription,
    isLaunching,
    resumeError,
    hasParseFailed,
    setJobDescription,
    chooseFile: (chosen: File | null) => {
      setFile(chosen);
      if (!chosen) setPrepared(null);
      setResumeError(null);
      setHasParseFailed(false);
    },
    descriptionRef,
    launch,
    goWithout: () => go(null),
  };
}
