import type { BehavioralCompetency, TechnicalCompetency } from '../questions/question-types.ts';
import type { StoryKind } from './story.ts';

type Frame = { story: StoryKind; openers: readonly string[]; lessons: readonly string[] };

/** How an example begins, and how it ends, for each thing that a behavioral question can ask about. */
export const BEHAVIORAL_FRAMES: Readonly<Record<BehavioralCompetency, Frame>> = {
  motivation: {
    story: 'people',
    openers: [
      'What I like can best be seen in something that happened.',
      'For me the reason is not a single word, it is days like this one.',
    ],
    lessons: [
      'It is for days like that one that I do this work, and I would like more of them here.',
      'That is what I look for in a job: that somebody is really better off when I go home.',
    ],
  },
  communication: {
    story: 'people',
    openers: [
      'One conversation has stayed with me, because it could easily have gone wrong.',
      'I learned most about talking with people from one situation.',
    ],
    lessons: [
      'I learned to ask and listen before I explain, and to say it so that the other person can repeat it.',
      'Since then I think first about what the other person needs to know, and only then about what I want to say.',
    ],
  },
  teamwork: {
    story: 'pressure',
    openers: [
      'A good example is a time when none of us could have managed alone.',
      'I would take a case in which it came down to how we worked together.',
    ],
    lessons: [
      'What made the difference was that each of us knew who did what, and that we said early when we needed help.',
      'I took from it that a team works when people speak up early, and I try to be the first who does.',
    ],
  },
  service: {
    story: 'people',
    openers: ['I think of one person in particular.', 'There is one case in which I saw what good service means.'],
    lessons: [
      'It showed me that people forgive almost anything when they are taken seriously and told the truth.',
      'I keep to that: listen first, promise only what I can keep, and come back before they have to ask.',
    ],
  },
  learning: {
    story: 'mistake',
    openers: [
      'I learned a lot from something that I would rather not have experienced.',
      'The lesson that has helped me most came from an error of my own.',
    ],
    lessons: [
      'I learn fastest when I write down what went wrong while it is fresh, and turn it into one habit.',
      'Since then I ask after each bigger task what I would do differently, and I change one thing at a time.',
    ],
  },
  creativity: {
    story: 'problem',
    openers: [
      'Here is a case in which the usual way did not help.',
      'The idea that I like best came from simply looking longer than the others.',
    ],
    lessons: [
      'For me ideas come from watching closely, and they become good when others may change them.',
      'I took from it to try an idea small and early, because then being wrong costs little.',
    ],
  },
  prioritisation: {
    story: 'pressure',
    openers: [
      'One week shows quite well how I decide what comes first.',
      'I would take a day on which not everything could be done.',
    ],
    lessons: [
      'My rule since then is to ask what cannot wait, to say openly what will, and to do the hardest part early.',
      'I learned that people accept waiting when they are told early and honestly why.',
    ],
  },
  adaptability: {
    story: 'pressure',
    openers: [
      'I remember a time when the plan was worth nothing from one hour to the next.',
      'Here is a case in which I had to change course quickly.',
    ],
    lessons: [
      'What helped was to hold on to the aim and to let go of the plan, and to tell everybody at once.',
      'Since then I keep a second way in mind for whatever must not fail.',
    ],
  },
  'problem-solving': {
    story: 'problem',
    openers: [
      'I would choose a problem that others had already tried to solve.',
      'One problem shows well how I go about such things.',
    ],
    lessons: [
      'I learned to measure before I act, because the cause is often not where everyone is looking.',
      'What I kept is the order: look, count, try one change, and check that it stays solved.',
    ],
  },
  ownership: {
    story: 'problem',
    openers: [
      'I would take something that nobody had asked me to solve at first.',
      'I am quite proud of the following.',
    ],
    lessons: [
      'I feel responsible until it works for the people concerned, and not only until my part is done.',
      'For me it is finished when the figure has changed and stays changed without me.',
    ],
  },
  leadership: {
    story: 'problem',
    openers: [
      'I would tell of a time when I had to take people with me, mostly without giving orders.',
      'One case shows how I like to lead.',
    ],
    lessons: [
      'I learned that people carry a change when they have had a hand in it, so I ask first and give away the credit.',
      'For me leading means making the aim clear, taking away what is in the way, and staying with it until it holds.',
    ],
  },
  feedback: {
    story: 'mistake',
    openers: [
      'The clearest feedback that I have had came from a mistake of mine.',
      'I did not like to hear it at the time, but it made me better.',
    ],
    lessons: [
      'Since then I ask for criticism early, thank people for it and tell them later what I changed.',
      'I have learned to repeat what I heard before I answer, and to turn it into one habit.',
    ],
  },
  resilience: {
    story: 'pressure',
    openers: [
      'There was a time that was really hard, and I think it shows how I deal with pressure.',
      'I would take the day on which I was closest to my limit.',
    ],
    lessons: [
      'What carries me is to look only at the next step, to ask for help early and to rest properly afterwards.',
      'I learned that calm is something one can do: write it down, sort it, say it, and begin.',
    ],
  },
  'decision-making': {
    story: 'pressure',
    openers: [
      'I would choose a decision that I had to take quickly and without knowing everything.',
      'One decision shows how I weigh things up.',
    ],
    lessons: [
      'I ask what can be undone and what cannot, decide in time, and say openly what I do not know.',
      'Looking back I would decide the same, but I would involve one more person earlier.',
    ],
  },
  conflict: {
    story: 'people',
    openers: [
      'I can think of a situation that could easily have become worse.',
      'One conflict taught me a good deal, also about myself.',
    ],
    lessons: [
      'I took from it that most conflicts have two good reasons in them, and that I find the other one by asking.',
      'Since then I listen longer before I answer, and begin with what the other person wants to achieve.',
    ],
  },
  integrity: {
    story: 'mistake',
    openers: [
      "I would rather tell you of a mistake of my own than of somebody else's.",
      'Here is a case in which it would have been easy to say nothing.',
    ],
    lessons: [
      'I learned that saying it at once is nearly always cheaper than hoping that no one sees it.',
      'For me being honest also means changing the way of working, so that the next person cannot fall into the same hole.',
    ],
  },
};

