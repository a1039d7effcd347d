/**
 * What an interviewer wants to learn, told from the question's words, and how a good answer to it goes. `related` are the
 * words by which the fitting achievement of a resume is known. `direct` opens the answer, `close` ends it; in square
 * brackets stands what only the person knows. `outline` is said when there is no resume.
 */
export type AnswerKind = {
  name: string;
  pattern: RegExp;
  related: string;
  direct: string;
  close: string;
  outline: readonly [string, string, string];
  /** `story`: wants an example. `view`: wants a position with one example. `personal`: only the person knows. `technical`: wants an explanation. */
  wants: 'story' | 'view' | 'personal' | 'technical';
};

const STORY_OUTLINE: readonly [string, string, string] = [
  'One example is from **[where and when]**, when [the situation in one sentence].',
  'My part was **[your task]**. I [the two or three things that you yourself did].',
  'In the end **[the result, as a number if you can]**, and since then I [what you do differently].',
];

export const ANSWER_KINDS: readonly AnswerKind[] = [
  {
    name: 'questions-for-interviewer',
    pattern:
      /questions? (?:[a-z]+ )?(?:for|do you have)|any questions|anything (?:else )?(?:you(?:'d| would)?|to) (?:like to |want to )?ask/,
    related: '',
    wants: 'personal',
    direct: 'Yes, two. **What would you want the person in this role to have done after six months?**',
    close: 'And **what do the people who do well here have in common?**',
    outline: [
      'Yes, two. **What would you want the person in this role to have done after six months?**',
      'And **what do the people who do well here have in common?**',
      'I also wanted to ask about [something you noticed about the company].',
    ],
  },
  {
    name: 'terms',
    pattern:
      /salary|compensation|notice period|when can you start|available to start|sponsorship|visa|relocat|overtime|weekends|night shift|nights\b|shift work|\bshifts\b|travel|willing to|okay with|driver'?s licen|own (?:a )?car|legally|commute|interviewing (?:anywhere|elsewhere|with)|other offers/,
    related: '',
    wants: 'personal',
    direct: 'My answer to that is **[your figure, date or yes or no]**.',
    close: 'I am open to talking about it once we both see that it fits.',
    outline: [
      'My answer to that is **[your figure, date or yes or no]**.',
      'It rests on [what you know of the market, or what binds you].',
      'I am open to talking about it once we both see that it fits.',
    ],
  },
  {
    name: 'outside-work',
    pattern: /hobbies|outside (?:of )?work|for fun|free time|spare time|outside of school/,
    related: 'volunteer volunteered community club sport captain',
    wants: 'personal',
    direct: 'Outside of work I **[what you like to do]**.',
    close: 'What it gives me is [one thing that also helps you at work].',
    outline: [
      'Outside of work I **[what you like to do]**.',
      'I came to it through [how it began].',
      'What it gives me is [one thing that also helps you at work].',
    ],
  },
  {
    name: 'education',
    pattern:
      /(?:what|which|where) (?:did|do|are|were) you (?:study|studying|major)|your (?:degree|major|studies|education|thesis|grades?|gpa)\b|have a degree|did you (?:study|graduate|go to (?:college|school|university))/,
    related: '',
    wants: 'personal',
    direct: 'I studied **[subject]** at [where].',
    close: 'What I still use of it is [one thing that helps with this job].',
    outline: [
      'I studied **[subject]** at [where].',
      'What I liked most was [a course or project, in one sentence].',
      'What I still use of it is [one thing that helps with this job].',
    ],
  },
  {
    name: 'about-you',
    pattern:
      /about yourself|who you are|who are you|your background|introduce yourself|walk (?:me|us) through your (?:resume|cv|career)|your (?:resume|career) so far|your story/,
    related: 'led built delivered launched managed',
    wants: 'view',
    direct: '',
    close: 'What I am looking for next is [one sentence that leads to this job].',
    outline: [
      'I am a **[your role]** with [how long] in [your field].',
      'Most recently I **[your strongest result, with a number]** at [where].',
      'I am here because [what draws you to this job].',
    ],
  },
  {
    name: 'why-here',
    pattern:
      /why (?:do you want|would you like|are you interested|did you apply|this|our|us|here)|attracted you|interests? you|drew you|brought you here|brings you here|know about (?:our|us|the company|this company)|excites you/,
    related: '',
    wants: 'view',
    direct:
      'What draws me is [what you found out about them and like]; and the work itself is close to what I do well.',
    close: 'So I would bring something from the first weeks, and [what you want to learn here].',
    outline: [
      'What draws me is **[one thing about them that you can name]**.',
      'It fits what I have done: [the experience that is closest to the job].',
      'And I want to learn [what the job would teach you].',
    ],
  },
  {
    name: 'why-you',
    pattern:
      /hire you|why you\b|good fit|right (?:fit|person|candidate)|stand out|sets you apart|makes you (?:different|unique|a)|bring to (?:the|this|our)|other candidates|pick you|should (?:we|i) choose you/,
    related: 'led built increased reduced improved delivered won',
    wants: 'view',
    direct: 'Because I have already done much of what this job needs.',
    close: 'I would be useful early, and I would keep learning the rest.',
    outline: [
      'Because I have already done **[the most important duty of the job]**.',
      'For example, [one result that proves it, with a number].',
      'And I bring [something that others may not have].',
    ],
  },
  {
    name: 'pitch',
    pattern: /^(?:so |okay |please )*(?:sell (?:me|us) |sell this|convince me|pitch )/,
    related: '',
    wants: 'technical',
    direct: '',
    close: '',
    outline: [
      'Before I say anything about it: **how do you use yours today, and what annoys you about it?**',
      'You said [their need], so what matters is [the one thing about it that meets this need].',
      'Shall we [the next small step]?',
    ],
  },
  {
    name: 'others-say',
    pattern:
      /(?:colleagues?|co-?workers?|boss|managers?|supervisor|friends?|teammates?|mentor|references?|people)(?: who know you)? (?:would |might )?(?:say|describe|tell)|would (?:your|they) .*(?:say|describe)/,
    related: '',
    wants: 'view',
    direct: 'I think they would say **[one word that they have really used of you]**.',
    close: 'And they would add that I still work on [something small and true].',
    outline: [
      'I think they would say **[one word that they have really used of you]**.',
      'They would tell you about [a moment in which they saw it].',
      'And they would add that I still work on [something small and true].',
    ],
  },
  {
    name: 'motivation',
    pattern:
      /motivat(?:es|ed) you|your motivation|passion|(?:drives|inspires|inspired) you|out of bed|why did you (?:choose|become|pick|decide|get into|study|want to (?:be|become))|made you (?:choose|become|want|decide|get into)|get into|(?:love|enjoy|like) (?:most |best |the most )?about|^(?:so |and )*why [a-z]+$/,
    related: 'helped trained taught mentored volunteer',
    wants: 'view',
    direct: 'What keeps me at it is **[the one thing you would miss if you stopped]**.',
    close: 'I hope to find that here too: [where this job offers it].',
    outline: [
      'What keeps me at it is **[the one thing you would miss if you stopped]**.',
      'I noticed it first when [a moment that you remember].',
      'I hope to find that here too: [where this job offers it].',
    ],
  },
  {
    name: 'amount',
    pattern:
      /^(?:so |and |okay |roughly |about )*how (?:many|big|large|much (?!experience)|long did|long were|often)\b/,
    related: 'team led managed people budget accounts patients customers trained',
    wants: 'view',
    direct: '',
    close: 'If you count differently: **[the number that they asked for]**.',
    outline: [
      'It was **[the number]**.',
      'That was [over what time, or out of how many].',
      'It had been [what it was before], so [what changed].',
    ],
  },
  {
    name: 'opinion',
    pattern:
      /what makes (?:an?|someone|somebody)|what does .+ mean (?:to|for) you|do you (?:think|believe|agree)|your (?:view|opinion|take|thoughts|philosophy)|would you rather|do you prefer|most important (?:thing|quality)|are (?:you|people) born|should (?!(?:we|i) )[a-z]+/,
    related: '',
    wants: 'view',
    direct: 'For me it comes down to **[the one thing]**.',
    close: 'So in this job I would [what you would do because of it].',
    outline: [
      'For me it comes down to **[the one thing]**.',
      'I learned that when [a moment that taught you this].',
      'So in this job I would [what you would do because of it].',
    ],
  },
  {
    name: 'leaving',
    pattern:
      /why (?:did you|are you|do you want to) leav|left your|gap (?:in|between)|changed jobs|reason (?:for leaving|you left)/,
    related: '',
    wants: 'personal',
    direct: 'The honest reason is **[your reason, in one calm sentence]**.',
    close: 'I look for [what this job offers that the last did not], and that is why I am here.',
    outline: [
      'The honest reason is **[your reason, in one calm sentence]**.',
      'I value what I learned there: [one thing].',
      'Now I look for [what this job offers].',
    ],
  },
  {
    name: 'goals',
    pattern:
      /(?:five|ten|three|few|5|10|3) years|long[- ]term|career goals?|your goals?|see yourself|looking for in|next role|ideal (?:job|role|work)|dream job|aspir/,
    related: 'led mentored trained grew promoted',
    wants: 'view',
    direct:
      'I want to be known for doing **[the part of this work that you like most]** well, and to carry more of it.',
    close: 'This role is the step to that because [the link].',
    outline: [
      'I want to be known for doing **[the work you like most]** well.',
      'So far I have [the step you have already made].',
      'This role is the next step because [the link].',
    ],
  },
  {
    name: 'weakness',
    pattern:
      /weakness|weakest|improve on|work on about yourself|area (?:of|for|you) (?:improve|develop|grow|want)|working on|critici|tough feedback|negative feedback/,
    related: 'learned trained course certificate improved feedback process',
    wants: 'personal',
    direct: 'Something that I am working on is **[a real weakness that does not decide this job]**.',
    close: 'It shows already: [a small sign that it gets better].',
    outline: [
      'Something that I am working on is **[a real weakness that does not decide this job]**.',
      'I noticed it when [the moment], so I now [the habit you took up].',
      'It shows already: [a small sign that it gets better].',
    ],
  },
  {
    name: 'strength',
    pattern: /strength|strongest|best quality|good at|describe you|three words|one word|best at|known for/,
    related: 'led built increased reduced improved delivered won awarded',
    wants: 'view',
    direct: 'I would say **[your strength in one word or two]**, and I can point to where it shows.',
    close: 'That is what I would bring here too.',
    outline: [
      'I would say **[your strength]**.',
      'It showed when [a moment, with what came of it].',
      'Here it would help with [a duty of the job].',
    ],
  },
  {
    name: 'failure',
    pattern: /fail|mistake|went wrong|regret|missed a deadline|did not (?:go|work)|didn't (?:go|work)|setback/,
    related: 'fixed recovered resolved incident outage error bug reduced process review',
    wants: 'story',
    direct: 'I would rather tell it plainly: **[what went wrong, and your part in it]**.',
    close: 'What I changed afterwards is **[the habit or check you took up]**.',
    outline: [
      'I would rather tell it plainly: **[what went wrong, and your part in it]**.',
      'I told [whom] at once and [what you did to put it right].',
      'What I changed afterwards is **[the habit you took up]**.',
    ],
  },
  {
    name: 'conflict',
    pattern:
      /conflict|disagree|difficult (?:person|people|co-?worker|colleague|customer|client|teammate)|argument|angry|hostile|shouting|upset|hard to work with/,
    related:
      'stakeholder negotiated resolved mediated agreed aligned customer client complaint calmed relatives distressed upset de-escalated cross-functional partner',
    wants: 'story',
    direct: 'I try to hear the other side out first, and then to come back to what we both need.',
    close: 'We ended with [what you agreed on], and we could still work together.',
    outline: STORY_OUTLINE,
  },
  {
    name: 'leadership',
    pattern:
      /lead|led\b|manage(?:d)? (?:a |people|team|others)|mentor|delegate|in charge|supervis|motivate (?:a|your|others|people|the)|management style/,
    related:
      'led lead managed manager mentored supervised directed coordinated team hired trained coached oversaw headed captain founded organized',
    wants: 'story',
    direct: 'I lead by making clear what matters and who does what, and then by clearing the way.',
    close: 'What the others got from it was [what changed for the team].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'pressure',
    pattern:
      /pressure|stress|deadline|prioriti|juggle|several things|multi-?task|busy|workload|time management|organi[sz]ed/,
    related:
      'deadline weeks days delivered launched simultaneous multiple priorit schedule ahead time urgent peak high-volume',
    wants: 'story',
    direct: 'I write down what is due, decide with others what can wait, and do the one thing that matters most first.',
    close: 'That way [how it ended, and what was let go].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'change',
    pattern:
      /adapt|change(?:d)? (?:your|in|of|at)|unexpected|ambigu|learn(?:ed|t)? (?:something|a new|quickly|new)|new (?:technology|skill|tool|situation)|unfamiliar|uncertain/,
    related: 'learned migrated adopted introduced new switched transition moved trained certified self-taught',
    wants: 'story',
    direct: 'I start small, find the person who knows it, and use it for something real in the first days.',
    close: 'After that I could [what you were able to do on your own].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'teamwork',
    pattern:
      /team|collaborat|work(?:ed|ing)? (?:well )?with (?:others|other people|people|designers|engineers)|alone or|group project|trust|co-?workers|colleagues/,
    related: 'team collaborated partnered cross-functional with together group joint coordinated paired supported',
    wants: 'story',
    direct: 'I work best when everybody knows who does what and hears early when something slips.',
    close: 'Together we [what came of it]; my part was [yours in one sentence].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'customer',
    pattern: /customer|client|patient|guest|student|parent|user who/,
    related: 'customer client patient guest student user satisfaction support retention complaint account sales',
    wants: 'story',
    direct: 'First I listen until the person feels heard, then I say what I can do and by when.',
    close: 'At the end [how the person left, and what you changed so that it happens less].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'creativity',
    pattern: /creativ|innovat|new idea|initiative|beyond|improve(?:d)? (?:a|the|something)|from scratch|out of the box/,
    related:
      'created designed introduced launched founded invented initiated proposed automated prototype built started improved pioneered',
    wants: 'story',
    direct: 'I saw something that could be better and did not wait to be asked.',
    close: 'It was taken up because [why the others agreed].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'achievement',
    pattern: /proud|accomplish|achiev|success|greatest|biggest (?:win|project)|best work|most significant/,
    related: 'increased reduced grew saved won awarded first launched delivered improved cut doubled exceeded',
    wants: 'story',
    direct: 'The one that comes to mind first is this.',
    close: 'I am proud of it because [what it meant to you or to others].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'problem',
    pattern:
      /problem|challeng|difficult|hardest|toughest|obstacle|decision|solve|debug|complex|overcome|would you do (?:if|when)|how would you (?:handle|deal|respond|react|approach)|how do you (?:handle|deal|respond|approach)|what would you do|what(?:'s| is) your (?:first|approach)/,
    related:
      'solved resolved diagnosed reduced fixed improved analyzed identified investigated designed optimized decided root cause',
    wants: 'story',
    direct:
      'I find out first what is really wrong, then I try the smallest thing that could help and look at what it does.',
    close: 'What came of it: **[the result, as a number if you can]**.',
    outline: STORY_OUTLINE,
  },
  {
    name: 'story',
    pattern:
      /\b(?:a|another|one|the last|some|any) (?:specific |particular |recent )?(?:time|situation|example|instance|occasion|moment|project|experience)\b/,
    related: '',
    wants: 'story',
    direct: 'I can tell you about one.',
    close: 'What I took from it is [one thing that you do differently since].',
    outline: STORY_OUTLINE,
  },
  {
    name: 'design',
    pattern:
      /^(?:so |and |okay |let's say |please )*(?:(?:how would you|can you|could you|i'd like you to|i would like you to) )?(?:design|architect|build|create|set up) (?:an?|the|our)\b/,
    related: '',
    wants: 'technical',
    direct: '',
    close: '',
    outline: [
      'First I would ask **how many people use it, what must never be lost, and what may be slow**.',
      'Then I would draw [the parts and what goes between them], and keep [what, found by what].',
      'The first thing to give way would be [the bottleneck], so I would [the plain remedy before the clever one].',
    ],
  },
  {
    name: 'technical',
    pattern:
      /^(?:so )?(?:explain|define|compare|contrast|implement|write|code|design (?:a|an|the))|what(?:'s| is| are) (?:the )?(?:difference|advantages?|purpose|time complexity|complexity|principles|four|a |an |the main)|how (?:does|do) (?!you|your|they)|how would you (?:design|implement|test|build|reverse|scale|optimi[sz]e|debug|structure|model|measure|explain)|what happens when|difference between|^what(?:'s| is| are) (?!your|the (?:most|best|biggest|one|hardest|first)|one |something|it |that |this )/,
    related: '',
    wants: 'technical',
    direct: '',
    close: '',
    outline: [
      'In short, **{topic}** is [one plain sentence that says what it is and what it is for].',
      'It works like this: [the two or three steps or parts that matter, in order].',
      'I would choose it when [where it fits], and I would watch out for [the usual trap or cost].',
    ],
  },
  {
    name: 'approach',
    pattern:
      /^(?:so |and |okay |then )*(?:how (?:do|would|did|can|are|will) (?:you|we|i)|what would you do|what do you do|what(?:'s| is) your (?:approach|process|method|strategy))\b/,
    related: '',
    wants: 'view',
    direct: 'I start with **[the first thing you do, and why]**.',
    close: 'I know that it worked when [what you look at], and I would do it the same way here.',
    outline: [
      'I start with **[the first thing you do, and why]**.',
      'Then [the two or three steps, in order].',
      'I know that it worked when [what you look at].',
    ],
  },
];

/** What is said when no kind fits. */
export const GENERAL_KIND: AnswerKind = {
  name: 'general',
  pattern: /(?:)/,
  related: 'led built increased reduced improved delivered',
  wants: 'view',
  direct: 'The short answer is **[yes, no or the one thing that matters]**.',
  close: 'That is how I would do it here too.',
  outline: [
    'The short answer is **[yes, no or the one thing that matters]**.',
    'For example, [where you did this, and what came of it].',
    'Here that would mean [how it helps with this job].',
  ],
};
