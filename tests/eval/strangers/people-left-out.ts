import { judgeModels, setJudgeModels } from '@greenroom/coach/feedback/judge-models';
import { createLinearModel } from '@greenroom/coach/feedback/linear-model';
import type { Material } from './examples.ts';
import { judge } from './judge-left-out.ts';
import { learnTalk, openPeople, type People } from './people.ts';
import { meanOf, rankCorrelation } from './statistics.ts';

const FOLDS = 12;

/** Agreement with people's ratings of real interviews; each person is judged by models that were learned without them. */
export async function comparePeople(material: Material): Promise<string> {
  const people = await openPeople();
  if (people === null) return 'Real interviews: not measured, since PEOPLE_FILE names no file.';
  const persons = [...new Set(people.interviews.map(({ person }) => person))];
  const shipped = judgeModels();
  const means: number[] = [];
  const ratings: number[] = [];
  try {
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isLeft = ({ person }: People['interviews'][number]) => persons.indexOf(person) % FOLDS === fold;
      const { data, settings } = learnTalk(material, {
        ...people,
        interviews: people.interviews.filter((one) => !isLeft(one)),
      });
      setJudgeModels({ ...shipped, talk: createLinearModel(data), talkSettings: settings });
      for (const { ratings: rated, answers } of people.interviews.filter(isLeft)) {
        const scores: number[] = [];
        for (const { question, answer } of answers) {
          const { overallScorePerResponse: score } = await judge(question, answer);
          if (score !== null) scores.push(score);
        }
        means.push(meanOf(scores));
        ratings.push(rated.overall);
      }
    }
  } finally {
    setJudgeModels(shipped);
  }
  const mean = meanOf(means).toFixed(2);
  const agreement = rankCorrelation(means, ratings).toFixed(2);
  return `Real interviews (${means.length}, each person left out): rank agreement of the mean content score ${agreement}; its mean ${mean}.`;
}
