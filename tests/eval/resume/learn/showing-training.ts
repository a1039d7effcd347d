import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJobDemand } from '@greenroom/coach/job/job-demand';
import { type Asking, measureShowing, SHOWING_FEATURES, showingLines } from '@greenroom/coach/resume/judge-showing';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { createShowingLookup } from '@greenroom/coach/resume/shown-skills';
import { markedOf } from '../../letters/match-marked.ts';
import { readMarked } from '../../letters/read-marked.ts';
import {
  type Example,
  type LinearWeights,
  probabilitiesOf,
  scoresOf,
  trainLinear,
} from '../../live/linear-training.ts';

type Text = string | string[];
/** What a reader of both texts said. `isClear`: the words can stand in a list by themselves. */
type Demand = {
  wording: string;
  sentence: Text;
  level: Asking['level'];
  isClear: boolean;
  shows: 'yes' | 'partly' | 'no';
};
/** The demands with no words in a resume, of two advertisements of its trade and two of others, in which none of them is shown. */
type Labelled = {
  writer: string;
  name: string;
  resume: Text[];
  advertisements: { isOwn: boolean; found: number; asked: number; demands: Demand[] }[];
};
export type Row = Pick<Demand, 'wording' | 'isClear' | 'shows'> & {
  writer: string;
  isOwn: boolean;
  features: number[];
};

const FOLDER = join(import.meta.dirname, '../showing');
const PLACES = Uint32Array.from(SHOWING_FEATURES, (_, at) => at);
const DIGITS = 3;
const DECAY = 3e-3;
const ROUNDS = 600;
const whole = (text: Text): string => [text].flat().join(' ');

/** All labelled demands with their features. */
export const readRows = (): Row[] => [...readLabelled(), ...readMarkedRows()];

const SHOWS = { shows: 'yes', partly: 'partly', none: 'no' } as const;

/** The demands of marked advertisements that the review names and the resume has no words of. */
function readMarkedRows(): Row[] {
  return readMarked().flatMap(({ writer, resume: { text }, text: jobDescription, demands }) => {
    const resume = parseResumeText(text);
    const asked = readJobDemand(jobDescription);
    if (asked === undefined) return [];
    const all = [...asked.hard, ...asked.soft, ...asked.niceToHave];
    const showing = createShowingLookup(resume);
    const unfound = all.filter((skill) => showing(skill).showing === 'missing');
    const foundShare = 1 - unfound.length / Math.max(1, all.length);
    return measureShowing(showingLines(resume), unfound, foundShare).flatMap(({ features }, at) => {
      const { wording = '', sentence = '' } = unfound[at] ?? {};
      const marked = markedOf({ name: wording, sentence }, demands);
      return marked === undefined
        ? []
        : [{ writer, isOwn: true, wording, isClear: true, shows: SHOWS[marked.strength], features }];
    });
  });
}

function readLabelled(): Row[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Labelled[])
    .flatMap(({ writer, resume, advertisements }) => {
      const lines = showingLines(parseResumeText(resume.map(whole).join('\n')));
      return advertisements.flatMap(({ isOwn, found, asked, demands }) =>
        measureShowing(lines, demands.map(toAsking), found / asked).map(({ features }, at) => {
          const { wording = '', isClear = false, shows = 'no' } = demands[at] ?? {};
          return { writer, isOwn, wording, isClear, shows, features };
        }),
      );
    });
}

const toAsking = ({ wording, sentence, level }: Demand): Asking => ({
  wording,
  name: wording,
  sentence: whole(sentence),
  level,
});

const toExample = (features: readonly number[], isShown: boolean): Example => ({
  places: PLACES,
  values: Float32Array.from(features),
  labels: isShown ? [0] : [],
});

/** Partly shown counts for half. */
export function learn(rows: readonly Row[]): LinearWeights {
  const examples = rows.flatMap(({ features, shows }) => [
    toExample(features, shows !== 'no'),
    toExample(features, shows === 'yes'),
  ]);
  return trainLinear(examples, { size: PLACES.length, outputs: 1, isExclusive: false, decay: DECAY, rounds: ROUNDS });
}

/** The probability that the demand is shown. */
export const judge = ({ features }: Row, weights: LinearWeights): number =>
  probabilitiesOf(scoresOf(toExample(features, false), weights), false)[0] ?? 0;

/** The weights as `packages/coach/data/resume/showing-weights.json` holds them. */
export function toStored(rows: readonly Row[]): Record<string, number> {
  const { bias, weights } = learn(rows);
  const round = (value = 0) => Number(value.toFixed(DIGITS));
  return {
    bias: round(bias[0]),
    ...Object.fromEntries(SHOWING_FEATURES.map((name, at) => [name, round(weights[0]?.[at])])),
  };
}
