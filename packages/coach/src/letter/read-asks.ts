import { joinPattern } from '../text/join-pattern.ts';

/** One thing that an application must have or say, in the words of the advertisement. */
export type Ask = { text: string; kind: AskKind };
/** `reference`, `start`, `pay`, `referees`, `hours` and `why` have their own answers; `send` is about how it is sent; `tell` is anything else. */
export type AskKind = 'reference' | 'start' | 'pay' | 'referees' | 'hours' | 'why' | 'send' | 'tell';

/** No advertisement has more sentences. */
const MOST_SENTENCES = 400;
const LONGEST_SENTENCE = 420;
const LONGEST_CLAUSE = 170;
const FEWEST_WORDS = 3;
const MOST = 7;

const VERB =
  '(?:(?<=(?:want|like|love) to )(?:know|hear|see)|tell|say|state|indicate|confirm|explain|describe|include|mention|quote|quoting|give|name|attach|enclose|bring|let (?:us|me) know|answer|outline|address|mark|marked|addressed|note|specify|provide|supply|share|stating|saying|telling|including|indicating|explaining|naming|giving|mentioning|attaching|enclosing)';
const ASKS = new RegExp(
  String.raw`(?<![\p{L}])(?<!\b(?:we|a|an|short|brief|cover|covering|the|your|our|will|not|don't|you) )${VERB}(?![\p{L}])`,
  'iu',
);
/** A verb of asking opens the next clause: ", tell us which days", "and state your notice period". */
const NEXT = new RegExp(
  String.raw`(?:[,;]\s+(?:and\s+)?|\s+and\s+|\.\s+)(?=(?:please |also |briefly |do |kindly |then )*${VERB}\s)|,\s+(?=(?:the )?(?:names? of|contact details of|size of|your (?:earliest|notice|expected|salary|current)|a portfolio|a copy of|copies of))`,
  'iu',
);
const OF_APPLYING = joinPattern(
  'iu',
  String.raw`\b(?:appl(?:y|ying|ications?|icants?)|cv|cvs|r[ée]sum[ée]s?|(?:cover(?:ing)? )?letters?|cover note|e-?mail|send|write to|reply|respond|submit|supporting statement)\b|\S@\S`,
);
/** The reader of the advertisement is asked, and not the holder of the post. */
const TO_READER = joinPattern(
  'iu',
  String.raw`\b(?:please|tell (?:us|me|him|her|them)|let (?:us|me) know|your (?:letter|cv|r[ée]sum[ée]|application|note|e-?mail|notice|expect\p{L}*|availability|salary)|in (?:the|your|a) (?:\p{L}+ )?(?:letter|note|e-?mail|lines|words)`,
  String.raw`|(?:appl(?:y|ications?)|send|e-?mail|reply|write|cv|letter)\b.{0,120}\b(?:quot\p{L}+|stat\p{L}+|say\p{L}*|includ\p{L}+|explain\p{L}*|nam(?:e|ing)|giv(?:e|ing)|mark(?:ed|ing)|address(?:ed|ing)|indicat\p{L}+|enclos\p{L}+|attach\p{L}*)`,
  String.raw`|(?:applicants?|candidates?) (?:should|must|are asked to|will|need to))\b`,
);
const NOT_ASKED =
  /\b(?:you will|you['’]ll|duties|responsib\p{L}+|salary includes|benefits? include|we (?:provide|give|share|offer|include|will (?:tell|let))|tell us apart|includes?\b.{0,20}\b(?:pension|holiday|bonus))\b/iu;

const KINDS: [AskKind, RegExp][] = [
  ['start', /\bnotice(?: period)?\b|\b(?:start|begin|join|be free|be available)\b(?!.*\bwhy\b)|\bearliest\b|\bavailab\p{L}+ (?:from|date)\b|\bdate on which\b/iu],
  ['pay', /\b(?:salary|pay|wage|rate|remuneration|ctc)\b/iu],
  ['referees', /\brefere(?:es|nces)\b/iu],
  ['reference', /\b(?:ref(?:erence)?|competition|vacancy|job|requisition|position) ?(?:no\b|number|code|id\b|title)|\bquot(?:e|ing)\b|\breference\b(?!s)/iu],
  ['hours', /\b(?:which|what|your|the) (?:days|hours|shifts|evenings|weekends)\b|\b(?:full|part)[- ]time\b|\b(?:can|could|able to) work\b|\b(?:days|shifts) (?:you|that suit)\b/iu],
  ['why', /\bwhy\b|\bwhat (?:attracts|draws|interests|appeals|excites)\b|\byour (?:motivation|interest|reasons?)\b/iu],
  ['send', /^(?:mark\p{L}*|address\p{L}*)\b|\bsubject (?:line)?\b|^(?:attach|enclos)\p{L}*\b|\bportfolio\b|^bring\b/iu],
];

/** So many sentences before may name the application. */
const REACH = 2;

/** What the application must have or say, clause by clause, each with its kind. */
export function readAsks(jobDescription: string): Ask[] {
  const text = jobDescription.normalize('NFC').replace(/[’‘]/gu, "'");
  const sentences = text.split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|No|Ref)\.)\s+|\n+/u, MOST_SENTENCES).map((one) => one.trim());
  const asks = sentences.flatMap((sentence, at) => {
    const near = sentences.slice(Math.max(0, at - REACH), at + 1).join(' ');
    const isAsked =
      sentence.length <= LONGEST_SENTENCE && ASKS.test(sentence) && OF_APPLYING.test(near) && TO_READER.test(sentence);
    // "What is your earliest date?" among the words on applying.
    const isQuestion = /\?$/u.test(sentence) && /\byou(?:r)?\b/iu.test(sentence) && TO_READER.test(near) && OF_APPLYING.test(near) && at > sentences.length * QUESTIONS_FROM;
    const question = sentence.replace(/^.*:\s+/u, '');
    if (isQuestion && question.length <= LONGEST_CLAUSE) {
      const text = question;
      return [{ text, kind: kindOfAsk(text) }];
    }
    const copies = OF_APPLYING.test(sentence) ? (COPIES.exec(sentence)?.[0] ?? '') : '';
    const enclosed: Ask[] = copies === '' ? [] : [{ text: copies, kind: 'send' }];
    return [...enclosed, ...(isAsked && !NOT_ASKED.test(sentence) ? clausesOf(sentence.replace(LETTERED, ', state $1').replace(/\b(\p{L}+),? state (?=your|the|two|how|what|why|which)/iu, '$1 ')) : [])];
  });
  return asks.filter((ask, at) => asks.findIndex((other) => other.text === ask.text) === at).slice(0, MOST);
}

