import { joinPattern } from '../text/join-pattern.ts';

/**
 * How questions of an interviewer begin, as patterns over plain words joined by one space. Every pattern is tried at the
 * beginning of each word.
 * - `strong`: addressed to the other person beyond doubt; counts anywhere in an utterance.
 * - `open`: counts at the opening of an utterance or after a word that ends a clause.
 * - `opening`: counts at the opening of an utterance only.
 */
export type CueStrength = 'strong' | 'open' | 'opening';
export type QuestionCue = { pattern: RegExp; strength: CueStrength; isInterrogative: boolean };

const WH = '(?:what|how|why|when|where|which|who|whose|whom)';
const WH_SHORT = "(?:what's|how's|why's|where's|who's|when's|what're|how'd|what'd|why'd|where'd|who'd|how've|how're)";
const AUXILIARY =
  "(?:do|did|does|are|is|was|were|have|has|had|can|could|would|will|should|might|may|must|don't|didn't|doesn't|aren't|isn't|wasn't|weren't" +
  "|haven't|hasn't|hadn't|can't|couldn't|wouldn't|won't|shouldn't)";
const ADVERB =
  '(?:really|actually|usually|typically|normally|generally|currently|personally|ever|also|just|maybe|perhaps|then)';
const SOFTENER =
  '(?: (?:please|just|maybe|perhaps|briefly|quickly|then|also|now|really|again|kindly|first|kind|sort|of|go|ahead|and))*';
const AMOUNT =
  '(?: (?:a|little|bit|some|something|more|briefly|quickly|please|then|just|in|detail|your|own|words|one|first|again|now|again|exactly|bit))*';

const strong = (source: string, isInterrogative = true): QuestionCue => ({
  pattern: new RegExp(`${source}(?= |$)`, 'y'),
  strength: 'strong',
  isInterrogative,
});
const open = (source: string, isInterrogative = true): QuestionCue => ({
  ...strong(source, isInterrogative),
  strength: 'open',
});

const opening = (source: string, isInterrogative = true): QuestionCue => ({
  ...strong(source, isInterrogative),
  strength: 'opening',
});

