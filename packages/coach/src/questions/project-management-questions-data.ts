import type { FamilyQuestions } from './question-types.ts';

export const projectManagementQuestions: FamilyQuestions = {
  family: 'project-management',
  Behavioral: {
    Easy: {
      communication: ['How do you keep people informed of a project without drowning them in messages?'],
      teamwork: ['Tell me about a project team you enjoyed working with. What did you do to make it so?'],
    },
    Medium: {
      ownership: ['Tell me about a project that finished late or over budget. What was your part in that?'],
      conflict: [
        'Describe two stakeholders who wanted different things from your project. How did you get them to agree?',
      ],
      adaptability: ['Tell me about a project whose goal changed when you were halfway through.'],
    },
    Hard: {
      leadership: ['How did you get work from people who did not report to you and had better things to do?'],
      communication: ['Tell me about the worst news you ever brought to a sponsor and how you brought it.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a project that you recommended stopping.'],
      resilience: ['Describe the most troubled project that you took over from someone else.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'What do you do in the first two weeks of a new project?',
          answer:
            'I find out who wants what and why, write the goal and what is out of scope on one page, name risks and deciders, and agree the first milestone that someone can see.',
        },
      ],
      fundamentals: [
        {
          ask: 'What is the critical path, and why does it matter?',
          answer:
            'The chain of tasks that sets the end date: a day lost there is a day lost for the project. I protect it first and let the rest use its slack.',
        },
      ],
      tools: [
        {
          ask: 'Which tools do you use to plan and follow work, and what do you keep out of them?',
          answer:
            'A simple board for tasks, one page for milestones, a log for risks and decisions. I keep detail out of the plan beyond what the team itself uses.',
        },
      ],
      quality: [
        {
          ask: 'How do you make sure that a meeting ends with something decided?',
          answer:
            'A question to be answered in the invitation, the right decider in the room, and the last five minutes for who does what by when, sent out the same day.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you estimate work that nobody on the team has done before?',
          answer:
            'I break it down until pieces resemble something known, ask those who will do it for a range, compare with past projects and put a short trial before the promise.',
        },
      ],
      judgement: [
        {
          ask: 'The sponsor adds a wish and will not move the date. What do you do?',
          answer:
            'I show what it pushes out, offer two or three packages with dates and risk, and get a decision in writing. I never say yes and hope.',
        },
      ],
      diagnosis: [
        {
          ask: 'Every task is reported as ninety percent done for weeks. How do you find out where you stand?',
          answer:
            'I count only what is finished and accepted, ask to see it, list what remains in pieces of two days, and look for the one unsolved thing that people avoid.',
        },
      ],
      measurement: [
        {
          ask: 'How do you notice early that a project is going wrong?',
          answer:
            'Small milestones slip, decisions wait, the same risk returns each week, people stop asking. I track finished work against plan and age of open decisions.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you plan the move of an office or a system for five hundred people over one weekend?',
          answer:
            'Backwards from Monday morning: a rehearsal, a list by the hour with owners, points of no return with a way back, people on the floor on Monday and a freeze the week before.',
        },
      ],
      safety: [
        {
          ask: 'How do you keep a list of risks alive so that it changes what people do?',
          answer:
            'Ten at most, each with a trigger, an owner and a next action. I ask weekly what became more likely, and close those that passed.',
        },
      ],
      improvement: [
        {
          ask: 'A team holds all the agile meetings and delivers little. What would you look at?',
          answer:
            'Work in progress, size of pieces, who decides and what comes in from the side. I would limit to a few things at once, show finished work every two weeks, and drop meetings that nobody would miss.',
        },
      ],
      judgement: [
        {
          ask: 'Your main supplier is eight weeks late and says that all is well. What are your next moves?',
          answer:
            'I visit, ask to see the work, agree weekly proof, read the contract, prepare a second source for the critical part and tell my sponsor before they hear it elsewhere.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you steer ten projects that compete for the same four experts?',
          answer:
            'I rank by value and date once a month, plan the experts first and start fewer projects, since waiting is where time goes. Everyone sees the queue and the reason.',
        },
      ],
      judgement: [
        {
          ask: 'When would you refuse to run a project by fixed plan, and when by iteration?',
          answer:
            'By iteration when the need is uncertain and change is cheap; by plan when parts must fit the first time. Mostly a fixed frame with learning inside, and I say where each ends.',
        },
      ],
      measurement: [
        {
          ask: 'How do you judge, a year after its end, whether a project was worth it?',
          answer:
            'I go back to the benefit promised and its owner, compare with what would have happened anyway, include upkeep and ask users. I plan that review and its measure at the start.',
        },
      ],
      improvement: [
        {
          ask: 'Lessons learned are written after every project and repeated in the next. How would you change that?',
          answer:
            'I turn each into a change in a template, checklist or contract before the project closes, and start new ones with a talk with the last team about what they would fear.',
        },
      ],
    },
  },
};
