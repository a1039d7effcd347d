import { joinPattern } from '../text/join-pattern.ts';

/**
 * Questions that are asked in an interview and are not interview questions: greetings, the connection, the room,
 * checking back. No one wants an answer proposed to these. Matched at the beginning of a cue; the words matched are
 * stepped over.
 */
const END =
  '(?: (?:today|now|okay|ok|alright|right|clearly|well|there|fine|everybody|everyone|guys|this|morning|afternoon|evening|doing|by|the|way|yet' +
  '|from|all|first|again|please|or|not|at|moment|me|in|with|a|so|far|over|sir|maam|then))*';

export const SMALL_TALK: readonly RegExp[] = [
  `(?:how are we|how (?:are|have|were) you|how(?:'s| is| are| was| were|'ve| have| has| did) (?:(?:your|the|this|you) ` +
    ')?(?:you|everything|it|things|life|day|morning|afternoon|evening|weekend|week|flight|trip|drive|commute|journey|holiday|holidays|vacation|weather|traffic|family|everybody|everyone))(?: ' +
    '(?:been|going|doing|feeling|keeping|getting|been going|here|in|so|far|for|treating|you|with|today|on|this|morning|afternoon|evening|all|now|over|there))*(?=$| ' +
    `(?:so|okay|ok|and|well|great|good|thanks|thank|i|i'm|let's|we|can|could|please|tell|my|it's|nice|alright|before|welcome|are|do|did)(?: ` +
    '|$))',
  `are we (?:all set|good to go|ready|recording|live|good|on)(?: (?:to|go|start|begin))*$`,
  `how did you get here(?: [a-z]+){0,2}$`,
  'how do you do',
  '(?:can|could|do|are|did) (?:you|everyone|everybody|they) (?:still |all |actually |now )?(?:hear|see|read)(?: (?:me|us|this|that|it|everyone)| ' +
    '(?:my|the|our) (?:screen|slides?|video|camera|audio|chat|link|document|editor|code|voice|image|picture|presentation|board|whiteboard|text|question))(?: ' +
    '(?:okay|clearly|well))*',
  '(?:am|is|was) (?:i |my |the |this |it |your )(?:volume|picture|link|light|room|temperature|line|on mute|muted|audible|audio|mic|microphone' +
    '|sound|video|camera|screen|connection|clear|working|too|coming|frozen|recording)(?: ' +
    '[a-z]+){0,5}',
  'are you (?:still |all |also )?(?:there|ready(?! to (?!begin|start|go|get|move|continue|dive|proceed|hear|hop|jump)[a-z])|set|with ' +
    'me|on mute|muted|comfortable to start|comfortable now|comfortable(?=$)|able to hear|good to go|able to see)(?: (?:to|for|when|if) ' +
    '(?:begin|start|get|go|the|next|question|started|one|move|on|continue|my|first|this|our|interview|it))*(?: (?:begin|start|started|next|question|one|on|interview|go))*',
  '(?:shall|should|can|could|may|do you want to|ready to|would you like to|are we ready to) ?(?:we|i|us)? ?(?:just )?(?:begin|start|get ' +
    'started|get going|kick off|move on|continue|proceed|go ahead|go ahead and start|go ahead and begin|dive in|jump in|wrap ' +
    'up|go on to the next)(?: (?:the|with|to|next|our|then|question|one|interview|on|now))*$',
  '(?:do|would|are) you (?:mind|okay with|fine with|alright with|comfortable with|comfortable)(?: if)? (?:i|we|me|us|being|that ' +
    'i|that we)(?: [a-z]+){0,4} (?:record|recorded|notes|recording|camera|note|video)(?: [a-z]+){0,4}',
  `(?:do|would) you mind if (?:i|we)(?: [a-z']+){1,10}`,
  'do you want (?:the|a|my) (?:short|long|quick|brief|full|whole)(?: [a-z]+){0,8}',
  '(?:is|was|would) (?:it|that|this)(?: be)? (?:okay|ok|alright|fine|all right|cool|possible)(?: (?:with|for|by) you| if (?:i|we)(?: [a-z]+){1,8})?',
  '(?:is|was) (?:this|now|that|it) (?:still )?(?:a good|a bad|an okay|a fine|the right) (?:time|moment|line|number|person)(?: [a-z]+){0,4}',
  '(?:can|could|would|will) you (?:please |maybe |just )?(?:repeat|rephrase|say that (?:again|once more|one more time)|say ' +
    'the question|clarify|say it again|speak up|speak a|speak slower|speak louder|hold on|hang on|wait|mute|unmute|turn|share ' +
    `your screen|give me (?:a|one|just a) (?:second|minute|moment|sec)|excuse|slow down|come again|bear with)(?: [a-z']+){0,8}`,
  '(?:can|could) (?:you )?(?:get|offer|bring|pass)(?: you)?(?: (?:some|a|any|me|something))*(?: (?:water|coffee|tea|drink|glass|to|of))+',
  '(?:would|do|can|could) (?:you|i) (?:like|want|need|get|get you|offer you|care for)(?: (?:some|a|an|any|another|something|to|specific))*(?: ' +
    '(?:water|coffee|tea|drink|glass|break|minute|moment|second|example|of))+',
  '(?:did|were) you (?:have (?:any |some )?(?:trouble|problems?|difficulty)|find|able to find|get|able to get)(?: (?:any|the|a|our|us|to|it|in' +
    '|here|place|trouble|office|building|link|parking|finding|getting|okay|ok|alright|all|right|easily|problems?|everything|safely|home|email' +
    '|meeting))+',
  '(?:does|did|do|is|was|if) (?:that|this|it|any of that|everything|all of that) (?:make|makes|made|sound|sounds|answer|answered|help|works|work ' +
    `for|clear|okay|ok|fine|enough|what)(?: (?:sense|good|your|question|okay|fine|to|you|clear|alright|all|right|so|far|for|great|help|you're|you|were|are|looking|wanted|meant|asking))*`,
  `(?:do|did) you (?:mean|know what i mean|get what i mean|see what i mean|follow|get it|understand what i'm saying|see ` +
    `what i'm saying|hear that|get that|see that|catch that|remember the question|want me|need me)(?: [a-z']+){0,10}`,
  `(?:would|should) you (?:like|want|prefer) me to(?: [a-z']+){0,8}`,
  '(?:can|may|could|should|shall|do|am|did|would|must|will) i(?!(?: just| also| maybe| quickly)? (?:ask(?! you to)|hear|get ' +
    `you to|have you)(?: [a-z']+){0,6} (?:you|your|why|how|what|about|which|where)|(?: just| also| maybe| quickly)? (?:push|press|challenge) ` +
    `you)(?: [a-z']+)*`,
  `(?:how|what) about (?:yourself|you)$`,
  'give (?:me|us) (?:a|one|just a|just one|another) (?:second|sec|minute|moment)',
  'would you mind (?:turning|closing|moving|switching|opening|speaking up|sharing your screen|repeating|rephrasing|saying that again|clarifying|waiting|holding|muting|speaking)(?: [a-z]+){0,6}',
  `are you (?:asking|referring|talking about|saying|sure|looking for)(?: [a-z']+){0,10}`,
  `what do you mean(?: (?:by that|exactly|by this|there))?$`,
  `what (?:was|is|were) (?:the|your|that) question(?: again)?$`,
  `(?:what time|where) (?:is it|are you)(?: (?:calling|based|joining|located|dialing|dialling|right|now|there|from|today|for|you|us|in|currently|at))*$`,
  `where (?:were|was) (?:we|i)$`,
  'do you have (?:any )?(?:questions|anything)(?: [a-z]+){0,4} (?:before (?:we|i)|about the (?:format|process|agenda)|so far)(?: [a-z]+){0,4}',
  `do you have (?:a|some|enough|any|your)(?: [a-z]+){0,2} (?:minutes?|time|moment|pen|paper|water|second|copy|resume)(?: (?:to|with|right|now|handy|there|you|talk|in|front|of|on|here))*$`,
  `any questions(?: (?:so far|before we (?:start|begin|get started|move on)|up to now|until now))$`,
  '(?:do|would|did) you (?:want|need|like|mind having|fancy)(?: to (?:take|have|get|do))? (?:some more|a bit more|a little ' +
    'more|more|another|a|some|the|any)(?: (?:quick|short|little|small|more))* (?:time|break|minute|moment|second|pause|water|seat|chair|chance ' +
    'to think|sip|tea|coffee)(?: [a-z]+){0,4}',
  '(?:can|could|would) (?:you|everyone|everybody) (?:please |all |maybe )?(?:just )?(?:move|come|sit|lean|step|scoot|turn|switch|close|open|log|dial|join|look|check|pause|stop|sign|wait|take ' +
    `a seat)(?: [a-z']+){0,8}$`,
  'have you (?:all )?(?:been waiting|had (?:a )?(?:lunch|breakfast|coffee|good (?:day|morning|week|trip|weekend|flight))|got (?:everything|a minute|a moment|a second|water))(?: [a-z]+){0,4}',
  'are you (?:calling|dialing|dialling|joining|connecting)(?: [a-z]+){0,5}',
  'did (?:you|everyone) (?:have|enjoy|get) (?:a|your|the|some) (?:nice|good|great|lovely|safe|weekend|lunch|breakfast|trip|flight|holiday|vacation|rest)(?: ' +
    '(?:weekend|trip|flight|lunch|holiday|vacation|drive|break|journey|evening|night|rest|over|with|family))*',
  `did you (?:say|just say|get my (?:email|message|note|text))(?: [a-z']+){0,8}`,
  'any (?:trouble|problems?|issues?|difficulty|luck) (?:finding|getting|with the|joining|parking|logging|connecting)(?: [a-z]+){0,4}',
  '(?:is|are) (?:this|that|these) (?:seats?|chairs?|spot|place|room|mic|on the (?:resume|screen|cv|copy|form))(?: [a-z]+){0,5}',
  'do we have (?:everyone|everybody|time|enough time|the)(?: [a-z]+){0,3}',
  'are we (?:still |all |just )?(?:waiting|missing|expecting)(?: [a-z]+){0,4}',
  `did you know(?: that)? (?:we|i|our|it|the|this)(?: [a-z']+){0,12}$`,
  `let's (?:talk|speak|discuss|come back|get back|go|do|move|look)(?: about| to| over| at)?(?: [a-z]+){0,5} (?:later|after ` +
    '[a-z]+|another time|at the end|in a (?:moment|minute|bit)|for today|tomorrow|offline)$',
  `what's (?:up|going on|new)$`,
  'you know what i mean|know what i mean|see what i mean',
  `(?:isn't|wasn't|aren't|don't|didn't|doesn't|right|hasn't|won't|wouldn't|couldn't|can't) (?:it|that|you|they|there|we|he|she|i)$`,
  `(?:let's|we'll|i'll) (?:get started|start|begin|go ahead|move on|jump in|dive in|kick off|get going|see|do it|go|get ` +
    'into it|move forward|go to the next|move to the next|go on to the next)(?: (?:with|to|on|right|in|then|into|the|next|first|one|question|it' +
    '|questions|interview|section|part|now|today|of))*(?=$| ' +
    '(?:and|so|because|okay|ok|then|you|we|i|tell|can|what|how|describe|give|would|do|have|why|could|are|is|hey)(?: |$))',
].map((source) => new RegExp(`(?:${source})${END}(?= |$)`, 'y'));

