import type { FamilyQuestions } from './question-types.ts';

export const healthQuestions: FamilyQuestions = {
  family: 'health',
  Behavioral: {
    Easy: {
      motivation: ['What led you into health care, and what do you like about your part of it?'],
      communication: [
        'Tell me about a patient who did not understand what was wrong with them and how you explained it.',
      ],
    },
    Medium: {
      teamwork: ['Describe a patient whose care went well because several professions worked together.'],
      conflict: ['Tell me about a patient or client who disagreed with your advice.'],
      ownership: ['Tell me about something you missed or got wrong with a patient.'],
    },
    Hard: {
      resilience: ['Tell me about a case that stayed with you. How did you go on?'],
      integrity: ['Describe a time you were worried about how a colleague practised.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a case in which every choice carried a serious risk.'],
      leadership: ['Describe a change in how your clinic or service works that came from you.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you take a history from someone you have never met?',
          answer:
            'An open question first and two minutes of listening, then onset, course and what helps, past illness, medicines, allergies and home. I end with what they fear and hope for.',
        },
      ],
      safety: [
        {
          ask: 'How do you make sure that you have the right patient, the right side and the right treatment?',
          answer:
            'I ask them to say name and date of birth, compare with the record, mark or confirm the side, and stop if anything does not match, even with a full waiting room.',
        },
      ],
      fundamentals: [
        {
          ask: 'What does consent mean in your daily work?',
          answer:
            'The person understands what, why, risks and alternatives, can decide, and is free to say no. I ask them to say it back, and it can be withdrawn at any time.',
        },
      ],
      quality: [
        {
          ask: 'What belongs in a good clinical record?',
          answer:
            'Findings, thinking, plan and what was told to the patient, at the time, signed and readable, so that a stranger could continue tonight.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: "A patient's symptoms do not fit what the referral says. How do you proceed?",
          answer:
            'I start from the patient and not the label: history again, examination, list what must not be missed, test for those, and tell the referrer what I found.',
        },
      ],
      judgement: [
        {
          ask: 'Your list is full and an urgent case walks in. How do you decide what happens?',
          answer:
            'A quick look at airway, breathing, circulation and pain, see or send according to that, tell those waiting honestly, and move what can safely wait.',
        },
      ],
      method: [
        {
          ask: 'How do you get a patient to follow a plan that demands effort, such as exercises, diet or medicines?',
          answer:
            'I ask what matters to them, agree one or two steps, tie them to a habit, write them down, expect lapses and check in within two weeks.',
        },
      ],
      measurement: [
        {
          ask: 'How do you know whether a treatment is working?',
          answer:
            "A baseline and a goal in the patient's own terms, one measure repeated the same way, a date to review, and I stop what has not helped by then.",
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Which warning signs in your field make you drop everything, and how do you avoid overlooking them on a busy day?',
          answer:
            'I name three, ask about them in every case by habit, and use a pause before I close: what else could it be, and what would I hate to miss?',
        },
      ],
      safety: [
        {
          ask: 'You discover that a patient was given the wrong treatment or medicine by your service. What are your steps?',
          answer:
            'Make the patient safe, tell senior staff, tell the patient plainly and say sorry, record facts, report, keep the evidence and look for the cause in the system.',
        },
      ],
      judgement: [
        {
          ask: 'A patient asks for a treatment that you believe will not help. How do you handle it?',
          answer:
            'I find out what they hope for, explain benefit and harm in numbers, offer what could help, and decline kindly if it harms, with a second opinion if wanted.',
        },
      ],
      improvement: [
        {
          ask: 'A quarter of appointments are missed. How would you bring that down fairly?',
          answer:
            'Ask those who missed, look at time, travel and fear, send reminders with an easy way to cancel, offer telephone slots, and watch that poorer patients are not pushed out.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'How do you act when the evidence, the guideline and the patient in front of you point in three directions?',
          answer:
            'The guideline is for the average. I check whether this patient resembles those studied, share the uncertainty, decide by their values, and record why I departed.',
        },
      ],
      design: [
        {
          ask: 'How would you plan services for people who never come to a clinic?',
          answer:
            'Go where they are, with people they trust, at their hours, several needs in one visit, no forms first, and count those reached and not those seen.',
        },
      ],
      measurement: [
        {
          ask: 'Which target in health care has done harm, and what would you put in its place?',
          answer:
            'Waiting-time limits alone move attention to the ones about to breach. I would pair them with outcomes and with what patients report.',
        },
      ],
      improvement: [
        {
          ask: 'How do you bring a new method into practice when experienced colleagues distrust it?',
          answer:
            'Start with one who is curious, agree what would convince us, audit before and after, teach at the bedside and admit where the old way was better.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['pharmacist', 'pharmacy', 'apotheker'],
      Technical: {
        Medium: {
          safety: [
            {
              ask: 'A prescription looks wrong and the doctor cannot be reached. The patient is waiting. What do you do?',
              answer:
                'I do not dispense what may harm. I check record, dose and indication, try colleagues of the prescriber, bridge with a safe small supply where the law allows, and explain it to the patient.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'An elderly patient takes fourteen medicines. How do you review them?',
              answer:
                'What is each for, does it still help, could it cause a symptom. I look at kidneys, falls, sedation and interactions, stop one at a time with the prescriber, and follow up.',
            },
          ],
        },
      },
    },
    {
      words: ['dentist', 'dental', 'hygienist'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'How do you treat someone who is terrified of the chair?',
              answer:
                'Talk sitting upright first, agree a stop sign, explain before each touch, begin with the smallest painless thing and never break the sign.',
            },
          ],
        },
      },
    },
    {
      words: ['paramedic', 'emt', 'ambulance'],
      Technical: {
        Medium: {
          safety: [
            {
              ask: 'You arrive at a scene with three injured people. What do you do in the first two minutes?',
              answer:
                'Own safety, number and kind of injuries to control, help asked for, then a fast sort: bleeding stopped, airway opened, walkers moved aside, before I treat anyone fully.',
            },
          ],
        },
      },
    },
    {
      words: ['physiotherapist', 'physical', 'occupational', 'physiotherapeut'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A patient with back pain is not getting better after six weeks of treatment. What do you reconsider?',
              answer:
                'Red flags again, the working diagnosis, dose and whether exercises are done, fear and sleep and work, and then a change of approach or referral with a clear question.',
            },
          ],
        },
      },
    },
  ],
};
