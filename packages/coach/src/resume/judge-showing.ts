import type { ParsedResume } from '@greenroom/contract/resume';
import learned from '../../data/resume/showing-weights.json' with { type: 'json' };
import type { EvidenceLine } from '../evidence/evidence.ts';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import type { DemandedSkill } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { dotProduct } from '../text/dot-product.ts';

/** Measures of a demand with no words in the resume; `showing-weights.json` holds a weight for each, in this order. */
export const SHOWING_FEATURES = [
  'evidence for the sentence',
  'evidence for the wording',
  'a name',
  'known to the lexicon',
  'a known name',
  'items of the sentence',
  'words of the sentence',
  'a plus',
  'evidence for the sentence of a name',
  'share of the demands that is found',
] as const;

/** `share` is the probability, from 0 to 1, that a reader would say the resume shows the demand; `line` is the line that is most likely to. */
export type JudgedShowing = { share: number; line: string };
export type Asking = Pick<DemandedSkill, 'wording' | 'name' | 'sentence' | 'level'>;

const MOST_LINES = 160;
const SHORTEST_LINE = 4;
const LONGEST_LINE = 600;
const LEAST_SHARE = 0.001;
const LOGIT_UNIT = 3;
const ITEMS_UNIT = 5;
const WORDS_UNIT = 20;
const ITEMS = /[,;]| and | or /u;
const { bias, ...byName } = learned;
const WEIGHTS = SHOWING_FEATURES.map((name) => byName[name]);

/** Whether a resume shows demands in other words; `foundShare` is the share of all demands that it has the words of. Learned by `node tests/eval/resume/learn/showing.ts`; never throws. */
export function judgeShowing(resume: ParsedResume, asked: readonly Asking[], foundShare: number): JudgedShowing[] {
  return measureShowing(showingLines(resume), asked, foundShare).map(({ features, line }) => ({
    share: 1 / (1 + Math.exp(-bias - dotProduct(WEIGHTS, features))),
    line,
  }));
}

/** The lines of the jobs, and all others. */
export function showingLines(resume: ParsedResume): EvidenceLine[] {
  const ofJobs = resume.experience.flatMap(({ title, achievements }, placeIndex) =>
    [title, ...achievements].map((line) => ({ line, placeIndex })),
  );
  const others = resume.text.split('\n').map((line) => ({ line: line.trim(), placeIndex: undefined }));
  const byText = new Map<string, EvidenceLine>();
  for (const one of [...ofJobs, ...others]) {
    const { length } = one.line;
    if (length >= SHORTEST_LINE && length <= LONGEST_LINE && !byText.has(one.line)) byText.set(one.line, one);
  }
  return [...byText.values()].slice(0, MOST_LINES);
}

/** The features of each demand, in the order of `SHOWING_FEATURES`, and the line of most evidence. */
export function measureShowing(
  lines: readonly EvidenceLine[],
  asked: readonly Asking[],
  foundShare: number,
): { features: number[]; line: string }[] {
  const sentences = asked.map(({ wording, sentence }) => ({ text: sentence || wording, isDuty: false }));
  const wordings = asked.map(({ wording }) => ({ text: wording, isDuty: false }));
  const shares = judgeEvidence([...sentences, ...wordings], lines, new Map());
  return asked.map((one, at) => {
    const ofSentence = bestOf(shares[at]);
    const ofWording = bestOf(shares[asked.length + at]);
    const isName = looksLikeName(one);
    const isKnown = isKnownSkill(one.wording);
    const sentence = one.sentence || one.wording;
    const evidence = logit(ofSentence.share);
    return {
      features: [
        evidence,
        logit(ofWording.share),
        Number(isName),
        Number(isKnown),
        Number(isName && isKnown),
        sentence.split(ITEMS).length / ITEMS_UNIT,
        sentence.split(/\s+/u).length / WORDS_UNIT,
        Number(one.level === 'nice'),
        isName ? evidence : 0,
        foundShare,
      ],
      line: lines[(ofWording.share > ofSentence.share ? ofWording : ofSentence).at]?.line ?? '',
    };
  });
}

function bestOf(shares: readonly number[] = []): { share: number; at: number } {
  const share = Math.max(0, ...shares);
  return { share, at: shares.indexOf(share) };
}

function logit(share: number): number {
  const kept = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
  return Math.log(kept / (1 - kept)) / LOGIT_UNIT;
}

/** "SolidWorks", "IEC 62304", and "Fresenius" within a sentence: a name is shown by itself alone. */
export function looksLikeName({ wording, sentence }: Pick<Asking, 'wording' | 'sentence'>): boolean {
  const at = sentence.toLowerCase().indexOf(wording.toLowerCase());
  return /\p{Lu}/u.test(wording.slice(1)) || /\d/u.test(wording) || (at > 0 && /\p{Lu}/u.test(sentence.charAt(at)));
}
