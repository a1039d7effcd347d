import type { ParsedResume, ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import lineData from '../../../data/resume/line-tagger.json' with { type: 'json' };
import chainData from '../../../data/resume/tagger.json' with { type: 'json' };
import entryData from '../../../data/resume/tagger-links.json' with { type: 'json' };
import { isLocation } from '../../entities/classify-part.ts';
import { findDateOrRange } from '../../entities/dates.ts';
import { type LinearChain, type LinearChainData, openLinearChain } from '../../text/linear-chain.ts';
import { readLines } from '../lines/read-lines.ts';
import { nameByForm } from '../name-by-form.ts';
import type { PlainText } from '../plain-lines.ts';
import { type Details, detailsOf, isMostlyProse } from './entry-details.ts';
import { findMentions } from './find-mentions.ts';
import { chooseName, findNames, type NameCandidate, type NameWeights } from './find-name.ts';
import { type GroupedWeights, ungroupWeights } from './grouped-weights.ts';
import { type LinkedEntry, type LinkWeights, linkEntries } from './link-posts.ts';
import { takeMarkedLines } from './marked-lines.ts';
import type { Mention } from './mention-layout.ts';
import {
  type Candidate,
  chooseReadings,
  type EntryWeights,
  isAgreed,
  type Reading,
  toCandidates,
} from './merge-entries.ts';
import { datesOf, endOpenPosts, postDatesOf } from './period-dates.ts';
import { markRules, type RuleMark } from './rule-marks.ts';
import { tidyName } from './tidy-name.ts';

/** The models behind the tagger, and the measured share of right entries by their odds, pasted and on pages. */
export type EntryModels = Readonly<{
  names: NameWeights;
  links: LinkWeights;
  posts: EntryWeights;
  schools: EntryWeights;
  shares: Readonly<Record<'pasted' | 'page', readonly (readonly [number, number])[]>>;
}>;
/** The learned models. */
export type TaggerModels = EntryModels & Readonly<{ chain: LinearChain; lines?: LinearChain }>;

/** How a resume came: as text, as a page of one kind of type, with bold or single larger lines, or with several sizes of type. */
export type PageKind = 'pasted' | 'plain page' | 'styled page' | 'designed page';
/** The text that the models read, and how it came. */
export type ResumePage = PlainText & Readonly<{ kind: PageKind }>;

/** On a page an entry is certain only where the rules and the models read it alike. */
const MOST_ALONE = 0.65;

/** Of an entry that is kept only because the rules are certain of the whole text: never certain itself. */
const KEPT_CONFIDENCE = 0.5;

/** Less likely entries are mostly wrong. */
const LEAST_ODDS = 0.3;
/** An entry below it is not judged at all. */
const LEAST_CERTAINTY = 0.02;
/** Entries count as certain from a share of four in five on, so that nine in ten of them are right. */
const CAUTION = 0.86;
const MOST_ENTRIES = 60;

type GroupedModels = Pick<EntryModels, 'shares'> & Record<'links' | 'posts' | 'schools' | 'names', GroupedWeights>;
let models: TaggerModels | undefined;
const shipped = (): TaggerModels => {
  if (models === undefined) {
    const { shares, ...groups } = entryData as unknown as GroupedModels;
    const open = (name: keyof typeof groups) => ungroupWeights(groups[name]);
    const entries = { links: open('links'), posts: open('posts'), schools: open('schools'), names: open('names') };
    const [chain, lines] = [chainData, lineData].map((data) => openLinearChain(data as unknown as LinearChainData));
    models = { ...entries, shares, chain: chain as LinearChain, lines: lines as LinearChain };
  }
  return models;
};

/**
 * A resume as the learned models read it, with what the rules read as one of their signs. Of each post and degree the likeliest reading is taken, the
 * models' or the rules'. Sections that hold no entries stay as the rules have them.
 */
export function readTagged(page: ResumePage, rules: ParsedResume, models: TaggerModels = shipped()): ParsedResume {
  const mentions = findMentions(page.text, models.chain, markRules(page.text, rules));
  const read = readMentions(page, rules, mentions, models);
  return models.lines === undefined ? read : readLines(read, page.text, mentions, models.lines);
}

/** The same from mentions that are known. */
export function readMentions(
  page: ResumePage,
  rules: ParsedResume,
  mentions: readonly Mention[],
  { links, posts, schools, names, shares }: EntryModels,
): ParsedResume {
  const { text } = page;
  const all = findCandidates(page, rules, mentions, links);
  const isProse = isMostlyProse(text);
  const isPage = page.kind !== 'pasted';
  const measured = shares[isPage ? 'page' : 'pasted'];
  const rated = <Entry extends object>(candidates: readonly Candidate<Entry>[], weights: EntryWeights): Entry[] =>
    chooseReadings(candidates, weights, LEAST_ODDS, isPage)
      .slice(0, MOST_ENTRIES)
      .map(({ candidate, odds }) => {
        const learned = odds === 0 ? KEPT_CONFIDENCE : Math.round(shareAt(measured, odds) * CAUTION * 100) / 100;
        const isDoubtful = isPage && !isAgreed(candidate, candidates);
        return {
          ...withToldLines(candidate, candidates, isProse),
          confidence: isDoubtful ? Math.min(learned, MOST_ALONE) : learned,
        };
      });
  return {
    ...rules,
    fullName: nameByForm(text) || nameOf(findNames(page, mentions, rules.fullName), names, mentions, rules, page.kind),
    experience: endOpenPosts(takeMarkedLines(rated(all.posts, posts), text), text),
    education: rated(all.schools, schools),
  };
}

/** In sentences the models tell better than the rules which lines are about a post, and where the rules have none. */
function withToldLines<Entry extends object>(
  own: Candidate<Entry>,
  candidates: readonly Candidate<Entry>[],
  isProse: boolean,
): Entry {
  const other = candidates.find(({ group, linked }) => group === own.group && linked !== undefined)?.entry;
  if (other === undefined || !('achievements' in other)) return own.entry;
  const hasLines =
    'achievements' in own.entry && Array.isArray(own.entry.achievements) && own.entry.achievements.length > 0;
  if (!isProse && hasLines) return own.entry;
  const isBare = Array.isArray(other.achievements) && other.achievements.length === 0;
  const ruled = candidates.find(({ group, linked }) => group === own.group && linked === undefined)?.entry;
  const from = isBare && ruled !== undefined && 'achievements' in ruled ? ruled : other;
  return { ...own.entry, achievements: from.achievements };
}

/** All readings of posts and degrees, by the models and by the rules. */
export function findCandidates(
  { text, kind: form }: ResumePage,
  rules: ParsedResume,
  mentions: readonly Mention[],
  links: LinkWeights,
): { posts: Candidate<ResumeExperience>[]; schools: Candidate<ResumeEducation>[] } {
  const marks = markRules(text, rules);
  const entries = linkEntries(mentions, links, text, marks);
  const details = detailsOf(entries, text);
  const kind = { form, isProse: isMostlyProse(text) };
  const likely = entries.filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  const jobs = likely
    .filter(({ head }) => head.kind === 'title')
    .map((linked) => {
      const ruled = ruleOf(linked, marks, rules.experience);
      const entry: ResumeExperience = {
        title: tidyName(withNote(linked.head, text)),
        employer: tidyName(withNote(linked.body, text)),
        ...postDatesOf(linked.period, text),
        achievements: achievementsOf(details.get(linked), ruled),
      };
      return toPostReading(entry, linked);
    });
  const degrees = likely
    .filter(({ head }) => head.kind === 'degree')
    .map((linked) => {
      const entry: ResumeEducation = {
        degree: tidyName(linked.head.text),
        institution: tidyName(linked.body?.text ?? ''),
        ...datesOf(linked.period, text),
      };
      return toSchoolReading(entry, linked);
    });
  const [ruledJobs, ruledSchools] = [rules.experience.map(toRuledPost), rules.education.map(toRuledSchool)];
  return {
    posts: toCandidates(jobs, ruledJobs, marks, FIRST_JOB, kind),
    schools: toCandidates(degrees, ruledSchools, marks, FIRST_JOB + ruledJobs.length, kind),
  };
}
/** In the marks the person's name comes before the jobs. */
const FIRST_JOB = 1;

const toPostReading = (entry: ResumeExperience, linked?: LinkedEntry): Reading<ResumeExperience> => ({
  entry,
  name: entry.title,
  body: entry.employer,
  start: entry.startDate || entry.endDate,
  confidence: entry.confidence ?? 1,
  linked,
});
const toSchoolReading = (entry: ResumeEducation, linked?: LinkedEntry): Reading<ResumeEducation> => ({
  entry,
  name: entry.degree,
  body: entry.institution,
  start: entry.startDate || entry.endDate,
  confidence: entry.confidence ?? 1,
  linked,
});
const toRuledPost = (entry: ResumeExperience) => toPostReading(entry);
const toRuledSchool = (entry: ResumeEducation) => toSchoolReading(entry);

/** The rules join the lines of a list better, the sentences of a paragraph worse. */
function achievementsOf(details: Details | undefined, ruled: ResumeExperience | undefined): string[] {
  const isRuled = details?.isProse !== true && ruled !== undefined && ruled.achievements.length > 0;
  return (isRuled ? ruled.achievements : (details?.told ?? [])).map((line) => line.replace(/^[~=+>»]+\s+/u, ''));
}

/** The rules' entry with the same title. */
function ruleOf(
  { head }: LinkedEntry,
  marks: readonly RuleMark[],
  experience: readonly ResumeExperience[],
): ResumeExperience | undefined {
  const mark = marks.find(({ kind, from, to }) => kind === 'title' && from < head.to && head.from < to);
  return mark === undefined ? undefined : experience[mark.entry - FIRST_JOB];
}

/** A name with the note in brackets that ends its cell: "Stylist (rented chair)". Places and dates are no part of a name. */
function withNote(mention: Mention | undefined, text: string): string {
  if (mention === undefined) return '';
  const note = NOTE.exec(text.slice(mention.to, mention.to + LONGEST_NOTE))?.groups?.['note'] ?? '';
  const words = note.slice(1, -1).trim();
  const isPart =
    words !== '' &&
    !HOURS.test(words) &&
    !isLocation(words) &&
    findDateOrRange(words) === undefined &&
    !/^\d+$/u.test(words);
  return isPart && words.split(/\s+/u).length <= MOST_NOTE_WORDS ? `${mention.text} ${note}` : mention.text;
}
const NOTE = /^ ?(?<note>\([^()\n\t]+\))(?=\s*(?:$|[\n\t,|;:–—-]))/u;
/** How many hours one worked is no part of a title. */
const HOURS = /^(?:(?:part|full|half)[-‑– ]?time|nights?|days?|shifts?|\d+ hours?)/iu;
const LONGEST_NOTE = 60;
const MOST_NOTE_WORDS = 3;

/** The likeliest name; what the rules take for it is one of the signs. A text without anything else of a resume has only the rules'. */
function nameOf(
  candidates: readonly NameCandidate[],
  weights: NameWeights,
  mentions: readonly Mention[],
  { fullName, emailAddress, phoneNumber, experience }: ParsedResume,
  kind: PageKind,
): string {
  // The rules see the sizes of the type.
  if (kind === 'designed page' && areTrusted(experience) && fullName !== '' && !HEADING_WORD.test(fullName))
    return fullName;
  const isResume = emailAddress !== '' || phoneNumber !== '' || mentions.some(({ kind }) => kind !== 'name');
  const likely = isResume ? tidyName(chooseName(candidates, weights)) : fullName;
  // The rules see the size of the type.
  const name = likely === '' && (kind === 'styled page' || kind === 'designed page') ? fullName : likely;
  return HEADING_WORD.test(name) ? '' : name;
}
/** From this mean confidence of the jobs on, the rules read the names of designed pages as well as the models do. */
const TRUSTED_MEAN = 0.5;
const areTrusted = (jobs: readonly ResumeExperience[]): boolean =>
  jobs.reduce((sum, { confidence = 1 }) => sum + confidence, 0) >= TRUSTED_MEAN * Math.max(1, jobs.length);

/** "Top Skills" at the head of a profile is a heading and no name. */
const HEADING_WORD =
  /(?<!\p{L})(?:skills|experience|education|summary|languages|contact|certifications|profile|resume|curriculum)(?!\p{L})/iu;

/** How often an entry of this certainty is right, between the measured points. */
export function shareAt(shares: readonly (readonly [number, number])[], certainty: number): number {
  const above = shares.findIndex(([from]) => from >= certainty);
  const [upper, lower] = [
    shares[above < 0 ? shares.length - 1 : above],
    shares[Math.max(0, (above < 0 ? shares.length : above) - 1)],
  ];
  if (upper === undefined || lower === undefined) return 0;
  const width = upper[0] - lower[0];
  const share = width <= 0 ? upper[1] : lower[1] + ((certainty - lower[0]) / width) * (upper[1] - lower[1]);
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
