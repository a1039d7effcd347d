import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { ParsedResume } from '@greenroom/contract/resume';
import { newId } from '@greenroom/contract/uuid';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '~/api/client.ts';
import { useSession } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { excessOf } from '~/ui/textarea.tsx';
import { liveMessages } from '../messages.ts';
import { readLiveUnits } from './read-quota.ts';

async function parse(file: File, jobDescription: string): Promise<ParsedResume> {
  // Loaded with the press: the first view of Home needs neither.
  const [{ readResumeFile }, { correctionsOf }] = await Promise.all([
    import('~/lib/read-resume-file.ts'),
    import('~/api/saved-documents.ts'),
  ]);
  const sent = (await readResumeFile(file)) ?? file;
  const read = await call('parseResume', {
    body: { jobDescription, UUID: newId() },
    file: { field: 'resume', blob: sent, name: file.name },
  });
  return { ...read, ...correctionsOf(file) };
}

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

  const go = (resume: ParsedResume | null) => navigate('/live-interview', { state: { resume, jobDescription } });

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
      if (left > 0 && !file) return setResumeError(liveMessages.panel.resumeMissing);
      await go(file ? await parse(file, jobDescription) : null);
    } catch (error) {
      logQuietly('resume parse', error);
      setHasParseFailed(true);
    } finally {
      setIsLaunching(false);
    }
  }

  return {
    units,
    file,
    jobDescription,
    isLaunching,
    resumeError,
    hasParseFailed,
    setJobDescription,
    chooseFile: (chosen: File | null) => {
      setFile(chosen);
      setResumeError(null);
      setHasParseFailed(false);
    },
    descriptionRef,
    launch,
    goWithout: () => go(null),
  };
}
