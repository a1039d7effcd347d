import { joinPattern } from '../text/join-pattern.ts';
import { firstAsked, kindOfAsk, readAsks } from './read-asks.ts';

/** What an advertisement wants of the letter itself. Empty or undefined where it does not say so. */
export type LetterWishes = {
  /** Its reference, as it is written there. */
  reference: string;
  /** What the letter is to tell of, in the words of the advertisement ("a time you found a mistake"). */
  topic: string;
  /** The most paragraphs that the letter may have. */
  paragraphs: number | undefined;
  /** What it wants in the place of a letter. */
  instead: 'form' | 'no letter' | 'questions' | undefined;
  /** Sentences that say what an application must have, as they are written there. */
  instructions: string[];
  /** Whether it asks to be told of a letter that a program wrote, or wants none. */
  programs: 'named' | 'unwanted' | undefined;
};

const REFERENCE = joinPattern(
  'giu',
  String.raw`\b(?:(?:job|vacancy|post|position|our|your)\s+)?(?:ref(?:erence)?|req(?:uisition)?(?: id)?|job (?:id|code|number)|position (?:no|number)|vacancy (?:no|number|id)`,
  String.raw`|quoting(?: reference| ref)?|quote(?: reference| ref)?|competition)\b[.:#]*\s{0,12}(?:(?:no|number|id`,
  String.raw`|code)\b[.:]?\s{0,3})?#?\s?([\p{Lu}\d][\p{L}\d]*(?:[-/_.][\p{L}\d]+)*)`,
);
const NO_REFERENCE = /^(?:\d{1,2}|(?:19|20)\d\d|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)$/u;
const SHORTEST_REFERENCE = 4;

/** The sentence is about the letter. */
const OF_LETTER =
  /\b(?:letters?|apply|applications?|cv|résumé|resume|write to us|supporting (?:statement|information)|few lines|couple of lines|paragraphs?|sentences?)\b/iu;
const ASKS_TO_TELL = joinPattern(
  'iu',
  String.raw`\b(?:tell(?:s|ing)? (?:us|me|him|her|them)|(?:say|explain|describe)(?= in (?:the|your))|(?:few|couple of|some) (?:lines|sentences|words`,
  String.raw`|paragraphs)|(?:one|a|half a|1) page)\s+(?:instead |briefly |in (?:the|your) (?:covering |cover )?letter\s+|in (?:at most |max(?:imum|\.)? )?\d+ words\s+)?`,
  String.raw`(?:(?:on|about|of|the story of)\s+|(?=(?:what|which|how|who|the (?:best|worst|last|first|hardest|biggest|most))\s))([^.;!?\n]{12,140})`,
);
/** "In your letter describe one case that went wrong", "answer one question: what was …", "say: how much notice …". */
const ASKS_PLAINLY = joinPattern(
  'iu',
  String.raw`\bletters?,?\s+(?:[\p{L}\s]{0,40}(?:which|that)\s+)?(?:please\s+)?(?:describes?|explains?|addresses)\s+((?:an?|one|the|two|how|what)\s[^.;!?\n]{12,140})`,
  String.raw`|\b(?:share|give(?: us)?) (?:one|an) example of\s+([^.;!?\n]{8,140})`,
  String.raw`|\b(?:answer (?:one|this|the following|the) question[^:.]{0,60}|(?:say|tell us|tell me)):\s+((?:what|which|how|why|when|who)\s[^.;!?\n]{12,140})`,
);
const NO_TOPIC =
  /^(?:yourself|you(?: and|\b)|any|the role|why|when|where|if|it|this|that|how you (?:heard|found)|what (?:you (?:do|did|need)|we))\b/iu;
/** The next thing that the same sentence asks for: ", and include the job number", ", names of two referees". */
const NEXT_WISH = joinPattern(
  'iu',
  String.raw`,?\s+and (?:please )?(?:include|mention|state|quote|give|attach|add|send|confirm|note|let us know)\b.*$`,
  String.raw`|,\s+(?:and )?(?:the )?(?:names? of|contact details|earliest|date (?:on|from) which)\b.*$`,
);
/** Terms are no topic. */
const TERMS = /^(?:pay|referees|reference|hours)$/u;
const PARAGRAPHS = /\b(?:(?:one|two|2|a couple of) (?:or|to) )?(one|two|three|four|[1-4]) (?:\p{L}+ )?paragraphs\b/iu;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };

export function readWishes(jobDescription: string): LetterWishes {
  const text = jobDescription.normalize('NFC').replace(/[’‘]/gu, "'");
  return {
    reference: findReference(text),
    topic: findTopic(text) || askedStory(text),
    paragraphs: findParagraphs(text),
    programs: findPrograms(text),
    instead: findInstead(text),
    instructions: findInstructions(text),
  };
}

const FORM_ONLY = joinPattern(
  'iu',
  String.raw`\bapplication forms? only\b|\bonly (?:completed )?application forms?\b|\bCVs? (?:will |are |is )?not (?:be )?(?:accepted|considered)`,
  String.raw`|\bwe (?:do not|don't|cannot) accept CVs?\b(?! (?:from|by|via|through|on|in)\b)`,
);
const NO_LETTER = joinPattern(
  'iu',
  String.raw`\bno (?:cover(?:ing)? |motivation )?letters?(?: of motivation)?(?: (?:needed|required|necessary|please|pl[sz]|promise))?\b(?! (?:of|essays?|novels?|templates?|generat|longer|over|more))`,
  String.raw`|\bcover(?:ing)? letters? (?:is |are )?not (?:needed|required|necessary)|\b(?:don't|do not) (?:need|send|write|want) (?:us )?(?:an? )?cover(?:ing)? letter`,
);
const QUESTIONS =
  /\banswer (?:the|these|two|three|four|five|some|a few|our) (?:\p{L}+ )?questions\b|\banswer one question instead\b|\bplease answer:|\bapplication questions\b/iu;