/** For a question on another competency that asks for something that went wrong. */
export const MISTAKE_FRAME: Frame = {
  story: 'mistake',
  openers: [
    'I will take a case that did not go well, because I learned most from it.',
    'There is one thing that I would gladly have done differently.',
  ],
  lessons: [
    'I took from it to say such things at once, and to change the way of working and not only my resolve.',
    'What I kept is to check before whatever cannot be undone, and to tell people before they find out.',
  ],
};

/** What can be said about any subject of a technical question when the bank holds no answer; {topic} is the tool, skill or duty, or "this". */
export const TECHNICAL_FRAMES: Readonly<Record<TechnicalCompetency, { story: StoryKind; explanation: string }>> = {
  fundamentals: {
    story: 'problem',
    explanation:
      'To explain {topic}, I would first say in one sentence what it is for, then how it works in two or three steps, and then where its limit lies, because the limit tells people when to use something else.',
  },
  tools: {
    story: 'problem',
    explanation:
      'With {topic} I began on a small real task, kept notes on what went wrong and learned the few functions that I use every day really well. For the rest I know where to look, and I check the result against something I can work out by hand.',
  },
  method: {
    story: 'problem',
    explanation:
      'My way with {topic} is always the same: I clarify the aim and the limits, look at how it stands today, do the riskiest part first on a small scale, check it, and only then do the rest and hand it over.',
  },
  measurement: {
    story: 'problem',
    explanation:
      'To judge {topic} I choose one figure for the result and one for quality, since either can mislead alone. I write down where we stand before I change anything, and look again after a fixed time.',
  },
  quality: {
    story: 'mistake',
    explanation:
      'With {topic} I look at the places where errors usually hide: at handovers, at the edges and in whatever is done in a hurry. I use a short checklist there and have a second person look where it matters.',
  },
  safety: {
    story: 'mistake',
    explanation:
      'With {topic} I ask first what could hurt somebody and what stands in between. I stop when I am unsure, follow the rule as written, record what I did, and report a near miss in the same way as an accident.',
  },
  diagnosis: {
    story: 'problem',
    explanation:
      'When something is wrong with {topic}, I ask what changed, try to make the fault appear at will and halve the possibilities each time. I change one thing after another, and at the end I check that it truly stays away.',
  },
  improvement: {
    story: 'problem',
    explanation:
      'To improve {topic} I watch first how it is really done and measure where time or quality is lost. Then I change the one step that costs most, together with those who do it, and compare after a few weeks.',
  },
  design: {
    story: 'problem',
    explanation:
      'If I had to set up {topic}, I would start with the people who need the result, write down what must never fail, choose the simplest structure that guarantees it, try it small and leave room to change it.',
  },
  judgement: {
    story: 'pressure',
    explanation:
      'With {topic} I compare the options by what they cost over their life, how badly they can fail and how easily they can be undone. When two are close I take the one that can be undone, and I say what would change my mind.',
  },
};

