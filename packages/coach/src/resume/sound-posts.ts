import type { ParsedResume, ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isGapName } from './gap-name.ts';
import { newestFirst } from './order-jobs.ts';

const MOST_READ = 600;
const LONGEST_LINE = 400;
const LONGEST_OF_HEAD = 150;
const SHORTEST_NAME = 4;
/** Terms of a post in the place of an employer or a title: "Full time", "Part time, weekends", "Saturdays". */
const TERMS = joinPattern(
  'iu',
  '^(?:(?:full|part)[- ]?time|permanent|temporary|temp|contract|fixed[- ]term|seasonal|casual|freelance|unpaid|paid|weekends?|weekdays?|evenings?|nights?',
  String.raw`|saturdays?|sundays?|summers?|various|several|alongside study|while studying|still|still (?:here|there)|ongoing|[,/&]|and|\s)+$`,
);
/** A telephone number or an address is no employer. */
const CONTACT = /@|(?:\d[\s().-]?){7,}/u;
/** No name of a house: where one lived, or the middle of a remark. */
const NO_EMPLOYER = /^(?:liv(?:e|ed|ing) in|incl\b|including|at home|abroad)\b/iu;
/** Fillers before a name: "sorry RMT". */
const FILLER = /^(?:sorry|called|named|um|er|the company|a company called)\s+(?=\p{Lu})/u;
/** People that one meets at work or at home, read as posts of one's own: "supported a boy", "I had a little girl". */
const OTHERS =
  /^(?:an? |the |my |little |young |older |old )*(?:boy|girl|child|children|man|woman|lady|gentleman|baby|daughter|son|mum|mother|dad|father|friend|resident|patient|pupil|customer|client)s?$/iu;

/**
 * Posts with what is surely misread mended, for all that read a resume: terms, telephone numbers and remarks are no employers, people who were cared for are no posts, dates beside the
 * name of a house are those of its post, and a present post that no entry has is added in doubt.
 */
export function soundPosts(resume: ParsedResume): ParsedResume {
  const lines = resume.text.split('\n', MOST_READ).map((line) => line.trim());
  const posts = resume.experience
    .map((post) => withSameHouse(post, resume.experience, lines))
    .map((post) => withOwnDates(withSoundNames(post, lines), resume.experience, lines))
    .map((post, _, posts) => withOwnTrade(post, posts, lines))
    .filter((post) => !isGap(post) && (post.title + post.employer !== '' || post.achievements.length > 0));
  return {
    ...resume,
    experience: withPresentPosts(inOrderOf(lines, posts), resume, lines),
    education: resume.education
      .filter((school) => !isToldOfPost(school, posts))
      .map((school) => ({ ...school, institution: withoutNextSentence(school.institution) })),
  };
}

/** "Passed the mechanic's exam" in the list of a post is no degree from the employer of that post. */
const isToldOfPost = ({ degree, institution }: ResumeEducation, posts: readonly ResumeExperience[]): boolean =>
  degree !== '' &&
  posts.some(
    ({ employer, achievements }) =>
      employer === institution && employer !== '' && achievements.some((line) => line.includes(degree)),
  );

/** "Career break", "Home with my son": a time without a post. */
const isGap = ({ title, employer }: ResumeExperience): boolean =>
  isGapName(title) ? !isTitle(title) : title === '' && isGapName(employer);

/** Who works for himself at present has the trade of the line below the name: "PLASTERER". */
function withOwnTrade(
  post: ResumeExperience,
  posts: readonly ResumeExperience[],
  lines: readonly string[],
): ResumeExperience {
  if (post.title !== '' || post.endDate !== 'Present' || !/^self[- ]?employed/iu.test(post.employer)) return post;
  const opening = lines.filter((line) => line !== '').slice(1, OPENING_LINES);
  const isTrade = (line: string): boolean =>
    isTitle(line) || posts.some(({ title }) => title.toLowerCase().startsWith(line.toLowerCase()));
  const trade = opening.find((line) => /^[\p{L} /-]{4,40}$/u.test(line) && isTrade(line));
  return trade === undefined ? post : { ...post, title: trade };
}
const OPENING_LINES = 4;

/** Posts as the text has them, where each has its name and its start beside each other in one place. */
function inOrderOf(lines: readonly string[], posts: ResumeExperience[]): ResumeExperience[] {
  const places = posts.map(({ title, employer, startDate }) =>
    lines.findIndex(
      (line, at) =>
        (employer !== '' || title !== '') &&
        startDate !== '' &&
        line.includes(employer === '' ? title : employer) &&
        [lines[at - 1], line, lines[at + 1]].some((one) => one?.includes(startDate) === true),
    ),
  );
  if (places.some((place) => place < 0) || new Set(places).size < places.length) return posts;
  const sorted = posts
    .map((post, at) => ({ post, place: places[at] ?? 0 }))
    .toSorted((one, other) => one.place - other.place);
  return newestFirst(sorted.map(({ post }) => post));
}

