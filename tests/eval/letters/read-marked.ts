import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A demand of an advertisement as its writer marked it; `evidence` are stretches of the resume. */
export type MarkedDemand = {
  phrase: string;
  sentence: string;
  must: boolean;
  kind: string;
  evidence: string[];
  strength: 'shows' | 'partly' | 'none';
};
/** An advertisement that was written for a resume of `tests/eval/resume-tags/material`; `tell` are the stretches that a letter must tell. */
export type MarkedAdvertisement = {
  writer: string;
  resume: { id: string; text: string };
  fit: string;
  text: string;
  title: string;
  employer: string;
  contact: string;
  demands: MarkedDemand[];
  company: string[];
  duties: string[];
  tell: string[];
};

/** In the files a long text is a list of its parts. */
type Stored = string | string[];
type StoredDemand = { phrase: Stored; sentence: Stored; must: boolean; kind: string; evidence: Stored[] } & Pick<
  MarkedDemand,
  'strength'
>;
type StoredAdvertisement = {
  resume: string;
  fit: string;
  text: Stored[];
  title: Stored;
  employer: Stored;
  contact: string;
  demands: StoredDemand[];
  company: Stored[];
  duties: Stored[];
  tell: Stored[];
};

const MARKED = join(import.meta.dirname, 'marked');
const RESUMES = join(import.meta.dirname, '../resume-tags/material');

const whole = (stored: Stored): string => [stored].flat().join(' ');
const jsonFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);

function readResumes(): Map<string, string> {
  const files = jsonFiles(RESUMES) as { resumes: { id: string; text: Stored[] }[] }[];
  return new Map(
    files.flatMap(({ resumes }) => resumes.map(({ id, text }) => [id, text.map(whole).join('\n')] as const)),
  );
}

/** All marked advertisements; a writer's are in one file. */
export function readMarked(): MarkedAdvertisement[] {
  const resumes = readResumes();
  const files = jsonFiles(MARKED) as { writer: string; advertisements: StoredAdvertisement[] }[];
  return files.flatMap(({ writer, advertisements }) =>
    advertisements.map(({ resume, demands, ...rest }) => ({
      writer,
      resume: { id: resume, text: resumes.get(resume) ?? '' },
      fit: rest.fit,
      text: rest.text.map(whole).join('\n'),
      title: whole(rest.title),
      employer: whole(rest.employer),
      contact: rest.contact,
      demands: demands.map((demand) => ({
        ...demand,
        phrase: whole(demand.phrase),
        sentence: whole(demand.sentence),
        evidence: demand.evidence.map(whole),
      })),
      company: rest.company.map(whole),
      duties: rest.duties.map(whole),
      tell: rest.tell.map(whole),
    })),
  );
}
