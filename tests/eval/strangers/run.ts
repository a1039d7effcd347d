import { writeFileSync } from 'node:fs';
import type { EvalSection, Figure } from '../eval-section.ts';
import { isAdviceRight } from './advice.ts';
import { FLAG_HEADS, type Material, openMaterial } from './examples.ts';
import { flagsOf } from './flags.ts';
import { type Attacked, type JudgedSet, judgeLeftOut, learnAll } from './judge-left-out.ts';
import { learnFit } from './learn-fit.ts';
import { learnRemarks } from './learn-remarks.ts';
import { comparePeople } from './people-left-out.ts';
import { attackReferences } from './reference-attacks.ts';
import { meanOf, rankCorrelation } from './statistics.ts';

/** Admissions that an employer would end the interview over. */
const SERIOUS = ['dishonesty', 'theft', 'discrimination', 'harassment'];
const GOOD = 4;
const BAD = 2;
const WEAK = 2.5;

type Judged = JudgedSet['answers'][number];
const scoreOf = ({ entry }: Judged) => entry.overallScorePerResponse ?? 0;
const hasFlag = (judged: Judged, flags: readonly string[]) =>
  flagsOf(judged.rated).some((flag) => flags.includes(flag));

function shareOf(judged: readonly Judged[], among: (one: Judged) => boolean, test: (one: Judged) => boolean): number {
  const chosen = judged.filter(among);
  return chosen.filter(test).length / chosen.length;
}

/** How often a next step agrees with the writer's advice or flags, where advice is known, and how many weak answers get one. */
function describeSteps(judged: readonly Judged[]): Figure[] {
  const verdicts = judged
    .flatMap(({ rated, advice }) => advice.map((one) => isAdviceRight(one, rated)))
    .filter((verdict) => verdict !== null);
  const isWeak = ({ rated, entry }: Judged) =>
    rated.type !== 'Technical' && rated.overall <= WEAK && entry.concerns.length === 0;
  return [
    { name: 'next steps that are right', value: verdicts.filter(Boolean).length / verdicts.length, atLeast: 0.85 },
    {
      name: 'answers about deeds rated 2.5 or less, with no concern, that get a sure next step',
      value: shareOf(judged, isWeak, ({ advice }) => advice.length > 0),
    },
  ];
}

