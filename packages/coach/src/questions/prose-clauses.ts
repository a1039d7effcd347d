import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import { baseOf } from './phrase-duty.ts';
import { clauseOf, splitRow } from './told-clauses.ts';

/** Where the reader is the subject. */
const YOU = /\byou(?:'ll|'d|'re| will| would| are)?(?:,\s|\s+)(?=\p{Ll})/giu;
/** Only when, where or with which people: "In the quiet season", "Between the milkings", "Twice a year", "When a boat comes in". */
const SETTING = joinPattern(
  'iu',
  '^(?:and |but |so |then )?(?:in|on|at|between|from|during|before|after|once|twice|when|whenever|while|until|each|every|most|some|many|half|here|there',
  '|together|alongside|with|within',
  String.raw`|day[- ]to[- ]day|over|outside|as|by|besides|apart|for|later|mornings|afternoons|evenings|(?:two|three|four|five|six) (?:or \p{L}+ )?(?:times|days|mornings|evenings))\b`,
);
/** "What you do", "if you can": another sentence hangs on these. */
const HANGS_ON =
  /\b(?:if|unless|whether|that|which|who|what|whatever|how|why|where|because|since|although|though|like|as in|as if|as though)\s*$/iu;
const CONDITIONAL =
  /^(?:and |but |so |then )?(?:if|unless|because|since|although|though|what|that|how|why|whether)\b/iu;
/** How one comes to have the work: "be asked to", "need to be able to". */
const DEONTIC = joinPattern(
  'iu',
  '^(?:,? ?(?:however|also|then|sometimes|often|mainly|mostly|usually|regularly|occasionally|typically|always|still|too|even|of course),? )*',
  '(?:(?:be |get )?(?:asked|expected|required|called (?:on|upon)|trusted|needed|relied on) to |(?:will )?(?:need|have) to (?:be able to )?|(?:be ',
  '|are )?able to |ought to (?:be able to )?',
  String.raw`|(?:be|are) there to |(?:be|are) in charge of (?=\p{L}+ing )|(?:be |are )?responsible for (?=\p{L}+ing )|(?:should|must) (?:be able to )?|get to )?`,
);
/** "Be the one who says no". */
const THE_ONE = /^(?:also )?(?:be|are) the (?:one|person) (?:who|that) (\p{L}+) /iu;
/** "Spend most mornings checking nets", "spend two weeks on site with the fitter, training crews". */
const SPENDS = /^(?:also |mostly |usually )?spend [^.;]{2,90}?[\s,](?=(\p{L}{2,}ing) \p{L})/iu;
/** "It is the job of the steward to count them". */
const JOB_OF =
  /\bit(?:'s| is| will be) (?:the |your )(?:job|task|work)(?: of (?:the |our |an? )?[\p{L}' -]{2,40}?)? to\s+(?=\p{Ll})/iu;
