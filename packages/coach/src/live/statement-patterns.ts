import { joinPattern } from '../text/join-pattern.ts';

/** "what happened was that …", "what matters most is …": a statement in the dress of a question. */
export const CLEFT = joinPattern(
  '',
  '^what (?:(?:really|actually|usually|mostly|always|finally|also|ultimately) )?(?:[a-z]+ed|[a-z]+s|made|drew|led|got|kept|began|came|went|gave',
  String.raw`|drove|brought|taught|stuck|stood)(?: (?!is\b|was\b|you\b)[a-z'-]+){0,6} (?:was|is|are|were) (?:that|the|a|an|to|my|just|really|i|we|they|he`,
  '|she|it|basically|[a-z]+ing|when|how|not|because|being|also|more|[a-z]+ty|[a-z]+$)',
);

export const CLEFT_EXEMPT = joinPattern(
  '',
  '^what (?:kinds|sorts|types|skills|tools|steps|challenges|qualities|does|is|was|has|questions|projects|classes|courses|programs|languages',
  String.raw`|frameworks|responsibilities|products|strategies|methods|techniques|values|goals|metrics|systems|need)\b`,
);

/** "how they did it", "when people come in": a clause that hangs on something else. */
export const SUBORDINATE = joinPattern(
  '',
  "^(?:(?:when|where|which|that|how) (?:they|he|she|it|people|someone|everyone|everybody|it's|there|there's|this|that|that's|the|he's|she's",
  "|they're|to|a|an|helps|helped|means|meant|brings|brought|led|made|gave|allowed|makes sense|ever|also)|(?:who|why|what) (?:everybody|everyone",
  String.raw`|nobody|most|they|he|she|it|people|someone|everyone|it's|there's|that's|he's|she's|they're|to)|why (?:the|this|that) [a-z]+ [a-z]+ [a-z]+)\b`,
);

/** "how it works is that …", "what's good about it is …", "which one did it we never found out". */
export const SAYS_WHAT_IS = joinPattern(
  '',
  "^(?:(?:how|where|why|what|when) (?:it|that|this|the|they|we(?:'re|'ll|'d)?|you(?:'ll|'d|'re)?|he|she|our|my|things)(?! (?:is|are|was",
  String.raw`|were)\b)(?: [a-z']+){1,6} (?:is|was|were) (?:that|you|we|by|because|the|every|i|he|she|they|a|to|through|mostly|basically|just|for|spend`,
  String.raw`|two|three|like|you'll|you'd|we'll)\b|what (?:happens|comes|follows)(?: next| then| now| after that)? is |(?:how|what|when|where|which`,
  String.raw`|who)\b.{3,60} (?:depends on|is up to)\b|who (?:you'd|you'll|you're|we'd|we'll)\b.* (?:is|are) |what's (?!your|the (?:most|best|biggest`,
  "|worst|one|hardest|last|first)|one|a |an |something)[a-z]+(?: (?!you)[a-z']+){0,3} (?:is|was) |where (?:i|we|they|he|she) (?:come|came|live",
  String.raw`|lived|work|worked|grew|go|went|grow)\b|(?:which|who|what|how|why|where|whether)\b.* (?:never found out|is a (?:long story|mystery)`,
  "|i (?:don't|didn't|do not|couldn't|can't) (?:know|say|tell)|doesn't matter(?: to me)?)$)",
);

/** "people always ask me …", "they'd ask you …", "one of the questions I got was …": the rest is quoted, not asked. */
export const ASKED_BY_OTHERS = joinPattern(
  '',
  "(?:^| )(?:(?:ask|asks|asking) (?:me|us|him|her|them|myself|ourselves|yourself|people|everyone)|(?:they|people|he|she|they'd|he'd|she'd",
  "|customers|kids|who)(?: would| always| often| usually| sometimes| will)* asks? you|questions? (?:i|we|they) (?:[a-z']+ ){1,4}(?:was|is)",
  '|(?:come|came) (?:in|up|over)(?: to (?:me|us|you))? and (?:say|said|ask|asked))$',
);

/** Words after which a question word continues with the sentence: "it depends on who", "that was why", "to find out what". */
export const CARRIES_ON = joinPattern(
  '',
  "(?:^| )(?:out|about|of|on|to|was|is|are|were|be|that's|it's|in|for|with|from|at|by|into|just|really|only|and|or|but|not|no|than|as|like|over",
  '|what|how|why|who|when|where|which|because|then|much|something|anything|somebody|someone|people|things|everything|you|i|we|they|he|she|them',
  "|us|him|her|me|here's|there's|that's|know|see)$",
);

export const INVERTED = joinPattern(
  '',
  String.raw`^(?!(?:which|who) (?:is|was|are|were|has|have|had|would|could|can|will)\b)(?:(?:what|how|why|when|where|which|who|whose)(?: (?:kind|kinds`,
  String.raw`|sort|type|part|parts|of those|of these|of them|other|many|much|long|often|big|large|well|far|hard|important)(?: (?!i\b|we\b|the\b`,
  String.raw`|to\b)[a-z]+)?)? (?:do|did|does|are|is|was|were|have|has|had|can|could|would|will|should)|(?:what|how|who|where)'s|how (?:many|long|often`,
  '|big)|which of|who else|what else|what happened|why not|how so|how come|why)(?: |$)',
);

export const TAG = joinPattern(
  '',
  " (?:right|correct|yeah|i take it|i assume|i guess|is that (?:right|correct|true|fair|accurate)|isn't it|aren't you|didn't you|don't you",
  "|haven't you|weren't you|wasn't it|am i right|no|or not|wouldn't you|(?:have|did|do|are|were|would|will|can) you|is that so)$",
);

export const SAID_TO_YOU = joinPattern(
  '',
  "^(?:so |and |okay )*(?:you|you've|you're) (?:basically |actually |really |mostly |also |just |already |kind of )?(?:worked|work|working|led",
  '|managed|used|been|never|always|only|both|graduated|studied|went|left|moved|mentioned you|built|have experience|have worked|currently|did',
  '|started|speak|have a degree|were (?:a|an|the|in|at|responsible)|are (?:a|an|the|currently|still|from|in)|a|an|still|currently|speak',
  String.raw`|would be|would have|play|enjoy|like|prefer|live|grew|know|taught|made|wrote|ran|left|got|quit|chose|won|took|[a-z]{3,}ed)\b|^(?:so`,
  String.raw`|and) you'd (?:be|have|want|say|prefer)\b|^(?:so|and) you're (?!welcome|good|right|fine|doing|all\b|going|hired|done|free|here|looking|next`,
  String.raw`|up\b|ready|set\b|done)`,
);
