import type { ParsedResume } from '@greenroom/contract/resume';
import { newId } from '@greenroom/contract/uuid';
import { call } from '~/api/client.ts';

/** Reads a resume for the answers, with the corrections that the person made of it in the other tools. */
export async function readResume(file: File, jobDescription: string): Promise<ParsedResume> {
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