export const QUESTION_CUES: readonly QuestionCue[] = [
  strong(
    `(?:describe|explain|outline|discuss)(?: (?:for|to) (?:me|us))?(?: (?!i\\b|my\\b|me\\b)[a-z]+){1,6}? you(?:r|rself|'d|'ve)?`,
    false,
  ),
  strong(
    'describe (?:an?|one|the last|another) (?:time|situation|moment|project|example|conflict|challenge|decision|problem|experience)',
    false,
  ),
  open(
    '(?:describe|explain|define|outline|compare) (?:an?|the|one|some|how|what|why|for me|to me|for us|to us)',
    false,
  ),
  open('(?:name|list|pick|rank|rate) (?:someone|something|an?|one|two|three|four|five|yourself|these)', false),
  open('(?:convince|teach|persuade) (?:me|us)', false),
  open('(?:elaborate|expand) on', false),
  open('(?:talk|speak)(?: (?:to|with) (?:me|us))?(?: a| little| bit| some| more| briefly)* about', false),
  open('(?:write|design|implement|code) (?:an?|some|the) [a-z]+', false),
  strong(`${WH}(?: ${ADVERB})?(?: [a-z'-]+){0,3}? ${AUXILIARY}(?: ${ADVERB})? you(?:r|rself|'d|'ve|'re)?`),
  strong(`${WH}(?: [a-z'-]+){0,2} of your(?: [a-z'-]+){1,4} ${AUXILIARY}`),
  strong(`${WH} ${AUXILIARY} (?:some|one|two|three|the(?: [a-z]+){1,3}|a few|a couple)(?: of)? (?:of )?your`),
  strong(`${WH} ${AUXILIARY}(?: (?!(?:i|my|and|so|because)\\b)[a-z'-]+){1,6}? you(?:r|'d|'ve|'re)?`),
  strong(`(?:what|how|why|who) (?:is|was|did|were|does|do) (?:that|it|they|this|he|she)(?: [a-z]+){0,3}$`),
  strong(`why (?:us|our [a-z]+|this [a-z]+)$`),
  strong(`why us,? and not(?: [a-z]+){1,5}$`),
  strong(`(?:is|was|were|are) (?:that|this|those|these) (?:true|correct|accurate|so|yours|common|normal|possible)$`),
  open(
    `(?:why not|how so|how come|what happened|what for|what else|what then|what next|what changed|who else|what went wrong)$`,
  ),
  opening('(?:should|does|has|would|could|can) (?:an?|anyone|everybody|every)(?= [a-z])'),
  opening(`and (?:the|your) [a-z]+(?: [a-z]+)?(?: is| was)?$`),
  strong(`${WH_SHORT}(?: [a-z]+)? you(?:r|rself)?`),
  strong(`${WH} (?:about|else) (?:about )?you(?:r|rself)?`),
  strong('what (?:about|if) (?:you|your|we|someone|a|an|the)'),
  strong(
    '(?:what|who) (?:really |first |originally |initially |exactly |specifically )?(?:makes|made|drives|drove|motivates|motivated|brings|brought' +
      '|interests|interested|attracts|attracted|drew|draws|excites|excited|led|inspires|inspired|keeps|got|sets|gets|appeals|appealed|prompted' +
      '|frustrates|energizes|energises|challenges|challenged|surprised|helped|helps|gives|gave|taught|told|pushed) ' +
      '(?:to )?you(?:rself|r)?',
  ),
  strong('how (?:come|about) you(?:r)?'),
  strong(
    `(?:do|did|are|were|have|had|can|could|would|will|should|don't|didn't|aren't|weren't|haven't|hadn't|can't|couldn't|wouldn't|won't|may|might)${SOFTENER} you(?:rself)?`,
  ),
  strong(
    `(?:is|was|were|are|does|did|has|have|isn't|wasn't|aren't|doesn't|hasn't) (?:there|that|it|this|these|those|any|anything|something|everything)(?: [a-z'-]+){0,4} (?:you|your|you'd|you've|you're)`,
  ),
  strong('(?:is|was|are|were|does|did|has) your'),
  strong(
    `(?:can|could|may|might|should) (?:i|we) (?:just |also |maybe |quickly )?(?:ask|hear|get|talk|go|dig|have)(?: [a-z']+){0,6}? (?:you|your|why|how|what)`,
  ),
  strong(
    `(?:tell|remind|show) (?:me|us|them)${AMOUNT} (?:about|what|how|why|when|where|which|who|whether|if|of|yourself|your|more|on)`,
    false,
  ),
  strong(
    'tell (?:me|us)(?: a| one| some| two| three)? (?:more|story|time|thing|things|little|bit|something|example)',
    false,
  ),
  strong('(?:walk|take|talk|step|run|guide) (?:me|us)(?: [a-z]+){0,2} through', false),
  strong(
    '(?:give|provide|show) (?:me|us)(?: with)? (?:an?|some|one|two|three|your|the|another|any|more|examples?|like|maybe|just|a few)',
    false,
  ),
  strong(
    '(?:share|discuss)(?: with (?:me|us))? (?:something|an?|your|some|one|with|how|what|why|any|more) [a-z]+',
    false,
  ),
  strong(
    `(?:i'd|id|i would|we'd|we would)(?: really| also| just| like| actually)* (?:love|like|want|be (?:interested|curious|keen)|appreciate|prefer)(?: ` +
      'to| for| in| if)?(?: just| also| really| quickly| maybe)? (?:hear|hearing|know|learn|understand|see|ask|dig|explore|discuss|talk|find|focus|touch|chat|speak|start|begin|go|get|you ' +
      `to|it if you|you)(?: [a-z']+){0,9}? (?:you|your|yourself|you've|you'd|you're|tell|walk|describe|explain|talk|share|could|would)`,
    false,
  ),
  strong(
    `(?:i'm|i am|we're|we are|i was|i'm just|i've been)(?: [a-z]+)? (?:curious|wondering|interested|keen)(?: [a-z]+){0,9}? (?:you|your|yourself|you've|you'd|you're)`,
    false,
  ),
  strong(
    '(?:i|we)(?: [a-z]+)? (?:want|wanted|like|need|wonder)(?: to)?(?: [a-z]+)? (?:know|hear|ask|understand|learn|see|talk|get|dig|wonder|if|whether|how|what|why)(?: ' +
      `[a-z']+){0,8}? (?:you|your|yourself|you've|you'd|you're)`,
    false,
  ),
  strong('(?:help|make) (?:me|us) (?:understand|see|picture)', false),
  strong(
    `let's (?:talk|chat|start|begin|discuss|hear|dive|dig|go|move|turn|switch|focus|say|imagine|suppose|pretend|assume|explore|touch)(?: ` +
      `[a-z']+){0,7}? (?:you|your|yourself|you've|you'd|you're|about|into|through)`,
    false,
  ),
  strong('(?:introduce|describe|sell|present) (?:yourself|me|us|your)', false),
  open(
    `(?:imagine|suppose|say|pretend|assume|picture)(?: that)? (?:you|your|you're|you've|you'd|a|an|one|the|we)`,
    false,
  ),
  opening('(?:think|recall|remember)(?: back)?(?: of| about| to| on)? (?:a|an|the|your|one) [a-z]+', false),
  strong(
    '(?:my|the|our|a|one|next|first|second|third|last|final|follow|followup|another|quick|up)(?: [a-z]+){0,2} question(?: ' +
      `[a-z']+){0,4}? (?:is|would be|was|'s|on|about)(?= (?:[a-z']+ ){0,6}(?:you|your|you've|you'd|you're|what|how|why|where|which)\\b)`,
    false,
  ),
  strong('any (?:final |other |more |further )?(?:questions|thoughts|concerns)(?: [a-z]+)? (?:for|about|on|you)'),
  strong(`any(?:thing)? (?:else )?(?:that )?you(?:'d|'re| would| want| have|'ve)?`),

  strong(
    `(?:what|who) (?!i\\b|we\\b|they\\b|he\\b|she\\b|it\\b|people\\b|my\\b|our\\b|if\\b|you\\b|do\\b)[a-z]+ (?:to )?you`,
  ),
  strong(`(?:what|how) about (?!i\\b|my\\b|me\\b|when\\b|it\\b|that\\b|us\\b|how\\b|what\\b)[a-z]+`),
  strong(`am i (?:right|correct)(?: [a-z]+){0,4}? (?:you|you've|you're)`),
  open('what (?:stands out|stood out|comes to mind|works|worked|matters|stays with you|sticks with you)'),
  opening('should [a-z]+ (?:be|have|get|take|do|know|work|use|always|ever|never)'),
  opening(
    `(?:and )?if (?:that|it|they|he|she) (?:doesn't|don't|didn't|does|did|had|hadn't|fails|failed|isn't|wasn't|still|says?)(?: [a-z]+){0,3}$`,
  ),
  open(`${WH} (?:${AUXILIARY})(?= [a-z])`),
  open(`${WH_SHORT}(?= [a-z])`),
  open(`(?:what|which|whose)(?: [a-z'-]+){1,3} ${AUXILIARY}`),
  open(
    '(?:what|who) (?:really |usually )?(?:makes|made|drives|defines|separates|causes|caused|prevents|determines|matters|qualifies) (?:an?|the|someone|people|good|great|this|that|it|most|one|some)',
  ),
  open(
    '(?:what|which) (?:other|kind|kinds|sort|sorts|type|types|one|ones|part|parts|percentage|specific|area|areas|level|role|size|year|tools?|languages?|frameworks?|of)',
  ),
  open(
    'how (?:(?:many|much|often|long|far|big|large|well|soon|recently|comfortable|familiar|confident|would|so|come|about|exactly|specifically)|[a-z]+ ' +
      '(?:is|was|are|were|did|does|do|has|have|would|will|can))',
  ),
  opening(
    `what (?:[a-z]+s|made|went|came|led|drew)(?: (?!is\\b|was\\b|are\\b|were\\b|i\\b|my\\b|me\\b|we\\b|our\\b|you\\b)[a-z]+)*$`,
  ),
  open(
    'what (?:happened|happens|changed|else|about|if|next|then|went|came|worked|failed|caused|stopped|prevented|exactly|specifically|for|to|kind|now|matters|other)',
  ),
  open('who (?:was|were|is|are|did|does|else|would|decided|made|led|owned|ran|helped|were)'),
  open('why (?:not|so|then|there|here|us|now|did|that|this|the|is|was)'),
  open('(?:for|in|at|to|with|on|by|from|under|through|of|until|since) (?:what|which|whom|whose|how)(?= [a-z]+ )'),
  opening(
    `(?:is|was|are|were|does|did|has|can|could|would|will|should|isn't|wasn't|didn't|doesn't) (?:there|that|it|this|these` +
      '|those|they|he|she|the|any|anyone|anything|everyone|someone|people|we|working|being|having)',
  ),
  opening(`(?:do|have|don't|haven't) (?:there|they|any|people|those|these|we)`),
  opening(
    `(?:describe|explain|define|expand on|compare|contrast|elaborate|summarize|summarise|outline|discuss|illustrate|clarify)(?: (?!is\\b|was\\b)[a-z]+)`,
    false,
  ),
  opening(
    '(?:name|list|pick|choose|rank|rate|mention|identify) (?:someone|somebody|something|a|an|one|two|three|four|five|some|any|your|the|yourself|me|us|as|these|those)',
    false,
  ),
  opening(
    '(?:write|implement|design|sketch|draw|code|build|solve|reverse|find|prove|estimate|debug|model) (?:a|an|the|me|out|some|this|code|how|for|your|two|all)',
    false,
  ),
  open(
    '(?:talk|speak)(?: (?:to|with) (?:me|us))?(?: a| little| bit| some| more| briefly)* (?:about|through|on|more)',
    false,
  ),
  open(
    '(?:start|begin|kick|lead)(?: us)?(?: off)? (?:by|with) (?:telling|introducing|walking|giving|describing|your|explaining|sharing)',
    false,
  ),
  open('(?:convince|persuade|teach|pitch|show|sell) (?:me|us|this|it)', false),
  open('go (?:through|over|into)(?: [a-z]+){0,2} (?:your|you|detail|more|the)', false),
  opening('take an example|say more|go on and|go deeper|tell me|tell us|give an example|for example what', false),
  opening(
    '(?:your) (?:biggest|greatest|favou?rite|main|top|best|worst|proudest|strongest|weakest|ideal|current|last|previous|expected|desired' +
      '|strengths?|weaknesses|weakness|salary|availability|notice|hobbies|background|experience|education|goals?|thoughts|opinion|take|views?)(?: ' +
      `(?!is\\b|are\\b|was\\b|looks?\\b|seems?\\b|will\\b)[a-z]+){0,4}$`,
  ),
  opening(`any (?!time|day|minute|questions so)[a-z]+(?: [a-z]+){0,5}$`),
  opening(
    `(?:(?:and )?(?:after|before|since) that|say more|such as|really why|really how|and (?:after|before)|go on)$`,
  ),
  opening('anything (?:else|you|in|from|specific|about|more|particular)'),
  open('what(?: [a-z]+){1,3} (?:describes?|defines?|excites?|makes?|represents?) (?:you|a|an|the)'),
  opening(
    `(?:why|how|for how|by how|since how)(?: (?:us|long|here|now|so|much|many|this|that|[a-z]+|[a-z]+ [a-z]+))?$`,
  ),
  opening(`why (?:this|our|the|that)(?: [a-z]+){1,2}$`),
  open('who (?:came|started|built|wrote|designed|handled|took|had|got|gave|managed|paid|approved|asked|taught)'),
  open('(?:like|such as) (?:what|how|who|which)'),
  open('(?:and )?(?:then what|what then|how then|since when|in what (?:way|sense)|to what (?:extent|end)|says who)'),
  strong(
    `(?:it would|it'd|that would|that'd)(?: really)? be (?:great|helpful|good|nice|interesting|useful|wonderful)(?: for ` +
      `us)? (?:if you|to hear|to know|to learn)(?: [a-z']+){0,6}? (?:you|your|yourself|you've|you'd|tell|walk|describe|explain|share|how|what|about)`,
    false,
  ),
  strong(
    `(?:i'd|i would|i want|i need|we'd|we would|we want|i'm going to ask|i'll ask|i'm gonna ask)(?: like| love)? you to ` +
      '(?:please |just |briefly )?(?:tell|describe|explain|walk|talk|give|sell|think|imagine|pick|share|name|show|introduce|convince|pretend|design|write)',
    false,
  ),
  strong(
    `if you (?:could|can|would|wouldn't mind)(?: just| maybe| please| briefly| quickly)* (?:tell|telling|walk|walking|describe` +
      '|describing|explain|explaining|give|giving|start|starting|begin|introduce|introducing|share|talk|take|elaborate|expand)',
    false,
  ),
  strong('tell (?:me|us) (?:the|your|one|three|two|how|why|what)', false),
  strong(
    '(?:start|begin)(?: us)?(?: off)? by (?:telling|giving|walking|taking|describing|introducing) (?:me|us|yourself)',
    false,
  ),
  strong("(?:i'd|i would|we'd|we would) (?:really )?(?:love|like) to hear (?:about|how|what|more|an?)", false),
  opening('why [a-z]+(?: [a-z]+)? and why (?:now|us|here|this)'),
  open("you(?:'ve| have) (?:used|worked with|done|had)(?: [a-z]+){1,5} (?:right|haven't you|before)$"),
  opening(
    '(?:maybe |perhaps )?(?:you could |you can |we could |we can )?(?:just )?(?:start|begin)(?: off)? (?:by|with) [a-z]+',
    false,
  ),
  opening(
    '(?:you )?ever (?:used|had|been|worked|done|thought|seen|made|tried|felt|wanted|lost|led|run|taught|lied|[a-z]+ed)',
  ),
  opening(`(?:you )?got (?:any|an|a|some|your own)(?: [a-z]+){1,6}$`),
  opening(
    `(?:you )?(?:know|speak|like|want|need|play|think|feel|mind|care)(?: (?:any|anything|if|telling|you|to tell|to share|to explain|it's|that|to be)) [a-z]+(?: [a-z]+){0,8}$`,
  ),
  opening(`i (?:take it|assume|gather|presume)(?: that)? you(?:'ve|'re|'d)?`),
  opening(`can i (?:just )?(?:push|press|challenge) you(?: [a-z]+){0,6}$`),
  opening(`what [a-z]+ed (?:that|it|this|them)(?: (?!is\\b|was\\b)[a-z]+){0,3}$`),
  opening(
    `you (?:think|feel|mind|want to|never|didn't|don't|haven't|weren't|aren't)(?: (?!need\\b|have to\\b|worry\\b|know\\b|say\\b)[a-z']+){2,9}$`,
  ),
  opening(`(?:how|what|when|where) to [a-z]+(?: [a-z']+){0,8}$`),
  opening(
    'you (?:okay|ok|comfortable|fine|alright|familiar|able|willing|open|used|happy|free|interested)(?: (?:with|to|at|in|for)) [a-z]+',
  ),
  opening(
    '(?:(?:your|the|any|a|brief|short|current|expected|total) ){0,2}(?:notice period|salary(?: expectations?)?|hobbies|interests|strengths?(?: ' +
      'and weakness(?:es)?)?|weakness(?:es)?|years of experience|(?!my |no |some )[a-z]+ experience|introduction(?: please)?|please ' +
      'elaborate|elaborate(?: please)?)$',
  ),
];