/** Before that an advertisement asks its readers whether they like the work. */
const QUESTIONS_FROM = 0.5;
const COPIES = /\b(?:(?:a )?(?:copy|copies|scan|photo) of|your) (?:your )?(?:\p{L}+ )?(?:licen[cs]es?|certificates?|qualifications?|transcripts?|registration|diplomas?|portfolio|driver history|references|ID)\b/iu;
/** "(a) your notice period (b) …" */
const LETTERED = /,? ?(?:and )?\([a-h]\) (your|the|two|how|what|why|which)\b/giu;

function clausesOf(sentence: string): Ask[] {
  return sentence
    .split(NEXT)
    .flatMap((part) => {
      const from = part.search(ASKS);
      const isList = /^(?:(?:the )?names? of|contact|your|a portfolio|a copy|copies)/iu.test(part);
      const text = (isList ? part : from < 0 ? '' : part.slice(from))
        .replace(/^(?:please|also|briefly|kindly)\s+/iu, '')
        .replace(/,?\s+(?:to|by) (?:\S+@\S+|[\d\p{L} ]{0,20}\d{1,2} \p{Lu}\p{L}+).*$/u, '')
        .replace(/,\s+to \p{Lu}.*$|\s+to \p{Lu}\p{L}+ (?:at|on)\b.*$/u, '')
        .replace(/^([^()]*)\).*$/u, '$1')
        .replace(/[\s.,;:!]+$/u, '')
        .trim();
      if (text.split(' ').length < FEWEST_WORDS || text.length > LONGEST_CLAUSE) return [];
      const said = POINTS_BACK.test(text) && text.split(' ').length <= SHORT ? sentence.replace(/[\s.]+$/u, '') : asBase(text);
      return partsOf(said).map((one) => ({ text: one, kind: said === text || said !== sentence.replace(/[\s.]+$/u, '') ? kindOfAsk(one) : 'tell' }));
    });
}

/** "say whether that suits you" says nothing without its sentence. */
const POINTS_BACK = /\b(?:that|this|it|these|so)\b/iu;
const SHORT = 7;

/** "quoting the number" as it is asked: "quote the number". */
const asBase = (text: string): string =>
  text.replace(/^(\p{L}+)ing\b/iu, (word, start: string) => {
    const bases = [start.toLowerCase(), `${start.toLowerCase()}e`];
    return bases.find((base) => BASES.test(base)) ?? word;
  });
const BASES = /^(?:quote|state|say|tell|include|indicate|explain|name|give|mention|attach|enclose)$/u;

/** What kind of thing an application is to say. */
export const kindOfAsk = (text: string): AskKind => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'tell';

/** "your notice period and one thing you made" are two things to tell. */
function partsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(FURTHER);
  if (rest.length === 0 || kindOfAsk(first) === 'tell') return [text];
  const verb = /^(?:tell|let) \p{L}+(?: know)?|^\p{L}+/u.exec(text)?.[0] ?? '';
  return [first, ...rest.map((part) => `${verb} ${part}`)];
}
const FURTHER = /\s+and (?=(?:one|an?|how|whether|what|which|why|your|earliest|salary|expected|current|two|the names)\b)/iu;

/** The first of several things that a clause asks for. */
export const firstAsked = (text: string): string => text.split(NEXT)[0] ?? text;
