import { joinPattern } from '../text/join-pattern.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { knownSteps } from './known-steps.ts';
import { plainQuestion } from './question-topic.ts';

/** What an imagined case is about, by the words of the turn. The first that matches counts: danger goes before anger, and anger before a mistake. */
const CASES: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'imagined-start',
    pattern: joinPattern(
      '',
      // "Imagine a pupil who …: what do you do in the first two weeks" is a case with its first steps, and no new job.
      String.raw`^(?!.*\b(?:imagine|suppose|picture|let's say|let us say|say) (?:that )?(?:an?|one|your|somebody|someone) ).*\bfirst (?:\w+ )?(?:days|weeks?|months?)(?! here and)\b`,
      String.raw`|\bif (?:you got|we gave you) (?:the|this) (?:job|role|position)\b`,
      String.raw`|\bif (?:we (?:took you on|hired you)|you were appointed)\b`,
    ),
  },
  {
    name: 'imagined-secret',
    pattern: new RegExp(
      [
        String.raw`\bpromise (?:\w+ ){0,3}(?:not to|you won't|never to) (?:tell|say)\b|\b(?:begs?|asks?|tells?) you not to (?:say|tell|mention)\b|\bkeep (?:(?:it|this`,
        String.raw`|that) )?(?:a secret|secret|between us|to yourself)\b`,
        String.raw`|\bin confidence\b|\boff the record\b|\b(?:begs? you not to|must not|mustn't) (?:tell|say)\b`, // What a child lets out is listened to and passed on, not looked into.
        String.raw`|\b(?:child|pupil|kid|little one|boy|girl|student|resident)\b.{0,60}\b(?:tells? you|says)\b.{0,60}\b(?:home|worr\w+|hurts?|hits?|scared|afraid)\b`,
        String.raw`|\bbruis\w+`,
      ].join(''),
      '',
    ),
  },
  {
    name: 'imagined-bend',
    pattern: joinPattern(
      '',
      String.raw`\b(?:asks?|tells?|wants?|told|asked) you to (?:sign off|skip|hide|bridge|ignore|lie|backdate|falsify|go up without|load over|look up|change (?:the`,
      String.raw`|a) (?:mark|grade|figures?|date))\b`,
      String.raw`|\b(?:manager|boss|director|foreman|owner|supervisor)(?: \w+){0,2} (?:calls?|asks?|tells?|wants|pushes|orders) you to (?:keep|run|carry on|go|let|send|release|open|start)\b`,
      String.raw`|\b(?:just )?hide (?:them|it|the tablets)\b|\bsomething (?:that )?(?:you (?:think|thought|know) (?:is|was)|wrong|illegal|unethical)\b`,
      String.raw`|\bwithout (?:a |the |his |her )?(?:harness|permit|licen[cs]e|prescription|gloves|id)\b|\bover the (?:weight )?limit\b|\boffers? you (?:cash|money)\b`,
    ),
  },
  {
    // Pressed to let something go that is not checked or is out of its limits.
    name: 'imagined-hold',
    pattern: joinPattern(
      '',
      String.raw`^(?=.*\b(?:calling for|waiting|wants? (?:it|the|to)|queue|keep (?:it|them|the line) (?:running|going)|in a hurry|minutes (?:before|to)|asks? for|pressing|phoning)\b)`,
      String.raw`(?=.*(?:\b(?:isn't|aren't|hasn't been|is not|not) (?:yet )?(?:been )?(?:read|back|checked|tested|signed|released|confirmed|certified)\b|\bdon't (?:quite )?believe\b`,
      String.raw`|\b(?:up to|over|above|below|outside|near) (?:the|its) (?:\w+ )?limits?\b|\b(?:percent|per cent|degrees|kilos|tonnes?) (?:too )?(?:low|high|off|out|over|under|heavy)\b))`,
    ),
  },
  {
    name: 'imagined-suspicion',
    pattern: joinPattern(
      '',
      String.raw`\b(?:every single|all of them|all \w+|each one) (?:\w+ )?(?:has|have|had|is|are|shows?|says?) (?:exactly |all )?(?:the same|identical|one|two|three|four|five|six|\d+)\b`,
      String.raw`|\bidentical (?:answers|figures|forms|entries)\b|\b(?:looks?|seems?|been) (?:copied|made up|invented|faked|too good)\b`,
    ),
  },
  {
    name: 'imagined-change',
    pattern: joinPattern(
      '',
      String.raw`\b(?:wants?|asks?(?: for)?|decides?) (?:it|them|that|this|the \w+) (?:\w+ )?(?:moved|changed|done differently|bigger|smaller|higher|lower|wider|somewhere else)\b`,
      String.raw`|\bchanges? (?:his|her|their) minds?\b|\bsomething (?:else|different) (?:halfway|half way|midway)\b|\b(?:extra|additional) work\b`,
    ),
  },
  {
    name: 'imagined-intermittent',
    pattern: joinPattern(
      '',
      String.raw`\b(?:nobody|no one) (?:knows|can (?:say|tell|find out)) why\b|\b(?:one|once|two) (?:\w+ )?in (?:three|four|five|six|ten|\d+)\b.{0,40}\bfail\w*`,
      String.raw`|\bfail\w*.{0,40}\bone (?:\w+ )?in (?:\w+)\b|\b(?:works?|passes|runs|is fine)\b.{0,20}\btimes\b.{0,20}\bfails?\b`,
      String.raw`|\b(?:comes and goes|on and off|every now and then|intermittent\w*|cannot reproduce|can't reproduce)\b`,
    ),
  },
  {
    name: 'imagined-safety',
    pattern: joinPattern(
      '',
      String.raw`\b(?:fire(?! (?:exit|alarms?|brigade|service|door|panel|drill|safety))|smoke|bleed\w*|blood|injur\w+|hurt`,
      String.raw`|struck|run over|hit by|trapped|drown\w*|electrocut\w*|collaps\w+|faint\w*|chok\w+|fell|fallen|falls over|slips`,
      '|slipped|seizure|not breathing',
      '|unconscious|(?:smells?|smelling) (?:of )?gas',
      String.raw`|allerg\w*|reaction|heart attack|overdose|chest pain|muddled|morphine|hard to wake|swallowed|stab\w*`,
      String.raw`|spill\w*|harm(?:ed|ing)?|knife|missing child|safeguarding)\b`,
    ),
  },
  {
    name: 'imagined-refusal',
    pattern: joinPattern(
      '',
      String.raw`\brefus\w+\b(?! (?:the |our |your |a |to pay|to sign)? ?(?:truck|deliver\w*|load|order|shipment|invoice|price|offer|goods|parts?|lorry|van|container|loan|payment|pay`,
      String.raw`|sign))|\b(?:won't|will not) (?:let|come|eat|drink|leave|take|get)\b|\b(?:does not|doesn't|do not|don't) want (?:her|his|their|the|to (?:take|eat|wash|go))\b`,
      String.raw`|\bkeeps? trying to (?:walk|climb|get|leave)\b|\bwant(?:s|ing) to (?:leave the ward|go home|go to work|walk out)\b`,
    ),
  },
  {
    name: 'imagined-person',
    pattern: joinPattern(
      '',
      String.raw`\b(?:upset|angry|annoyed|furious|in tears|cry(?:ing|s)?|shout\w*|yell\w*|swear\w*|drunk\w*|smell\w* of (?:drink|alcohol)`,
      String.raw`|complain\w*|rude|frighten\w*|scared|panics?|confused|anxious|aggressive`,
      String.raw`|unhappy|not happy|losing (?:her|his|their) temper)\b`,
    ),
  },
  {
    name: 'imagined-hazard',
    pattern: joinPattern(
      '',
      String.raw`\b(?:unsafe|dangerous|hazard\w*|danger|asbestos|fung\w+|rotten|unstable|cracked|exposed|loose (?:cable|wire|slate|brick)\w*|fire exit|bare wires?`,
      String.raw`|guard (?:has been |is |was )?(?:taken )?(?:off|removed|missing)|panel live|live when|safety problem|leaning over|hanging over)\b|\b(?:a|the) crack\b`,
    ),
  },
  {
    name: 'imagined-quality',
    pattern: joinPattern(
      '',
      String.raw`\b(?:over ?size|under ?size|out of (?:tolerance|spec\w*)|tolerances?|off spec|contaminat\w+|past (?:its|their|the) (?:date|use by)|use[- ]by`,
      '|failed (?:the )?(?:test|inspection|check)',
      String.raw`|scrap|non-?conform\w+|bad batch|wrong label|too (?:warm|hot|thick|thin|short|long) (?:and|but|when) .{0,40}(?:ship|send|goes? out|deliver))\b`,
    ),
  },
  {
    name: 'imagined-alarm',
    pattern: joinPattern(
      '',
      String.raw`\b(?:alarms?(?! clock)|(?:reading|readings|analyser|analyzer|gauge|sensor|monitor) (?:is|are|looks?|shows?|says?|goes)|(?:is|are) reading (?!a\b|the\b|his\b`,
      String.raw`|her\b|out\b)|(?:high|low) (?:\w+ )?(?:temperature|pressure|level|reading))\b`,
    ),
  },
  {
    name: 'imagined-held',
    pattern: joinPattern(
      '',
      String.raw`\brefus\w+ (?:the |our |your |a )?(?:truck|delivery|load|order|shipment|goods|parts?|lorry|van|container|loan)\b|\b(?:held (?:up )?(?:at|by|in)|stuck (?:at|in|on)`,
      '|customs|at the border',
      String.raw`|(?:delivery|shipment|truck|lorry|load|parcel|order|container|parts?) (?:is |are |has |have |was )?(?:late|delayed|not (?:arrived|come|turned up)|missing))\b`,
    ),
  },
  {
    name: 'imagined-held',
    pattern:
      /\b(?:log|records?|papers?|paperwork|documents?|certificates?|forms?|files?|reports?|statements?|keys?) (?:is|are|has gone|have gone|went) missing\b/,
  },
  {
    name: 'imagined-short',
    pattern: joinPattern(
      '',
      String.raw`\b(?:(?:not|n't) (?:shown|turned|show|turn) up|no[- ]shows?|short[- ]staffed|(?:call|ring|rang|phone)(?:s|ed|ing)? (?:in sick|off)|in sick|called off`,
      String.raw`|(?:two|three|half) (?:\w+ )?short`,
      String.raw`|short of (?:people|staff|hands))\b`,
    ),
  },
  {
    name: 'imagined-late',
    pattern: joinPattern(
      '',
      String.raw`\b(?:(?:days|weeks|hours) late|overdue|not (?:ready|finished|arrived|in yet)|behind schedule)\b|\bwants? it (?:\w+ ){0,2}(?:by|on|before|submitted`,
      String.raw`|sent|done)\b|\bdeadlines?\b`,
    ),
  },
  {
    name: 'imagined-breakdown',
    pattern: joinPattern(
      '',
      String.raw`\b(?:crash\w*|outage|(?:goes|go|went|is|are) down|breaks?(?! your| his| her)|broken|broke down|fails?(?! (?:her|his|the exam))|failing|bug|slow|leak\w*|alarm|power cut`,
      String.raw`|(?:stops?|stopped) working|jam(?:s|med)?|(?:won't|will not) start|(?:loses?|lost|lose) (?:\w+ )?(?:power|connection|network|signal)|cannot log in|can't log in`,
      String.raw`|(?:can|could) (?:get|reach) (?:\S+ ){1,5}but none|goes cold|gives? up)\b`,
    ),
  },
  {
    name: 'imagined-colleague',
    pattern: joinPattern(
      '',
      String.raw`\b(?:(?:colleague|manager|boss|supervisor|fitters?|driver|nurse|teammate|member of (?:staff|the team)|team mate|foreman|co-?worker|director|one of (?:your|the)) [^.?!]*`,
      String.raw`(?:not done|hasn't|cheat\w*|steal\w*|lies?|late|ignor\w+|wrong|cuts?|skips?|keeps?|credit|weight|hygiene|share))\b`,
    ),
  },
  {
    name: 'imagined-error',
    pattern: joinPattern(
      '',
      String.raw`\b(?:wrong(?! day)|mistakes?|errors?|doubled|paid twice|do(?:es)?(?: not|n't) match|mixed up|swapped|damaged|defect\w*|faulty|missed off|is missing|are missing`,
      String.raw`|(?:found|find|finds) (?:they |she |he |out )?(?:\w+ )?(?:one |a )?(?:bad|bit of)|mislabel\w*|looks? (?:doubtful|wrong|odd))\b`,
    ),
  },
  {
    name: 'imagined-demands',
    pattern: joinPattern(
      '',
      String.raw`\b(?:both want|same time|at once|deadlines?|short[- ]staffed|early|not ready`,
      String.raw`|short of|(?:call|ring|rang|phone)(?:s|ed|ing)? (?:in sick|off)|in sick|called off|wrong day|double[- ]booked|run(?:s|ning)? out|not enough|cut[- ]off|urgent\w*`,
      String.raw`|(?:days|weeks|hours) late|nobody(?:'s| is) answering|only (?:truck|one|person)|priorit\w+|payday|pay day)\b`,
    ),
  },
];

