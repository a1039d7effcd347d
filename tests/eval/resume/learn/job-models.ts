// Learns what an advertisement's sentences are about and which mentions are skills asked for, and writes both weights as data:
// node tests/eval/resume/learn/job-models.ts path/to/skillspan-train.json
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { findClauseMentions } from '@greenroom/coach/job/clause-mentions';
import { readClauses } from '@greenroom/coach/job/find-job-skills';
import { mentionFeatures } from '@greenroom/coach/job/mention-features';
import { sentenceFeatures } from '@greenroom/coach/job/sentence-features';
import { type ClassExample, commonFeatures, learnClasses, learnYesNo, type YesNoExample } from './linear-models.ts';
import type { MarkedLine, MarkedPosting } from './read-postings.ts';
import { readLabelledLines, readOwnPostings, readSentenceLabels, readSkillSpan } from './read-postings.ts';

const DATA = join(import.meta.dirname, '../../../../packages/coach/data/job');
const ADVERTISEMENTS = join(import.meta.dirname, 'advertisements');
/** Codes of the labels in the order of `SENTENCE_KINDS`. */
const CODES = 'rdcblx';
const ASKING = [0, 1];
const OTHER = [2, 3, 4, 5];
const LEAST_LETTERS = 3;
const MOST_LETTERS = 500;
/** A label by hand says more than a mark. */
const HAND_WEIGHT = 3;
/** A phrase counts as marked where the mark covers most of it, a name where they touch. */
const PHRASE_COVER = 0.6;
const SENTENCE_RUN = { classCount: CODES.length, rounds: 4, rate: 0.3, decay: 1e-5 };
const MENTION_RUN = { rounds: 5, rate: 0.2, decay: 1e-2 };
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u;
const BULLET = /^[\s#o]*[•●○▪*·–—>+~-][\s•*·-]*/u;

/** The sentences of a line with their own marks, as the advertisement is read: SkillSpan's lines are sentences already. */
function inSentences({ text, spans }: MarkedLine): MarkedLine[] {
  let from = 0;
  return text.split(SENTENCE_END).map((sentence) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    const inside = spans.filter((span) => span.start < from && span.end > start);
    return { text: sentence, spans: inside.map((span) => ({ start: span.start - start, end: span.end - start })) };
  });
}

function sentenceExamples(skillSpan: MarkedPosting[]): ClassExample[] {
  const byHand = readSentenceLabels(join(import.meta.dirname, 'sentence-labels.tsv'));
  const own = readOwnPostings(ADVERTISEMENTS).map(({ id, lines }) => ({ id, lines: lines.flatMap(inSentences) }));
  const marked = [...skillSpan, ...own, ...own].flatMap(({ id, lines }) => {
    const texts = lines.map(({ text }) => text.replace(BULLET, '').trim());
    return texts.flatMap((text, index): ClassExample[] => {
      if (text.length < LEAST_LETTERS || text.length >= MOST_LETTERS) return [];
      const code = byHand.get(`${id} ${index}`);
      const allowed = code !== undefined ? [CODES.indexOf(code)] : lines[index]?.spans.length ? ASKING : OTHER;
      return [{ features: sentenceFeatures(texts, index), allowed, weight: code === undefined ? 1 : HAND_WEIGHT }];
    });
  });
  const labelled = readLabelledLines(join(import.meta.dirname, 'advertisement-lines.tsv')).flatMap((lines) => {
    const texts = lines.map(({ text }) => text);
    return lines.map(({ code }, index) => ({
      features: sentenceFeatures(texts, index),
      allowed: [CODES.indexOf(code)],
      weight: HAND_WEIGHT,
    }));
  });
  return [...marked, ...labelled];
}

function mentionExamples({ lines }: MarkedPosting): YesNoExample[] {
  const text = lines.map((line) => line.text).join('\n');
  let lineStart = 0;
  const spans = lines.flatMap((line) => {
    const placed = line.spans.map(({ start, end }) => ({ start: start + lineStart, end: end + lineStart }));
    lineStart += line.text.length + 1;
    return placed;
  });
  let from = 0;
  return readClauses(text).flatMap((clause) => {
    const found = text.indexOf(clause.text, from);
    const at = found >= 0 ? found : text.indexOf(clause.text);
    if (clause.isFact || at < 0) return [];
    from = Math.max(from, at);
    return findClauseMentions(clause).map((mention) => {
      const start = at + clause.text.indexOf(mention.evidence);
      const end = start + mention.evidence.length;
      const cover = Math.max(0, ...spans.map((span) => Math.min(span.end, end) - Math.max(span.start, start)));
      const isPhrase = mention.source !== undefined && mention.source !== 'name';
      const isYes = isPhrase ? cover >= PHRASE_COVER * (end - start) : cover > 0;
      return { features: mentionFeatures(mention, clause), isYes };
    });
  });
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** One entry a line, in alphabetical order, without those that change next to nothing. */
function writeWeights(name: string, weights: [string, number[] | number][]): void {
  const lines = weights
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(
      ([feature, value]) => `  ${JSON.stringify(feature)}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`,
    );
  writeFileSync(join(DATA, name), `{\n${lines.join(',\n')}\n}\n`);
}

const [, , path = ''] = argv;
const skillSpan = readSkillSpan(path);
const sentences = sentenceExamples(skillSpan);
const sentenceWeights = learnClasses(sentences, { ...SENTENCE_RUN, keep: commonFeatures(sentences, 3) });
/** Lighter ones change no judgement: measured, two thirds of the file for nothing. */
const LEAST_SENTENCE_WEIGHT = 1;
const LEAST_MENTION_WEIGHT = 0.05;
writeWeights(
  'sentence-weights.json',
  [...sentenceWeights].flatMap(([feature, row]): [string, number[]][] =>
    Math.max(...row.map(Math.abs)) < LEAST_SENTENCE_WEIGHT ? [] : [[feature, [...row].map(tenths)]],
  ),
);
// The mentions are judged beside the sentences: a second run of this script settles both.
const mentions = [...skillSpan, ...readOwnPostings(ADVERTISEMENTS)].flatMap(mentionExamples);
const mentionWeights = learnYesNo(mentions, { ...MENTION_RUN, keep: commonFeatures(mentions, 4) });
writeWeights(
  'mention-weights.json',
  [...mentionWeights].flatMap(([feature, weight]): [string, number][] =>
    Math.abs(weight) < LEAST_MENTION_WEIGHT ? [] : [[feature, hundredths(weight)]],
  ),
);