/** What the reader does to get the post, and what the reader gets. */
const OF_APPLYING = joinPattern(
  'iu',
  String.raw`\b(?:CV|curriculum|r[ée]sum[ée]s?|cover(?:ing)? letter|appl(?:y|ying|ication|icants?)|interviews?|shortlist\w*|salary|holidays?|bonus|pension|probation|trial (?:day|shift)`,
  String.raw`|medical (?:exam\w*|check)|background check|notice period|start date|licen[cs]e|certificate|diploma|degree|qualification)\b`,
);
const END_OF_CLAUSE = joinPattern(
  'iu',
  String.raw`,? which (?=(?:is|are|was|we|takes?|means?|can|will)\b).*$|, which\b.*$|,? (?:but|although|though|because|since|whereas|unless|and that is|and we`,
  String.raw`|and they|and it|so we|so (?:an? |the )?\p{L}+ (?:helps?|is|are|will)|and (?:the |our )?\p{L}+ (?:do|does|did|will|can|is|are|have|has))\b.*$|;.*$`,
);
const BRACKETS = /(?:^|\s)\([^()]{0,200}\)/gu;
/** "In English and, where it helps, in signs". */
const ASIDE = /,? (and|or), (?:where|when|if|as) [^,]{2,40}, /gu;
/** "Remain hands-on for half of your week" tells no other work. */
const STAYS = /, (?:and )?(?:remain|stay|sit) [^,;.]{3,80}(?=[,;.]|$)/giu;
/** "Bring the loom back to work, which we want by May, tune and clean the pedals": the row goes on behind the remark. */
const REMARK = /, which (?:we|is|are|will|should|has|can) [^,;]{3,80}, (?=(\p{Ll}+) (?:and|the|an?|our|all)\b)/gu;
const MOST_CHARACTERS = 900;
/** Verbs that tell no work. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`^\p{L}+ (?:it|that|this|these|those|so)\b|^(?:join|start|find(?! out)|meet|see|know|love|like|want|think|feel|come|go home|enjoy|belong|bring|live`,
  '|stay|agree|choose|decide whether|wonder|remember|expect|believe|notice',
  '|hear|read on|read this|thrive|fit|share our|finish|wear|park|drive (?:an? |your (?:own )?)?(?:car|van|vehicle)',
  '|depend|own up|own nothing|look for|wait|pay|earn|leave|report (?:directly )?to',
  '|work (?:in|on|at|from|for|with|under|as)',
  "|be|are|do not|don't|never|not|hold|possess",
  String.raw`|get(?! (?:\p{L}+ ){1,4}(?:paid|ready|right|done|through|into|going|working|moving|signed|fixed|on or off|on time|back)\b)|receive|have|need)\b`,
);

/**
 * What the clauses of a sentence tell the reader to do, each as "you will sift flour" or "you will be sifting flour": "In summer you mend nets, and you
 * paint hulls when the boats are out". Empty where the reader is not surely the one who does it.
 */
