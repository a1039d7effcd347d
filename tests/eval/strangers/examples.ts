import { STEP_KINDS } from '@greenroom/coach/feedback/find-steps';
import type { ModelInput } from '@greenroom/coach/feedback/linear-model';
import {
  ANSWER_NUMBERS,
  type Asked,
  SENTENCE_NUMBERS,
  STEP_NUMBERS,
  toAnswerInput,
  toFlagInput,
  toQuestionInput,
  toSentenceInputs,
  toSkillInput,
  toStepInput,
  type Vectors,
} from '@greenroom/coach/feedback/model-inputs';
import { type ReadAnswer, readWords } from '@greenroom/coach/feedback/read-words';
import { isStepRight } from './advice.ts';
import { encodeCached } from './encode-cached.ts';
import { flagsOf } from './flags.ts';
import { type Example, type Learned, type LearnOptions, learn, type Preference } from './learn.ts';
import { OWN_SETS, type OwnSet } from './own-sets.ts';
import { type RatedAnswer, type RatedSet, readSets } from './read-sets.ts';

/** Flags that one head learns each. */
export const FLAG_HEADS: Record<string, readonly string[]> = {
  conduct: ['dishonesty', 'theft', 'safety', 'discrimination', 'harassment', 'confidentiality', 'contempt'],
  misconduct: ['dishonesty', 'theft', 'discrimination', 'harassment', 'confidentiality'],
  dishonesty: ['dishonesty'],
  theft: ['theft'],
  safety: ['safety'],
  discrimination: ['discrimination', 'harassment'],
  confidentiality: ['confidentiality'],
  contempt: ['contempt'],
  blame: ['blame'],
  'wrong-claim': ['wrong-claim'],
  hollow: ['hollow'],
  evasion: ['evasion'],
  'no-own-action': ['no-own-action'],
  general: ['hollow', 'evasion'],
  unanswered: ['unanswered'],
  long: ['too-long'],
};
export const SKILL_HEADS = ['communication', 'teamwork', 'problemSolving', 'adaptability', 'creativity', 'leadership'];
export const LABELS = [
  'situation',
  'task',
  'action',
  'result',
  'learning',
  'opinion',
  'hollow',
  'blame',
  'conduct',
  'claim-right',
  'claim-wrong',
  'filler',
  'other',
];

/** Ratings that a pair's answers stand for where the writer gave none: a plainly better and a plainly worse one. */
const BETTER = 4.3;
const WORSE = 1.7;
const UNKNOWN = Number.NaN;

export type AnswerExample = { set: string; answer: RatedAnswer; read: ReadAnswer };
export type Material = {
  sets: RatedSet[];
  own: readonly OwnSet[];
  vectors: Vectors;
  answers: AnswerExample[];
};

/** Reads the sets (only `only`, if given) and encodes their questions, and their sentences unless `what` is 'questions'. */
export async function openMaterial(only?: readonly string[], what: 'all' | 'questions' = 'all'): Promise<Material> {
  const sets = readSets().filter(({ set }) => only === undefined || only.includes(set));
  const own = only === undefined ? OWN_SETS : [];
  const texts = new Set<string>();
  const noteSentences = (sentences: readonly { text: string }[]) => {
    if (what === 'all') for (const { text } of sentences) texts.add(text);
  };
  const note = (read: ReadAnswer) => {
    noteSentences(read.pieces);
    return read;
  };
  const answers: AnswerExample[] = [];
  for (const { set, answers: rated, pairs } of sets) {
    for (const answer of rated) {
      texts.add(answer.question);
      answers.push({ set, answer, read: note(readWords(answer.answer, answer.question)) });
      noteSentences(answer.sentences);
    }
    for (const { question, good, bad } of pairs) {
      texts.add(question);
      note(readWords(good, question));
      note(readWords(bad, question));
    }
  }
  for (const { answers: rated } of own) {
    for (const { question, answer } of rated) note(readWords(answer, question));
  }
  return { sets, own, vectors: await encodeCached(texts), answers };
}

const isTechnical = (type: RatedAnswer['type']) => type === 'Technical';
export const askedOf = ({ question, type }: RatedAnswer): Asked => ({ question, isTechnical: isTechnical(type) });
const isSet = (flags: readonly string[], wanted: readonly string[]) =>
  wanted.some((flag) => flags.includes(flag)) ? 1 : 0;
