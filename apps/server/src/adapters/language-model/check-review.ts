import { createClaimSources } from '@greenroom/coach/letter/claim-sources';
import { findUntraceableClaims } from '@greenroom/coach/letter/untraceable-claims';
import type { ResumeReview, ScorePart } from '@greenroom/contract/resume';
import type { ReviewRequest } from '../../ports/language.ts';
import { findQuote } from './find-quote.ts';
import type { ReviewReply } from './reply-schemas.ts';

/** Share of the skill points that the hard skills carry when there are both kinds; the same as the built-in coach's. */
const HARD_SHARE = 0.75;
const MAX_SKILLS = 40;
const MAX_SUGGESTIONS = 12;

/** A number that only the arithmetic over the parts may give ("100 of 100", "95 %"). */
const GIVES_A_SCORE = /\d\s*(?:%|percent\b|\/\s*\d|(?:out )?of \d)|\bperfect\b/i;
const SHORTEST_STEM = 4;

/** Whether the words of a quote are about the skill: they share a word, or its beginning ("managed", "management"). */
function showsSkill(quote: string, skill: string): boolean {
  if (findQuote(skill, quote) !== null) return true;
  const stems = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word.length >= SHORTEST_STEM);
  const quoted = stems(quote);
  return (
    stems(skill).every((word) => {
      const beginning = word.slice(0, Math.max(SHORTEST_STEM, word.length - 3));
      return quoted.some((other) => other.startsWith(beginning));
    }) && stems(skill).length > 0
  );
}

type Group = { required: string[]; missing: string[] };

/** Skills that the job really names, once each. One counts as shown only with a quote of the resume as proof. */
function checkSkills(reply: ReviewReply, request: ReviewRequest, kind: 'hard' | 'soft'): Group {
  const seen = new Set<string>();
  const group: Group = { required: [], missing: [] };
  for (const { name, kind: itsKind, resumeQuote } of reply.skills.slice(0, MAX_SKILLS)) {
    const inJob = findQuote(name, request.jobDescription);
    if (itsKind !== kind || inJob === null || seen.has(inJob.toLowerCase())) continue;
    seen.add(inJob.toLowerCase());
    group.required.push(inJob);
    const quote = findQuote(resumeQuote, request.resume.text);
    const isShown = (quote !== null && showsSkill(quote, inJob)) || findQuote(inJob, request.resume.text) !== null;
    if (!isShown) group.missing.push(inJob);
  }
  return group;
}

const coverage = ({ required, missing }: Group): number =>
  required.length === 0 ? 0 : 1 - missing.length / required.length;

function scoreSkills(part: ScorePart, hard: Group, soft: Group): ScorePart {
  const hardShare = hard.required.length === 0 ? 0 : soft.required.length === 0 ? 1 : HARD_SHARE;
  const share = coverage(hard) * hardShare + coverage(soft) * (1 - hardShare);
  return { ...part, points: Math.round(share * part.maxPoints) };
}

/**
 * A model's reading of resume and job in the built-in review: the skills and hints are the model's as far as the texts bear
 * them out, the number stays arithmetic over the parts, so that no text can talk it up. Null when nothing of it holds.
 */
export function checkReview(reply: ReviewReply, request: ReviewRequest, builtIn: ResumeReview): ResumeReview | null {
  const hardSkills = checkSkills(reply, request, 'hard');
  const softSkills = checkSkills(reply, request, 'soft');
  if (hardSkills.required.length + softSkills.required.length === 0) return null;
  const breakdown = builtIn.breakdown.map((part) =>
    part.name === 'skills' ? scoreSkills(part, hardSkills, softSkills) : part,
  );
  const niceToHave = reply.skills.flatMap(({ name, kind }) => {
    const inJob = kind === 'nice' ? findQuote(name, request.jobDescription) : null;
    return inJob === null ? [] : [inJob];
  });
  const sources = createClaimSources(request, '');
  const suggestions = reply.suggestions.slice(0, MAX_SUGGESTIONS).flatMap(({ line, problem, suggestion }) => {
    const inResume = line.trim() === '' ? '' : findQuote(line, request.resume.text);
    const isInvented = findUntraceableClaims(suggestion, sources).length > 0;
    return inResume === null || suggestion.trim() === '' || isInvented ? [] : [{ line: inResume, problem, suggestion }];
  });
  return {
    ...builtIn,
    scoreValue: Math.min(100, Math.max(0, Math.round(breakdown.reduce((sum, part) => sum + part.points, 0)))),
    scoreSummary:
      reply.scoreSummary.trim() === '' || GIVES_A_SCORE.test(reply.scoreSummary)
        ? builtIn.scoreSummary
        : reply.scoreSummary.trim(),
    hardSkills,
    softSkills,
    niceToHave: [...new Set(niceToHave)],
    breakdown,
    // The built-in coach's demands are not those that the model named.
    demands: [],
    suggestions: suggestions.length > 0 ? suggestions : builtIn.suggestions,
    reviewedBy: 'language-model',
  };
}
