import { joinPattern } from '../text/join-pattern.ts';
/** The person or thing that acts next. */
export const ACTOR =
  /^(?:i|we|he|she|they|it|there|nobody|everybody|everyone)$|^(?:i|we|he|she|they|it|there|that)'(?:m|s|d|ve|re|ll)$|^(?:i[mv]e?|theres|thats|hes|shes|theyre|weve)$/;
export const JOINING = /^(?:and|but|so)$/;
/** "Him and I" is one person more, not a clause. */
export const PERSON = /^(?:me|him|her|them|you|he|she|they|both|between|myself|himself|herself)$/;
/** A clause never ends behind these: the speaker began again. */
export const UNFINISHED =
  /^(?:and|but|or|so|the|a|an|my|our|his|her|their|to|of|was|were|is|are|be|because|cos|coz|cuz|if|when|that|which|with|for|from|very|really|i|i'm|he's|she's|it's|there's|um|uh|oh|like)$/;
/** Verbs that a clause can have without a subject of the list. */
export const VERB =
  /^(?:was|were|is|are|has|had|have|did|does|do|got|went|came|said|says|told|took|made|gave|can|could|will|would|must|ran|fell|broke|kept|put|left|[a-z]{2,12}(?:ed|n't|nt))$/;

export const DETERMINER = /^(?:the|a|an|my|our|his|her|their|this|that|these|those|some|one|every|each|no|another)$/;
/** Verbs of what happened, in the form that only a clause has. */
export const PAST =
  /^(?:was|were|had|said|went|came|wanted|got|told|took|gave|ran|fell|kept|left|asked|started|began|wasn't|weren't|wasnt|didn't|didnt)$/;

/** An aim, not a result: "so I could reach it". */
export const MODAL =
  /^(?:could|can|would|will|may|might|didn't|didnt|don't|dont|wouldn't|wouldnt|couldn't|couldnt|can't|cant|won't|wont|doesn't|doesnt|isn't|isnt|never|always)$/;
export const CONTRACTED_WISH = /'(?:d|ll)$/;
/** A condition, a reason or a time, to which a clause that follows with "and" can belong. */
export const SUBORDINATOR =
  /^(?:if|when|whenever|while|unless|because|cause|cos|coz|cuz|although|though|tho|whether|whoever|wherever)$/;
/** Prepositions, except before a subject. */
export const MAYBE_SUBORDINATOR = /^(?:until|till|once|before|after|since|as|where)$/;
/** All that follows can depend on it: "if it is dead and I can get on". */
export const CONDITION = /^(?:if|unless|whether|whenever)$/;
/** Behind these words the clause is their object: "she said it is fine". */
export const GOVERNS = joinPattern(
  '',
  '^(?:that|which|who|what|when|if|because|cause|cos|coz|cuz|where|how|why|than|as|said|say|says|saying|think|thought|know|knew|told|tell',
  '|hope|believe|sure|mean|feel|felt|guess|suppose|see|saw|and|but|or|so|until|till|before|after|while|since|though|tho|the|a|an|my',
  '|to|of|is|was|are|were|be|wish|where|once|like|reckon|find|found|realised|realized|noticed|decided|like|time|way|thing|one',
  '|everything|all|anything|something|only|just|even|then|now|maybe|also|if|whether|did|do|does|had|have|could|would|should|can',
  '|will|not|unless)$',
);
/** "The next morning I wrote": a time can belong to the clause before or to the one behind it. */
export const TIME = joinPattern(
  '',
  '^(?:day|days|morning|evening|afternoon|night|week|weeks|month|months|year|years|monday|tuesday|wednesday|thursday|friday',
  '|saturday|sunday|hour|hours|minutes|moment|end|today|yesterday|tomorrow|january|february|march|april|may|june|july|august',
  "|september|october|november|december|o'clock|oclock|times|once|later|first|finally|eventually|usually|sometimes|luckily",
  '|obviously|basically|honestly|actually|maybe|christmas|easter|case|fact|course|example|opinion|job|work|here|there',
  '|experience)$',
);
/** A phrase before the clause it belongs to: "by the main course there was …". */
export const PREPOSITION =
  /^(?:in|on|at|by|after|before|through|with|without|for|from|during|under|over|of|since|until|within|about)$/;

/** What follows is said, not told. */
export const SPEECH = /^(?:say|says|said|saying|tell|told|ask|asked|think|thought|goes|went|like)$/;

/** Verbs that another person's words follow. */
export const TELLS_SPEECH =
  /^(?:say|says|said|saying|tell|tells|told|ask|asks|asked|goes|shout(?:s|ed)?|wrote|text(?:s|ed)?|replied|answered)$/;
/** Subjects and verbs of the present or the future. */
export const PRESENT_ACTOR =
  /^(?:you|i'm|i'll|im|you're|you'll|we're|we'll|they're|it's|it'll|there's|that's|thats|theres|he's|hes|she's|i've|ive|we've|weve)$/;
export const PRESENT = joinPattern(
  '',
  "^(?:am|is|are|isn't|isnt|aren't|can|can't|cant|cannot|will|won't|wont|do|does|don't|dont|doesn't|doesnt|have|has|need|needs|want|wants|know",
  '|knows|think|thinks|never|always|must|should)$',
);

/** Between a joining word and its subject: "and then I", "so yeah we". */
export const ASIDE_WORD = /^(?:then|yeah|yes|like|honestly|obviously|basically|anyway|now|luckily|eventually)$/;
