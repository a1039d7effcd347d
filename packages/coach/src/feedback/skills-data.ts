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

/** What a skill sounds like: `deeds` show it, `hints` come up beside it and in other talk as well. */
export type SkillSigns = { deeds: Lexicon; hints: Lexicon };

export const SKILL_SIGNS: Record<Skill, SkillSigns> = {
  communication: {
    deeds:
      compileLexicon(`explain, present, listen, =talked, talk to, talked to, =spoke, speak with, =asked, clarify, write, email, emailed, =called, call, discuss, update, inform, summarise, summary,
      feedback, document, conversation, told them, let them know, negotiate, translate, walk them through, walked them through, in plain, plain language, meeting, presentation, reassure, announce, communicate`),
    hints: compileLexicon(''),
  },
  teamwork: {
    deeds:
      compileLexicon(`teammate, colleague, together, coworker, co-worker, collaborate, collaborative, partner, paired, pairs, joint, worked with, work with, working with, sat with, with my team, with the team,
      help each other, helped each other, each other, helped him, helped her, helped them, helped me, we agreed, agreed, agree, agreed on, made a deal, compromise, consensus, cooperate, handover, hand over, split up the work, split the work, divided the work,
      divided up, shared, one of us, both of us, the others, everyone, crew, group of, study group, our group, our team, a team of, merge, pair programming, cross-functional, across departments, support each other, combined, asked a colleague, my colleagues, told my partner, me and my, me and another, everybody`),
    hints: compileLexicon(
      'team, group,  staff, =we, =our, =us, support, shift, people, manager, supervisor, boss, involve, help',
    ),
  },
  problemSolving: {
    deeds:
      compileLexicon(`found that, found out, i found, we found, find out, saw that, i saw, noticed, notice, turned out, i realized that, i realised that, trace, measure, measured, compare, compared, =checked, =check, =tested, =test, investigate, diagnose, debug, analyse, calculate, identify,
      root cause, figure out, figured out, looked into, looked at, look at, weigh, weighed, prioritise, troubleshoot, =fixed, repair, resolve, =solved, =solve, solution, replaced, work around, workaround, break it down, broke it down, broke the, step by step, bottleneck, hypothesis, evaluate, optimise,
      went from, dropped from, fell from, rose from, fell by, fell to, went down, dropped to, kept a log, keeping a log, made a list, i list, made a schedule, schedule, checklist, spreadsheet, options, trade-off, instead of,
      the problem was, the reason was, so that, which saved, made a deal, a plan, moved the, counted, what happens if, found a, found one, research, in order to, per cent, percent`),
    hints: compileLexicon(
      `problem, issue, because, cause, error, bug, mistake, data, improve, =reduced, reduce, first, reason, decide, faster, instead, cut, result, number, log, track, ask what, asked what, ask how, asked how`,
    ),
  },
  adaptability: {
    deeds:
      compileLexicon(`i learned to, learned to, had to learn, learn how, taught myself, i taught, adapt, adjust, switch, switched, changed the, changed my, i changed, had to change, since then, from then on, from now on, i now, now i, and now, after that i, after this i, so after that,
      stepped in, covered, suddenly, unexpected, for the first time, first time, never done, never had, never worked, new system, new process, new role, new way, something new, called in sick, cancelled, canceled, fell apart, fell through, short notice, last minute, overnight, plan b, backup plan,
      rewrote, rearrange, reorganise, covid, in march 2020, pointed out, told me that my, criticism, critical feedback, practice, practise, evening class, evening classes, took a course, i joined, i used to, no longer, got better, gotten better, get better, getting better, become better, setback, recovered, tried again, improve myself, overcome,
      flexible, pivot, transition, unfamiliar, picked up, improvise, took over, did not go as planned, instead of giving up, i realized that i, i realised that i`),
    hints: compileLexicon(
      'change, learn, different, pressure, new, realise, feedback, instead, adaptable, gave up, next time, stress',
    ),
  },
  creativity: {
    deeds:
      compileLexicon(`came up with, come up with, idea, invent, redesign, =designed, drew, draw, sketch, prototype, experiment, brainstorm, i proposed, i suggested, i suggest, proposed to, a game, turned it into, turned into, turned my, wrote a script, wrote a macro, built the, i built, built a,
      from scratch, i started a, handbook, nobody had tried, nobody had ever, different approach, new approach, new way, tried a different, try both, unusual, original, alternative, imagine, novel, innovate, creative, automate, own version, combine`),
    hints: compileLexicon(
      'design, create, built, build, develop, try, new, made a, write, website, tool, app, suggest, propose, experiment, puzzle, different',
    ),
  },
  leadership: {
    deeds:
      compileLexicon(`lead, led, leader, captain, president, team lead, manage, in charge, put in charge, took charge, head of, delegate, assign, assigned, mentor, coach, trained, train new, taught the, teaches, organise, coordinate, motivate, initiative, i decided, decide who, decide what, had to decide, responsible for, i was responsible,
      set up, founded, founding, started a, starting a, i started, i held, i ran, we started, supervise, oversaw, i convinced, convinced her, convinced him, convinced them, convinced my, convinced the, i persuaded, persuaded her, persuaded him, persuaded them, persuaded the, persuade, recruited, gave each, gave every, gave them, give each, split us, called everyone, everyone together, moved people, nobody asked, nobody told, nobody had asked, without being asked, stepped up, rolled out, roll it out, roll out,
      my group, lead engineer, took over, guide, made sure, make sure, volunteer, encourage, chair, ran the, they agreed, she agreed, he agreed, started using it, follow up, treasurer, shift manager`),
    hints: compileLexicon(
      'decide, decision, responsible, responsibility, manager, suggest, propose, own, ownership, plan, goal, others, everyone, owner, role',
    ),
  },
};

/** Weight of hearing the skill named by itself ("teamwork is important") against showing it. */
export const SKILL_NAMES = compileLexicon(
  `teamwork, team player, communication skills, leadership skills, problem solving, problem-solving, problem solver, creativity, adaptability, adaptable, creative person`,
);
