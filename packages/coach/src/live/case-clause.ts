import { joinPattern } from '../text/join-pattern.ts';
import { plainQuestion } from './question-topic.ts';

/** From here on a turn asks, or says something beside the case. */
const ASKS = joinPattern(
  '',
  String.raw`\b(?:what(?:'s| is| are| do| would| will| should| next| now| happens)?|how|which|why|who) (?:(?:the |your |is |do |would |you |it |first |are |'d )*`,
  String.raw`(?:you|your|next|first|move|do|go|react|proceed|priorit\w+|approach)\b)`,
  String.raw`|\b(?:talk|walk|take) (?:me|us) through\b|\b(?:tell|explain|describe|show)(?: to)? (?:me|us)\b`,
);
const anyOf = (words: string): string => words.split(/\s+/).join('|');
const LEADS = anyOf(
  `so um uh er erm okay ok right well now and then but like great lovely thanks look say imagine suppose supposing assume picture pretend if when that what
  hypothetically`,
);
/** Begins a case and is no part of it. */
const LEAD = new RegExp(
  `^(?:(?:${LEADS}|you know|let(?:'s| us) (?:say|suppose|assume|imagine)|for example|one day|a clinical one) )+`,
);
const VERB = `(?:${anyOf(
  `is are was were isn't aren't has have had hasn't haven't can can't cannot could couldn't will won't does doesn't do don't did didn't wants? says? said
  tells? told asks? asked goes go comes? came rings? calls? called arrives? arrived turns? turned breaks? broke fails? failed stops? stopped refuses? refused
  falls? fell finds? found loses? lost drops? dropped starts? started begins? began keeps? kept gives? gave gets? got needs? leaves? left shouts? shouted
  complains? slips? slipped collapses? collapsed faints? crashes crashed jams? jammed leaks? insists? insisted walks? walked sees? saw notices? noticed
  spots? spotted discovers? realises? realizes? hears? heard smells? opens? makes? made takes? took looks? shows? posts? posted sends? sent brings? moves?
  moved begs? offers? offered knows? thinks? lets?`,
)})`;
const PRONOUN = `(?:${anyOf('i you he she it we they there somebody someone nobody everybody everyone')})`;
const ARTICLE = `(?:${anyOf('the a an your our his her their my one two three four five six half some another')})`;
/** Behind these a noun or a pronoun is a part of the same clause: "of the oaks", "says she". */
const WITHIN = `${anyOf(
  `of to in on at for with from by behind near into over under through after before until than as that who which when where because if while about without
  between saying telling thinking knowing`,
)}|${VERB}|${ARTICLE}`;
const NOUN = String.raw`(?:(?!(?:and|but|of|that|who|which|${VERB}|${PRONOUN})\b)[\p{L}\p{N}'-]+ ){1,4}`;
const OF_NOUN = String.raw`(?:(?:of|with) (?:(?!and\b)[\p{L}\p{N}'-]+ ){1,2})?`;
const WITH_PRONOUN = `(?:you (?:have|are|find|see|spot|notice|hear|smell|discover|realise|get|got)|${PRONOUN}(?:'s|'re|'ve|'d)|(?:it|there|he|she|they|nobody|somebody|someone) ${VERB})`;
const BEHIND = String.raw`(?<=(?:^|[\p{L}\p{N}']) )(?<!\b(?:${WITHIN}) )(?<!\b(?:tells?|told|says?|asks?|shows?) (?:the )?\p{L}{1,20} )`;
const BARE = String.raw`(?<= )and (?=[\p{L}-]+ (?:is|are|was|were|goes|has|can|will)\b)`;
/** A subject with its verb: "the engineer is", "you spot", "casualty is". Between an article and the verb are up to six words. */
const CLAUSE_START = new RegExp(
  String.raw`${BEHIND}(?:(?:and|but|so|then) )?(?=(?:${WITH_PRONOUN}(?! (?:never|ever|not)\b) |${ARTICLE} ${NOUN}${OF_NOUN}${VERB} ))|${BARE}`,
  'gu',
);
const HAS_VERB = new RegExp(`(?:^| )(?:${PRONOUN}(?:'s|'re|'ve|'d)|${VERB})(?: |$)`, 'u');
/** Says only where, when or with whom one is. */
const SETTING = joinPattern(
  '',
  "^(?:in|on|at|inside|outside|after|it's|it is|there's|there are|there is|you're|you are|i'm|i am|we|we've|we're|i|they're|you've|he is|she is|he's|she's|it|they",
  String.raw`|that's|this|as (?:i|you|we))\b|\b(?:imagine|suppose|and|with|the|a|of|to|in|at|or|but|who|that)$`,
);
const WORDS = { fewest: 4, most: 18 };
const LONGEST_TURN = 900;