export const PREFACES = [
  'Here is an example answer for {role}; put your own facts in place of these.',
  'This is only an example of how you could answer for {role}, so swap in what you have done yourself.',
  'As an example, somebody applying for {role} might put it like this.',
] as const;

/** Leads from the explanation to the story that shows it. */
export const BRIDGES: Readonly<Record<StoryKind, readonly string[]>> = {
  problem: [
    'I worked that way in a case from my last job.',
    'To show you how I think, here is a case that I remember well.',
  ],
  people: ['How that looks with people can be seen in one case.', 'Here is a case in which that mattered.'],
  pressure: ['I had to keep my head in that way once under pressure.', 'Here is how I decide when time is short.'],
  mistake: [
    'I know why care matters here, since I once learned it the hard way.',
    'I take that seriously because of something that happened to me.',
  ],
};

/** After an explanation of facts the case shows the person at work, not those facts. */
export const FACT_BRIDGES = [
  'So much for the subject itself. To show you how I work, here is one case.',
  'That is the core of it. How I go about my work can be seen in one case.',
] as const;
export const FACT_CLOSINGS = [
  'I am happy to go deeper into the subject, or into the case.',
  'If you like, I can draw the first part for you, or say more about the second.',
] as const;

export const TECHNICAL_CLOSINGS = [
  'So that is the idea, the order in which I work, and one case in which it held.',
  'The details differ each time, but the order of thinking stays the same, and I am happy to go deeper into any step.',
  'That is how I would go about it here too, and I would ask your people early what is different in this place.',
] as const;

/** In place of a profile with years of experience, for interns, trainees and juniors. */
export const ENTRY_PROFILE =
  'I am at the start of my career. Most of what I know I learned in my training and during two placements of four months each, where I was soon given tasks of my own.';

/** Before an answer of the bank that states facts or steps without an "I". */
export const CORE_SENTENCES = [
  'The core of it is this.',
  'In short, this is how I see it.',
  'My answer is this.',
] as const;

/** Added when an answer would otherwise be too short. */
export const EXTRA_SENTENCES = [
  'Looking back, I would involve the people concerned even a little earlier, because their remarks made it better.',
  'I still use that experience today, and I have passed it on to colleagues who were new.',
] as const;

type SpecialFrame = {
  opening: string;
  parts: readonly ('profile' | 'drive' | StoryKind)[];
  bridge: string;
  closing: string;
};

