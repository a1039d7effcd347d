import type { ParsedResume } from '@greenroom/contract/resume';
import { newId } from '@greenroom/contract/uuid';
import { create } from 'zustand';
import { call } from '~/api/client.ts';
import { correctionsOf, restoreResume, useSavedDocuments } from '~/api/saved-documents.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { readResumeFile } from '~/lib/read-resume-file.ts';

/** Off: the resume of this tab is not sent with a sample answer. */
export const useResumeInSamples = create<{ isOn: boolean }>(() => ({ isOn: true }));

let lastRead: { file: File; reading: Promise<ParsedResume> } | undefined;

/** The resume of this tab with the person's corrections; undefined where there is none, it is switched off, or it cannot be read. */
export async function readOwnResume(): Promise<ParsedResume | undefined> {
  await restoreResume();
  const file = useSavedDocuments.getState().resume;
  if (!file || !useResumeInSamples.getState().isOn) return undefined;
  if (lastRead?.file !== file) lastRead = { file, reading: parse(file) };
  try {
    return { ...(await lastRead.reading), ...correctionsOf(file) };
  } catch (error) {
    lastRead = undefined;
    logQuietly('resume for a sample answer', error);
    return undefined;
  }
}

async function parse(file: File): Promise<ParsedResume> {
  const sent = (await readResumeFile(file)) ?? file;
  return call('parseResume', {
    body: { jobDescription: '', UUID: newId() },
    file: { field: 'resume', blob: sent, name: file.name },
  });
}