/** Clauses of a turn before it asks, each a subject with what follows it. */
type Clause = { text: string; isJoined: boolean };
function clausesOf(turn: string): Clause[] {
  return turn
    .slice(0, LONGEST_TURN)
    .split(/[.?!;:"“”]+(?:\s|$)|,\s+(?=(?:and|but|so) )/u)
    .map(tidy)
    .map((sentence) => sentence.replace(ASKS_IF, ''))
    .flatMap((sentence): Clause[] => {
      const asks = sentence.search(ASKS);
      const told = (asks < 0 ? sentence : sentence.slice(0, asks)).replace(LEAD, '').trim();
      const starts = [...told.matchAll(CLAUSE_START)].map(({ index }) => index);
      const cuts = [...new Set([0, ...starts, told.length])].toSorted((one, other) => one - other);
      return cuts.slice(1).map((end, at) => toClause(told.slice(cuts[at], end).trim()));
    });
}

const tidy = (sentence: string): string =>
  plainQuestion(sentence.replaceAll(',', ' '))
    .replace(/\b(?:um|uh|uhm|er|erm) /g, '')
    .replace(CLOCK, ' ')
    .replace(/\b(\w+) \1\b/g, '$1');
/** "At half past four your technician says": the hour is no part of its subject. */
const CLOCK =
  /(?: and)? ?\b(?:at |it is |it's )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:at )?(?:half past|quarter past|quarter to) \w+ /g;
/** "What would you do if a customer was angry": the case follows the question. */
const ASKS_IF = /^.{0,30}\b(?:what (?:do|would|will) you do|how would you (?:react|respond|act)|what) (?:if|when) /;

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAY_FIRST = new RegExp(`^(?:on )?${DAYS} (?:(?:morning|afternoon|evening|night) |at \\w+ )?`, 'u');
const DAY = new RegExp(`\\b${DAYS}`, 'gu');
function toClause(text: string): Clause {
  const isJoined = text.startsWith('and ');
  const said = text
    .replace(/^(?:and|but|so|then) /, '')
    .replace(LEAD, '')
    .replace(DAY_FIRST, '')
    .replace(/ (?:and|but|so|then|because|too)$/, '');
  return { text: said, isJoined };
}

const OBJECT_BEFORE =
  /^(?:tells?|told|asks?|asked|lets?|to|for|with|on|at|of|from|rings?|calls?|begs?|wants?|gives?|gave|sends?|sent|near|behind|beside|shows?|offers?|brings?|needs?|hits?|leaves?|around)$/;

/** Turns the second person into the first: "your manager asks you" becomes "my manager asks me". */
function inFirstPerson(clause: string): string {
  const words = clause.split(' ');
  const said = words.map((word, at) => {
    if (word === 'you') return at === words.length - 1 || OBJECT_BEFORE.test(words[at - 1] ?? '') ? 'me' : 'I';
    if (word === "you're") return 'I am';
    if (word === "you've") return 'I have';
    return { your: 'my', yours: 'mine', yourself: 'myself', our: 'your', us: 'you', i: 'I' }[word] ?? word;
  });
  return said
    .join(' ')
    .replace(/\bI are\b/g, 'I am')
    .replace(/\bI were\b/g, 'I was')
    .replace(DAY, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

const isWhole = ({ text }: Clause): boolean => {
  const count = text.split(' ').length;
  return (
    count >= WORDS.fewest && count <= WORDS.most && HAS_VERB.test(text) && !SETTING.test(text) && !/ '|' /.test(text)
  );
};
/** Something is not as it should be. */
const GOES_WRONG = joinPattern(
  '',
  String.raw`\b(?:too \w+|not|nobody|no|none|missing|wrong|torn|broken?|cracked|kinked|leak\w*|bent|dead|stuck|sick|late|odd|moved|keeps dropping|dropped|gone|lost|failed?`,
  String.raw`|tripped|down|find|found|spot|notice|discover)\b|n't\b`,
);
/** "She begs me": of whom, only the clause before says. */
const LEANS = /^(?:he|she|his|her|its|him|nobody|that|this)\b/;

/**
 * The event of an imagined case as a clause behind "if", in the person's words: "a client tells me she is not happy". The last one that has
 * words of its kind, else the last one, since before it stands where one is and when. Empty where none is surely heard.
 */
export function caseClause(turn: string, ofKind?: RegExp): string {
  const clauses = clausesOf(turn);
  const isEvent = (clause: Clause) => isWhole(clause) && !LEANS.test(clause.text);
  const telling = clauses.findLastIndex((clause) => isEvent(clause) && ofKind?.test(clause.text) === true);
  const troubled = clauses.findLastIndex(
    (clause) => isEvent(clause) && GOES_WRONG.test(clause.text) && !PRESSES.test(clause.text),
  );
  const likely = telling < 0 ? troubled : telling;
  const at = likely < 0 ? clauses.findLastIndex(isEvent) : likely;
  const event = clauses[at];
  if (event === undefined) return '';
  const [before, next] = [clauses[at - 1], clauses[at + 1]];
  const pairs = [
    next?.isJoined === true && isWhole(next) ? `${event.text} and ${next.text}` : '',
    event.isJoined && before !== undefined && isEvent(before) ? `${before.text} and ${event.text}` : '',
  ];
  const pair = pairs.find((text) => text !== '' && text.split(' ').length <= WORDS.most);
  return inFirstPerson(pair ?? event.text);
}

/** Somebody wants, waits or presses. */
const PRESSES = joinPattern(
  '',
  String.raw`\b(?:wants?|needs?|insists?|(?:is|are|keeps?) (?:waiting|phoning|ringing|calling|asking|pushing|sailing|leaving|due)|is booked|says just|leaves at|has to|have to|must`,
  String.raw`|(?:says|tells (?:you|me)) (?:he|she|they|it)(?:'s| is| are)? (?:needs?|wants?|sailing|leaving|going|has|have)|waiting for|off at|opens? (?:at|on)|opening is)\b`,
);