/** Questions about the person, which no single competency answers. */
export const SPECIAL_FRAMES: readonly (SpecialFrame & { pattern: RegExp })[] = [
  {
    pattern:
      /\b(?:tell (?:me|us) (?:a (?:bit|little) )?(?:more )?about yourself|introduce yourself|walk (?:me|us) through your (?:resume|cv|background|career)|who are you)\b/i,
    opening: '',
    parts: ['profile', 'drive', 'problem'],
    bridge: 'One piece of work shows it quite well.',
    closing: 'That is what I would like to bring to {role}, and what I would like to learn more about today.',
  },
  {
    pattern: /\bweakness(?:es)?\b|\bimprove about yourself\b|\barea of (?:improvement|development)\b/i,
    opening: 'My weakness used to be that I went too fast when I felt sure, and I can tell you what it cost me.',
    parts: ['mistake'],
    bridge: '',
    closing:
      'I am still somebody who likes to get things done quickly. But today I have a fixed check before anything that cannot be undone, and I ask a colleague to stop me when I skip it. It is not gone, it is under control, and I talk about it openly with each new team.',
  },
  {
    pattern:
      /\bstrengths?\b|\bwhy should we (?:hire|choose|take) you\b|\bwhat (?:can|do) you bring\b|\bwhat makes you (?:a good|the right|different|unique)\b/i,
    opening: 'What people tell me most often is that I look for the real cause calmly and stay until it is solved.',
    parts: ['problem', 'drive'],
    bridge: '',
    closing: 'I think that this is what {role} needs on an ordinary day, and not only when things are going wrong.',
  },
  {
    pattern:
      /\b(?:in|next) (?:five|5|ten|10|three|3) years\b|\bsee yourself\b|\bcareer goals?\b|\blong[- ]term goals?\b/i,
    opening:
      'In five years I would like to be the person whom others here ask when something is difficult, and to have brought on one or two newcomers. What I do well today is a start on that way.',
    parts: ['drive', 'problem'],
    bridge: 'A case from my last job shows where I stand.',
    closing:
      'In the next years I want to take on larger pieces of that kind, and {role} seems to me the right place for it.',
  },
  {
    pattern:
      /\bwhy (?:do you want|are you interested|this (?:job|role|company|position)|us\b|did you apply|did you choose)|\bwhat (?:attracts|draws|interests|made) you\b|\bwhat motivates you\b|\bwhy [\w ]+ rather than\b/i,
    opening: '',
    parts: ['drive', 'profile', 'people'],
    bridge: 'One day shows what I mean.',
    closing: 'That is why {role} appeals to me: I know what I would be getting up for.',
  },
];

/** Questions that have nothing to do with a field. */
export const FIXED_ANSWERS: readonly { pattern: RegExp; answer: string }[] = [
  {
    pattern:
      /\bsalar(?:y|ies)\b|\bcompensation expect|\bhow much (?:do you want|would you like) to (?:earn|make)|\bpay expectations?\b/i,
    answer:
      'I have looked at what comparable positions pay in this region and at what I bring with me, and for {role} I think that a range is fairer than a single figure. From what I have read, and from two people who work in the field, the upper end of the usual span lies about fifteen percent above the lower one. With my five years of experience and what I have shown you today I see myself in the upper third of it. I would like to know more about the tasks first, because responsibility, shifts, training and holidays matter to me as well as the sum. If the base is fixed, I am glad to talk about a review after six months, tied to goals that we both write down. May I ask which range you have in mind for the position?',
  },
  {
    pattern:
      /\b(?:do you have|have you got|are there) any questions (?:for|to)? ?(?:me|us)?\b|\bquestions for (?:me|us)\b/i,
    answer:
      'Yes, I have three. First, what would you like to see from whoever takes {role} after ninety days, so that you say it was the right choice? I ask because I work best when I know how my work is judged. Second, what is the hardest part of the job that does not stand in the advertisement? At my last place it was the handover between two teams, and I would have liked to know it on the first day. Third, how does the team deal with a mistake: could you give me a case from the last months? And if there is still time, I would like to hear what you yourself enjoy about working here. Whatever you answer, it helps me to prepare properly. May I also ask what the next step is, and by when you would like to decide?',
  },
];