/** `npm run eval -- strangers`: each writer judged by models that were learned from all the others. Takes some minutes. */
export async function run(): Promise<EvalSection> {
  const material = await openMaterial();
  const sets: JudgedSet[] = [];
  const learned = await learnAll(material);
  for (const left of material.sets) sets.push(await judgeLeftOut(material, learned, left));
  if (process.env.STRANGERS_OUT) writeFileSync(process.env.STRANGERS_OUT, JSON.stringify(sets));
  const all = sets.flatMap(({ answers }) => answers);
  const pairs = sets.flatMap((set) => set.pairs);
  const agreement = sets.map(({ answers }) =>
    rankCorrelation(
      answers.map(scoreOf),
      answers.map(({ rated }) => rated.overall),
    ),
  );
  const byWords = sets.map(({ answers }) =>
    rankCorrelation(
      answers.map(({ rated }) => rated.answer.split(/\s+/).length),
      answers.map(({ rated }) => rated.overall),
    ),
  );
  const isSerious = (judged: Judged) => SERIOUS.some((flag) => judged.rated.flags.includes(flag));
  const isWrong = (judged: Judged) => hasFlag(judged, ['wrong-claim']);
  const raised = all.filter(({ entry }) => entry.concerns.length > 0);
  const figures: Figure[] = [
    { name: 'writers', value: sets.length, digits: 0, atLeast: 39 },
    { name: 'rank agreement of the overall score, mean of the writers', value: meanOf(agreement), atLeast: 0.65 },
    { name: 'the same, lowest writer', value: Math.min(...agreement), atLeast: 0.5 },
    { name: 'the same by the number of words alone, mean', value: meanOf(byWords) },
    {
      name: 'pairs in which the better answer scores higher',
      value:
        pairs.filter(({ good, bad }) => (good.overallScorePerResponse ?? 0) > (bad.overallScorePerResponse ?? 0))
          .length / pairs.length,
      atLeast: 0.9,
    },
    {
      name: 'serious admissions that are named',
      value: shareOf(all, isSerious, ({ entry }) => entry.concerns.length > 0),
      atLeast: 0.8,
    },
    {
      name: 'serious admissions that score 3 or more',
      value: shareOf(all, isSerious, (one) => scoreOf(one) >= 3),
      atMost: 0.1,
    },
    {
      name: 'wrong technical claims that score 3 or more',
      value: shareOf(all, isWrong, (one) => scoreOf(one) >= 3),
      atMost: 0.25,
    },
    {
      name: 'good answers that score below 3',
      value: shareOf(
        all,
        ({ rated }) => rated.overall >= GOOD,
        (one) => scoreOf(one) < 3,
      ),
    },
    {
      name: 'bad answers that score 3.2 or more',
      value: shareOf(
        all,
        ({ rated }) => rated.overall <= BAD,
        (one) => scoreOf(one) >= 3.2,
      ),
      atMost: 0.12,
    },
    {
      name: 'good answers with a concern',
      value: shareOf(
        all,
        ({ rated }) => rated.overall >= GOOD,
        ({ entry }) => entry.concerns.length > 0,
      ),
      digits: 3,
      atMost: 0.02,
    },
    {
      name: 'concerns that are raised rightly',
      value: shareOf(
        raised,
        () => true,
        (one) => hasFlag(one, [...(FLAG_HEADS.conduct ?? []), 'wrong-claim', 'blame']),
      ),
      atLeast: 0.8,
    },
    ...describeSteps(all),
    {
      name: 'ratings within the shown range',
      value: shareOf(
        all,
        ({ entry }) => entry.overallRange !== undefined,
        ({ rated, entry }) =>
          rated.overall >= (entry.overallRange?.low ?? 0) && rated.overall <= (entry.overallRange?.high ?? 5),
      ),
    },
  ];
  const spread = sets.map(({ set }, index) => `${set} ${agreement[index]?.toFixed(2)}`).join(', ');
  return {
    title: 'Answers by writers who never saw the coach, each writer left out',
    figures,
    notes: [spread, ...(await describeRest(material, sets))],
  };
}

const describeRest = async (material: Material, sets: readonly JudgedSet[]): Promise<string[]> => [
  ...describeAttacks(sets.flatMap((set) => set.attacks)),
  await attackReferences(),
  await comparePeople(material),
  await describeFit(),
];

/** How often remarks that pass the gate are right, by writers and graders left out, and the share of the graded ones that pass. */
async function describeFit(): Promise<string> {
  const learned = await learnFit(await learnRemarks());
  const figures = Object.entries(learned).map(
    ([name, { precision, share }]) => `${name} ${precision.toFixed(2)} of the ${share.toFixed(2)} that pass`,
  );
  return `Right by grades and ratings of ordinary answers: ${figures.join(', ')}.`;
}

/** What a wrong answer may gain, and a good one lose, by a change that leaves its substance as it was. */
const MOST_GAIN = 0.2;
const MOST_LOSS = 0.4;

/** A line for each attack: how bad answers gain and good ones lose. */
function describeAttacks(attacked: readonly Attacked[]): string[] {
  return [...new Set(attacked.map(({ attack }) => attack))].map((name) => {
    const changes = (isGood: boolean) =>
      attacked.filter((one) => one.attack === name && one.isGood === isGood).map(({ before, after }) => after - before);
    const [good, bad] = [changes(true), changes(false)];
    const share = (values: number[], test: (value: number) => boolean) =>
      (values.filter(test).length / values.length).toFixed(2);
    return (
      `${name}: bad answers ${meanOf(bad).toFixed(2)} in the mean, ${share(bad, (value) => value > MOST_GAIN + 1e-9)} gain more than ${MOST_GAIN}; ` +
      `good ones ${meanOf(good).toFixed(2)}, ${share(good, (value) => value < -MOST_LOSS - 1e-9)} lose more than ${MOST_LOSS}`
    );
  });
}
