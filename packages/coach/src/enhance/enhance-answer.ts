import { analyseAnswer } from '../feedback/analyse-answer.ts';
import { findNotScoredReason } from '../feedback/check-scoreable.ts';
import { NUMBER_WORDS } from '../feedback/lexicons-data.ts';
import { measureDelivery } from '../feedback/measure-delivery.ts';
import { readWords } from '../feedback/read-words.ts';
import { findInBank } from '../questions/find-question.ts';
import { tokenize } from '../text/tokens.ts';
import { breakRunOn } from './break-run-ons.ts';
import { cleanClause } from './clean-clause.ts';
import { findParts } from './find-parts.ts';
import { GAPS, NUMBER_GAP, TELLING_ORDER } from './gaps-data.ts';
import { inferQuestionKind } from './question-kind.ts';
import { sortClauses } from './sort-clauses.ts';

/**
 * The person's own facts in the order of a clear answer, one paragraph a part, without fillers. What was not said
 * stands as a gap in square brackets; nothing is invented. Deterministic.
 */
export function enhanceAnswer(input: { question: string; answer: string }): string {
  const analysis = analyseAnswer(input.answer);
  const delivery = measureDelivery(analysis);
  const kind = inferQuestionKind(input.question, findInBank(input.question)?.type);
  const order = TELLING_ORDER[kind];
  const reason = findNotScoredReason(analysis, readWords(input.answer, input.question), input.question, delivery);
  if (reason !== null && reason !== 'too-short') return order.map((key) => GAPS[key] ?? '').join('\n\n');

  const sorted = sortClauses(analysis, kind);
  const toldElsewhere = new Set(
    findParts(analysis, kind).flatMap((found) => (found.isMissing ? [] : [found.part.key])),
  );
  const told = new Set<string>();
  const paragraphs = order.map((key) => {
    const sentences: string[] = [];
    for (const clause of (sorted.get(key) ?? []).flatMap((whole) => breakRunOn(analysis, whole))) {
      const sentence = cleanClause(analysis, clause, delivery.fillerTokens);
      const plain = sentence.toLowerCase();
      if (sentence === '' || told.has(plain) || isAside(plain)) continue;
      told.add(plain);
      sentences.push(sentence);
    }
    if (sentences.length === 0) return toldElsewhere.has(key) ? '' : (GAPS[key] ?? '');
    const paragraph = sentences.join(' ');
    return key === 'result' && kind !== 'weakness' && !hasNumber(paragraph) ? `${paragraph} ${NUMBER_GAP}` : paragraph;
  });
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Talk about the answer instead of the answer, and closers that say nothing. */
function isAside(sentence: string): boolean {
  if (
    /^(that|it|this|everything) (was|went) (all |pretty |really |very |quite )?(good|nice|fine|great|okay|ok|fun|well|cool)( i (guess|think))?\.$/.test(
      sentence,
    )
  )
    return true;
  return (
    /^(that's (it|all|about it)|i (don't|dont) know|i (guess|think) that's|let me (think|start|see)|that's a (good|great|tough|hard) question|(good|great) question|does that (answer|make sense)|if that makes sense|what else|sorry|thank you|thanks)\b/.test(
      sentence,
    ) && sentence.split(' ').length < 12
  );
}

function hasNumber(text: string): boolean {
  return tokenize(text).some(({ word }) => /\d/.test(word) || NUMBER_WORDS.exact.has(word));
}