/** Words that can begin a cue: everything else is skipped at once. */
export const CUE_OPENERS: ReadonlySet<string> = new Set(
  `what how why when where which who whose whom what's how's why's where's who's when's what're how'd what'd why'd where'd who'd
  how've how're do did does are is was were have has had can could would will should might may must don't didn't doesn't aren't
  isn't wasn't weren't haven't hasn't hadn't can't couldn't wouldn't won't shouldn't tell remind show walk take talk step run guide
  give provide share discuss i'd id i i'm we we'd we're i've help make let's introduce describe sell present imagine suppose say
  pretend assume picture think recall remember my the our a one next first second third last final follow followup another quick up
  any anything explain define compare contrast elaborate expand summarize summarise outline illustrate clarify name list pick choose
  rank rate mention identify write implement design sketch draw code build solve reverse find prove estimate debug model speak start
  begin kick lead convince persuade teach pitch go your for in at to with on by from under through of until since like such and then says really am if it it'd that that'd we'd`.split(
    /\s+/,
  ),
);

/** Words that can begin a cue at the opening of an utterance only. */
export const OPENING_CUE_OPENERS: ReadonlySet<string> = new Set(
  `maybe perhaps you ever got speak like want need play feel mind care know notice salary hobbies interests strengths strength
  weakness weaknesses years elaborate introduction brief short current expected total please java python sql excel sales teaching
  management work`.split(/\s+/),
);

