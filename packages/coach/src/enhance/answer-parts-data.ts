import { compileLexicon, type Lexicon } from '../text/lexicon.ts';
import type { QuestionKind } from './question-kind.ts';

/** A part that a complete answer of some kind has. `weight`s of a kind sum to 1. */
export type AnswerPart = {
  key: string;
  /** As in "you gave the …". */
  label: string;
  weight: number;
  signs: Lexicon;
  /** One concrete thing to do when the part is missing. */
  advice: string;
};

const SITUATION =
  compileLexicon(`when i was, when i worked, when i, where i work, where i worked, while i was, while working, at my, in my last, in my previous, in my first, in my old, last year, last summer, last semester, last month, last week, last spring, last fall, last winter,
  this year, a year ago, years ago, months ago, weeks ago, there was a, there was an, there was this, there were, i was working, i worked at, i worked as, i worked in, i was at, i was in, i was a, i was an, i was the, i used to, during my, during a, during the,
  we had a, we had an, we had this, we were, our team, our client, our customer, my team, in my team, back in, one time, one day, one night, once, in a project, for a project, on a project, in school, in college, at university, in high school, in class, for a class, a few,
  my internship, at the hospital, on the ward, at the restaurant, at the store, at the shop, at the time, at that time, my freshman, my sophomore, my junior, my senior, freshman year, sophomore year, junior year, senior year, i had a, i had this, a customer, a client, a patient,
  a student, a colleague, a coworker, one of my, one of our, this summer, the situation was, over the summer, previous job, last job, first job, current job, a man, a woman, a boy, a girl, a father, a mother, a family, a couple, a guest, a pupil, a neighbour, a tenant, a driver, a caller, our supplier, our boss, our plant, our factory, our ward, our shop, one morning, one evening, one saturday, one sunday, on a sunday, on a saturday, on a friday, on a monday, i run, i'm part of, i was part of, our company, the company, our store, our school`);
const TASK =
  compileLexicon(`i was responsible, responsible for, my job was, my role was, my task was, my task, i had to, we had to, i needed to, we needed to, the goal was, our goal was, my goal was, i was asked, was asked to, asked me to, supposed to, deadline, the challenge was,
  the problem was, the issue was, the difficulty, in charge of, i was assigned, was assigned, i was leading, had to be, needed to be, the plan was, the task was, the aim was, due in, due on, due the next, within a week, by friday, by monday, it was my, it was up to me, my responsibility, needed someone,
  someone had to, wanted to, was failing, was behind, were behind, broke, crashed, went down, was late, refused, complained, complaint, disagreed, conflict, was missing, was losing, were losing, kept, shortage, short staffed, understaffed, budget, expected, target, quota, the risk, mistake, urgent, problem, challenge, issue`);
const RESULT =
  compileLexicon(`as a result, in the end, at the end, ended up, end result, resulted, which led, led to, outcome, the result, was able to, were able to, successfully, successful, finished on time, on time, on schedule, under budget, it worked, worked out, turned out, paid off,
  =increased, =increase, =decreased, =decrease, =reduced, =improved, =grew, =saved, =raised, =doubled, =tripled, =halved, went up, went down, went from, dropped from, dropped to, dropped by, fell from, fell to, fell by, rose, cut, up by, down by, from there, we won, i won, =won, got an a, got a, i received, we received, award, praised, thanked, thank you,
  promoted, they loved, loved it, was happy, were happy, really happy, pleased, impressed, came back, stayed with us, signed, renewed, passed, launched, shipped, completed, still use, still uses, still used, is still, are still, is now, are now, now we, so now, since then, met the deadline, made the deadline, best, record, zero,
  no more, without a single, nobody, recovered, the same day, sold out, all of them, every one of, ever since, approved, accepted, adopted, the project was, the event was, it was a success, a success, fewer, less than, more than, gave us, feedback was, fully, success, eventually, finally, solved, resolved, delivered, exceeded, percent, apologised, apologized, went well, went great, went smoothly, really well`);
