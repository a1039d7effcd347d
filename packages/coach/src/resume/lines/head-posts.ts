import type { ResumeExperience } from '@greenroom/contract/resume';
import { isTitle } from '../../entities/classify-part.ts';
import type { Mention } from '../tagger/mention-layout.ts';
import { endOpenPosts } from '../tagger/period-dates.ts';
import type { Piece } from './head-pieces.ts';
import { type Own, PART_CONFIDENCE, postsOfPiece, SAME_EMPLOYER, type Told } from './piece-posts.ts';
import { isTitleFirst } from './placed-names.ts';

/** A head is read only where the model is this sure of it. */
const LEAST_HEAD_SHARE = 0.6;
const MOST_ADDED = 60;
const LIKELY_TITLE = 0.6;
const LIKELY_IN_LINES = 0.5;
const LEAST_OF_DROPPED = 0.3;
/** What was read this surely keeps its dates, and in lines its employer. */
const TRUSTED = 0.6;
/** "I stayed on with her": the sentence speaks of the employer before. */
const GOES_ON = /(?<!\p{L})(?:there|them|they|here|her|him|that (?:time|place)|where)(?!\p{L})/iu;

/** The posts with the names and dates of their own heads, and those of heads that no entry was read of. */
export function readHeadPosts(
  text: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  read: readonly ResumeExperience[],
): ResumeExperience[] {
  const own = { text, pieces, order: isTitleFirst(pieces) };
  const told = pieces.flatMap((piece, at) => postsOfPiece(own, at).map((one) => ({ ...one, piece })));
  const paired = pairUp(read, told);
  const jobs = read.flatMap((job) => {
    const one = paired.get(job);
    if (one === undefined) return keepUnpaired(job, told, mentions);
    const mended = mendPost(job, one, own, told);
    return mended === undefined ? [] : [goOn(mended, one, told)];
  });
  const taken = new Set(paired.values());
  const added = told
    .filter((one) => !taken.has(one) && !isRead(one, jobs))
    .flatMap((one) => addable(one, own))
    .slice(0, MOST_ADDED);
  return added.length === 0 ? jobs : endOpenPosts([...jobs, ...added], text);
}

/** For each post that was read the one that its head tells, each of one. */
function pairUp(read: readonly ResumeExperience[], told: readonly Told[]): Map<ResumeExperience, Told> {
  const pairs = read.flatMap((job) =>
    told.flatMap((one) => {
      const worth = worthOf(job, one);
      return worth === 0 ? [] : [{ job, one, worth }];
    }),
  );
  const paired = new Map<ResumeExperience, Told>();
  const taken = new Set<Told>();
  for (const { job, one } of pairs.sort((left, right) => right.worth - left.worth)) {
    if (paired.has(job) || taken.has(one)) continue;
    paired.set(job, one);
    taken.add(one);
  }
  return paired;
}

function worthOf(job: ResumeExperience, { title, piece, post }: Told): number {
  const has = (value: string) => value !== '' && piece.text.includes(value);
  const isTitled =
    job.title !== '' && post.title !== '' && (job.title.includes(post.title) || post.title.includes(job.title));
  if (!isTitled && !isTownAsTitle(job, piece) && (job.title !== '' || !has(job.employer))) return 0;
  return (
    2 +
    (has(job.startDate) ? 2 : 0) +
    (has(job.employer) ? 2 : 0) +
    (job.title === post.title ? 1 : 0) +
    (title === undefined ? 0 : title.certainty / 2)
  );
}

/** The post with its dates and employer read again from its own piece, where they were taken from another piece. Undefined if the piece has no post. */
function mendPost(
  job: ResumeExperience,
  own: Told,
  { pieces }: Own,
  told: readonly Told[],
): ResumeExperience | undefined {
  const { piece, post } = own;
  const isDated = isDatedIn(job, own, told);
  const employer = isEmployerKept(job, piece) ? job.employer : mendEmployer(job, piece, post, pieces);
  const isBare = piece.isSentence && post.startDate === '' && post.employer === '';
  // "Between school and that I was a cashier" has nothing of the sentence before.
  if (isBare && employer === '' && job.employer !== '' && !isDated) return undefined;
  const title = job.title === '' || isTownAsTitle(job, piece) ? post.title : job.title;
  const dates = post.startDate === '' || isDated ? undefined : { startDate: post.startDate, endDate: post.endDate };
  const isAsRead = employer === job.employer && dates === undefined;
  if (isAsRead && title === job.title) return job;
  const read = job.confidence ?? 1;
  return { ...job, title, employer, ...dates, confidence: isAsRead ? read : Math.min(read, PART_CONFIDENCE) };
}

