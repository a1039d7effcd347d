import { findMentions } from '@greenroom/coach/resume/tagger/find-mentions';
import { findNames, type NameWeights } from '@greenroom/coach/resume/tagger/find-name';
import type { LinkWeights } from '@greenroom/coach/resume/tagger/link-posts';
import type { Mention } from '@greenroom/coach/resume/tagger/mention-layout';
import { chooseReadings, type EntryWeights } from '@greenroom/coach/resume/tagger/merge-entries';
import { type EntryModels, findCandidates, readMentions } from '@greenroom/coach/resume/tagger/read-tagged';
import { tokenFeatures } from '@greenroom/coach/resume/tagger/token-features';
import { openLinearChain } from '@greenroom/coach/text/linear-chain';
import type { ParsedResume } from '@greenroom/contract/resume';
import { isJobRead, isSchoolRead } from './judge-read.ts';
import { type ChainExample, learnChain } from './learn-chain.ts';
import { learnChoices } from './learn-choices.ts';
import { type JudgedReading, judgeReadings, learnEntries, sharesOf } from './learn-entries.ts';
import { learnLinks } from './learn-links.ts';
import { type ResumeForm, readTaggedResumes, type TaggedResume } from './tagged-resumes.ts';

const FOLDS = 4;

/** A resume with the mentions that a tagger found which does not know its writer nor the other writers of `fold`. */
export type LeftOut = { resume: TaggedResume; mentions: Mention[]; fold: number; form: ResumeForm };
const FORMS = ['pasted', 'printed', 'designed'] as const;
const isPage = ({ form }: LeftOut): boolean => form !== 'pasted';
type Candidates = ReturnType<typeof findCandidates>;
type Judged = LeftOut & { candidates: Candidates; posts: JudgedReading[]; schools: JudgedReading[] };

/** There are many more odd resumes in the material than among people: an ordinary one counts twice, once in each look where it is printed. */
const ORDINARY_COUNTS = 2;
const weigh = (all: readonly LeftOut[]): LeftOut[] =>
  all.flatMap((one) =>
    new Array<LeftOut>(one.resume.kind === 'ordinary' && !isPage(one) ? ORDINARY_COUNTS : 1).fill(one),
  );

/** What the tagger learns from: the resumes as they were typed. Learned from pages too, it read pasted ones worse and pages no better. */
export const readExamples = (): ChainExample[] =>
  examplesOf(readTaggedResumes('typed').flatMap((one) => (one.kind === 'ordinary' ? [one, one] : [one])));

export const examplesOf = (resumes: readonly TaggedResume[]): ChainExample[] =>
  resumes.map(({ truth, tokens, marks, tags, writer }) => ({
    group: writer,
    features: tokenFeatures(truth.text, tokens, marks),
    tags,
  }));

/** Every resume in all its forms, tagged by models that were learned without its writer. */
export function tagLeftOut(): LeftOut[] {
  const examples = readExamples();
  const writers = [...new Set(examples.map(({ group }) => group))];
  const forms = FORMS.map((form) => ({ form, resumes: readTaggedResumes(form) }));
  const all: LeftOut[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(writers.filter((_, index) => index % FOLDS === fold));
    const chain = openLinearChain(learnChain(examples.filter(({ group }) => !left.has(group))));
    for (const { form, resumes } of forms) {
      for (const resume of resumes.filter(({ writer }) => left.has(writer))) {
        all.push({ resume, mentions: findMentions(resume.truth.text, chain, resume.marks), fold, form });
      }
    }
  }
  return all;
}

/** The models behind the tagger. Those of a fold are learned without its writers, the last ones from all. */
export function learnEntryModels(read: readonly LeftOut[]): { folds: EntryModels[]; shipped: EntryModels } {
  const all = weigh(read);
  const folds = [...Array(FOLDS).keys()];
  const links = folds.map((fold) => learnLinks(all.filter((one) => one.fold !== fold)));
  const judged = all.map((one) => judge(one, links[one.fold]));
  const weights = folds.map((fold) => learnWeights(judged.filter((one) => one.fold !== fold)));
  const shares = {
    pasted: sharesOf(
      rate(
        judged.filter((one) => !isPage(one)),
        weights,
      ),
    ),
    page: sharesOf(rate(judged.filter(isPage), weights)),
  };
  return {
    folds: folds.map((fold) => toModels(links[fold], weights[fold], shares)),
    shipped: toModels(learnLinks(all), learnWeights(judged), shares),
  };
}

type Weights = { posts: EntryWeights; schools: EntryWeights; names: NameWeights };

function toModels(links: LinkWeights | undefined, weights: Weights | undefined, shares: EntryModels['shares']) {
  if (links === undefined || weights === undefined) throw new Error('a fold has no models');
  return { links, ...weights, shares };
}

function judge(one: LeftOut, links: LinkWeights | undefined): Judged {
  const { truth, page, rules } = one.resume;
  const candidates = findCandidates(page, rules, one.mentions, links ?? {});
  return {
    ...one,
    candidates,
    posts: judgeReadings(candidates.posts, ({ name, body, start }) =>
      truth.jobs.some((job) => isJobRead({ head: name, body, start, end: '' }, job)),
    ),
    schools: judgeReadings(candidates.schools, ({ name, body }) =>
      truth.degrees.some((degree) => isSchoolRead({ head: name, body, start: '', end: '' }, degree)),
    ),
  };
}

const learnWeights = (judged: readonly Judged[]): Weights => ({
  posts: learnEntries(judged.flatMap(({ posts }) => posts)),
  schools: learnEntries(judged.flatMap(({ schools }) => schools)),
  names: learnChoices(judged.map(nameChoice)),
});

function nameChoice({ resume: { truth, page, rules }, mentions }: Judged) {
  const names = findNames(page, mentions, rules.fullName);
  const right = names.findIndex(({ text }) => text === truth.name);
  return { options: [['none'], ...names.map(({ features }) => features)], rights: [right + 1] };
}

/** The odds of what would be said of the posts, and whether it is right. */
function rate(judged: readonly Judged[], weights: readonly Weights[]): [number, boolean][] {
  return judged.flatMap(({ candidates, fold, posts }) =>
    chooseReadings(candidates.posts, weights[fold]?.posts ?? {}, 0).map(({ candidate, odds }): [number, boolean] => [
      odds,
      posts.some(({ features, isRight }) => isRight && features === candidate.features),
    ]),
  );
}

/** A resume as the models read it that do not know its writer. */
export const readLeftOut = (one: LeftOut, models: readonly EntryModels[]): ParsedResume => {
  const own = models[one.fold];
  if (own === undefined) throw new Error('a fold has no models');
  return readMentions(one.resume.page, one.resume.rules, one.mentions, own);
};
