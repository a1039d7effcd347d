import type { FamilyQuestions } from './question-types.ts';

/** More technical questions for fields that work mostly at a desk, so that a second set in one field is another one. */
export const furtherOfficeQuestions: readonly FamilyQuestions[] = [
  {
    family: 'data',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'When do you reach for SQL, when for a notebook, and when for a spreadsheet?',
            answer:
              'SQL where the data lives and must be joined or filtered, a notebook for exploring and models that others can rerun, a spreadsheet for small tables that a colleague will edit. I move work out of the spreadsheet once it is repeated.',
          },
        ],
        measurement: [
          {
            ask: 'How do you choose the one figure that a team should watch?',
            answer:
              'It must follow from what the team can change, react within weeks and be hard to please by cheating. I pair it with a second figure that would show the damage, and check on old data whether it would have told the truth.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You are asked whether a price change caused a drop in sales, and there was no test. How do you proceed?',
            answer:
              'I compare with shops or customers that kept the old price, check that both moved alike before, and look for other causes at that date. I say how sure I am and which test would settle it.',
          },
        ],
      },
    },
  },
  {
    family: 'cloud',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'Why do teams describe their infrastructure as code, and what can go wrong with it?',
            answer:
              'It makes environments repeatable, reviewed and easy to restore. It goes wrong when people change things by hand, when state files are lost or hold secrets, and when one plan can delete a database. I review plans and protect what must not vanish.',
          },
        ],
        method: [
          {
            ask: 'How do you roll out a change so that a fault reaches few users?',
            answer:
              'In steps: a small share of traffic first, with the error rate and response time watched, then more. Database changes go ahead in a form that both versions understand, and going back is one command that has been practised.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you move a running system to another provider or region without a long outage?',
            answer:
              'I copy data ahead and keep it in step, run both sides, send a little traffic over and compare, and lower the time of name records. I rehearse the switch and the way back, and name the moment after which there is none.',
          },
        ],
      },
    },
  },
  {
    family: 'security',
    Technical: {
      Medium: {
        measurement: [
          {
            ask: 'How do you decide which of a hundred reported weaknesses to mend first?',
            answer:
              'By what an attacker could reach with it, whether it is open to the internet, whether it is being exploited now and what stands behind it. A medium score on the login page can come before a critical one on an isolated test machine.',
          },
        ],
        safety: [
          {
            ask: 'A colleague has clicked on a link and entered a password. What do you do in the first hour?',
            answer:
              'I thank them for saying so, reset the password, end all sessions, check for new forwarding rules and sign-ins, and search who else got the message. I keep the evidence and tell those affected.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you examine a system that may have been broken into without destroying the traces?',
            answer:
              'I keep it running if I can, take memory and disk images, note times and who touched what, and work on copies. I isolate it from the network, look at sign-ins and scheduled tasks, and build one timeline.',
          },
        ],
      },
    },
  },
  {
    family: 'quality',
    Technical: {
      Medium: {
        design: [
          {
            ask: 'How do you write a test case that a stranger can carry out?',
            answer:
              'One purpose, the starting state, the data, each step with one action, and the result expected in words that can only be read one way. It leaves nothing behind and says which requirement it covers.',
          },
        ],
        judgement: [
          {
            ask: 'Which tests do you automate, and which do you keep for people?',
            answer:
              'I automate what is repeated, stable and clear in its result, near the code first. People keep what needs judgement: first use, looks, odd paths and new features. A test that fails at random is mended or removed.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You join a product without any tests and a release is due in three weeks. How do you begin?',
            answer:
              'I ask which failures would hurt most and what broke lately, test those paths by hand with notes, automate the two or three that earn money, and agree on what we will not know. Each new defect gets a test.',
          },
        ],
      },
    },
  },
  {
    family: 'product',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'Which sources do you use to learn what users do, and what can each of them not tell you?',
            answer:
              'Usage figures show what, not why. Interviews show why, from few. Support tickets show pain, from those who complain. I put two together before I believe one, and watch somebody use it before I decide.',
          },
        ],
        quality: [
          {
            ask: 'How do you keep a product from growing worse while features are added to it?',
            answer:
              'I watch a few signs besides the new features: time of the main task, support contacts, crashes and use of what we shipped last. Some time each month belongs to mending, and what nobody uses is taken out.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you find out whether anyone needs a product before it is built?',
            answer:
              'I look for people who already pay or struggle to solve it, talk about what they did last time and not about my idea, then sell a first version by hand or test a page with a price. I set beforehand what would make me stop.',
          },
        ],
      },
    },
  },
  {
    family: 'project-management',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What belongs in a risk register, and how do you keep it alive?',
            answer:
              'The event, its cause, likelihood and cost, an owner, what we do now and what we do when it happens. Ten real risks are enough. I go through them every other week and remove what has passed.',
          },
        ],
        quality: [
          {
            ask: 'How do you make sure that what is delivered is what was meant?',
            answer:
              'I write down with the client how each result will be accepted, show unfinished work early, let those who will use it try it, and record changes with their price in time. Accepted means signed, not assumed.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You take over a project that is late and over budget. What do you do in the first two weeks?',
            answer:
              'I find out what is truly finished, talk to each team alone, list what is left with dependencies, stop what does not serve the aim, and bring the sponsor two or three honest options with dates, costs and risks.',
          },
        ],
      },
    },
  },
  {
    family: 'operations',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you draw up a process so that everyone sees where it goes wrong?',
            answer:
              'I walk it with those who do it, write each step with who, time and waiting between, and mark returns and handovers. Most of the delay shows in the waiting. I check the drawing against ten real cases.',
          },
        ],
        quality: [
          {
            ask: 'How do you write a work instruction that people really follow?',
            answer:
              'With the best person who does it, one page, pictures where possible, each step with its reason and the mistake it prevents. A newcomer tries it in front of me, and it has an owner and a date.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you plan capacity when demand swings a great deal?',
            answer:
              'I separate the pattern from the noise, plan the base with own people, and cover peaks with hours, cross-trained staff or partners. I set a level of service, price the shortfall against idle time and check the plan each month.',
          },
        ],
      },
    },
  },
  {
    family: 'marketing',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'Which tools do you use to plan, send and measure a campaign, and what do you check in each before launch?',
            answer:
              'I name the mailing, advertising and analysis tools I know. Before launch I check the audience and exclusions, links and tracking, sender and consent, the view on a phone, and a budget limit.',
          },
        ],
        quality: [
          {
            ask: 'How do you check a text or advert before it goes out?',
            answer:
              'Does it make one promise to one kind of reader, is every claim proven, is the next step clear, do name, price and date agree, and may we use the picture. A second person reads it aloud.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How would you enter a new country or group of customers with a small budget?',
            answer:
              'I talk to ten of them, look at how they solve it today and who they trust, choose one channel and one message, and test with a sum I can lose. I change the offer before I raise the budget.',
          },
        ],
      },
    },
  },
  {
    family: 'support',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you use a knowledge base or ticket system so that the same question need not be solved twice?',
            answer:
              'I search before I answer, link the article, mend it when it was unclear and write one when the third person asks. Tickets carry a cause, not only a subject, so that we can count what to repair.',
          },
        ],
        quality: [
          {
            ask: 'What makes a written reply to a customer a good one?',
            answer:
              'It answers the question in the first sentence, names the steps in order, says what happens next and when, uses the words of the customer, and has no blame. I read it once as if I were angry.',
          },
        ],
      },
      Hard: {
        design: [
          {
            ask: 'How would you set up support for a product that has just doubled its number of customers?',
            answer:
              'I sort the contacts of a month by cause, have the top causes removed or explained in the product, let simple ones be solved by self-service, route the rest by skill, and plan people by arrivals per hour.',
          },
        ],
      },
    },
  },
  {
    family: 'human-resources',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What do you keep in a personnel system, and who may see what?',
            answer:
              'What the contract, pay and the law need, no more: data, documents, absence, training. Managers see what they need for their team, health data only those who must. I check rights when people move and delete on time.',
          },
        ],
        quality: [
          {
            ask: 'How do you write a job advert that brings fitting people?',
            answer:
              'With the tasks of the first year, the three things one must bring, pay, place and hours, in plain words and without a wish list. I check it for words that put off women or older people and count who applies.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you lead an inquiry after a complaint about a manager?',
            answer:
              'I take both accounts separately and in writing, protect the person who complained, speak with witnesses, look at facts such as messages, keep to what was said, decide with a second person, and tell both the result and how to appeal.',
          },
        ],
      },
    },
  },
  {
    family: 'administration',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What can a spreadsheet do for an office besides adding numbers, and where does it become dangerous?',
            answer:
              'Lists with filters, checks on entries, look-ups and reminders by date. It becomes dangerous when several people edit copies, formulas are overwritten or personal data lies open. Then it belongs in a system.',
          },
        ],
        measurement: [
          {
            ask: 'How do you find out how long things take in your office, and what do you do with it?',
            answer:
              'I note for two weeks when ten typical cases arrive, wait and leave. Usually the waiting is longest. I change one handover, count again, and keep a small table that shows what is overdue.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you prepare and minute a meeting of people who do not agree?',
            answer:
              'I ask for topics and papers a week before, put the decision wanted beside each, and send it. In the minutes I write decisions, reasons, who does what by when and objections where asked for, neutral and on the same day.',
          },
        ],
      },
    },
  },
  {
    family: 'research',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you keep your data and analysis so that somebody can repeat them in three years?',
            answer:
              'Raw data stay untouched, each change is a script under version control, with names that explain themselves, a note on every file and the versions of programs. A colleague reruns it before I publish.',
          },
        ],
        quality: [
          {
            ask: 'How do you read a paper to find out whether you can trust it?',
            answer:
              'I begin with methods and figures: who was studied, how many, compared with what, what was left out. I look for the plan made beforehand, for how large the effect is, and for who else found it.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you choose the size of a sample before you begin?',
            answer:
              'From the smallest effect that would matter, how much the measure varies, and the errors I accept. I take the variation from a pilot or earlier work, add for those who drop out, and write it down before I start.',
          },
        ],
      },
    },
  },
  {
    family: 'media',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you check whether a picture or clip from the internet shows what it claims?',
            answer:
              'I search for it backwards, look at place marks, weather, shadows and language, find the first upload, ask the person who filmed it, and compare with maps. When one point stays open I do not use it or say so.',
          },
        ],
        quality: [
          {
            ask: "How do you edit another person's text without making it yours?",
            answer:
              'I read it through first, ask what it wants to say, cut before I rewrite, keep their tone, mark what I am not sure of as questions, and check names, numbers and quotes. They see it before it appears.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you research a story when the people concerned do not want it told?',
            answer:
              'I collect documents first, ask those at the edge, compare two independent sources for each claim, keep notes safe, put every accusation to those concerned with time to answer, and have it read by a lawyer.',
          },
        ],
      },
    },
  },
];