/** Whole utterances that ask nothing of the kind though they hold a question's words. */
export const NEVER_A_QUESTION = joinPattern(
  '',
  "^(?:(?:oh |um |i'm )?(?:sorry|pardon|excuse me)(?: me)? (?:what|who|can|could|say|come|which|where|how)(?: [a-z']+){0,6}|(?:sure|yeah|yes",
  '|okay|ok|well|and) why not|come again|say again|say that again(?: please)?|why thank you|what a [a-z]+(?: [a-z]+){0,4}|how (?:nice|lovely',
  '|funny|interesting|wonderful|cool|exciting|great|sweet|awful|terrible)(?: of you)?|what do you know|who knows|why yes|guess what',
  "|how time flies|how (?:cool|crazy|great|amazing|weird|awesome|lucky|sad|true|sweet|fun|exciting) is that|who would(?:'ve| have) (?:thought",
  String.raw`|known|guessed)(?: it| that)?|isn't that (?:something|nice|lovely|great|funny)|you don't say|tell me about it(?: (?:i|we|it|my|that)\b.*)?`,
  String.raw`|tell you what\b.*|(?:do you have any idea|do you know|guess) how (?:hard|much|long|many|difficult)(?: [a-z]+){1,5}|how (?:kind`,
  '|nice) of (?:you|them)|(?:i see|i know|i like) (?:what|how) you (?:did|do|mean|feel)(?: [a-z]+){0,3}|are you (?:kidding|serious',
  "|joking)(?: .*)?|no way|how (?:should|do|can|shall) i (?:put|say|explain|phrase) (?:this|it|that)|what(?:'s| is) the word(?: .*)?",
  '|what was it called|where was i|what was i (?:going to say|saying|thinking))$',
);
