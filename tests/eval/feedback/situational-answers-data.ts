import type { JudgedAnswer } from './judged-answer.ts';

const ANGRY = 'What would you do if a customer became angry with you?';
const PRIORITIES = 'How do you prioritize when you have multiple deadlines?';
const COLLEAGUE = 'How would you handle a team member who does not do their share?';

export const SITUATIONAL_ANSWERS: readonly JudgedAnswer[] = [
  {
    id: 'situational-01',
    question: ANGRY,
    role: 'Call centre agent',
    form: 'typed',
    group: 'strong',
    band: 4.1,
    reason: 'Steps in order, reason, real example, follow-up.',
    answer:
      'First I would let them finish without interrupting, because most people calm down once they have been heard. Then I ' +
      'would repeat the problem in my own words and apologise for the trouble, even if the fault is not ours. Next I would ' +
      'say exactly what I can do now and by when, and if it is beyond my limit I would bring in my supervisor and stay on the ' +
      'line. Afterwards I note the case so that nobody asks the customer the same questions again. Last month a caller shouted ' +
      'about a double charge of 89 dollars; I refunded it while we spoke and called back two days later, and he thanked me ' +
      'for calling at all.',
  },
  {
    id: 'situational-02',
    question: ANGRY,
    form: 'speech',
    group: 'middling',
    band: 2.6,
    reason: 'Right steps, general.',
    answer: `um i would stay calm and listen to what they have to say and uh apologize and then try to find a solution that works for them and if i can't solve it i would get my manager`,
  },
  {
    id: 'situational-03',
    question: ANGRY,
    form: 'typed',
    group: 'weak',
    band: 0.9,
    reason: 'Escalates.',
    answer: `I would tell them to shut up or leave. I don't have to take that from anybody, it is not my problem.`,
  },
  {
    id: 'situational-04',
    question: PRIORITIES,
    role: 'Legal assistant',
    form: 'typed',
    group: 'strong',
    band: 4.2,
    reason: 'Method, tool, communication, example with numbers.',
    answer:
      'On Monday morning I list everything with its deadline and mark what a court or a client is waiting for, because those ' +
      'dates cannot move. For the rest I ask what happens if it is a day late. I block two hours each morning for the hardest ' +
      'item and answer mail only at eleven and four. When two things collide I tell both lawyers early and propose an order ' +
      'instead of asking which is more important. In March we had four filings in one week; by moving one internal memo and ' +
      'splitting the exhibits with a colleague, we filed all four a day ahead.',
  },
  {
    id: 'situational-05',
    question: PRIORITIES,
    form: 'speech',
    group: 'middling',
    band: 2.8,
    reason: 'A method, small example.',
    answer:
      `i usually make a list of everything i have to do and then i look at what's due first and what's gonna take the longest ` +
      'and i start with that um like last semester i had two projects due the same week so i did the harder one first and i ' +
      `told my partner early that i'd be late on my part of the other one`,
  },
  {
    id: 'situational-06',
    question: PRIORITIES,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'No method.',
    answer: `I am very good at multitasking so I just do everything at the same time and it always works out.`,
  },
  {
    id: 'situational-07',
    question: COLLEAGUE,
    form: 'typed',
    group: 'strong',
    band: 3.9,
    reason: 'Fair, stepwise, outcome.',
    answer:
      'I would first talk to them alone and ask how they are doing, since there is often a reason that I cannot see. In a ' +
      'project at my last job it turned out that a colleague was caring for his father at night. We moved his part to the mornings ' +
      'and I took over one interface, and he delivered everything a week later. If there is no such reason, I would agree on ' +
      'one small task with a date, write it down for both of us, and follow up on that day. Only if that fails twice would ' +
      'I involve our lead, and I would tell the person so before.',
  },
  {
    id: 'situational-08',
    question: COLLEAGUE,
    form: 'speech',
    group: 'middling',
    band: 2.3,
    reason: 'Reasonable, thin.',
    answer: `um i'd probably talk to them first and see what's going on and uh if they still don't do it then i'd i'd talk to the professor or the boss about it`,
  },
  {
    id: 'situational-09',
    question: COLLEAGUE,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'Does it alone.',
    answer: `I would just do their work myself because then it gets done right.`,
  },
  {
    id: 'situational-10',
    question: 'What would you do in your first 90 days?',
    role: 'Sales manager',
    form: 'typed',
    group: 'strong',
    band: 4.0,
    reason: 'Phases, specifics, measures.',
    answer:
      'In the first month I would listen: ride along with each of the eight sales people, sit with ten customers, five happy ' +
      'and five lost, and read the pipeline of the last year. In the second I would agree with the team on two changes at most, ' +
      'for instance a shorter first offer, and test them in one region. In the third I would compare the numbers with the other ' +
      'regions, keep what works and show you the plan for the year. I did it that way at Brenner, where the closing rate went ' +
      'from 18 to 26 percent within two quarters. What I would not do is change the commission in the first 90 days, because ' +
      'trust comes first.',
  },
  {
    id: 'situational-11',
    question: 'What would you do if you saw a colleague stealing?',
    role: 'Cashier',
    form: 'typed',
    group: 'middling',
    band: 2.7,
    reason: 'Right and reasoned, short.',
    answer:
      'I would not confront them in front of customers. I would write down what I saw and when, and tell the store manager ' +
      `the same day in private, because it concerns everyone's trust. I would not talk about it with the other colleagues.`,
  },
  {
    id: 'situational-12',
    question: 'How would you calm an anxious patient before surgery?',
    role: 'Nurse',
    form: 'speech',
    group: 'strong',
    band: 3.7,
    reason: 'Warm, concrete, example.',
    answer:
      `i would sit down so we're at eye level and ask what worries them most because it's often something quite small like ` +
      `the needle or who will pick up the kids then i explain step by step what's going to happen in the next hour in plain ` +
      'words and i ask them to tell it back to me so i know that it landed i once had a man who was shaking and it turned out ' +
      `he was afraid of waking up alone so i arranged that i'd be there in recovery and his blood pressure went down from one ` +
      'seventy to one thirty before we even left the ward',
  },
  {
    id: 'situational-13',
    question: 'How do you stay organized?',
    form: 'speech',
    group: 'weak',
    band: 1.7,
    reason: 'Thin.',
    answer: `uh i use my phone and um i write stuff down and yeah i try to not forget things`,
  },
  {
    id: 'situational-14',
    question: 'How would you approach a task you have never done before?',
    form: 'speech',
    group: 'middling',
    band: 3.0,
    reason: 'Sensible steps with an example.',
    answer:
      `first i would find out if somebody else has done it before and ask them for fifteen minutes and then i'd break it down ` +
      'into pieces and start with the one that i understand the least um for example when i had to do payroll for the first ' +
      'time i asked our accountant to check my first three and after that i was okay on my own',
  },
];
