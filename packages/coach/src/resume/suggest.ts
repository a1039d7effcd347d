import type { ParsedResume, ResumeSuggestion } from '@greenroom/contract/resume';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import type { JobDemand } from './job-demand.ts';
import { isKnownSkill } from './job-demand.ts';
import { hasOutcomeNumber } from './outcome-numbers.ts';
import type { Showing, ShowingLookup } from './shown-skills.ts';
import { BUZZWORDS, FIRST_PERSON, PASSIVE, WEAK_OPENINGS } from './suggestion-words-data.ts';

const MAX_SUGGESTIONS = 12;
const MAX_PER_KIND = 3;
const LONG_LINE_WORDS = 34;
const LONG_SUMMARY_WORDS = 90;
const SHORT_LINE_WORDS = 4;
const MAX_QUOTED_CHARACTERS = 2000;

type Finding = ResumeSuggestion & { kind: string; weight: number };

/** At most twelve hints, the most useful first, each tied to the line that it concerns and inventing nothing. */
export function suggest(resume: ParsedResume, demand: JobDemand, showing: ShowingLookup): ResumeSuggestion[] {
  const findings = [
    ...jobFindings(resume),
    ...resume.experience.flatMap((job, index) => job.achievements.flatMap((line) => lineFindings(line, index))),
    ...skillFindings(resume, demand, showing),
    ...summaryFindings(resume),
  ].sort((left, right) => right.weight - left.weight);
  const countByKind = new Map<string, number>();
  const usedLines = new Set<string>();
  const chosen: ResumeSuggestion[] = [];
  for (const { kind, weight: _, ...suggestion } of findings) {
    const count = countByKind.get(kind) ?? 0;
    if (count >= MAX_PER_KIND || (suggestion.line !== '' && usedLines.has(suggestion.line))) continue;
    countByKind.set(kind, count + 1);
    usedLines.add(suggestion.line);
    chosen.push({ ...suggestion, line: suggestion.line.slice(0, MAX_QUOTED_CHARACTERS) });
    if (chosen.length === MAX_SUGGESTIONS) break;
  }
  return chosen;
}

function finding(kind: string, weight: number, line: string, problem: string, suggestion: string): Finding {
  return { kind, weight, line, problem, suggestion };
}

/** Recent jobs weigh more: a reader looks at them first. */
function lineFindings(line: string, jobIndex: number): Finding[] {
  const recency = Math.max(0, 3 - jobIndex);
  const words = line.split(/\s+/u).length;
  const findings: Finding[] = [];
  const weak = WEAK_OPENINGS.find(([pattern]) => pattern.test(line));
  const opening = weak?.[0].exec(line)?.[0] ?? '';
  if (weak)
    findings.push(
      finding(
        'weak-verb',
        10 + recency,
        line,
        `"${opening}" says that you were there and not what you did.`,
        `Begin with ${weak[1]}, whichever is true, and go on with: "${rest(line, opening)}".`,
      ),
    );
  const person = FIRST_PERSON.exec(line)?.[0]?.trim();
  if (person)
    findings.push(
      finding(
        'first-person',
        9 + recency,
        line,
        `"${person}" is understood in a resume.`,
        `Leave it out and begin with the verb: "${withoutPerson(line)}".`,
      ),
    );
  const passive = PASSIVE.exec(line)?.[0];
  if (passive && !weak)
    findings.push(
      finding(
        'passive',
        9 + recency,
        line,
        `"${passive}" hides who did it.`,
        'Say it actively, with yourself as the one who acts: begin with the past form of that verb.',
      ),
    );
  const buzzword = BUZZWORDS.exec(line)?.[0];
  if (buzzword)
    findings.push(
      finding(
        'buzzword',
        9 + recency,
        line,
        `"${buzzword}" claims something that the line does not show.`,
        'Cut the word and name one thing you did that proves it.',
      ),
    );
  if (words > LONG_LINE_WORDS)
    findings.push(
      finding(
        'too-long',
        8 + recency,
        line,
        `${words} words in one line: the point gets lost.`,
        `Cut it to about 25 words, or part it after "${firstWords(line, 12)}".`,
      ),
    );
  if (words >= SHORT_LINE_WORDS && !hasOutcomeNumber(line))
    findings.push(finding('no-number', 6 + recency, line, 'Nothing says how much came of it.', numberHint(line)));
  if (words < SHORT_LINE_WORDS && line.length > 2)
    findings.push(
      finding(
        'too-short',
        4 + recency,
        line,
        'Too short to show what you did.',
        'Say for whom or for what you did it, with which means, and what came of it.',
      ),
    );
  return findings;
}

