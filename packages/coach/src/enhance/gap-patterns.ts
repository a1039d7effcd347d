import { joinPattern } from '../text/join-pattern.ts';

const MUCH =
  '(?:a lot|a great deal|a bit|a little|much|significantly|considerably|massively|hugely|slightly|quite a bit|over time|really|very quickly|quickly)';
const COUNTED = [
  'complaints|calls|customers|clients|guests|visitors|patients|orders|sales|returns|errors|mistakes|accidents|incidents|members|applications|bookings',
  '|enquiries|tickets|queries|defects|absences|numbers|likes|followers|subscribers|donations|delays|breakdowns|falls|clashes',
].join('');
/** The thought ends here: nothing behind it says more. */
const END = '(?= *(?:[.;]|$))';
const PAUSE = '(?= *(?:[.,;]|and\\b|$))';

export type Gap = {
  pattern: RegExp;
  /** The question about the quoted words. */
  ask: string;
  /** Numbers in the sentence do not answer it. */
  isAboutNumber?: boolean;
};

/** Places of a story that leave a listener with a question, the most useful first. The first group is quoted. */
export const GAPS: readonly Gap[] = [
  {
    pattern: new RegExp(
      [
        `\\b((?:(?:the|our|my|their|his|her) )?(?:number of )?(?:${COUNTED}) (?:has |have |had )?(?:also )?(?:${MUCH} )?`,
        `(?:dropped|fell|rose|grew|increased|decreased|improved|reduced|went up|went down|came down|gone up|gone down|picked up|doubled)(?: ${MUCH})?)(?! (?:by|to|from)\\b)`,
      ].join(''),
      'iu',
    ),
    ask: 'from how many to how many?',
    isAboutNumber: true,
  },
  {
    pattern: new RegExp(
      [
        `\\b((?:sales|profit|turnover|revenue|costs?|waste|output|productivity|performance|efficiency|quality|turnout|attendance|morale|the atmosphere|satisfaction)`,
        ` (?:has |have |had )?(?:also )?(?:${MUCH} )?(?:dropped|fell|rose|grew|increased|decreased|improved|went up|went down|came down|got better)(?: ${MUCH})?)(?! (?:by|to|from)\\b)`,
      ].join(''),
      'iu',
    ),
    ask: 'how was it before, and how was it after?',
    isAboutNumber: true,
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it |this |that |we |which |I )?(?:has |have )?(?:also )?saved (?:us |me |them |everyone |the company ',
      '|the team )?(?:a lot of |lots of |so much |much |some |plenty of )?(?:time|money|work|hours|paper|stress))\\b',
    ),
    ask: 'roughly how much?',
    isAboutNumber: true,
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it|that|this|everything|things|the work|the process|we) (?:was|were|went|is|became|got|worked|works|ran|goes) (?:now ',
      '|then |so )?(?:much |a lot |way |far |a bit )?(?:faster|quicker|smoother|easier|more efficient(?:ly)?|more smoothly))\\b',
    ),
    ask: 'how long did it take before, and how long after?',
    isAboutNumber: true,
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:the |my |their )?(?:feedback|reviews?|response|reaction)s? (?:we got |I got |from [a-z ]{3,20} )?(?:was|were) (?:very ',
      '|really |all |overwhelmingly |mostly |quite |so )?(?:positive|good|great|excellent|amazing))\\b',
    ),
    ask: 'what did they say, in their words?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:everyone|everybody|they|the (?:customers?|clients?|guests?|manager|boss|team|family|management)|my (?:boss|manager',
      '|team)|he|she) (?:was|were) (?:all )?(?:very |really |so |quite |extremely )(?:happy|pleased|satisfied|impressed|thankful',
      '|grateful))(?= *(?:[.,;]|and\\b|with (?:it|me|that|the (?:result|outcome))\\b))',
    ),
    ask: 'how did you notice?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it|that|this|everything|the (?:project|event|day|launch|presentation|meeting|move)) (?:all )?(?:worked(?: out)?|went',
      '|turned out) (?:very |really |so |quite |pretty )?(?:well|fine|good|great|smoothly|perfectly))(?= *(?:[.,;]|and\\b|$))',
    ),
    ask: 'how could you tell?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it|that|this|everything|the (?:project|event|day|launch|presentation)) was (?:a )?(?:very |really |big |huge |great ',
      '|complete )*(?:success|successful))(?= *(?:[.,;]|and\\b|$))',
    ),
    ask: 'how could you tell?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b(I (?:have )?(?:really )?learn(?:ed|t) (?:so much|a lot|many things|a great deal|loads)(?: (?:from|about) (?:it|that|this',
      '|the experience|this experience))?)(?= *(?:[.,;]|and\\b|$))',
    ),
    ask: 'what do you do otherwise today?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b(I (?:then |just |always |usually )?(?:dealt with|handled|sorted(?: out)?|took care of|resolved|solved|managed) (?:it|that',
      '|this|them|everything|the (?:situation|problem|issue|matter|conflict))(?: out)?(?: (?:quickly|well|professionally|calmly',
      '|successfully|myself))?)(?= *(?:[.;]|$))',
    ),
    ask: 'how, step by step?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it|that|the (?:problem|issue|situation|matter|conflict)) (?:got|was|has been|had been) (?:eventually |finally |then ',
      '|quickly |soon )?(?:solved|sorted(?: out)?|resolved|settled))(?= *(?:[.;]|$))',
    ),
    ask: 'what was your part in that?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(I (?:always |just |really )?(?:stayed|remained|kept|stay|remain|tried to stay) (?:very )?(?:calm|professional|polite|positive|patient|cool|focused|focussed))',
        PAUSE,
      ].join(''),
      'iu',
    ),
    ask: 'what did you do or say?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(we (?:all )?(?:worked|work) (?:very |really )?(?:hard|together|well together|closely|as a team|as one team))',
        PAUSE,
      ].join(''),
      'iu',
    ),
    ask: 'which part was yours?',
  },
  {
    pattern: new RegExp(['\\b(I (?:always |just )?(?:worked|work) (?:very |really |so )?hard)', PAUSE].join(''), 'iu'),
    ask: 'what did you do on one such day?',
  },
  {
    pattern: new RegExp(
      [
        "\\b(I(?: am|'m| have been| try to be) (?:now )?(?:always )?(?:much |a lot )?more (?:careful|organi[sz]ed|patient|attentive|confident)(?: now)?)",
        END,
      ].join(''),
      'iu',
    ),
    ask: 'what do you do now that you did not do before?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(I (?:then |just |also )?(?:spoke|talked) (?:to|with) (?:him|her|them|(?:the|my|our|a) [a-z-]{3,14}(?: [a-z-]{3,14})?)(?: about (?:it|this|that))?)',
        END,
      ].join(''),
      'iu',
    ),
    ask: 'what did you say, in one sentence?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(I (?:then |just |also )?explained (?:it|everything|the (?:situation|problem|issue|reason|process|matter))(?: to (?:him|her|them|the [a-z-]{3,14}))?)',
        END,
      ].join(''),
      'iu',
    ),
    ask: 'what did you say, in one sentence?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(I (?:then |just |also |even )?(?:made|created|set up|wrote|built|prepared|put together|introduced|developed',
        '|designed) (?:a|an|our) (?:simple |small |new |short |better |clear |detailed )?(?:checklist|list|plan|schedule|spreadsheet',
        '|system|guide|template|timetable|rota|process|procedure|strategy|routine))',
        END,
      ].join(''),
      'iu',
    ),
    ask: 'what was in it?',
  },
  {
    pattern: new RegExp(
      [
        '\\b(I (?:think|believe|suppose|guess|assume) (?:it|that|they|he|she|the [a-z-]{3,14}) (?:was|were|got|has been|is',
        '|are) (?:all )?(?:done|fixed|fine|ok|okay|better|happy|pleased|sorted|solved))',
        END,
      ].join(''),
      'iu',
    ),
    ask: 'how could you find out for certain?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:it was |there were |we had )?(?:a lot |far |much |way |slightly |a bit )?(?:fewer|less|more|higher|lower|better',
      '|faster) (?:[a-z-]{3,14} )?than (?:the (?:year|month|week) before|before|last (?:year|month|week|time)|usual|normal))',
    ),
    ask: 'roughly how many before, and how many after?',
    isAboutNumber: true,
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:a lot of|lots of|loads of|many|quite a few|(?:quite )?a number of|several|various|a variety of|different kinds of) (?:[a-z-]{3,14} )?',
      '(?:challenges|issues|problems|difficulties|obstacles|improvements|changes|measures|initiatives|solutions|strategies|methods',
      '|techniques|tools|projects|responsibilities|duties|tasks|activities|skills))\\b',
    ),
    ask: 'which one matters most here?',
  },
  {
    pattern: joinPattern(
      'iu',
      '\\b((?:a lot of|lots of|loads of|plenty of|tons of|many|quite a few|(?:quite )?a number of|a large number of|hundreds of|dozens of|several) (?:[a-z-]{3,14} )?',
      '(?!(?:times|ways|others|reasons|sorts|kinds|news|bits|hands|terms|things|details|questions|hours|days|weeks|months|years',
      '|thoughts|words|feelings|ideas|emotions|places|options|skills|things|lads|sense|process|stress|business|progress|access|focus',
      '|success|plus|various|previous|factors|points|aspects|elements|topics|areas|respects|stakeholders)\\b)[a-z-]{3,14}[a-rt-z]s)\\b',
    ),
    ask: 'roughly how many?',
    isAboutNumber: true,
  },
];
