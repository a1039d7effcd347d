import { decodeMentions } from '@greenroom/coach/resume/tagger/find-mentions';
import { linkEntries } from '@greenroom/coach/resume/tagger/link-posts';
import { openLinearChain } from '@greenroom/coach/text/linear-chain';
import { describe, expect, it } from 'vitest';
import { examplesOf } from './cross.ts';
import { learnChain } from './learn-chain.ts';
import { learnLinks } from './learn-links.ts';
import { readTaggedResumes } from './tagged-resumes.ts';

// Two writers, so that features of both are kept.
const few = readTaggedResumes('typed').filter(({ truth }) => /^(?:ri|rk)-0\d$/u.test(truth.id));

describe('learning to read pasted resumes', () => {
  const examples = examplesOf(few);
  const data = learnChain(examples);

  it('learns the same weights again', () => {
    expect(learnChain(examples)).toEqual(data);
  });

  it('finds most of the posts that it learned from', () => {
    const chain = openLinearChain(data);
    const tagged = few.map((resume, index) => ({
      resume,
      mentions: decodeMentions(resume.truth.text, resume.tokens, examples[index]?.features ?? [], chain),
    }));
    const links = learnLinks(tagged);
    let [right, all] = [0, 0];
    for (const { resume, mentions } of tagged) {
      const { truth, marks } = resume;
      const entries = linkEntries(mentions, links, truth.text, marks);
      for (const { title, employer } of truth.jobs) {
        all += 1;
        if (entries.some(({ head, body }) => head.text === title && (body?.text ?? '') === employer)) right += 1;
      }
    }
    expect(few.length).toBe(18);
    expect(right / all).toBeGreaterThan(0.65);
  });
});