/** What opens an utterance without carrying it ("okay great so", "alright thanks for that"), to be stepped over. */
export const OPENING = joinPattern(
  '',
  '^(?:(?:so|okay|ok|alright|all right|right|well|great|good|cool|nice|perfect|excellent|awesome|wonderful|fantastic|brilliant|amazing|terrific',
  '|lovely|interesting|impressive|thanks for (?:that|sharing|coming|joining)(?: answer)?|thank you for (?:that|sharing|coming',
  '|joining)(?: answer)?|thank you(?: so| very)* much|thank you|thanks|thanks a lot|and|but|now|then|also|yeah|yes|yep|sure|got it|i see',
  '|i understand|absolutely|definitely|no|oh|wow|hey|hi|hello|please|just|actually|super|very (?:good|nice|well|interesting|cool)|makes sense',
  "|that makes sense|that's (?:great|good|fine|interesting|awesome|wonderful|fair|cool|nice|helpful|impressive)(?: to (?:hear|know))?",
  '|fair enough|understood|gotcha|or|because|again|still|first|first of all|first off|second|third|lastly|finally|next|moving on|to (?:begin',
  '|start)(?: with| off)?|maybe|perhaps|anyway|anyways|basically|like|sorry|sir|maam|mm-hm|uh-huh|to be clear|by the way|out of curiosity',
  '|just out of curiosity|for example|for instance|in general|overall|in your opinion|specifically|really|huh|hmm|if i may(?: ask)?',
  "|if you don't mind(?: me asking)?|(?:just )?to (?:clarify|confirm|be clear)|let me ask you(?: this| something)?|i(?: just",
  '| always)? have to ask|quick question|follow up question|speaking of which)(?= |$) ?)+',
);

