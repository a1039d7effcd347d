import { joinPattern } from '../text/join-pattern.ts';
/** What an advertisement wants of the letter itself. Empty or undefined where it does not say so. */
export type LetterWishes = {
  /** Its reference, as it is written there. */
  reference: string;
  /** What the letter is to tell of, in the words of the advertisement ("a time you found a mistake"). */
  topic: string;
  /** The most paragraphs that the letter may have. */
  paragraphs: number | undefined;
};

const REFERENCE = joinPattern(
  'giu',
  String.raw`\b(?:(?:job|vacancy|post|position|our|your)\s+)?(?:ref(?:erence)?|req(?:uisition)?(?: id)?|job id|vacancy (?:no|number|id)`,
  String.raw`|quoting(?: reference| ref)?|quote(?: reference| ref)?)\b[.:#]*\s*(?:(?:no|number|id`,
  String.raw`|code)\b[.:]?\s*)?#?([\p{Lu}\d][\p{L}\d]*(?:[-/_.][\p{L}\d]+)*)`,
);
const NO_REFERENCE = /^(?:\d{1,2}|(?:19|20)\d\d|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)$/u;
const SHORTEST_REFERENCE = 4;

/** The sentence is about the letter. */
const OF_LETTER =
  /\b(?:letters?|apply|applications?|cv|résumé|resume|write to us|supporting (?:statement|information)|few lines|couple of lines|paragraphs?|sentences?)\b/iu;
const ASKS_TO_TELL = joinPattern(
  'iu',
  String.raw`\b(?:tells? (?:us|me)|(?:say|explain|describe)(?= in (?:the|your))|(?:few|couple of|some) (?:lines|sentences|words`,
  String.raw`|paragraphs))\s+(?:in (?:the|your) (?:covering |cover )?letter\s+)?(?:(?:on|about)\s+|(?=(?:what|which|how|who)\s))([^.;!?)\n]{12,120})`,
);
const NO_TOPIC =
  /^(?:yourself|you(?: and|\b)|any|the role|why|when|where|if|it|this|that|how you (?:heard|found)|what (?:you (?:do|did|need)|we))\b/iu;
const PARAGRAPHS = /\b(?:(?:one|two|2|a couple of) (?:or|to) )?(one|two|three|four|[1-4]) (?:\p{L}+ )?paragraphs\b/iu;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };

export function readWishes(jobDescription: string): LetterWishes {
  const text = jobDescription.normalize('NFC').replace(/[’‘]/gu, "'");
  return { reference: findReference(text), topic: findTopic(text), paragraphs: findParagraphs(text) };
}

function findReference(text: string): string {
  const found = [...text.matchAll(REFERENCE)].map(([, code = '']) => code);
  return found.find((code) => code.length >= SHORTEST_REFERENCE && /\d/u.test(code) && !NO_REFERENCE.test(code)) ?? '';
}

function findTopic(text: string): string {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/u)) {
    if (!OF_LETTER.test(sentence)) continue;
    const topic = (ASKS_TO_TELL.exec(sentence)?.[1] ?? '')
      .replace(/,?\s+(?:to|by) \S+@.*$|,\s+to \S+$|\s+(?:will|would) (?:help|be)\b.*$/u, '')
      .trim();
    if (topic !== '' && !NO_TOPIC.test(topic)) return topic;
  }
  return '';
}

function findParagraphs(text: string): number | undefined {
  const word = PARAGRAPHS.exec(text)?.[1]?.toLowerCase() ?? '';
  return word === '' ? undefined : (COUNTS[word] ?? Number(word));
}

/** "the hardest role you've ever filled" as the writer says it: "the hardest role I have ever filled". */
export function inFirstPerson(topic: string): string {
  return topic
    .replace(/\byou've\b/giu, 'I have')
    .replace(/\byou're\b|\byou are\b/giu, 'I am')
    .replace(/\byou'd\b/giu, 'I would')
    .replace(/\byou\b/giu, 'I')
    .replace(/\byour own\b|\byour\b/giu, 'my');
}