/** "Legal Secretary, Conveyancing" is a second post of the house above "Senior Legal Secretary, Property": what follows the comma is the field in both. */
function withSameHouse(
  post: ResumeExperience,
  posts: readonly ResumeExperience[],
  lines: readonly string[],
): ResumeExperience {
  const { title, employer } = post;
  if (title === '' || employer === '' || isCompany(employer)) return post;
  const whole = `${title}, ${employer}`;
  const at = lines.findIndex((line) => line.startsWith(whole));
  if (at < 0) return post;
  const houseOf = posts.find((other) => {
    const isNext = other.startDate === post.endDate && other.title.split(', ')[0]?.endsWith(title) === true;
    if (!isNext) return false;
    const place =
      other === post || !other.title.includes(', ') ? -1 : lines.findIndex((line) => line.startsWith(other.title));
    const between = lines.slice(place + 1, at);
    const isBelow =
      place > 0 &&
      place < at &&
      other.employer !== '' &&
      lines.slice(0, place).some((line) => line.startsWith(other.employer));
    return (
      isBelow && !between.some((line) => posts.some((one) => one.employer !== '' && line.startsWith(one.employer)))
    );
  });
  return houseOf === undefined ? post : { ...post, title: whole, employer: houseOf.employer };
}

function withSoundNames(post: ResumeExperience, lines: readonly string[]): ResumeExperience {
  const sound = soundEmployer(post.employer, lines);
  const employer = sound === '' && CONTACT.test(post.employer) ? employerBelow(post.title, lines) : sound;
  const isNoTitle = OTHERS.test(post.title) || TERMS.test(post.title);
  if (employer === post.employer && !isNoTitle) return post;
  if (isNoTitle)
    return { ...post, employer, title: '', confidence: Math.min(post.confidence ?? 1, UNTITLED_CONFIDENCE) };
  return { ...post, employer };
}

const UNTITLED_CONFIDENCE = 0.45;