/** Openings that set a scene, after which the question itself comes wherever it comes ("if a customer …, what would you say"). */
export const LEADS_IN = joinPattern(
  '',
  "^(?:if|when|suppose|imagine|say|let's|given|assuming|apart|aside|other than|out of|leaving|in|on|at|from|for|besides|outside|with|without",
  String.raw`|thinking|looking|of all|as a|under|during|before|after|since|while|you|you're|you've)\b`,
);

/** After one of these a new clause can begin, so an `open` cue counts. */
export const CLAUSE_END = joinPattern(
  '',
  '(?:^| )(?:so|okay|ok|alright|right|well|great|good|cool|nice|perfect|excellent|awesome|wonderful|interesting|thanks|thank you|but|now|then',
  '|also|yeah|yes|sure|got it|absolutely|please|questions?|minute|second|actually|today|here|time|sense|first|next|(?:moving|move|go|going',
  '|carry) on|lastly|finally|and|or|background|answer|topic|role|position|company|thing|part|section|hear|again|sir|maybe|for (?:that|this|it)',
  '|(?:with|about|like|on) that|next one|question is|is that|job|resume|cv|team|startup|project|college|school|opinion|perspective|view',
  '|experience)$',
);

/** Directly before a cue these make it a reported or subordinate clause ("I asked how do you", "that's what"). */
export const REPORTING_WORDS: ReadonlySet<string> = new Set(
  `asked ask asks asking wonder wondered know knew knows understand understood understanding figure figured see saw say said says saying
  show showed explain explained explains told tell tells learn learned decide decided decides thought think thinks thinking discuss discussed
  like see realize realized realise realised matter no determine discover find found consider considered remember forgot idea clue certain knowing seeing
  showing explaining learning deciding discussing exactly because identify understandably regardless depending than as if to would will could
  can should they he she who we i which always never not don't didn't it'll they'll he'd she'd they'd i'll we'll wouldn't i'd you'd`.split(
    /\s+/,
  ),
);
/** Within four words before a cue these make it someone else's question in a story. */
export const STORY_WORDS: ReadonlySet<string> = new Set(
  'asked asking asks said says say saying told telling wondered wondering thought thinking myself himself herself themselves goes'.split(
    ' ',
  ),
);