const REFLECTION =
  compileLexicon(`learned, learnt, taught me, lesson, looking back, next time, i realised, i realized, made me realise, made me realize, in hindsight, would do differently, do it differently, differently now, since then i, now i always, now i, from then on, what i took, takeaway, took away, showed me,
  helped me understand, helped me see, i understand now, ever since, that experience, this experience, the experience, i still, i'm proud, proud of, grew as, made me a, i now, i would have, i should have, changed how i, changed the way, reminded me, important to, key is, the key, opened my eyes`);

/** The action part also counts ownership verbs: see find-parts. */
const ACTION =
  compileLexicon(`i decided, i started, i made, i took, i went, i talked, i called, i set, i put, i wrote, i built, i created, i asked, i sat down, i told, i showed, i gave, i tried, i used, i brought, i looked, i checked, i worked with, i tried to, what i did, the first thing i did, we decided, we started, we made, we built,
  we worked, we split, we came up, we put, we set, we used, i came up, i got, i reached out, i explained, i organized, i organised, i offered, i proposed, i suggested, i stayed, so i, i would, step by step`);

function star(weights: readonly [number, number, number, number, number]): AnswerPart[] {
  const [situation, task, action, result, reflection] = weights;
  return [
    {
      key: 'situation',
      label: 'the situation',
      weight: situation,
      signs: SITUATION,
      advice: 'Open with one sentence that says where and when it was and who was there.',
    },
    {
      key: 'task',
      label: 'what was at stake',
      weight: task,
      signs: TASK,
      advice: 'Say in one sentence what had to be reached and what part of it was yours.',
    },
    {
      key: 'action',
      label: 'what you did',
      weight: action,
      signs: ACTION,
      advice: 'Name two or three steps that you took yourself, each beginning with "I" and a verb.',
    },
    {
      key: 'result',
      label: 'the result',
      weight: result,
      signs: RESULT,
      advice: 'Close with the result: what changed, for whom, and by how much.',
    },
    {
      key: 'reflection',
      label: 'what you learned',
      weight: reflection,
      signs: REFLECTION,
      advice: 'Add one sentence on what you learned and how you use it now.',
    },
  ];
}

const EVIDENCE_SIGNS =
  compileLexicon(`for example, for instance, such as, at my, in my last, in my previous, when i, last year, during my, i led, i built, i worked, i managed, i was responsible, i helped, i organized, i organised, i created, internship, project, experience, years of, i've done, i have done, i've worked,
  i have worked, i've been, i did, i was the, i was a, i ran, i taught, i designed, i wrote, i sold, in one, so far, already, award, increased, reduced, improved, we built, we won`);
const POINT_SIGNS = compileLexicon(
  `i like, i love, i enjoy, i prefer, i think, i believe, i am, i'm, for me, i want, i would, i'd, i value, i need, important, favorite, favourite, my, best, most, i usually, i play, i read, i work, i do, i have, i've, i try, i look, i feel, motivates me, always`,
);
const REASON_SIGNS = compileLexicon(
  `because, since, so that, reason, that way, which means, it helps, helps me, gives me, lets me, allows me, makes me, why, that's how, in order to, so i, due to, as, when people, then`,
);
const COMPANY_SIGNS =
  compileLexicon(`i like, i love, i enjoy, i've always, because of, inspired, passion, passionate, interested in, excited, i care, care about, drawn, want to do, your company, your team, your product, your products, your mission, your clients, your customers, your work, your values, your culture, your school, your hospital, your firm, this company, the company, this position, this role, the role, the position, the job, this job, this team, i read, i saw, i noticed, i've followed, i have followed, i heard,
  i spoke with, i talked to, on your website, your website, job description, the posting, known for, reputation, industry, what you do, what you're doing, i would like to, i'd like to, looking for, next step, a place where, move on, offers, you guys, you do, you are, you're, company, organization, here`);
