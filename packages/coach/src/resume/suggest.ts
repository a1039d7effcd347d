import type { ParsedResume, ResumeDemand, ResumeSuggestion } from '@greenroom/contract/resume';
import type { JobDemand } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { findHeading } from './find-heading.ts';
import type { Finding } from './line-findings.ts';
import { finding, firstWords, lineFindings } from './line-findings.ts';
import { listNames } from './score-parts.ts';
import type { ShowingLookup } from './shown-skills.ts';
import { BUZZWORDS } from './suggestion-patterns.ts';

const MAX_SUGGESTIONS = 12;
const MAX_PER_KIND = 2;
const RECENT_JOBS = 3;
/** Lines with "I" are alike: one hint speaks for all of them. */
const MAX_FIRST_PERSON = 1;
/** Projects count as much as the job before the last. */
const PROJECT_INDEX = 1;
const LONG_SUMMARY_WORDS = 90;
const MAX_QUOTED_CHARACTERS = 2000;

/** At most twelve hints, the most useful first, each tied to the line that it concerns and inventing nothing. */
export function suggest(
  resume: ParsedResume,
  demand: JobDemand,
  showing: ShowingLookup,
  demands: readonly ResumeDemand[],
): ResumeSuggestion[] {
  const asked = demand.hard
    .map((skill) => ({ wording: skill.wording, line: showing(skill).line }))
    .filter(({ line }) => line !== '');
  const askedIn = (text: string) => asked.find(({ line }) => text.includes(line))?.wording;
  const findings = [
    ...jobFindings(resume),
    ...resume.experience.flatMap((job, index) =>
      job.achievements.flatMap((line) => lineFindings(line, index, askedIn(line))),
    ),
    ...resume.projects.flatMap((project) =>
      project.achievements.flatMap((line) => lineFindings(line, PROJECT_INDEX, askedIn(line))),
    ),
    ...skillFindings(resume, demand, showing, demands),
    ...summaryFindings(resume),
  ].sort((left, right) => right.weight - left.weight);
  const countByKind = new Map<string, number>();
  const usedLines = new Set<string>();
  const chosen: ResumeSuggestion[] = [];
  for (const { kind, weight: _, ...suggestion } of findings) {
    const count = countByKind.get(kind) ?? 0;
    const most = kind === 'first-person' ? MAX_FIRST_PERSON : MAX_PER_KIND;
    if (count >= most || (suggestion.line !== '' && usedLines.has(suggestion.line))) continue;
    countByKind.set(kind, count + 1);
    usedLines.add(suggestion.line);
    chosen.push({ ...suggestion, line: suggestion.line.slice(0, MAX_QUOTED_CHARACTERS) });
    if (chosen.length === MAX_SUGGESTIONS) break;
  }
  return chosen;
}

function jobFindings(resume: ParsedResume): Finding[] {
  if (resume.experience.length === 0) {
    if (resume.projects.some((project) => project.achievements.length > 0)) return [];
    return [
      finding(
        'no-jobs',
        20,
        '',
        'No work history was found.',
        'Head it "Experience" and give each job a title, an employer, dates and two to five lines about what you did. Training, volunteering and projects count.',
      ),
    ];
  }
  return resume.experience.flatMap((job, index) => {
    const line = [job.title, job.employer].filter((value) => value !== '').join(', ');
    const recency = Math.max(0, 3 - index);
    const findings: Finding[] = [];
    if (job.startDate === '')
      findings.push(
        finding(
          'missing-dates',
          10 + recency,
          line,
          'This job has no dates that can be read.',
          'Add month and year of start and end, such as "Mar 2021 – Present".',
        ),
      );
    if (job.achievements.length === 0 && line !== '' && index < RECENT_JOBS)
      findings.push(
        finding(
          'no-achievements',
          8 + recency,
          line,
          'Nothing says what you did there.',
          'Add two to five lines: what you did, with which means, and what came of it.',
        ),
      );
    if (job.title === '' && job.employer !== '')
      findings.push(
        finding(
          'missing-title',
          9 + recency,
          line,
          'No title was found for this job.',
          'Put your title beside or below the employer.',
        ),
      );
    return findings;
  });
}

function skillFindings(
  resume: ParsedResume,
  demand: JobDemand,
  showing: ShowingLookup,
  demands: readonly ResumeDemand[],
): Finding[] {
  const lacking = new Set(demands.filter(({ state }) => state === 'missing').map(({ name }) => name));
  const missing = demand.hard
    .filter(({ wording, name }) => lacking.has(wording) && isKnownSkill(name))
    .map(({ wording }) => wording);
  const titles = new Set(resume.experience.map(({ title }) => title));
  // A licence or a trade needs no job that shows it; a tool does.
  const listed = demand.hard
    .filter((skill) => showing(skill).showing === 'listed' && isTool(skill.name))
    .map((skill) => ({ ...skill, line: showing(skill).line }))
    .filter(({ line }) => line !== '' && !titles.has(line) && findHeading(line) === undefined)
    .slice(0, 2);
  return [
    ...(missing.length > 0 ? [missingFinding(missing, resume)] : []),
    ...listed.map(({ wording, line }, index) =>
      finding(
        'unproven-skill',
        8 - index,
        line,
        `"${wording}" is named here and shown by no job.`,
        `Add a line to the job in which you needed it: "[What you did] with ${wording} for [whom or what], [what came of it]".`,
      ),
    ),
  ];
}

const isTool = (name: string): boolean => getSkillLexicon().skills.get(name)?.isTechnical === true;

/** One hint for all that is missing, since the same is to be done about each. */
function missingFinding(missing: string[], resume: ParsedResume): Finding {
  const [job] = resume.experience;
  const place = job && job.employer !== '' ? `, for example at ${job.employer},` : ',';
  return finding(
    'missing-skill',
    12,
    '',
    `The job asks for ${listNames(missing)}, and the resume does not show ${missing.length === 1 ? 'it' : 'them'}.`,
    missing.length === 1
      ? `If you have done it${place} add a line: what for, and what came of it. If not, leave it out.`
      : `Where you have done any of these${place} add a line: what for, and what came of it. Leave out what you have not done.`,
  );
}

function summaryFindings(resume: ParsedResume): Finding[] {
  const findings: Finding[] = [];
  const words = resume.summary.split(/\s+/u).length;
  const sentence = resume.summary.split(/(?<=[.!?])\s+/u).find((part) => BUZZWORDS.test(part));
  if (sentence)
    findings.push(
      finding(
        'buzzword',
        8,
        sentence,
        `"${BUZZWORDS.exec(sentence)?.[0] ?? ''}" claims something that the sentence does not show.`,
        'Put in its place what you do, for how long, and the one result you would want to be asked about.',
      ),
    );
  if (words > LONG_SUMMARY_WORDS)
    findings.push(
      finding(
        'long-summary',
        6,
        firstWords(resume.summary, 20),
        `The summary has ${words} words.`,
        'Three sentences are enough: what you are, what you are best at, what you look for.',
      ),
    );
  if (resume.emailAddress === '')
    findings.push(
      finding('no-email', 12, '', 'No e-mail address was found.', 'Write it as text at the top of the first page.'),
    );
  return findings;
}