/** "Elm Interiors Ltd, Milverton" above the dates and the title: the words behind the comma were read as the title. */
function isTownAsTitle({ title, employer }: ResumeExperience, { units, titles, periods, isSentence }: Piece): boolean {
  if (isSentence || title === '' || employer === '' || isTitle(title) || titles.length > 1 || periods.length !== 1)
    return false;
  const isOwnTitle = titles.some(({ text }) => title.includes(text) || text.includes(title));
  return !isOwnTitle && units.some(({ text }) => text.startsWith(`${employer}, ${title}`));
}

/** "I came in 2016 and since then I have been at Elm Inn": the latest post has no end. */
function goOn(job: ResumeExperience, { piece }: Told, told: readonly Told[]): ResumeExperience {
  if (job.startDate === '' || job.endDate !== '' || !piece.isSentence || !SINCE_THEN.test(piece.text)) return job;
  const isOver = told.some((one) => one.piece !== piece && yearOf(one.post.startDate) > yearOf(job.startDate));
  return isOver ? job : { ...job, endDate: 'Present' };
}
const SINCE_THEN = /(?<!\p{L})since(?!\p{L})/iu;
const yearOf = (date: string): number => Number(/(?:19|20)\d{2}/u.exec(date)?.[0] ?? 0);

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ');
const isRanged = ({ periods }: Piece): boolean =>
  periods.some(({ start, end }) => start !== undefined && end !== undefined);

const isTrusted = ({ confidence = 1 }: ResumeExperience): boolean => confidence >= TRUSTED;
const isEmployerKept = (job: ResumeExperience, piece: Piece): boolean =>
  isTrusted(job) && !piece.isSentence && job.employer !== '' && !SAME_EMPLOYER.test(job.employer);

/** Whether the dates of a post are surely its own: they are in its piece, or in its head where they are of no other title. */
function isDatedIn(job: ResumeExperience, own: Told, told: readonly Told[]): boolean {
  const { startDate } = job;
  if (own.post.startDate === startDate) return true;
  if (startDate === '') return false;
  const ofHead = told.filter(({ piece }) => piece.head === own.piece.head);
  const isFar = isRanged(own.piece) && !ofHead.some(({ piece }) => inOneLine(piece.text).includes(startDate));
  if (isTrusted(job) && !isFar) return true;
  const isOthers = (isTitled: boolean) =>
    ofHead.some((one) => one !== own && one.post.startDate === startDate && (!isTitled || one.title !== undefined));
  if (own.piece.text.includes(startDate)) return !isOthers(true);
  return ofHead.some(({ piece }) => piece.text.includes(startDate)) && !isOthers(false);
}

const OWN_MASTER = /^(?:freelance|self[- ]?employed)(?!\p{L})/iu;
function mendEmployer(
  { employer, title }: ResumeExperience,
  piece: Piece,
  post: ResumeExperience,
  pieces: readonly Piece[],
): string {
  if (SAME_EMPLOYER.test(employer)) return post.employer === '' ? employer : post.employer;
  if (employer === '') return post.employer;
  const home = piece.text.includes(employer) ? piece : homeOf(employer, piece, pieces);
  // In lines an employer may stand below the work, as in forms of the Union.
  const isOfLines = !piece.isSentence && home !== undefined && home.head >= piece.head;
  if (home === undefined || home === piece || isOfLines) return employer;
  // "Freelance coordinator" worked for no house of the head above.
  if (home.head !== piece.head && home.titles.length > 0 && OWN_MASTER.test(title)) return post.employer;
  if (piece.bodies.length > 0 || !piece.isSentence) return post.employer || employer;
  return home.titles.length > 0 && !GOES_ON.test(piece.text) ? '' : employer;
}

/** The piece with an employer, first of those of one head. */
const homeOf = (employer: string, { head }: Piece, pieces: readonly Piece[]): Piece | undefined => {
  const homes = pieces.filter(({ text }) => text.includes(employer));
  return homes.find((one) => one.head === head) ?? homes[0];
};

/** A post that another one has the head of was read twice; one of a doubtful title in a sentence is none. */
function keepUnpaired(job: ResumeExperience, told: readonly Told[], mentions: readonly Mention[]): ResumeExperience[] {
  if (job.title === '') return [job];
  const own = mentions.filter(({ text }) => job.title.includes(text) || text.includes(job.title));
  const isInSentence = told.some(({ piece }) => piece.isSentence && piece.text.includes(job.title));
  const isDoubtful = isInSentence && own.every(({ certainty }) => certainty < LEAST_OF_DROPPED);
  const isStep = told.some(
    ({ title, piece }) =>
      title !== undefined &&
      !piece.isSentence &&
      isRanged(piece) &&
      !piece.titles.some(({ text }) => text === job.title) &&
      STEP_TO.test(textFrom(piece, title, job.title)),
  );
  const isTwice = told.some(
    ({ post, piece }) =>
      post.title === job.title && (isSameName(post.employer, job.employer) || isOtherName(job, post, piece)),
  );
  return isDoubtful || isTwice || isStep ? [] : [job];
}
/** "Plasterer, from 2016 charge hand": the words between two titles where the second is a step within the post of the first. */
const STEP_TO = /^,? (?:and )?(?:from|since) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d:? $/u;

