import type { ParsedResume } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';
import { lowerFirst } from './say-fact.ts';

/** "I am looking for …", "… and hoping for …", "Ready for …": what follows is a thing. */
const WANTS_THING = joinPattern(
  'iu',
  String.raw`(?:^|\b(?:am|and|are|now|I['’]m|just|also|years|companies)\b[^.]{0,30} )(?:I (?:am )?)?`,
  String.raw`(?:now |currently |just )*(?:(?:looking|searching|hoping|ready|look) for|seeking|want|would like)`,
  String.raw` (?!(?:now |also )?to\b|you\b)(.{6,150})$`,
);
/** "I would like to grow towards …", "Looking to move into …": what follows is a deed. Said of oneself, as the sentence or behind "and". */
const WANTS_DEED = joinPattern(
  'iu',
  String.raw`(?:^|\band |\bI )(?:am )?(?:now |also )*(?:(?:looking|hoping|ready|keen|aiming|hope|want|plan|would (?:now |also )?like|['’]d like) )`,
  String.raw`(to (?!hear\b|see\b|think\b|explain\b|be honest\b)\p{L}.{8,150})$`,
);
/** A heading with an objective: "To teach third grade in …". */
const OBJECTIVE_DEED =
  /^(to (?:teach|move|work|join|find|become|use|grow|build|lead|progress|return|continue)\b.{10,200})$/iu;
const OBJECTIVE = /^(?:career )?(?:objective|aim|goal)s?\s*[:–-]\s*(.{10,120})$/iu;
/** Every resume could say it. */
const STOCK = joinPattern(
  'iu',
  String.raw`\b(?:challeng\w+|growth[- ]oriented|dynamic|utili[sz]e|leverage|my (?:skills|potential|knowledge|abilities|career)|reputed|esteemed`,
  String.raw`|grow(?:th)? (?:with (?:the|a|an|your|our) (?:company|team|business|firm|organi[sz]ation)|within|professionally)|opportunit\w+)\b`,
);
const MOST_LINES = 60;
const SENTENCE = /(?<=[\p{Ll}\d)]{2}[.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u;

/** An aim said of oneself. In the summary it may be inside a sentence; further down only a whole sentence counts. */
function aimOf(sentence: string): string {
  const thing = WANTS_THING.exec(sentence)?.[1] ?? OBJECTIVE.exec(sentence)?.[1];
  if (thing !== undefined) return lowerFirst(thing);
  const deed = (WANTS_DEED.exec(sentence) ?? OBJECTIVE_DEED.exec(sentence))?.[1];
  return deed === undefined || UNCLEAR.test(deed) ? '' : lowerFirst(deed);
}
/** Points to another sentence. */
const UNCLEAR = /^to do (?:so|that|it|this|the (?:first|second|same|other))\b/i;

/** The aim that the resume names: a thing that is looked for, or "to …" with a deed. Empty where it names none. */
export function findAim(resume: ParsedResume | string | null): string {
  const text = typeof resume === 'string' ? resume : (resume?.text ?? '');
  const summary = typeof resume === 'string' ? '' : (resume?.summary ?? '');
  const sentences = [summary, ...text.split('\n', MOST_LINES)]
    .flatMap((line) => line.split(SENTENCE))
    .map((sentence) => sentence.trim().replace(/(?<![\s.;,!])[\s.;,!]+$/u, ''));
  for (const sentence of sentences) {
    const aim = NOT_OWN.test(sentence) ? '' : aimOf(sentence);
    if (aim !== '' && !STOCK.test(aim)) return aim;
  }
  return '';
}
/** Of others, of the past, or not wanted. */
const NOT_OWN = joinPattern(
  'iu',
  String.raw`\b(?:knows?|patients?|customers?|clients?|pupils?|students?|members?|people|they|he|she) (?:that )?(?:\w+ )?(?:am |are |is |was |were )?(?:looking|look|want\w*|like)\b`,
  String.raw`|\b(?:not|never|didn['’]t|don['’]t) (?:want|look\w*|like)|\bneed(?:s|ed)? to\b`,
);

const ENDED = joinPattern(
  'iu',
  String.raw`\b(?:depot|mill|plant|store|shop|site|company|firm|branch|office|factory|restaurant|hotel|department|business|yard) (?:was |has |is )?(?:closed|closing|closes|shut|sold)\b`,
  String.raw`|\b(?:contract|post|role|funding|project|season) (?:ended|ends|ending|finished|ran out|went|runs out|expire[sd])\b|\bend of (?:the |my )?(?:contract|project|season)\b`,
  String.raw`|\bredundan\w+|\blaid off\b`,
);
const TURNS =
  /\b(?:becoming an?|retrain\w*|changing (?:career|trade)s?|ready to (?:come back|return)|back from|returning (?:to|after)|want to move)\b/iu;
const MOVED = /\b(?:immigrat\w+|emigrat\w+|relocat\w+|moved (?:to|back|home|with))\b/iu;
const LONGEST_REASON = 30;

/** The resume's own reason: the end of the last job, a turn in the summary, or a move where the past is asked about. Empty where it names none. */
export function findReason(resume: ParsedResume | string | null, turn: string): string {
  if (resume === null || typeof resume === 'string') return '';
  const parts = (text: string) =>
    text
      .split(SENTENCE)
      .map((sentence) => sentence.trim().replace(/(?<![\s.;,!])[\s.;,!]+$/u, ''))
      .filter((sentence) => sentence !== '' && sentence.split(' ').length <= LONGEST_REASON);
  const last = (resume.experience[0]?.achievements ?? []).flatMap(parts);
  const moved = /\bdid you\b/.test(turn)
    ? resume.text.split('\n', MOST_LINES).find((line) => /^(?:19|20)\d\d/.test(line.trim()) && MOVED.test(line))
    : undefined;
  return (
    (moved === undefined ? undefined : parts(moved)[0]) ??
    last.find((sentence) => ENDED.test(sentence)) ??
    parts(resume.summary).find((sentence) => TURNS.test(sentence)) ??
    ''
  );
}

/** "I am looking for **a plant closer to home**." */
export const sayAim = (aim: string): string => {
  if (aim === '') return '';
  if (/^to\b/iu.test(aim)) return `I would like **${aim}**.`;
  const isNamed = /^(?:an?|the|my|some\w*|more|work|steady|full|part|\d)\b/iu.test(aim);
  return isNamed ? `I am looking for **${aim}**.` : `What I am after: **${aim}**.`;
};

const WHEN = /^(?:19|20)\d\d(?: ?(?:to|-|–) ?(?:(?:19|20)\d\d|\w+))? ?[:,–-]? +/u;
/** "I am now ready to come back." and "The reason was **the move to my family**." */
export const sayReason = (reason: string): string =>
  /[.]$/.test(reason)
    ? reason
    : WHEN.test(reason)
      ? `The reason was **${lowerFirst(reason.replace(WHEN, ''))}**.`
      : `My reason is this: **${lowerFirst(reason)}**.`;
