import stored from '../../../data/job/head-tagger.json' with { type: 'json' };
import { isTitle } from '../../entities/classify-part.ts';
import { openLinearChain } from '../../text/linear-chain.ts';
import { openOnce } from '../../text/open-once.ts';
import { rememberLast } from '../../text/remember.ts';
import { isSurelyPerson, personAtStart } from '../person-name.ts';
import { readJudgedLines } from '../read-asking-lines.ts';
import { tokensOfLine } from './demand-features.ts';
import { decodeLine, type FoundDemand } from './find-demands.ts';
import { headFeatures } from './head-features.ts';

/** What an advertisement names by a learned model, '' where it is not sure. */
export type JobHead = { post: string; employer: string; person: string };

/** Learned by `node tests/eval/letters/train-heads.ts`. */
const shipped = openOnce(() => openLinearChain(stored));
/** From here on nine of ten employers were right where the rules found none or another, with their writers left out. */
const SURE = 0.8;
/** A shorter text is no whole advertisement. */
const SHORTEST = 400;
const FEWEST_LINES = 5;
const LONGEST_WORDS = 9;
const HONORIFIC = /^(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Rev|Capt|Puan|Smt)\.?(?:ª)?\s\p{Lu}/u;
/** Whom a sentence begins with is no part of the name. */
const LEAD = /^(?:We['’]re|We are|At|Join|Here at|About|Our client,?)\s+/u;

/** Post, employer and person of an advertisement. Never throws. */
export const readHeads = rememberLast((jobDescription: string): JobHead => {
  const lines = readJudgedLines(jobDescription);
  if (jobDescription.length < SHORTEST || lines.length < FEWEST_LINES) return { post: '', employer: '', person: '' };
  const found = lines.flatMap((line, at) => {
    const tokens = tokensOfLine(line.text);
    return decodeLine(lines, at, tokens, headFeatures(lines, at, tokens), shipped());
  });
  const best = (kind: keyof JobHead, isLike: (text: string) => boolean) =>
    surest(found, kind, isLike)
      .replace(LEAD, '')
      .replace(/\s*\([^)]*$/u, '');
  return {
    post: best('post', (text) => isTitle(text) && !/\b(?:you|we|are|is|our)\b/iu.test(text)),
    employer: best(
      'employer',
      (text) =>
        !isTitle(text) &&
        !/\d{3}|[:!?]|[&,-]$|\b(?:description|advertisement|vacancy|job|wanted|scheme|pension|policy|programme|act)\b/iu.test(
          text,
        ),
    ),
    person: personAtStart(best('person', (text) => isSurelyPerson(text) || HONORIFIC.test(text))),
  };
});

/** The name that the model is surest of, all its mentions together. */
function surest(found: readonly FoundDemand[], kind: string, isLike: (text: string) => boolean): string {
  const own = found.filter(
    (one) =>
      (one.kind as string) === kind &&
      one.certainty >= SURE &&
      isLike(one.text) &&
      one.text.split(' ').length <= LONGEST_WORDS &&
      /\p{Script=Latin}/u.test(one.text),
  );
  const sumOf = (some: readonly FoundDemand[]) => some.reduce((sum, { certainty }) => sum + certainty, 0);
  const [top] = [...Map.groupBy(own, ({ text }) => text.toLowerCase()).values()].toSorted(
    (left, right) => sumOf(right) - sumOf(left),
  );
  return top?.[0]?.text ?? '';
}
