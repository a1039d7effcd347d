import type { Token } from '../text/tokens.ts';

const INTERVIEWER = 'interviewer|question|host|moderator|q';
const INTERVIEWEE = 'interviewee|candidate|applicant|participant|respondent|student|answer|a';
/** A label is at the start of a line or, in transcripts of one line, after a bar or the end of a sentence. */
const LABEL = new RegExp(
  `(^|[|\\n.?!\\]>])[ \\t]*(?:(${INTERVIEWER})|(${INTERVIEWEE}))(?:[ \\t]*\\d{1,2})?[ \\t]*:`,
  'gi',
);
const NOTE =
  /\[[^\]\n]{1,40}\]|\((?:laugh\w*|inaudible|unintelligible|pause|crosstalk|chuckles?|coughs?|sighs?)\)|<[^<>\n]{1,30}>/gi;

type Span = { start: number; end: number };

/** The words of the person who answers: without an interviewer's lines, speaker labels and notes such as "[laughs]". */
export function keepOwnWords(text: string, tokens: readonly Token[]): Token[] {
  const spans = [...findInterviewerSpans(text), ...findNotes(text)].sort((left, right) => left.start - right.start);
  let index = 0;
  let reach = -1;
  // Both lists are in order of the text, so one pass suffices: `reach` is the furthest end of the spans that have begun.
  return tokens.filter((token) => {
    for (; (spans[index]?.start ?? Number.POSITIVE_INFINITY) <= token.start; index += 1) {
      reach = Math.max(reach, spans[index]?.end ?? -1);
    }
    return token.end > reach;
  });
}

export function findNotes(text: string): Span[] {
  return [...text.matchAll(NOTE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** An interviewer speaks until the next label, or to the end of the line where no one else is named. */
export function findInterviewerSpans(text: string): Span[] {
  const labels = [...text.matchAll(LABEL)];
  const isLabelledThroughout = labels.some((label) => label[3] !== undefined);
  return labels.map((label, index) => {
    const start = label.index + (label[1]?.length ?? 0);
    const afterLabel = label.index + label[0].length;
    if (label[2] === undefined) return { start, end: afterLabel };
    const next = labels[index + 1]?.index ?? text.length;
    const stop = isLabelledThroughout ? -1 : text.slice(afterLabel, next).search(/[\n|]/);
    return { start, end: stop === -1 ? next : afterLabel + stop };
  });
}