const textFrom = ({ text }: Piece, title: Mention, next: string): string => {
  const from = text.indexOf(title.text) + title.text.length;
  const to = text.indexOf(next, from);
  return to < 0 ? '' : text.slice(from, to);
};

/** A town behind the employer in the only post of a head, read as the employer of the same post. */
const isOtherName = (job: ResumeExperience, post: ResumeExperience, { titles, isSentence, text }: Piece): boolean =>
  !isSentence &&
  titles.length === 1 &&
  job.startDate === post.startDate &&
  text.includes(`${post.employer}, ${job.employer}`);

const isSameName = (name: string, other: string): boolean =>
  name === '' || other === '' ? name === other : name.includes(other) || other.includes(name);

/** The post of a head without a known title. */
function untitled(one: Told): ResumeExperience[] {
  const own = ofOneself(one);
  return own.length === 0 && /\p{Lu}/u.test(one.post.employer + one.post.title) ? [one.post] : own;
}

/** A new post of a piece that is surely a head, and of no voluntary activity: it needs dates, and gets no title if the title is doubtful. Empty if there is none to add. */
function addable(one: Told, { text }: Own): ResumeExperience[] {
  const { title, piece, post } = one;
  if (piece.isUnpaid || Math.max(...piece.units.map(({ headShare }) => headShare)) < LEAST_HEAD_SHARE) return [];
  const isDated = /\d/u.test(`${post.startDate} ${post.endDate}`);
  if (!isDated) return isPresentHead(one) ? [{ ...post, endDate: 'Present' }] : [];
  if (title === undefined) return untitled(one);
  const isAlone = piece.titles.length === 1;
  if (!isLikelyTitle(title, one)) return isAlone && SURE_BODY.test(post.employer) ? [{ ...post, title: '' }] : [];
  const before = text.slice(piece.from, title.from);
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isAlone || (piece.periods.length > 1 && !isInBrackets) ? [post] : [];
}

const isLikelyTitle = (title: Mention, { piece, post }: Told): boolean =>
  title.certainty >= (piece.isSentence ? LIKELY_TITLE : LIKELY_IN_LINES) ||
  isTitle(title.text) ||
  (!piece.isSentence && post.employer !== '');
/** "Kelmarsh Haulage", of two words that begin with capitals. */
const SURE_BODY = /^(?:The )?\p{Lu}[\p{L}'’&-]+(?: (?:&|and|of|the))* \p{Lu}/u;

/** A present post without a year, in lines and with sure names: "Youth Worker, Foundry Club (Sept last year - now)". */
const isPresentHead = ({ title, piece, post }: Told): boolean =>
  !piece.isSentence &&
  piece.titles.length === 1 &&
  (title?.certainty ?? 0) >= LIKELY_TITLE &&
  piece.bodies.some(({ certainty }) => certainty >= LIKELY_TITLE) &&
  post.employer !== '' &&
  GOES_ON_NOW.test(piece.text);
const GOES_ON_NOW = /[–—-]\s?(?:now|present|today|current|date)(?!\p{L})|\bto (?:date|now|present)(?!\p{L})/iu;

/** "Self employed Joiner (2015 - now)": the title of one who works alone. */
function ofOneself({ piece, post }: Told): ResumeExperience[] {
  const [, employer = '', title = ''] = OF_ONESELF.exec(piece.text) ?? [];
  return piece.isSentence || title === '' ? [] : [{ ...post, title, employer }];
}
const OF_ONESELF =
  /^[^\p{L}]{0,4}([Ss]elf[- ]?employed|[Ff]reelance) (\p{Lu}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2})\s*[(,:–—-]/u;

/** Whether a post was read: one without a title by its employer or another title of its piece. */
const isRead = ({ post, piece }: Told, jobs: readonly ResumeExperience[]): boolean =>
  jobs.some((job) =>
    post.title === ''
      ? (job.employer !== '' && piece.text.includes(job.employer)) ||
        (job.title !== '' && piece.text.includes(job.title))
      : (job.title.includes(post.title) && job.startDate === post.startDate) ||
        (job.title === post.title && job.employer === post.employer && job.employer !== ''),
  );