function findInstead(text: string): LetterWishes['instead'] {
  if (FORM_ONLY.test(text)) return 'form';
  if (NO_LETTER.test(text)) return 'no letter';
  return QUESTIONS.test(text) ? 'questions' : undefined;
}

const INSTRUCTION = joinPattern(
  'iu',
  String.raw`\bsupporting (?:statement|information)\b|\bletter of (?:up to|at most|no more than|max\p{L}*|one|two)\b`,
  String.raw`|\b(?:max\p{L}*\.?|up to|at most|no more than) [\d,]{2,6} words\b|\bwith (?:the )?subject\b|\bsubject line\b|\bportfolio\b.{0,60}\b(?:send|attach|include)\b`,
);
const OF_APPLYING =
  /\b(?:appl(?:y|ications?)|send|mail|e-?mail|CVs?|r[ée]sum[ée]s?|accepted|include|attach|submit|share)\b/iu;
const LONGEST_INSTRUCTION = 260;
const MOST_INSTRUCTIONS = 2;

function findInstructions(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof)\.)\s+|\n+/u)
    .filter((sentence) => sentence.length <= LONGEST_INSTRUCTION && !/\*\s/u.test(sentence))
    .map((sentence) => sentence.trim())
    .filter((sentence) => OF_APPLYING.test(sentence) && INSTRUCTION.test(sentence))
    .slice(0, MOST_INSTRUCTIONS);
}

const PROGRAM = /\b(?:AI|A\.I\.|ChatGPT|artificial intelligence|chatbots?|language models?)(?![\p{L}\d])/u;
const OF_WRITING = /\b(?:letters?|appl(?:y|ications?)|written|write|writing|generated|words|statement|motivation)\b/iu;
const UNWANTED = joinPattern(
  'iu',
  String.raw`\bno (?:AI|ChatGPT|chatbot)|\bwithout (?:AI|ChatGPT|the help of)|\b(?:do not|don't|please don't|never) (?:use|send|let)\b|\bnot (?:be )?(?:written`,
  String.raw`|generated|produced) (?:by|with)|\bown words\b|\b(?:will be|are|is) (?:rejected|discarded|binned|not (?:read|considered))`,
);
const NAMED = /\b(?:say so|tell us|name|mention|disclose|declare|state|be open|let us know|note it)\b/iu;

/** Whether the sentences about programs want one named or none used. */
function findPrograms(text: string): LetterWishes['programs'] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u);
  const at = sentences.findIndex((sentence) => PROGRAM.test(sentence));
  const said = at < 0 ? '' : sentences.slice(Math.max(0, at - 1), at + 2).join(' ');
  if (!OF_WRITING.test(said)) return undefined;
  if (NAMED.test(said) && !/\bno AI\b/iu.test(said)) return 'named';
  return UNWANTED.test(said) ? 'unwanted' : undefined;
}

function findReference(text: string): string {
  const found = [...text.matchAll(REFERENCE)].map(([, code = '']) => code);
  return found.find((code) => code.length >= SHORTEST_REFERENCE && /\d/u.test(code) && !NO_REFERENCE.test(code)) ?? '';
}

/** How many sentences behind the one that names the letter still speak of it. */
const REACH = 2;

function findTopic(text: string): string {
  const sentences = text.replace(/(?<!\s)\s*\([^()]*\)/gu, '').split(/(?<=[.!?])\s+|\n+/u);
  for (const [at, sentence] of sentences.entries()) {
    if (!sentences.slice(Math.max(0, at - REACH), at + 1).some((near) => OF_LETTER.test(near))) continue;
    const plainly = ASKS_PLAINLY.exec(sentence);
    const topic = (ASKS_TO_TELL.exec(sentence)?.[1] ?? plainly?.[1] ?? plainly?.[2] ?? plainly?.[3] ?? '')
      .replace(
        /,?\s+(?:to|by) (?:\S+@|\p{Lu}\S+ \p{Lu}).*$|,\s+to \S+$|\s+(?:will|would) (?:help|be)\b.*$|\s+or (?:swing|drop|pop|call|come)\b.*$/u,
        '',
      )
      .replace(NEXT_WISH, '')
      .trim();
    const asked = firstAsked(topic);
    if (asked !== '' && !NO_TOPIC.test(asked) && !TERMS.test(kindOfAsk(asked))) return asked;
  }
  return '';
}

/** The first thing to tell of among what the application must say: "tell us about something you built". */
function askedStory(text: string): string {
  for (const { kind, text: ask } of readAsks(text)) {
    const [, about = ''] = STORY.exec(ask) ?? [];
    if (kind === 'tell' && about !== '' && !NO_TOPIC.test(about)) return about;
  }
  return '';
}
const STORY =
  /^(?:tell (?:us|me)|describe|share|give (?:us )?(?:an example of)?)(?: briefly)?(?: about| of)? ((?:an?|one|the|some\p{L}*|two|how you) .{6,140})$/iu;

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
    .replace(/\b(on|to|for|with|by|of|from|at|without) you\b/giu, '$1 me')
    .replace(/\byou\b/giu, 'I')
    .replace(/\byour own\b|\byour\b/giu, 'my');
}
