import { CREDENTIAL, DRIVING, EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import type { EvidenceLine } from '../evidence/evidence.ts';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import type { LetterFacts } from './letter-facts.ts';
import { OUTCOME, PEOPLE, VAGUE, WEAK_OPENING } from './rank-deeds.ts';
import { tellingStems } from './telling-stems.ts';

/** What is measured of a line of the resume and the advertisement; the weights in `wanted-weights.json` belong to these names, in this order. */
export const WANTED_FEATURES = [
  'share of the demand it shows best',
  'share of the second demand',
  'share of the third demand',
  'share of a demand among the first five',
  'share of a paper, language or hours',
  'share of a mere plus',
  'best share among all lines',
  'telling words shared with a demand',
  'words of the post',
  'likeness of its job to the post',
  'similarity to the nearest demand',
  'mean similarity to the three nearest',
  'number',
  'result in figures',
  'people led',
  'small part in the work of others',
  'vague',
  'paper',
  'driving licence',
  'degree',
  'human language',
  'not held yet',
  'run out',
  'technical skills',
  'skills',
  'outside the jobs',
  'latest job',
  'present job',
  'second job',
  'earlier job',
  'project',
  'words, up to thirty',
  'fewer than four words',
  'sentence about oneself',
  'begins with a small letter',
  'names a year',
  'label before a list',
  'commas, up to six',
  'says not',
  'place among the lines, from the first to the last',
] as const;

const OF_PERSON = /^(?:paper|language|availability)$/u;
const FIRST_DEMANDS = 5;
const FULL_WORDS = 30;
const FEW_WORDS = 4;
const MOST_COMMAS = 6;
const MOST_SKILLS = 4;

/** The features of each line, in the order of `lines`. Shares come from `judgeEvidence`, 0 to 1; everything else is 0 or 1, or a count over its limit. */
export function measureWanted(lines: readonly EvidenceLine[], facts: LetterFacts): number[][] {
  const shows = judgeEvidence(facts.demands, lines, facts.vectors);
  const role = new Set(contentStems(facts.job.roleTitle));
  const telling = facts.demands.map(({ text }) => tellingStems(text, facts.job.roleTitle));
  return lines.map((evidence, at) => {
    const shares = shows.map((ofDemand) => ofDemand[at] ?? 0);
    return [
      ...featuresOfShares(shares, facts, shows),
      ...featuresOfWords(evidence, facts, { role, telling }),
      ...featuresOfText(evidence.line),
      ...featuresOfPlace(evidence, facts),
      ...featuresOfForm(evidence.line),
      lines.length > 1 ? at / (lines.length - 1) : 0,
    ];
  });
}

function featuresOfShares(shares: readonly number[], { demands }: LetterFacts, shows: readonly number[][]): number[] {
  const isOfPerson = (at: number) => OF_PERSON.test(demands[at]?.asked?.kind ?? '');
  const work = shares.map((share, at) => (isOfPerson(at) || demands[at]?.isNice === true ? 0 : share));
  const [first = 0, second = 0, third = 0] = work.toSorted((one, other) => other - one);
  const top = (values: readonly number[]) => Math.max(0, ...values);
  return [
    first,
    second,
    third,
    top(work.slice(0, FIRST_DEMANDS)),
    top(shares.filter((_, at) => isOfPerson(at))),
    top(shares.filter((_, at) => demands[at]?.isNice === true)),
    top(shares.filter((share, at) => share > 0 && share >= top(shows[at] ?? []))),
  ];
}

type Words = { role: ReadonlySet<string>; telling: readonly string[][] };

function featuresOfWords({ line, placeIndex }: EvidenceLine, facts: LetterFacts, { role, telling }: Words): number[] {
  const own = new Set(contentStems(line));
  const shared = Math.max(0, ...telling.map((words) => words.filter((word) => own.has(word)).length));
  const title = placeIndex === undefined ? '' : (facts.places[placeIndex]?.title ?? '');
  const vector = facts.vectors.get(line);
  const near = facts.demands
    .map(({ text }) => facts.vectors.get(text))
    .map((other) => (vector && other ? dotProduct(vector, other) : 0))
    .toSorted((one, other) => other - one);
  const [first = 0, second = 0, third = 0] = near;
  return [
    Math.min(shared, 3) / 3,
    [...own].some((word) => role.has(word)) ? 1 : 0,
    title === '' || facts.job.roleTitle === '' ? 0 : titleLikeness(title, facts.job.roleTitle),
    first,
    (first + second + third) / 3,
  ];
}

function featuresOfText(line: string): number[] {
  const skills = findSkills(line);
  const known = skills.map(({ name }) => getSkillLexicon().skills.get(name));
  const patterns = [/\d/u, OUTCOME, PEOPLE, WEAK_OPENING, VAGUE, CREDENTIAL, DRIVING];
  return [
    ...patterns.map((pattern) => Number(pattern.test(line))),
    Number(findDegreeSpan(line) !== undefined),
    Number(known.some((skill) => skill?.family === 'Human languages')),
    Number(OPEN.test(line)),
    Number(EXPIRED.test(line)),
    Math.min(known.filter((skill) => skill?.isTechnical === true).length, MOST_SKILLS) / MOST_SKILLS,
    Math.min(skills.length, MOST_SKILLS) / MOST_SKILLS,
  ];
}

function featuresOfPlace({ placeIndex }: EvidenceLine, { places }: LetterFacts): number[] {
  const place = placeIndex === undefined ? undefined : places[placeIndex];
  return [
    Number(place === undefined),
    Number(placeIndex === 0),
    Number(place?.endDate === 'Present'),
    Number(placeIndex === 1),
    Number((placeIndex ?? 0) > 1),
    Number(place?.isProject === true),
  ];
}

function featuresOfForm(line: string): number[] {
  const words = line.split(/\s+/u).length;
  return [
    Math.min(words, FULL_WORDS) / FULL_WORDS,
    Number(words < FEW_WORDS),
    Number(/^(?:I|My)\b/u.test(line)),
    Number(/^\p{Ll}/u.test(line)),
    Number(/\b(?:19|20)\d\d\b/u.test(line)),
    Number(/^[^:]{2,30}:/u.test(line)),
    Math.min((line.match(/,/gu) ?? []).length, MOST_COMMAS) / MOST_COMMAS,
    Number(/\b(?:not?|never|without|none)\b|n['’]t\b/iu.test(line)),
  ];
}