export function proseClauses(sentence: string): string[] {
  if (sentence.length > MOST_CHARACTERS || OF_APPLYING.test(sentence)) return [];
  const text = sentence
    .replace(BRACKETS, '')
    .replace(ASIDE, ' $1 ')
    .replace(STAYS, '')
    .replace(REMARK, (found, verb: string) => (isKnownVerb(verb) ? ', ' : found))
    .replace(/, a lot of (?:it|them)(?=,|\s)/gu, '')
    .replace(/\b(of|in) that (?=\p{Ll}+ \p{Ll})/gu, '$1 the ')
    .replace(/[\s.!?]+$/u, '');
  const job = JOB_OF.exec(text);
  if (job !== null) return ofPredicate(text.slice(job.index + job[0].length).replace(/,? and then to /giu, ', '));
  const places = [...text.matchAll(YOU)].filter(({ index }) => isSubject(text.slice(0, index)));
  return places.flatMap(({ 0: lead, index }, at) => {
    const end = places[at + 1]?.index ?? text.length;
    const rest = withoutJoint(text.slice(index + lead.length, end));
    const isBe = /(?:'re| are)\s+$/iu.test(lead);
    // "You are expected to order parts".
    if (isBe && (DEONTIC.exec(rest)?.[0] ?? '') !== '') return ofPredicate(rest);
    return isBe ? ofGerunds(rest) : ofPredicate(withoutSetting(rest, at < places.length - 1));
  });
}

/** "Mend nets, and" as "mend nets". */
const withoutJoint = (text: string): string =>
  text
    .trimEnd()
    .replace(/\s(?:and|but|so|then)$/iu, '')
    .replace(/[,;:]$/u, '');

/** Words before the next "you" may say only when: "and in winter". */
const withoutSetting = (text: string, isFollowed: boolean): string =>
  isFollowed
    ? text.replace(/(?:,|;|\band|\bbut) (?:and )?(?:in|on|at|when|from|between|after|before) [^,;]{2,60}$/iu, '')
    : text;

/** "A role in which you will set up lathes". */
const ROLE_IN_WHICH = /\b(?:role|job|post|position)(?: in which|,? where)\s*$/iu;

/** True where "you" begins a main clause. */
function isSubject(before: string): boolean {
  if (ROLE_IN_WHICH.test(before)) return true;
  const clause = /(?:^|[,;:]\s+|[–—]\s)([^,;:–—]*)$/u.exec(before)?.[1]?.trim() ?? '';
  if (HANGS_ON.test(before) || CONDITIONAL.test(clause)) return false;
  if (clause === '' || /^(?:and|but|so|then|or|also|here|there)$/iu.test(clause)) return !hangsBefore(before);
  return SETTING.test(clause) || /\s(?:and|but|so)$/iu.test(` ${clause}`);
}

/** "If the tide is low, you wait": the condition belongs to the work. */
const hangsBefore = (before: string): boolean => /(?:^|[.;:]\s)(?:if|unless|although|because)\b[^.;:]*$/iu.test(before);

function ofPredicate(predicate: string): string[] {
  const said = withoutAside(predicate).replace(DEONTIC, '').replace(WITH_OTHERS, '');
  const [spent = ''] = SPENDS.exec(said) ?? [];
  if (spent !== '') return ofGerunds(said.slice(spent.length));
  const [one = '', third = ''] = THE_ONE.exec(said) ?? [];
  const base = third === '' ? undefined : baseOf(third.toLowerCase());
  const plain = base === undefined ? said : `${base} ${said.slice(one.length)}`;
  if (/^(?:be )?(?:\p{L}+ly )?\p{L}{2,}ing\s/iu.test(plain)) return ofGerunds(plain.replace(/^be /iu, ''));
  const [first = ''] = plain.replace(/^\p{L}+ly /u, '').split(/[\s,]/u);
  if (!isKnownVerb(first.toLowerCase()) || FUNCTION_WORDS.has(first)) return [];
  const pieces = splitRow(plain, 'base');
  // "Weigh out and mix to the recipe": the first verb has its object behind the second.
  const row = pieces.some((piece) => VERB_AND_PARTICLE.test(piece.trim())) ? [plain] : pieces;
  return row.flatMap((piece) => (NO_WORK.test(piece.trim()) ? [] : (clauseOf(piece, 'base') ?? [])));
}

/** "Work with the design team to produce drawings". */
const WITH_OTHERS =
  /^(?:also )?(?:work|liaise|collaborate|partner) (?:closely )?(?:with|alongside) [^,;]{3,60}? to (?=\p{Ll}+ )/u;
/** "Say what can wait and what can't, book visits": the row of verbs goes on behind what hangs on one of them. */
function withoutAside(predicate: string): string {
  const [aside = ''] = END_OF_CLAUSE.exec(predicate) ?? [];
  const before = predicate.slice(0, predicate.length - aside.length);
  const next = [...aside.matchAll(NEXT_VERB)].find(([, verb = '']) => isKnownVerb(verb));
  return next === undefined
    ? before
    : `${before}, ${aside.slice(next.index + next[0].length - (next[1] ?? '').length)}`;
}
const NEXT_VERB = /, (?:and )?(?:then )?(\p{Ll}+)(?= (?:\p{L}|\d))/gu;

/** "Weigh out". */
const VERB_AND_PARTICLE = /^\p{L}+(?: (?:up|out|off|in|on|over|down|away))?$/u;

function ofGerunds(rest: string): string[] {
  return splitRow(rest, 'gerund').flatMap((piece) => {
    const [first = ''] = piece
      .trim()
      .replace(/^\p{L}+ly /u, '')
      .split(/[\s,]/u);
    const verb = verbOfGerund(first.toLowerCase());
    return verb === undefined || NO_WORK.test(verb) ? [] : (clauseOf(piece, 'gerund') ?? []);
  });
}
