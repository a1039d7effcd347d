import { describe, expect, it } from 'vitest';
import {
  type FitSources,
  fitOfPraise,
  groupOf,
  isImprovable,
  isSurelyGood,
  kindOf,
  needsExample,
} from './remark-fit.ts';

const sources = (change: Partial<FitSources> = {}): FitSources => ({
  kind: 'event',
  isTechnical: false,
  isStory: true,
  isMotive: false,
  overall: 3,
  flags: {},
  remarks: {},
  ...change,
});

describe('what is fit to be said', () => {
  it('takes a kind that the classifier does not know from the type and the words of the question', () => {
    const unknown = { kind: null, isStory: false };
    expect(kindOf(sources({ ...unknown, isTechnical: true }))).toBe('trade');
    expect(kindOf(sources({ ...unknown, isStory: true }))).toBe('event');
    expect(kindOf(sources({ ...unknown, isMotive: true }))).toBe('motive');
    expect(kindOf(sources(unknown))).toBeNull();
    expect(groupOf(sources(unknown))).toBe('other');
  });

  it('is praise of what an answer surely shows, rather of a good answer, and less where a sign speaks against it', () => {
    const shown = { remarks: { 'shows-people': 1.1 } };
    const fit = (change: Partial<FitSources>) => fitOfPraise('people', sources({ ...shown, overall: 4.5, ...change }));
    expect(fit({})).toBeGreaterThan(0);
    expect(fit({ remarks: { 'shows-people': 0.2 } })).toBeLessThan(0);
    expect(fit({ overall: 2 })).toBeLessThan(fit({}));
    expect(fit({ flags: { unanswered: 0.4, general: 0.3 } })).toBeLessThan(fit({}));
  });

  it('is no praise of deeds in a case that is only thought through', () => {
    const shown = { overall: 4.5, remarks: { 'shows-action': 0.85 } };
    expect(fitOfPraise('action', sources(shown))).toBeGreaterThan(
      fitOfPraise('action', sources({ ...shown, kind: 'trade', isTechnical: true })),
    );
  });

  it('is advice where an answer lacks what its kind of question asks for', () => {
    const lacking = { 'lacks-case': 0.6, 'lacks-own': 0.7, 'lacks-more': 0.7 };
    expect(isImprovable(sources({ overall: 1.5, remarks: lacking }))).toBe(true);
    expect(isImprovable(sources({ overall: 4.5, remarks: { 'lacks-own': 0.1, 'lacks-more': 0.1 } }))).toBe(false);
    expect(needsExample(sources({ remarks: { 'lacks-proof': 0.9 } }))).toBe(true);
    expect(needsExample(sources({ remarks: { 'lacks-proof': 0.3 } }))).toBe(false);
  });

  it('calls only an answer good that lacks little', () => {
    expect(isSurelyGood(sources({ overall: 4.8, remarks: { 'lacks-more': 0, 'shows-action': 0.9 } }))).toBe(true);
    expect(isSurelyGood(sources({ overall: 3, remarks: { 'lacks-more': 0.6 } }))).toBe(false);
  });
});