/** Words of the speaker about the speaker. */
export const FIRST_PERSON: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves".split(' '),
);
export const SECOND_PERSON: ReadonlySet<string> = new Set(
  "you you're you've you'd you'll your yours yourself".split(' '),
);

/** An utterance that ends with one of these is not finished: its rest is in the next final. */
export const DANGLING_ENDS: ReadonlySet<string> = new Set(
  'a an the your our their and or but because when which if whether while every'.split(' '),
);

/** Longer ends of an utterance that is not finished. Prepositions alone are not: "what was that like", "who did you work with". */
export const DANGLING_PHRASES: readonly RegExp[] = [
  /(?:^| )(?:tell (?:me|us)|talk|hear|know|walk me through|talk to me|ask you|curious|more|ask|speak)(?: (?:a )?(?:little|bit|little bit|more|some))* about$/,
  /(?:^| )(?:example|experience|time|situation|moment|case|instance) (?:of|with|when|where|in|that|you)$/,
  /(?:^| )(?:a|one|any) (?:specific |particular )?(?:time|situation|moment|instance|occasion)$/,
  /^(?:(?:so|and|okay|ok|well|but) )+(?:what|how|where|which)$/,
  joinPattern(
    '',
    String.raw`^(?:(?:so|okay|ok|and|now|alright) )*(?:imagine|suppose|say(?! more)|picture|pretend|assume|let's (?:say|imagine|suppose))(?: (?!what\b`,
    String.raw`|how\b|why\b|who\b|where\b|which\b|when\b|walk\b|tell\b|do you\b|would you\b)[a-z']+)+$`,
  ),
  joinPattern(
    '',
    '^(?:(?:so|and|okay|ok|great|well|now|alright|but|then|thanks|thank you|right) )*(?:can|could|would|will|do|did|have|if) you(?: (?:please',
    '|ever|just|maybe|tell me|tell us|describe|explain|give me|walk me through|talk about|share|ever had))?$',
  ),
  /(?:^| )(?:what|how|where|when|which) (?:do|did|would|are|were|is|was|have|should|could|can) (?:you|the)?$/,
  /(?:^| )(?:walk|take|talk) (?:me|us)(?: through)?$/,
  /(?:^| )(?:tell|give) (?:me|us)(?: an?)?$/,
  /(?:^| )(?:describe|explain)$/,
  /(?:^| )how (?:you|you'd|you would)$/,
];
