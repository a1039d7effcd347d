import type { FamilyQuestions } from './question-types.ts';

/** Questions for any field. "{role}" becomes "the barista role", or "this role" where the name cannot be said. */
export const generalQuestions: FamilyQuestions = {
  family: 'general',
  Behavioral: {
    Easy: {
      motivation: [
        'What draws you to {role} at this point in your life?',
        'Which part of {role} do you think you would enjoy most, and why?',
        'What made you choose the kind of work you do now?',
      ],
      communication: [
        'Tell me about a time you had to explain something complicated to a person who knew little about it.',
        'Who do you talk to most in an ordinary working week, and how do you keep them informed?',
      ],
      teamwork: [
        'Describe a team you liked being part of. What did you add to it?',
        'Tell me about a time a colleague needed a hand. What did you do?',
      ],
      service: ["Tell me about a time you made somebody's day a little easier."],
      learning: [
        'What is something new you taught yourself in the last year, and how did you go about it?',
        'Think back to your first weeks in a job or course. How did you find your feet?',
      ],
      prioritisation: ['How do you decide what to do first when you start your day?'],
      adaptability: ['Tell me about a small change at work that you had to get used to.'],
      ownership: ['Tell me about a piece of work you finished that you are proud of.'],
      creativity: ['When did you last find a simpler way to do something you do often?'],
      'problem-solving': ['Tell me about an ordinary problem that you solved without being asked to.'],
    },
    Medium: {
      motivation: [
        'What would a good first three months in {role} look like to you?',
        'When have you felt most useful at work, and what does that say about the job you want next?',
      ],
      communication: [
        'Tell me about a message of yours that was misunderstood. How did you put it right?',
        'Describe a time you had to pass on news that people did not want to hear.',
      ],
      teamwork: [
        'Tell me about a time your team depended on you to deliver something. How did it turn out?',
        'Describe working with someone whose style was very different from your own.',
      ],
      service: ['Tell me about an unhappy customer, client or colleague whom you managed to win over.'],
      learning: ['Describe a time you had to become competent at something quickly. What was your method?'],
      prioritisation: [
        'Tell me about a week when everything was urgent. What did you leave undone, and how did you choose?',
        'Describe a deadline you nearly missed. What saved it?',
      ],
      adaptability: ['Tell me about plans that changed at the last minute. How did you adjust?'],
      ownership: ["Describe something that was nobody's job and that you took on anyway."],
      creativity: ['Tell me about an idea of yours that was put into practice.'],
      'problem-solving': ['Describe a problem whose cause was not where everyone was looking.'],
      feedback: ['What is the most useful criticism you have been given, and what did you do differently afterwards?'],
      conflict: ['Tell me about a disagreement with a colleague and how the two of you settled it.'],
      integrity: ['Tell me about a mistake you made that nobody else had noticed.'],
    },
    Hard: {
      communication: [
        'Tell me about a time you had to persuade someone with more authority than you, and had no power to insist.',
      ],
      teamwork: [
        'Tell me about a team that was not working well. What was your own part in it, and what did you change?',
      ],
      learning: ['Describe a belief about your work that you held for years and then gave up.'],
      prioritisation: [
        'Tell me about a time you said no to an important person in order to protect something more important.',
      ],
      adaptability: [
        'Tell me about a time the ground shifted halfway through a project. What did you keep and what did you throw away?',
      ],
      ownership: ['Describe a failure that was mostly your doing. What did you say, and to whom?'],
      creativity: ['Tell me about a time the usual approach could not work and you had to invent another.'],
      'problem-solving': [
        'Tell me about a problem you solved only at the third attempt. What did the first two teach you?',
      ],
      feedback: ['Tell me about a time you had to tell a colleague something uncomfortable about their work.'],
      resilience: ['Describe the hardest stretch of your working life so far and what kept you going.'],
      'decision-making': ['Tell me about a decision you had to take with half of the facts missing.'],
      conflict: [
        'Tell me about a conflict at work that you could not fully resolve. How did you go on working together?',
      ],
      integrity: ['Tell me about a time you were under pressure to cut a corner. What did you do?'],
      leadership: ['Describe a time you led people who did not have to follow you.'],
    },
    Advanced: {
      communication: [
        'Tell me about a message you had to give in different words to three different audiences. What did you change and what stayed the same?',
      ],
      teamwork: [
        'Describe how you have changed the way a whole group works together, in a manner that lasted after you had moved on.',
      ],
      ownership: [
        'Tell me about something you stopped that others had invested a great deal in. How did you make the case?',
      ],
      creativity: ['Tell me about an experiment you ran at work that failed usefully. What did it let you do later?'],
      'problem-solving': [
        'Describe a problem that kept returning for years before you. What was the cause under the cause?',
      ],
      feedback: [
        'When has someone you respect told you that you were wrong on a matter of principle, and what became of it?',
      ],
      resilience: ['Tell me about a time you had to keep other people steady while you were unsure yourself.'],
      'decision-making': [
        'Tell me about a choice where every option did harm to somebody. How did you decide, and would you decide the same today?',
      ],
      conflict: [
        'Describe two groups that wanted opposite things from you. How did you find ground that both could stand on?',
      ],
      integrity: ['Tell me about a time when doing the right thing cost you or your team something real.'],
      leadership: ['How have you prepared someone to be better at your job than you are?'],
      adaptability: [
        'Describe the biggest change you have lived through at work. What did you see late that you now would see early?',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'In plain words, what does someone in {role} do all day, and what makes the difference between doing it and doing it well?',
          answer:
            'The visible part is getting the tasks done. The part that makes the difference is knowing who depends on the result, checking it before handing it over, and telling people early when something slips.',
        },
      ],
      tools: [
        {
          ask: 'Which tools or systems do you use most in your work, and what do you use each of them for?',
          answer:
            'I name the two or three that I open every day, what each is for, and one shortcut or report I rely on, because that shows whether I really use them.',
        },
      ],
      method: [
        {
          ask: 'Walk me through a typical task in your field from the moment it reaches you to the moment it is done.',
          answer:
            'I clarify what is wanted and by when, break it into steps, do the riskiest step first, check my own result against the request, and hand it over with a short note.',
        },
      ],
      quality: [
        {
          ask: 'How do you check your own work before you hand it over?',
          answer:
            'I let it rest for a few minutes, compare it with what was asked for, check the two or three places where errors usually hide, and ask a colleague to look when it matters.',
        },
      ],
      safety: [
        {
          ask: 'Which rules or standards matter most in your work, and why do they exist?',
          answer:
            'Each rule stands for something that once went wrong, so I learn the reason behind it. That way I also know what to do in a case that the rule does not mention.',
        },
      ],
    },
    Medium: {
      tools: [
        {
          ask: 'How did you learn the most difficult tool or technique that you use, and how would you teach it to a beginner?',
          answer:
            'I learned it on a small real task with someone beside me. I would teach it the same way: one task, one goal, and only as much theory as the next step needs.',
        },
      ],
      method: [
        {
          ask: 'A new kind of task reaches you in {role} and nobody around has done it before. How do you begin?',
          answer:
            'I write down what the result must look like, find the closest thing that has been done, try a small version of it, and show that early so that mistakes stay cheap.',
        },
      ],
      measurement: [
        {
          ask: 'How do you know, in numbers, whether you are doing your job well?',
          answer:
            'I pick one number for speed and one for quality, because either alone can be gamed, look at them weekly, and ask what changed whenever they move.',
        },
      ],
      quality: [
        {
          ask: 'Where do errors usually slip into your line of work, and what do you do about it?',
          answer:
            'They creep in at handovers and repeated manual steps. I use a short checklist at the handover and remove one manual step at a time.',
        },
      ],
      diagnosis: [
        {
          ask: 'Something that worked yesterday does not work today. Talk me through how you find out why.',
          answer:
            'I ask what changed since yesterday, reproduce the fault, halve the search each time by checking the middle of the chain, and change one thing at a time so that I know what helped.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Describe the trickiest fault or error you have tracked down in your field, and the reasoning that led you to it.',
          answer:
            'The symptom pointed one way and the cause lay elsewhere. What found it was listing what must be true for each explanation, and testing the cheapest of those first.',
        },
      ],
      improvement: [
        {
          ask: 'Which step in your usual way of working wastes the most time, and how would you redesign it?',
          answer:
            'I would time the step for a week, ask who really needs its result, remove what nobody needs, and only then think about automating the rest.',
        },
      ],
      design: [
        {
          ask: 'If you could set up the work in {role} from nothing, how would you organise it and what would you leave out?',
          answer:
            'I would start from what the people at the end need, keep the fewest steps that guarantee it, put one check where mistakes are costly, and leave out every report that nobody acts on.',
        },
      ],
      safety: [
        {
          ask: 'What is the worst thing that can realistically go wrong in your work, and what stands between you and it?',
          answer:
            'I name the event, the two barriers that prevent it, the one that limits the damage, and how I would notice that a barrier has quietly stopped working.',
        },
      ],
      judgement: [
        {
          ask: 'When is it right to depart from the standard procedure in your field, and how do you do it responsibly?',
          answer:
            'Only when following it would clearly do harm. I say so before I act, take the smallest departure that helps, write down why, and raise it so that the procedure can be changed.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'The amount of work in {role} doubles and you get no more people. What do you change first, and what do you refuse to change?',
          answer:
            'I look for work that exists only because of earlier mistakes and stop that first. I would not touch the checks that protect people, because their cost shows up later and is far higher.',
        },
      ],
      improvement: [
        {
          ask: 'Which accepted practice in your field do you believe is wrong, and how would you prove it?',
          answer:
            'I would state what we would see if I were wrong, run the old and the new way side by side on similar cases, and agree beforehand on the number that decides.',
        },
      ],
      judgement: [
        {
          ask: 'Two experts in your field give you opposite advice and you must act today. How do you proceed?',
          answer:
            'I ask each what they would expect to see if the other were right, choose the option that is easiest to undo, and set a date to look at the evidence again.',
        },
      ],
      measurement: [
        {
          ask: 'Tell me about a measure everyone in your field watches that leads people astray. What would you watch instead?',
          answer:
            'A measure goes wrong when it can be met without doing the work. I pair it with one that would get worse if people cheated, and talk to the people behind the numbers.',
        },
      ],
      quality: [
        {
          ask: 'How would you build a way of working in which mistakes are found by the work itself rather than by inspection?',
          answer:
            'I would make the wrong action hard to take, make the result of each step visible to the next person, and treat every report of a near miss as a gift.',
        },
      ],
    },
  },
  leads: {
    Behavioral: {
      Easy: {
        leadership: [
          'How would the people you have led describe you as a manager?',
          'What do you talk about when you sit down alone with someone from your team?',
        ],
        feedback: ['Tell me about a time you praised someone in a way that mattered to them.'],
      },
      Medium: {
        leadership: [
          'Tell me about a person on your team who grew under your guidance. What did you do for them?',
          'How have you handed over work that you would rather have kept?',
        ],
        'decision-making': [
          'Describe a decision that you left to your team although you were tempted to make it yourself.',
        ],
      },
      Hard: {
        leadership: [
          'Tell me about someone on your team who was not performing. What did you do, week by week?',
          'Describe a time you inherited a team that did not trust its manager.',
        ],
        conflict: ['Two good people on your team could no longer stand each other. Tell me what you did.'],
      },
      Advanced: {
        leadership: [
          'Tell me about a time you let someone go or moved them on. How did you treat them and those who stayed?',
          'How have you kept a team honest with you when you had power over their pay?',
        ],
        'decision-making': ['Describe a cut you had to make in budget or people. What principle did you hold to?'],
      },
    },
  },
};