/** The house on the line below a title, where its name says that it is one. */
function employerBelow(title: string, lines: readonly string[]): string {
  const at = title === '' ? -1 : lines.indexOf(title);
  const [name = ''] = at < 0 ? [] : (lines[at + 1] ?? '').split(/\s*\(|,\s/u);
  return isCompany(name) && !isTitle(name) ? name.trim() : '';
}

function soundEmployer(employer: string, lines: readonly string[]): string {
  // "Elm Connect  (campaign: a supplier of energy)": the bracket was read for the name before it.
  if (/^\([^()]+\)?$/u.test(employer)) {
    const line = lines.find((one) => one.includes(employer)) ?? '';
    const before = line.slice(0, line.indexOf(employer)).trim();
    return /^\p{Lu}[\p{L}\d&.,'’ -]{2,60}$/u.test(before) && !isTitle(before) ? before : '';
  }
  const name = withoutNextSentence(employer.replace(FILLER, ''));
  return TERMS.test(name) || CONTACT.test(name) || NO_EMPLOYER.test(name) ? '' : name;
}

/** "Elm School, Marram. Rural school" has the beginning of the next sentence. */
const withoutNextSentence = (name: string): string => name.replace(/^(.{5,80}?\p{Ll}{4})\.\s+\p{Lu}.*$/u, '$1');

/** A line that is a range of dates alone below that with the employer, or the only range in its sentence, says when one was there. */
function withOwnDates(
  post: ResumeExperience,
  posts: readonly ResumeExperience[],
  lines: readonly string[],
): ResumeExperience {
  const { employer, startDate } = post;
  // Dates below a house with several posts are those of them all.
  const isShared = posts.filter((other) => other.employer === employer).length > 1;
  if (employer.length < SHORTEST_NAME || startDate === '' || isShared) return post;
  const own = lines.flatMap((line, at) => (line.includes(employer) ? [at] : []));
  const [at, ...others] = own;
  if (at === undefined || others.length > 0) return post;
  const line = lines[at] ?? '';
  const sentence = line.split(/(?<=\p{Ll}{2}[.!?]|\)\.)\s+(?=\p{Lu})/u).find((one) => one.includes(employer)) ?? '';
  const below = lines[at + 1] ?? '';
  // Of a paragraph its own sentence tells, and not the paragraph before.
  const isProse = sentence !== line && line.length > LONGEST_OF_HEAD && !sentence.includes(startDate);
  const said = isProse ? onlyRange(sentence) : undefined;
  if (said !== undefined) return { ...post, ...said };
  if ([sentence, below, lines[at - 1]].some((one) => one?.includes(startDate))) return withSaidEnd(post, sentence);
  const range = line.length > LONGEST_LINE || sentence !== line ? onlyRange(sentence) : bareRange(below);
  return range === undefined ? post : { ...post, ...range };
}

/** "I was Receptionist at Elm House, from 2014 until it was sold in early 2019" is over. */
function withSaidEnd(post: ResumeExperience, sentence: string): ResumeExperience {
  const [, end = ''] =
    /\bfrom (?:\p{L}+ )?(?:19|20)\d\d (?:until|till) [^.;\d]{3,40}\b((?:19|20)\d\d)\b/u.exec(sentence) ?? [];
  return end !== '' && post.endDate === 'Present' ? { ...post, endDate: end } : post;
}

type Dates = Pick<ResumeExperience, 'startDate' | 'endDate'>;

function onlyRange(sentence: string): Dates | undefined {
  const range = findDateRange(sentence);
  if (range === undefined) return undefined;
  const rest = sentence.slice(0, range.start) + sentence.slice(range.end);
  return /\b(?:19|20)\d\d\b/u.test(rest) ? undefined : { startDate: range.startDate, endDate: range.endDate };
}

function bareRange(line: string): Dates | undefined {
  const range = findDateRange(line);
  const rest = range === undefined ? line : line.slice(0, range.start) + line.slice(range.end);
  return range === undefined || /[\p{L}\d]{2}/u.test(rest)
    ? undefined
    : { startDate: range.startDate, endDate: range.endDate };
}

/** A head of a present post by its layout has been read by no model: doubtful, but the latest. */
const PRESENT_CONFIDENCE = 0.6;
const STUDY =
  /\b(?:course|degree|diploma|college|university|school|volunt\p{L}*|evening class|career break|gap|carer?|caring|caregiv\p{L}+)\b/iu;

/** Adds present posts that no entry begins with: "Elm House, Leeds - Demi chef, then Chef" above "08/2021 - today". */
function withPresentPosts(
  posts: ResumeExperience[],
  { text }: ParsedResume,
  lines: readonly string[],
): ResumeExperience[] {
  if (posts.some(({ endDate }) => /^(?:present|now|current|today|date)$/iu.test(endDate)) || text === '') return posts;
  const added = lines.flatMap((line, at) => {
    const range = line.length <= LONGEST_LINE ? findDateRange(line) : undefined;
    if (range === undefined || range.endDate !== 'Present') return [];
    // "since 2021" is said of clubs and hobbies as well.
    const isSaid = IS_PRESENT.test(line.slice(range.start, range.end));
    if (!isSaid || posts.some(({ startDate }) => startDate === range.startDate)) return [];
    const before = withoutBrackets(line.slice(0, range.start));
    const rest = /\p{L}{2}/u.test(before) ? before : withoutBrackets(line.slice(range.end));
    const isBare = !/\p{L}{2}/u.test(rest);
    const head = isBare ? (lines.slice(Math.max(0, at - 2), at).findLast((one) => one !== '') ?? '') : rest;
    const names = namesIn(head.replace(/^[^\p{L}\p{N}]+/u, ''));
    return names === undefined
      ? []
      : [
          {
            ...names,
            startDate: range.startDate,
            endDate: 'Present',
            achievements: [],
            confidence: PRESENT_CONFIDENCE,
          },
        ];
  });
  return [...added.slice(0, 1), ...posts];
}

const IS_PRESENT = /\b(?:present|now|today|date|current(?:ly)?|ongoing)\b/iu;
const withoutBrackets = (text: string): string =>
  text.replace(/\s*\([^()]*\)?/gu, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The employer and the title of a head, by its parts; undefined where it is none. */
function namesIn(head: string): Pick<ResumeExperience, 'title' | 'employer'> | undefined {
  if (head.length > LONGEST_HEAD || STUDY.test(head) || isDegree(head) || isInstitution(head)) return undefined;
  const parts = head
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/\s+[–—|·-]\s+|,\s+|\s{2,}|(?<=\p{Ll}{2})\.\s+/u)
    .filter((part) => part !== '' && !isTown(part) && !isLocation(part));
  const title = parts.find((part) => isTitle(part)) ?? '';
  const employer = parts.find((part) => part !== title && /^\p{Lu}/u.test(part) && !isTitle(part)) ?? '';
  const isOwn = employer !== '' && parts[0] === employer && parts.length <= MOST_PARTS;
  if (title === '' && !isOwn) return undefined;
  return { title, employer: soundEmployer(employer, []) };
}
const LONGEST_HEAD = 110;
const MOST_PARTS = 4;
