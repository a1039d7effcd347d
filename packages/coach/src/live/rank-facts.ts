import type { ResumeFact } from './resume-facts.ts';

const STOP_WORDS = new Set(
  `a an the and or but of to in on at for with from by about into through as is are was were be been do did does have has had can could
  would will should you your yourself me my i we us our it its that this these those what how why when where which who tell describe
  explain give example time situation walk talk share there any some more most one ever get got than then so if not no they them their
  work worked working experience job role like want know think make made good great best new`.split(/\s+/),
);
const SUFFIXES = /(?:ations?|ated|ates|ating|ators?|ate|ments?|ings?|ers?|ors?|ions?|ies|ied|ed|es|ly|s|e|y)$/;

/** The beginning of a word by which its forms are recognised: "managing", "managed" and "manager" give "manag". */
const stemOf = (word: string): string => {
  const stem = word.replace(SUFFIXES, '');
  return stem.length >= 3 ? stem : word;
};

/** Stems of the words that carry something. */
export function contentStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}

/** `fits`: it shares a word with the question or with what the question is about. */
export type RankedFact = { fact: ResumeFact; score: number; sharesQuestion: boolean; fits: boolean };

/** Weights of what makes an achievement fit a question: its own words first, its kind next, then the job, a number, recency. */
const WEIGHTS = { question: 2, related: 1.5, job: 0.3, number: 0.6, recencyPerFact: 0.02 };

/** Facts of the resume by how well they answer the question, best first. The order among equals is that of the resume. */
export function rankFacts(facts: readonly ResumeFact[], question: string, related: string, job: string): RankedFact[] {
  const asked = new Set(contentStems(question));
  const kin = new Set(contentStems(related));
  const wanted = new Set(contentStems(job));
  const ranked = facts.map((fact) => {
    const stems = new Set(contentStems(fact.text));
    const count = (set: ReadonlySet<string>): number => [...stems].filter((stem) => set.has(stem)).length;
    const shared = count(asked);
    const akin = count(kin);
    const score =
      WEIGHTS.question * shared +
      WEIGHTS.related * Math.min(2, akin) +
      WEIGHTS.job * Math.min(4, count(wanted)) +
      (/\d/.test(fact.text) ? WEIGHTS.number : 0) -
      WEIGHTS.recencyPerFact * fact.order;
    return { fact, score, sharesQuestion: shared > 0, fits: shared + akin > 0 };
  });
  return ranked.sort((one, other) => other.score - one.score || one.fact.order - other.fact.order);
}