export const ANSWER_WEIGHTS: Pick<LearnOptions, 'numberNames' | 'weightOf'> = {
  numberNames: ANSWER_NUMBERS,
  weightOf: (name) => (name.startsWith('vector') ? 0.1 : 0.3),
};

/** Every rated answer and every answer of our own as input of the answer models. */
export function toRatedInputs({ answers, own, vectors }: Material): { set: string; input: ModelInput }[] {
  return [
    ...answers.map(({ set, answer, read }) => ({ set, input: toAnswerInput(read, vectors, isTechnical(answer.type)) })),
    ...own.flatMap(({ set, answers: told }) =>
      told.map(({ question, answer, isTechnical: asksForKnowledge }) => ({
        set,
        input: toAnswerInput(readWords(answer, question), vectors, asksForKnowledge),
      })),
    ),
  ];
}

/** What is learned from the sets and from ordinary answers, with its examples; those from `firstOther` on are the ordinary answers, in their order. */
export type LearnedExamples = Learned & { examples: Example[]; firstOther: number };

/** Overall and structure; pairs count as two rated answers and as a preference. `answers` holds the places of the rated answers. */
export function learnQuality(
  { sets, own, vectors }: Material,
  others: readonly AnswerExample[],
): LearnedExamples & { preferences: Preference[]; answers: number[] } {
  const rated: number[] = [];
  const examples: Example[] = [];
  const preferences: Preference[] = [];
  const inputOf = (question: string, text: string, type: RatedAnswer['type']): ModelInput =>
    toAnswerInput(readWords(text, question), vectors, isTechnical(type));
  for (const { set, answers, pairs } of sets) {
    for (const { question, answer, type, overall, structure } of answers) {
      rated.push(examples.length);
      examples.push({ group: set, input: inputOf(question, answer, type), targets: [overall, structure] });
    }
    for (const { question, good, bad, type } of pairs) {
      const better = examples.length;
      examples.push({ group: set, input: inputOf(question, good, type), targets: [BETTER, UNKNOWN] });
      examples.push({ group: set, input: inputOf(question, bad, type), targets: [WORSE, UNKNOWN] });
      preferences.push({ better, worse: better + 1, head: 0, by: BETTER - WORSE });
    }
  }
  for (const { set, answers } of own) {
    for (const { question, answer, isTechnical: asksForKnowledge, overall } of answers) {
      const type = asksForKnowledge ? 'Technical' : 'Behavioral';
      examples.push({ group: set, input: inputOf(question, answer, type), targets: [overall, UNKNOWN] });
    }
  }
  const firstOther = examples.length;
  for (const { set, answer } of others) {
    const input = inputOf(answer.question, answer.answer, answer.type);
    examples.push({ group: set, input, targets: [answer.overall, UNKNOWN] });
  }
  const learned = learn(examples, preferences, {
    ...ANSWER_WEIGHTS,
    heads: ['overall', 'structure'],
    fewestExamples: 5,
    fewestGroups: 2,
    strength: 100,
  });
  return { ...learned, examples, preferences, answers: rated, firstOther };
}

/** What an answer is flagged for: one head a flag, 1 where the writer set it. Of ordinary answers only matters of conduct are known. */
export function learnFlags({ answers, own, vectors }: Material, others: readonly AnswerExample[]): LearnedExamples {
  const heads = Object.entries(FLAG_HEADS);
  const examples: Example[] = answers.map(({ set, answer, read }) => ({
    group: set,
    input: toFlagInput(read, answer.question, vectors, isTechnical(answer.type)),
    targets: heads.map(([, flags]) => isSet(flagsOf(answer), flags)),
  }));
  // What else than misconduct our own stories would be flagged for is not known.
  for (const { set, answers: told } of own) {
    for (const { question, answer, isTechnical: asksForKnowledge, flags = [] } of told) {
      const input = toFlagInput(readWords(answer, question), question, vectors, asksForKnowledge);
      const targets = heads.map(([head, wanted]) => (CONDUCT_HEADS.has(head) ? isSet(flags, wanted) : UNKNOWN));
      examples.push({ group: set, input, targets });
    }
  }
  const firstOther = examples.length;
  for (const { set, answer, read } of others) {
    const input = toFlagInput(read, answer.question, vectors, isTechnical(answer.type));
    const targets = heads.map(([head, wanted]) => (CONDUCT_HEADS.has(head) ? isSet(answer.flags, wanted) : UNKNOWN));
    examples.push({ group: set, input, targets });
  }
  const learned = learn(examples, [], {
    ...ANSWER_WEIGHTS,
    heads: Object.keys(FLAG_HEADS),
    fewestExamples: 4,
    fewestGroups: 2,
    fewestBeside: { examples: 8, groups: 4 },
    strength: 50,
  });
  return { ...learned, examples, firstOther };
}
const CONDUCT_HEADS: ReadonlySet<string> = new Set([
  'conduct',
  'misconduct',
  'dishonesty',
  'theft',
  'safety',
  'discrimination',
  'confidentiality',
  'contempt',
]);