function rest(line: string, opening: string): string {
  return firstWords(line.slice(opening.length).replace(/^[\s,:]+/u, ''), 14);
}

function withoutPerson(line: string): string {
  const text = line.replace(/^(?:I|We)(?:['’](?:m|ve|re))?\s+(?:also\s+|have\s+|am\s+|was\s+)?/u, '');
  return firstWords(text.charAt(0).toUpperCase() + text.slice(1), 14);
}

function firstWords(line: string, count: number): string {
  const words = line.split(/\s+/u);
  return words.length <= count ? line.replace(/[.;]$/u, '') : `${words.slice(0, count).join(' ')} …`;
}

/** Asks for the number that fits the line; never proposes one. */
function numberHint(line: string): string {
  const asks: [RegExp, string][] = [
    [
      /\b(?:led|managed|supervis|mentor|coach|train|hired|taught|teach)/iu,
      'Add how many people, classes or teams it concerned',
    ],
    [
      /\b(?:reduc|cut|sav|decreas|lower|streamlin|automat|optimi[sz]|improv|increas|grew|grow|boost|rais)/iu,
      'Add from what to what it changed, or by how much',
    ],
    [
      /\b(?:customer|client|patient|guest|student|user|call|ticket|order)/iu,
      'Add how many of them in a day, a week or a year',
    ],
    [/\b(?:budget|sales|revenue|cost|account|invoice|price|fund)/iu, 'Add the sum it was about'],
    [
      /\b(?:built|develop|design|launch|implement|creat|wrote|introduc|migrat|deliver)/iu,
      'Add who uses it and how many they are, or what became faster or cheaper',
    ],
  ];
  const ask =
    asks.find(([pattern]) => pattern.test(line))?.[1] ??
    'Add how many, how often or how long, or what was different afterwards';
  return `${ask}, if you know it: "${firstWords(line, 14)}, …".`;
}

function jobFindings(resume: ParsedResume): Finding[] {
  if (resume.experience.length === 0) {
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
    if (job.achievements.length === 0 && line !== '')
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

function skillFindings(resume: ParsedResume, demand: JobDemand, showing: ShowingLookup): Finding[] {
  const skillsThatAre = (state: Showing) =>
    demand.hard.filter((skill) => showing(skill) === state && isKnownSkill(skill.name)).slice(0, 2);
  const missing = skillsThatAre('missing');
  // A language is spoken and not proven by a line.
  const listed = skillsThatAre('listed').filter(
    ({ name }) => getSkillLexicon().skills.get(name)?.family !== 'Human languages',
  );
  return [
    ...missing.map(({ wording }, index) =>
      finding(
        'missing-skill',
        11 - index,
        '',
        `The job asks for "${wording}" and the resume does not show it.`,
        'If you have done it, say in which job and for what. If not, leave it out.',
      ),
    ),
    ...listed.map(({ name, wording }, index) =>
      finding(
        'unproven-skill',
        8 - index,
        lineWith(resume, name),
        `"${wording}" stands here and no job shows it.`,
        'Add one line to the job in which you needed it: what for, and what came of it.',
      ),
    ),
  ];
}

/** The line that names a skill. The head of a resume with its addresses names none, whatever letters stand in it. */
function lineWith(resume: ParsedResume, skillName: string): string {
  const contacts = [resume.emailAddress, resume.phoneNumber, ...resume.links].filter((contact) => contact !== '');
  const line = resume.text
    .split('\n')
    .find(
      (text) =>
        !contacts.some((contact) => text.includes(contact)) &&
        !/@|https?:|www\./iu.test(text) &&
        findSkills(text).some(({ name }) => name === skillName),
    );
  return line?.trim() ?? '';
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
