import { compileLexicon, type Lexicon } from '../text/lexicon.ts';

/** What a question may be about: `asked` finds it in the question, `told` in the answer; `core` words are the subject itself. */
export type Topic = { name: string; asked: Lexicon; told: Lexicon; core: Lexicon };

function topic(name: string, asked: string, told: string, core: string): Topic {
  return {
    name,
    asked: compileLexicon(asked),
    told: compileLexicon(`${asked}, ${told}`),
    core: compileLexicon(`${asked}, ${core}`),
  };
}

export const TOPICS: readonly Topic[] = [
  topic(
    'leadership',
    'leadership, lead, led, leader, in charge, take charge, guide, influence',
    'captain, president, head of, team, organise, delegate, assign, motivate, coordinate, group, everyone, manage, decide, train, mentor, responsible, initiative, meeting, took over, ran, vote, chair, coach, convince, members, plan, volunteer',
    'captain, president, head of, in charge, took charge, i told everybody, i told everyone, i told them, i got everyone, i gave each, i sent, i split, i showed them, nobody knew, me and another, i had a group, i made a group, i started a, my group, recruit, prepared, choreographer, organizer, director, had everyone, one on one, train, i moved, organise, delegate, assign, motivate, coordinate, manage, mentor, supervise, everyone, each person, my team, split us, called everyone, initiative, took over, i ran, chair, coach, convince, volunteer, senior, shift manager, director, treasurer, moved one person, put in charge, i asked, founded, set up, one area, recruited, responsible for',
  ),
  topic(
    'teamwork',
    'team, teamwork, collaborate, work together, group, cooperate, team player, colleagues, cross-functional',
    'we, our, together, colleague, coworker, member, partner, shared, everyone, help, support, meeting, split, roles, communicate, agree, each other, department, staff, project',
    'we, our, teammate, colleague, coworker, partner, together, each other, split, members, everyone, shared, groups, roles, workshop, both',
  ),
  topic(
    'conflict',
    'conflict, disagree, disagreement, difficult coworker, difficult colleague, difficult person, argument, tension, dispute, difficult conversation',
    'argue, annoy, bother, tense, mean, ask, suggest, meeting, talk, listen, compromise, upset, angry, apologise, understand, side, opinion, agree, resolve, calm, frustrated, conversation, private, misunderstanding, perspective, common ground, refuse, complain, different, problem, respect',
    "argue, annoy, annoyed, bother, tense, tension, upset, angry, disagreed, compromise, misunderstanding, rude, complain, refuse, shout, yelled, conflict, mean to me, opinion, difficult, blame, apologise, calm, fight, frustrated, hurt, different opinions, worried, get along, conversation, not doing, idiot, didn't like, wouldn't, stopped speaking, stopped talking, not speaking, thought that i, how she saw it, how he saw it, how they saw it, her side, his side, was right, kept leaving, not nice, fell out, grudge, behind my back, ignored me, blamed me",
  ),
  topic(
    'failure',
    'fail, failure, mistake, went wrong, error, setback, regret, did not go, disappointed',
    'wrong, miss, learn, lose, forgot, late, deadline, apologise, fix, responsibility, admit, error, next time, problem, broke, bug, should have, differently, realise, rejected, recover, own up, lesson, bad',
    "failed, fail, mistake, wrong, error, by accident, mixed up, overlooked, my fault, i was afraid, happen again, happened again, happens again, told my boss, told my manager, at once, sorry, apologised, apologized, noticed too late, read it twice, lost, missed, forgot, late, regret, wrong code, rejected, reject, bad, badly, didn't make, messed up, problem, setback, disappointed, broke, should have, lesson, failing, nobody came, hardly anybody, for nothing, in vain, had spent, cost us, thought that it would, overestimate, underestimate, gave up, did not work, didn't work, turned down, dropped out",
  ),
  topic(
    'pressure',
    'pressure, stress, stressful, deadline, deadlines, busy, tight, overwhelmed, competing, priorities, prioritise, multiple tasks, time management, workload',
    'list, plan, schedule, calm, urgent, late, hours, week, day, night, breathe, break, calendar, first, deliver, finish, rush, focus, important, exam, queue, short staffed, short notice, time, manage, quick',
    'pressure, stress, stressful, deadline, busy, urgent, rush, panic, calm, went down, went off, went out, broke down, short of, only three, only two, fully booked, rush hour, fastest, record, exam, exams, finals, late, hours, overtime, quick, fast, emergency, due, call in sick, short, minutes, tonight, at once, survived, weeks',
  ),
  topic(
    'challenge',
    'challenge, challenging, difficult, hardest, obstacle, problem, tough, complex, overcome, difficulty',
    'problem, solve, issue, fix, try, work, help, learn, figure, struggle, deadline, broke, project, hard, time, change, found, finally, solution, manage, late, missing, plan, team',
    "problem, challenge, difficult, hard, broke, fault, fail, tripped, slow, wrong, issue, obstacle, missing, struggle, couldn't, could not, tough, stuck, too long, too heavy, nine hours, hours, traced, cause, missed, nobody could",
  ),
  topic(
    'achievement',
    'achievement, accomplishment, proud, proudest, success, accomplish, achieve, most significant',
    'won, award, built, improve, increase, launch, finish, project, lead, result, team, promoted, record, create, grow, first, graduate, complete, sold, save, hard, goal',
    'proud, won, award, first, built, started, record, graduate, promoted, success, finished, achieved, best, increase, led, launched, raised, created, published, accomplish',
  ),
  topic(
    'initiative',
    'initiative, above and beyond, went beyond, proactive, without being asked, extra mile, self-motivated',
    'notice, idea, suggest, propose, start, create, volunteer, build, stay, extra, nobody, my own, offer, improve, decide, help, set up',
    'nobody had asked, nobody asked, nobody told, without being asked, noticed, my idea, suggested, proposed, started, volunteered, on my own, my own, offered, set up, extra, decided to, went beyond',
  ),
  topic(
    'customer',
    'customer, client, guest, patient, service, user, parent, complaint, caller, passenger, angry customer, upset customer',
    'listen, apologise, refund, help, explain, problem, order, calm, call, solve, offer, wait, happy, complain, manager, fix, thank, empathy, understand, family, care, account, table, room, product',
    'customer, client, guest, guests, patient, passenger, caller, family, came in, came to the counter, walked in, a man, a woman, an old, his wife, her husband, upset, money back, bought, return, lady, refund, complaint, complained, mad, angry, shouting, tenant, parent, user, she wanted, he wanted, warranty, buyer, visitor, anxious, afraid, scared, shaking, worries, worried, nervous, bed, ward',
  ),
  topic(
    'learning',
    'learn, learning, new skill, self-improvement, quickly learn, teach yourself, unfamiliar',
    'course, book, read, practice, taught, mentor, ask, understand, study, tutorial, improve, know, training, week, document, try, change, question, watch',
    'learn, learned, learnt, course, feedback, review, taught, practice, read, improve, told me, criticise, criticism, mentor, training, studied, tutorial, too long, first week, first day, first weeks, new to me, every evening, in the evenings, watched, by myself, rode along, shadowed, how it works, what it means, looked up, questions, from the beginning, alone, knew nothing, never used, never done, never seen',
  ),
  topic(
    'feedback',
    'feedback, criticism, criticise, criticised, criticized, critique, critical comment, negative review',
    'told me, pointed out, honest, review, listen, ask, defensive, hurt, improve, change, practice, boss, manager, mentor, teacher, comment, mistake, learn, thank, true, realise, better, since then, now i, notes',
    'feedback, told me, pointed out, criticise, criticism, review, reviewer, defensive, comment, comments, honest with me, said that i, said i, advice, advised me, suggested that i, thanked, was right, sat me down, took me aside, hard to hear, stung, performance review, corrected',
  ),
  topic(
    'change',
    'change, adapt, adaptability, flexible, unexpected, adjust, transition, ambiguity, uncertain',
    'new, switch, different, learn, plan, suddenly, moved, instead, online, system, team, adjust, help, process, train, covid, pandemic, reorganise, update',
    'change, changed, switch, switched, closed, suddenly, new, instead, moved, covid, march 2020, lost, had to learn, adapt, adjust, different, cancelled, remote, online, first time, overnight, fell apart',
  ),
  topic(
    'creativity',
    'creative, creativity, innovative, idea, outside the box, innovation, original',
    'new, design, build, create, came up with, try, different, invent, draw, prototype, experiment, problem, solution, made, project, brainstorm, instead, own',
    'idea, came up with, creative, design, designed, invent, game, new way, tried, proposed, experiment, prototype, drew, draw, build, made a, different, original, solution, instead, hid, thought of, brainstorm, sketch, improvise, unusual, what if, nobody had, combined, clever, inspired',
  ),
  topic(
    'decision',
    'decision, decide, judgement, choose, choice, judgment',
    'option, choose, risk, because, data, weigh, consider, talk, result, compare, cost, team, call, time, outcome, information',
    'decision, decide, decided, choose, chose, choice, option, weighed, risk, either, whether, recommend, pros and cons, instead, not both, one of the two, on the one hand, give up, we could, i could, settled on, in favour, against it, best for, which of, so we closed, we kept, we stopped',
  ),
  topic(
    'ethics',
    'ethic, ethical, integrity, honest, confidential, dishonest, wrong thing, unethical, moral',
    'honest, report, manager, policy, rule, truth, trust, private, tell, privacy, right thing, law, steal, cheat, admit, safety',
    'honest, ethic, report, reported, steal, stealing, trust, confidential, policy, rule, wrong, truth, private, manager, lie, cheat, asked me to sign, i would not, refuse, refused, inspector, law, illegal, not allowed, cover up, covered up, look away, looked away, had not seen, would not sign, conscience, spoke up',
  ),
  topic(
    'persuasion',
    'persuade, convince, influence, negotiate, buy-in, sell me, change someone, presentation',
    'show, data, explain, agree, meeting, offer, numbers, listen, pitch, budget, manager, client, proposal, demo, sell, deal, price, benefit, concern',
    'persuade, convince, convinced, persuaded, agreed, proposed, showed, pitch, offer, comparison, buy, deal, spreadsheet, changed her mind, changed his mind, refused, told me not, approve, wanted to, negotiate',
  ),
  topic(
    'goal',
    'goal, goals, target, objective, ambition, years, future',
    'reach, plan, finish, want, hope, become, learn, lead, career, step, track, week, month, achieve, grow, improve, next',
    'goal, target, reach, achieve, want to, would like, i hope, plan, year, years, become, step',
  ),
  topic(
    'teaching',
    'student, students, classroom, lesson, pupil, pupils, class, learner, parents',
    'teach, learn, group, read, behaviour, parent, plan, grade, help, quiet, activity, school, support, praise, differentiate, assess',
    'student, students, pupil, class, children, kids, lesson, taught, teach, parents, school, learner',
  ),
  topic(
    'safety',
    'safety, safe, emergency, hazard, accident, risk, incident',
    'check, report, stop, lock, protect, helmet, gloves, training, call, fire, injury, procedure, checklist, manager, danger, warn, first aid, evacuate',
    'safety, safe, accident, injury, hazard, danger, risk, emergency, fire, lock, protect, checked, stop',
  ),
];

/** Distinct core words of a subject that a good story of two minutes holds by chance, whatever it is about: counted in the eval's stories. */
export const USUAL_CORE_WORDS: Readonly<Record<string, number>> = {
  leadership: 1.3,
  teamwork: 1.2,
  conflict: 0.7,
  failure: 0.6,
  pressure: 2.2,
  customer: 1.7,
  feedback: 0.5,
  change: 1.5,
  ethics: 0.4,
  persuasion: 1,
  teaching: 1.1,
  safety: 0.3,
};

/** Words of questions that say nothing about their subject. */
export const QUESTION_NOISE: ReadonlySet<string> = new Set(
  `tell describe give example time situation share talk walk explain discuss question answer handle handled would could
  please something someone experience experienced think feel know want make made take took way thing things work worked
  working job role position interview briefly detail through people person faced face dealt deal approach define happen happens
  mean means different difference between main important best better good use used using need needed help company`.split(
    /\s+/,
  ),
);