const OWN_SKILLS =
  compileLexicon(`i'm good at, i am good at, my strength, my strengths, i can, i know how, i bring, i could bring, i have experience, i have a background, my background, my experience, my skills, skill, skills, i'm able, i am able, i've learned, i learn, able to, knowledge, trained, degree, certified, experience, qualified, quality, qualities,
  i'm a, i am a, i'm very, i am very, ability, creative, organized, organised, reliable, motivated, leadership, communication, technical, analytical, patient, curious, passionate, dedicated, detail, hard working, hardworking, work ethic`);
const BENEFIT = compileLexicon(
  `contribute, help you, help your, help the, add value, value, so that you, make a difference, impact, bring, benefit, improve your, grow with, for your team, to your team, i could help, i would help, i can help, useful, fit, match, exactly what, what you need, you need, looking for, great addition, asset, immediately, solve`,
);
const FUTURE = compileLexicon(
  `want to, would like, i'd like, i hope, hoping, looking for, looking to, next step, goal, goals, in the future, plan to, planning, excited, interested in, interest, interests, that's why, that is why, this role, this position, learn more, grow, dream, aim, become, eventually, long term, pursue, career, opportunity, here today, apply, applied`,
);

export const ANSWER_PARTS: Record<QuestionKind, readonly AnswerPart[]> = {
  story: star([0.18, 0.17, 0.3, 0.25, 0.1]),
  general: [
    {
      key: 'point',
      label: 'your answer in one sentence',
      weight: 0.3,
      signs: POINT_SIGNS,
      advice: 'Begin with your answer in one sentence.',
    },
    {
      key: 'reason',
      label: 'why',
      weight: 0.25,
      signs: REASON_SIGNS,
      advice: 'Say why, in a sentence that begins with "because".',
    },
    {
      key: 'evidence',
      label: 'an example',
      weight: 0.3,
      signs: EVIDENCE_SIGNS,
      advice: 'Give one short example from your own work or studies.',
    },
    {
      key: 'result',
      label: 'what came of it',
      weight: 0.15,
      signs: RESULT,
      advice: 'Close with what came of it, or what it means for this role.',
    },
  ],
  situational: [
    {
      key: 'understand',
      label: 'how you would find out what is going on',
      weight: 0.25,
      advice: 'Begin with what you would ask or check before acting.',
      signs: compileLexicon(
        `first i would, i would first, i'd first, first, understand, find out, listen, ask, check, gather, figure out, look at, look into, talk to, speak to, speak with, clarify, assess, see what, see why, see if, investigate, facts, confirm, identify`,
      ),
    },
    {
      key: 'action',
      label: 'what you would do',
      weight: 0.3,
      advice: 'Name the two or three steps in their order, and say why in that order.',
      signs: compileLexicon(
        `i would, i'd, then i would, then i'd, i will, i'll, i usually, i always, i try to, i make, i use, i write, next, then, after that, make a, make sure, set up, offer, prioritise, prioritize, plan, schedule, list, break, delegate, escalate, propose, suggest, explain, split`,
      ),
    },
    {
      key: 'people',
      label: 'whom you would involve',
      weight: 0.2,
      advice: 'Say whom you would tell or involve, and when.',
      signs: compileLexicon(
        `manager, team, customer, client, colleague, colleagues, patient, parent, parents, supervisor, them, stakeholder, stakeholders, doctor, everyone, together, let them know, inform, tell, update, communicate, keep them, apologise, apologize, empathy, calm, respect`,
      ),
    },
    {
      key: 'result',
      label: 'what it leads to',
      weight: 0.25,
      advice: 'Close with how you would know that it worked, or a time when it did.',
      signs: compileLexicon(
        `so that, if something, if it does not, if it doesn't, if that, only after, so nobody, until, safe, calm down, follow up, afterwards, make sure, result, outcome, prevent, next time, in the future, document, review, once i, last year, when i, for example, for instance, in my last, worked, resolved, trust, learn, solution, works, helps me, that way, experience`,
      ),
    },
  ],
  'about-yourself': [
    {
      key: 'present',
      label: 'who you are now',
      weight: 0.25,
      advice: 'Begin with one sentence on what you do now: role, place, what you are known for.',
      signs: compileLexicon(
        `i'm a, i am a, i'm an, i am an, im a, i'm currently, i am currently, currently, my name is, my name, i'm from, i am from, i work, i'm working, i study, i'm studying, i'm majoring, majoring, major, sophomore, junior, senior, freshman, student, right now, these days, at the moment, course, i'm in, i've been working, i have been working, been working as, i'm the, i am the, i run, i teach, i lead, i manage, current role, current job, current position`,
      ),
    },
    {
      key: 'past',
      label: 'what brought you here',
      weight: 0.3,
      advice: 'Name two stations of your way that matter for this role, with what you did there.',
      signs: compileLexicon(
        `graduated, i worked, i've worked, i have worked, years of, previously, before that, before, last summer, last year, internship, interned, i was, i did, i've been, i have been, experience, started, i studied, degree, my background, moved, joined, job, after, high school, research, volunteer, i've done, worked`,
      ),
    },
    {
      key: 'evidence',
      label: 'something you achieved',
      weight: 0.25,
      advice: 'Add one thing that you achieved, with a number or a name.',
      signs: compileLexicon(
        `i led, led, built, created, designed, developed, organized, organised, managed, increased, reduced, improved, won, award, launched, founded, taught, helped, ran, president, captain, certified, promoted, achieved, responsible, project, sold, published, team, wrote, saved, grew`,
      ),
    },
    {
      key: 'future',
      label: 'why this role is next',
      weight: 0.2,
      advice: 'End with one sentence on why this role is the next step.',
      signs: FUTURE,
    },
  ],
  motivation: [
    {
      key: 'company',
      label: 'what draws you to it',
      weight: 0.25,
      advice: 'Name one thing about this work or employer that draws you, as you saw it yourself.',
      signs: COMPANY_SIGNS,
    },
    {
      key: 'skills',
      label: 'what you bring',
      weight: 0.25,
      advice: 'Name the one or two skills that this role needs most.',
      signs: OWN_SKILLS,
    },
    {
      key: 'evidence',
      label: 'proof from your own work',
      weight: 0.3,
      advice: 'Prove it with one short example from your own work or studies.',
      signs: EVIDENCE_SIGNS,
    },
    {
      key: 'benefit',
      label: 'what they gain',
      weight: 0.2,
      advice: 'End with what they would gain in the first months.',
      signs: BENEFIT,
    },
  ],
  strength: [
    {
      key: 'strength',
      label: 'the strength',
      weight: 0.25,
      advice: 'Name one strength in plain words at the start.',
      signs: OWN_SKILLS,
    },
    {
      key: 'evidence',
      label: 'an example of it',
      weight: 0.35,
      advice: 'Tell one short example where this strength made the difference.',
      signs: EVIDENCE_SIGNS,
    },
    {
      key: 'result',
      label: 'what it led to',
      weight: 0.25,
      advice: 'Say what came of it: what changed, by how much, who noticed.',
      signs: RESULT,
    },
    {
      key: 'benefit',
      label: 'how it helps in this role',
      weight: 0.15,
      advice: 'End with how this strength serves the role.',
      signs: BENEFIT,
    },
  ],
  weakness: [
    {
      key: 'weakness',
      label: 'a real weakness',
      weight: 0.3,
      advice: 'Name one real weakness in plain words, not a strength in disguise.',
      signs: compileLexicon(
        `weakness, weaknesses, i interrupt, i talk too, i forget, i find it hard, i find it difficult, i take on, i say yes, i used to, struggle, struggled, i tend to, tendency, difficult for me, hard for me, hard time, not good at, not great at, not the best, i'm not very, i am not very, bad at, too much, sometimes i, i used to, afraid, nervous, shy, procrastinate, impatient, overwhelmed, disorganized, trouble, i get, i have a habit, lack, problem, trying to please, say no, critical, perfectionist, overthink, weak, stubborn`,
      ),
    },
    {
      key: 'effect',
      label: 'where it got in your way',
      weight: 0.2,
      advice: 'Say once where it got in your way.',
      signs: compileLexicon(
        `because, which means, so i, ended up, led to, caused, as a result, for example, for instance, when i, in my last, last year, once, missed, late, deadline, stress, stressed, project, team, feedback, told me, my manager, one time, during, that means`,
      ),
    },
    {
      key: 'remedy',
      label: 'what you do about it',
      weight: 0.35,
      advice: 'Say what you do about it every week, as concretely as a calendar entry.',
      signs: compileLexicon(
        `working on, work on, i've been, i have been, trying to, i try to, started, i started, i now, now i, i've learned, i have learned, learning to, i make sure, i use, i set, to improve, improve, improving, get better, getting better, overcome, practice, practise, course, class, joined, asked, ask for, feedback, checklist, calendar, list, schedule, plan, to fix, i took, i force myself, remind myself, signed up, mentor, write down, deal with`,
      ),
    },
    {
      key: 'result',
      label: 'the progress so far',
      weight: 0.15,
      advice: 'Close with the progress so far, with a sign that others saw.',
      signs: compileLexicon(
        `since then, now, better, improved, progress, no longer, last month, this year, result, noticed, on time, more confident, comfortable, less, fewer, helped, has helped, it works, worked, paid off, still`,
      ),
    },
  ],
  goals: [
    {
      key: 'direction',
      label: 'where you want to go',
      weight: 0.35,
      advice: 'Name the role or the kind of work that you want to have reached.',
      signs: compileLexicon(
        `i want, i'd like, i would like, i hope, i see myself, goal, goals, in five years, in 5 years, five years, ten years, three years, eventually, become, leading, long term, short term, plan, aim, dream, career, i plan, graduate school, my own, lead, senior, expert, specialise, specialize`,
      ),
    },
    {
      key: 'steps',
      label: 'the steps on the way',
      weight: 0.3,
      advice: 'Name two steps on the way, one of which you have already taken.',
      signs: compileLexicon(
        `first, then, by then, learn, learning, training, certificate, certified, course, master, masters, degree, experience, practice, already, started, next, skills, mentor, project, projects, build, grow, gain, study, i've, currently, year, this year, improve, take on`,
      ),
    },
    {
      key: 'link',
      label: 'why this role leads there',
      weight: 0.35,
      advice: 'Say how this very role brings you there and what they gain on the way.',
      signs: compileLexicon(
        `this role, this position, this company, this job, your company, your team, with you, here, company, the company, this team, contribute, responsibility, team, opportunity, opportunities, fit, because, so that, that is why, that's why, organisation, organization, industry, position`,
      ),
    },
  ],
  technical: [],
  interview: [
    {
      key: 'present',
      label: 'who you are now',
      weight: 0.1,
      advice: 'Begin with one sentence on what you do now: role, place, what you are known for.',
      signs: compileLexicon(
        `i'm a, i am a, i'm an, i am an, i'm currently, i am currently, currently, my name is, i'm from, i study, i'm studying, i'm majoring, majoring, major, sophomore, junior, senior, freshman, student, degree, graduate`,
      ),
    },
    {
      key: 'situation',
      label: 'where and when your examples took place',
      weight: 0.15,
      signs: SITUATION,
      advice: 'Open each example with one sentence that says where and when it was and who was there.',
    },
    {
      key: 'task',
      label: 'what was at stake in your examples',
      weight: 0.1,
      signs: TASK,
      advice: 'Say in each example what had to be reached and what part of it was yours.',
    },
    {
      key: 'action',
      label: 'what you did yourself',
      weight: 0.25,
      signs: ACTION,
      advice: 'Name two or three steps that you took yourself, each beginning with "I" and a verb.',
    },
    {
      key: 'result',
      label: 'what came of it',
      weight: 0.2,
      signs: RESULT,
      advice: 'Close each example with its result: what changed, for whom, and by how much.',
    },
    {
      key: 'reflection',
      label: 'what you learned',
      weight: 0.1,
      signs: REFLECTION,
      advice: 'Add one sentence on what you learned and how you use it now.',
    },
    {
      key: 'benefit',
      label: 'what an employer gains',
      weight: 0.1,
      signs: BENEFIT,
      advice: 'Say once what the employer would gain from you in the first months.',
    },
  ],
};