/** Which skills an answer plainly shows, from its words and those of the question. */
export function learnSkills({ answers, vectors }: Material): Learned {
  const examples = answers.map(({ set, answer, read }) => ({
    group: set,
    input: toSkillInput(read, answer.question, vectors, isTechnical(answer.type)),
    targets: SKILL_HEADS.map((skill) => (answer.shows.includes(skill) ? 1 : 0)),
  }));
  return learn(examples, [], {
    ...ANSWER_WEIGHTS,
    heads: SKILL_HEADS,
    fewestExamples: 6,
    fewestGroups: 3,
    strength: 40,
  });
}

/** Which advice is right, from the words of an answer and its question. Advice is not known of every answer. */
export function learnSteps(
  { answers }: Pick<Material, 'answers'>,
  more: Pick<LearnOptions, 'leavesOut'> = {},
): Learned {
  const examples = answers.map(({ set, answer, read }) => ({
    group: set,
    input: toStepInput(read, answer.question, isTechnical(answer.type)),
    targets: STEP_KINDS.map((kind) => {
      const isRight = isStepRight(kind, answer);
      return isRight === null ? UNKNOWN : Number(isRight);
    }),
  }));
  return learn(examples, [], {
    numberNames: STEP_NUMBERS,
    weightOf: () => 0.3,
    heads: STEP_KINDS,
    fewestExamples: 4,
    fewestGroups: 2,
    strength: 50,
    ...more,
  });
}

/** How much each number of a vector counts; of the neighbours and the answer less than of the sentence. */
export const SENTENCE_WEIGHTS: Partial<Record<string, number>> = {
  vector: 0.35,
  before: 0.19,
  after: 0.19,
  answer: 0.15,
};

/** Labels of sentences, from the sets that have them. */
export function learnSentences({ answers, vectors }: Material): Learned & { labels: string[]; examples: Example[] } {
  const examples: Example[] = [];
  const labels: string[] = [];
  for (const { set, answer } of answers) {
    const told = answer.sentences.map(({ text }) => ({ text, words: readWords(text, '').words }));
    const inputs = toSentenceInputs(told, askedOf(answer), vectors);
    for (const [index, { label }] of answer.sentences.entries()) {
      const targets = LABELS.map((known) => (known === label ? 1 : 0));
      examples.push({ group: set, input: inputs[index] ?? { words: [], numbers: [] }, targets });
      labels.push(label);
    }
  }
  const learned = learn(examples, [], {
    numberNames: SENTENCE_NUMBERS,
    weightOf: (name) => SENTENCE_WEIGHTS[name.replace(/-\d+$/, '')] ?? 1,
    heads: LABELS,
    fewestExamples: 4,
    fewestGroups: 2,
    strength: 150,
  });
  return { ...learned, labels, examples };
}

/** Whether a question asks for knowledge of the trade. */
export function learnQuestions(
  { sets, vectors }: Material,
  more: Pick<LearnOptions, 'leavesOut'> = {},
): Learned & { examples: Example[] } {
  const examples: Example[] = [];
  for (const { set, answers, pairs } of sets) {
    for (const { question, type } of [...answers, ...pairs]) {
      if (type === 'Mixed') continue;
      examples.push({ group: set, input: toQuestionInput(question, vectors), targets: [isTechnical(type) ? 1 : 0] });
    }
  }
  const learned = learn(examples, [], {
    numberNames: ANSWER_NUMBERS.filter((name) => name.startsWith('vector')),
    weightOf: () => 0.35,
    heads: ['technical'],
    fewestExamples: 4,
    fewestGroups: 2,
    strength: 100,
    ...more,
  });
  return { ...learned, examples };
}
