import type { Skill } from '@greenroom/contract/constants';
import { compileLexicon, type Lexicon } from '../text/lexicon.ts';

export const SKILL_ORDER: readonly Skill[] = [
  'communication',
  'teamwork',
  'problemSolving',
  'adaptability',
  'creativity',
  'leadership',
];

/** What each skill sounds like in an answer. */
export const SKILL_SIGNS: Record<Skill, Lexicon> = {
  communication:
    compileLexicon(`explain, present, listen, =talked, talk to, talked to, =spoke, speak with, =asked, clarify, write, email, emailed, =called, call, discuss, update, inform, summarise, summary,
    feedback, document, conversation, told them, let them know, negotiate, translate, walk them through, walked them through, in plain, plain language, meeting, presentation, reassure, announce, communicate`),
  teamwork:
    compileLexicon(`team, teammate, teammates, colleague, colleagues, together, coworker, coworkers, co-worker, co-workers, collaborate, collaboration, collaborative, =we, =our, group, partner, partnered, shared, joint, worked with,
    help each other, each other, helped him, helped her, helped them, support, paired, pair programming, across departments, cross-functional, everyone, crew, staff, compromise, consensus, agreed, cooperate, handover, shift`),
  problemSolving:
    compileLexicon(`problem, solve, solution, issue, root cause, cause, investigate, analyse, diagnose, debug, figure out, figured out, =fixed, fix, troubleshoot, found out, trace, identify, compare, measure, test, hypothesis, evaluate, data, options,
    bottleneck, error, bug, calculate, prioritise, check, work around, workaround, trade-off, optimise, reduce, improve, resolve, research, looked into, broke it down, break down, step by step`),
  adaptability:
    compileLexicon(`adapt, adjust, change, changed, switch, switched, something new, new way, new system, new process, new role, unexpected, suddenly, learn, learned, learnt, flexible, pivot, fell apart, fell through, called in sick, cancelled, canceled, plan b, backup plan, last minute, short notice, unfamiliar, feedback, pressure, first time, never done, changed my,
    taught myself, picked up, stepped in, covered, reorganise, rearranged, had to change, at short notice, transition, setback, recovered, tried again, took a course, improve myself, overcome`),
  creativity:
    compileLexicon(`idea, ideas, creative, create, invent, design, designed, redesign, new way, came up with, come up with, experiment, prototype, brainstorm, propose, proposed, suggest, suggested, innovate, innovative, original, alternative, imagine, novel, built, made a, drew, sketch, pilot, tried a different,
    different approach, new approach, automate, from scratch, unusual, wrote a script, turned it into, nobody had tried`),
  leadership:
    compileLexicon(`lead, led, leader, captain, president, manage, managed, manager, in charge, head of, delegate, assign, assigned, mentor, coach, train, trained, teach, taught, organise, coordinate, motivate, initiative, decide, decided, decision, responsible, responsibility, took charge, stepped up, stepped in, ran the, set up, founded, started a, supervise, oversaw,
    chair, volunteer, encourage, convinced, persuade, set the, took over, owned, ownership, guide, made sure, delegate`),
};

/** Weight of hearing the skill named by itself ("teamwork is important") against showing it. */
export const SKILL_NAMES = compileLexicon(
  `teamwork, team player, communication skills, leadership skills, problem solving, problem-solving, problem solver, creativity, adaptability, adaptable, creative person`,
);
