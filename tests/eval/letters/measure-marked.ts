// Holds the product against marked advertisements: node tests/eval/letters/measure-marked.ts. `PRINT=1` lists what is wrong, `WRITERS=m0` reads some of them.
import { textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { writeLetter } from '@greenroom/coach/letter/write-letter';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { contentStems } from '@greenroom/coach/text/content-stems';
import type { ResumeDemand } from '@greenroom/contract/resume';
import { encodeLines } from '../strangers/encode-cached.ts';
import { markedOf, overlap, SAME, squeezed } from './match-marked.ts';
import { type MarkedAdvertisement, type MarkedDemand, readMarked } from './read-marked.ts';

const TODAY = '2026-11-28';
const print = (text: string) => (process.env.PRINT === '1' ? console.log(text) : undefined);
const counts = new Map<string, [number, number]>();

function count(name: string, isRight: boolean): void {
  const [right, all] = counts.get(name) ?? [0, 0];
  counts.set(name, [right + Number(isRight), all + 1]);
}

const isShown = ({ state }: ResumeDemand) => state === 'work' || state === 'listed';

function judgeDemands(one: MarkedAdvertisement, named: readonly ResumeDemand[]): void {
  for (const demand of named) {
    const marked = markedOf(demand, one.demands);
    count('named demands that are marked', marked !== undefined);
    if (marked === undefined) print(`NOT ASKED ${one.resume.id}: ${demand.name} | ${demand.sentence}`);
    else judgeState(one, demand, marked);
  }
  for (const demand of one.demands) {
    const isFound = named.some((other) => markedOf(other, [demand]) !== undefined);
    count('marked demands that are named', isFound);
    if (!isFound) print(`NOT FOUND ${one.resume.id}: ${demand.phrase} | ${demand.sentence}`);
  }
}

/** What the review says of a demand that is marked. */
function judgeState({ resume }: MarkedAdvertisement, demand: ResumeDemand, marked: MarkedDemand): void {
  const { strength, evidence } = marked;
  const [isWhole, isNone] = [strength === 'shows', strength === 'none'];
  count('must or plus right', (demand.level !== 'nice') === marked.must);
  if (isShown(demand)) {
    count('shown: shown', isWhole);
    count('shown: at least in part', !isNone);
    count(
      'shown: line right',
      evidence.some((text) => overlap(text, demand.line) >= SAME),
    );
    if (isNone) print(`NOT SHOWN ${resume.id}: ${demand.name} | ${demand.line}`);
  }
  if (demand.state === 'unclear') count('offered: at least in part', !isNone);
  if (demand.state !== 'missing') return;
  count('missing: not shown in full', !isWhole);
  count('missing: not shown at all', isNone);
  if (isWhole) print(`NOT MISSING ${resume.id}: ${demand.name} | ${evidence.join(' + ')}`);
}

/** Whether a letter says a stretch of the resume. */
const saysIt = (letter: ReadonlySet<string>, stretch: string) => {
  const stems = contentStems(stretch);
  return stems.filter((stem) => letter.has(stem)).length >= SAME * Math.max(1, stems.length);
};

const only = process.env.WRITERS?.split(',');
for (const one of readMarked().filter(({ writer }) => only === undefined || only.includes(writer))) {
  const resume = parseResumeText(one.resume.text);
  const review = reviewResume({ resume, jobDescription: one.text, today: TODAY });
  if (!('cannotScore' in review)) judgeDemands(one, review.demands);
  const vectors = await encodeLines(textsOfLetter(resume, one.text));
  const options = { tone: 'Plain', length: 'Medium' } as const;
  const { heading, introduction, body, closing } = writeLetter({
    resume,
    jobDescription: one.text,
    options,
    today: TODAY,
    vectors,
  });
  const text = [introduction, body.paraOne, body.paraTwo, body.paraThree, closing].join('\n');
  const stems = new Set(contentStems(text));
  for (const stretch of one.tell) {
    count('letter: what must be told', saysIt(stems, stretch));
    if (!saysIt(stems, stretch)) print(`NOT TOLD ${one.resume.id}: ${stretch}`);
  }
  for (const { evidence, strength, must } of one.demands)
    if (must && strength === 'shows')
      count(
        'letter: musts that are shown',
        evidence.some((line) => saysIt(stems, line)),
      );
  count('letter: employer in the text', overlap(one.employer, text) >= SAME);
  count('letter: job in the text', overlap(one.title, text) >= SAME);
  count('letter: employer in the head', squeezed(one.employer).includes(squeezed(heading.hiringCompanyName || '-')));
  count(
    'letter: something of the company',
    one.company.some((sentence) => saysIt(stems, sentence)),
  );
  count('letter: words (hundreds)', text.split(/\s+/u).length > 90);
}
for (const [name, [right, all]] of counts) console.log(`${name}: ${right} of ${all} (${(right / all).toFixed(2)})`);