const LONGEST_TURN = 900;
const caseOf = (turn: string) => CASES.find(({ pattern }) => pattern.test(turn.slice(0, LONGEST_TURN)));

/** The form of an imagined case, by what the case is about. */
export const formOfCase = (turn: string): AnswerForm => ({
  ...formOf(caseOf(turn)?.name ?? 'hypothetical'),
  kind: 'hypothetical',
});

/** Nothing in the turn says what kind of case it is, so no step is surely right in it. */
export const isOfNoKind = (turn: string): boolean => caseOf(turn) === undefined;

/** A case with whole steps that hold in any trade. */
export const isSaidAlone = (turn: string): boolean =>
  !/^imagined-start$/.test(caseOf(turn)?.name ?? '') && SAID_ALONE.has(caseOf(turn)?.name ?? '');

/** The first steps that a trade takes in each case that a turn may be; none where another rule holds. */
export function stepsOf(heard: string): (readonly string[])[] {
  const plain = plainQuestion(heard);
  return hasOwnRule(plain) ? [] : knownSteps(heard, !isOfNoKind(plain));
}

/** Secrets, and what one is asked to do against a rule, have an answer of their own in any trade. */
const hasOwnRule = (turn: string): boolean => OWN_RULE.has(caseOf(turn)?.name ?? '');
const OWN_RULE = new Set([
  'imagined-secret',
  'imagined-bend',
  'imagined-hold',
  'imagined-change',
  'imagined-suspicion',
]);
/** Their steps are whole as they are; the event is not said again before them. */
const SAID_ALONE = new Set([
  'imagined-start',
  'imagined-hold',
  'imagined-change',
  'imagined-suspicion',
  'imagined-intermittent',
]);
