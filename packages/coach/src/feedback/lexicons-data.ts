import { compileLexicon } from '../text/lexicon.ts';

/** Sounds and empty words that fill a pause. `like`, `kind of` and `sort of` need their neighbours: see measure-delivery. */
export const FILLERS =
  compileLexicon(`=um, =uh, =uhm, =umm, =uhh, =er, =erm, =ah, =eh, =hmm, =hm, =mm, =mhm, =uhhuh, =uh-huh, =mm-hmm, =um-hum, =mm-hm, =umm-hmm, you know, i mean,
  kind of, sort of, =kinda, =sorta, =like, =basically, =literally, =anyways, you see, or something, or something like that,
  and stuff, and stuff like that, and everything, and all that, or whatever, and whatnot, yeah so, okay so, so yeah,
  but yeah, and yeah, =yeah, you know what i mean, if that makes sense`);

export const HEDGES =
  compileLexicon(`=maybe, i guess, =probably, i suppose, =somewhat, not sure, i'm not really sure, i don't know, i dont know,
  a little bit, pretty much, =hopefully, =perhaps, =possibly, i feel like, don't really, dont really, not really, more or less,
  i would say, i'd say, i think maybe, something like that, =somehow, or so, i can't think of, i can't remember, i forget,
  i don't remember, i'm trying to think`);

export const NEGATIONS =
  compileLexicon(`=not, =no, =never, =nothing, =don't, =dont, =didn't, =didnt, =doesn't, =doesnt, =can't, =cant, =couldn't,
  =wasn't, =isn't, =won't, =wouldn't, =haven't, =nobody, =none`);

export const OWNERSHIP_VERBS =
  compileLexicon(`achieve, advise, analyse, arrange, ask for, assess, assign, audit, automate, =book, =built,
  calculate, =called, =caught, coach, coordinate, =collected, combine, compare, complete, configure, convince, =created, debug,
  =decided, delegate, deliver, demonstrate, deploy, design, =designed, develop, =developed, diagnose, =divided, document,
  draft, drew up, =drove, escalate, establish, evaluate, explain, facilitate, figured out, =finished, =fixed, follow up,
  followed up, =found, =gathered, =helped, hire, identify, implement, improve, =increased, initiate, inspect, install, interview,
  introduce, investigate, invite, =kept, launch, =learned, =led, =listened, =looked, =made, =managed, map, =measured, mentor, migrate, monitor,
  motivate, negotiate, notice, =offered, optimise, organise, oversaw, =owned, persuade, pilot, plan, =planned, prepare, present,
  prioritise, process, produce, profile, program, propose, =proposed, prototype, put together, =raised, =ran, rebuild, record,
  recruit, redesign, =reduced, refactor, =replaced, research, resolve, restructure, =reviewed, rewrite, rewrote,
  =saved, schedule, set up, =shared, =showed, simplify, =sold, solve, =sorted, =split, =spoke, stepped in, stepped up, =started, stay late, stayed late,
  streamline, suggest, supervise, =supported, =talked, =taught, =tested, =took, took over, track, train, =trained, translate, troubleshoot,
  =turned, update, =used, verify, visit, volunteer, walked, went through, =won, work out, worked out, worked with, =wrote, write`);

/** Signs that somebody speaks of working or studying life at all. */
export const WORK_LIFE =
  compileLexicon(`work, job, team, project, customer, client, manager, colleague, coworker, co-worker, boss, company, business,
  shift, patient, ward, student, class, school, university, college, course, degree, internship, intern, career, role, employer,
  experience, skill, office, sales, deadline, report, meeting, research, lab, professor, product, software, code, engineer,
  engineering, design, market, marketing, finance, budget, store, restaurant, hospital, nurse, teacher, teach, train, lead, manage, volunteer,
  club, captain, organisation, event, department, supervisor, responsibility, task, goal, challenge, problem, solution,
  data, system, users, app, website, warehouse, factory, site, kitchen, guest, case, court, contract, account, supplier, stakeholder,
  learn, major, semester, freshman, sophomore, junior, senior, graduate, thesis, industry, field, position, opportunity, qualify,
  professional, service, program, tutor, assignment, exam, group, hire, apply, interview, staff, employee, crew, vehicle, delivery, order, stock`);

export const ACHIEVEMENT_WORDS =
  compileLexicon(`achieve, accomplish, succeed, success, successful, award, promote, proud, win, =won, improve, grow, growth, deliver,
  exceed, impact, effective, efficient, solution, resolve, progress, complete, launch, opportunity, motivate, passion, passionate, excite,
  enthusiastic, enjoy, love, confident, creative, great, strong, best, good, happy, glad, appreciate, grateful, interest, fun, reward,
  valuable, fantastic, excellent, positive, energy, curious, eager, help, support, learn`);

export const COMPLAINTS =
  compileLexicon(`idiot, stupid, hate, hated, useless, lazy, incompetent, sucks, sucked, terrible boss, awful boss, worst boss, not my fault, wasn't my fault,
  their fault, his fault, her fault, not my problem, waste of time, don't care, couldn't care less, shut up, crap, morons, dumb, made me mad, got fired, screw`);

export const EMPTY_PHRASES =
  compileLexicon(`team player, people person, hard worker, hard working, hardworking, perfectionist, think outside the box, outside the box,
  fast learner, quick learner, go getter, results driven, results-driven, self starter, self-starter, detail oriented, detail-oriented, give 110,
  110%, 110 percent, 100%, 120%, hit the ground running, work too hard, care too much, synergy, go above and beyond, at the end of the day,
  natural leader, born leader, good communication skills, great communication skills, multi tasker, multitasker, passionate about excellence,
  do my best, try my best, whatever it takes, get the job done, get it done, stuff like that, things like that, and so on, a lot of things, lots of things,
  good at everything, all kinds of things, anything and everything, teamwork makes the dream work, everyone achieves more, complete package, extra mile,
  next level, great asset, positive attitude, hundred and ten percent, bring out the best, lead by example, leading by example, giving it our best,
  communication is key, communication is the key, communication is everything, customer is always right, customer is king, win win, win-win, give it my all,
  failure is not an option, there is no i in team, no i in team, every day is a new challenge, i love challenges, i love a challenge, think positive`);

/** Words that tell a listener where the speaker is. */
export const SIGNPOSTS =
  compileLexicon(`=first, =firstly, first of all, to start, =second, =secondly, =third, =thirdly, =next, =then, after that, =afterwards, =finally, =eventually,
  in the end, at first, to begin with, step one, step two, one reason, another reason, two reasons, three reasons, three things, two things, two parts,
  as a result, =therefore, =because, so that, which meant, that meant, that is why, that's why, =consequently, in order to, the reason,
  for example, for instance, such as, in particular, =specifically, on the other hand, =however, =although, =instead, =whereas, =while, =meanwhile,
  at the same time, in addition, =additionally, =moreover, =also, in short, to sum up, overall, in summary, looking back, the situation was, my task,
  my role was, the result was, the outcome, what i did, when i, once i, once we, before that, during, another, most importantly`);

export const CAUSE_WORDS =
  compileLexicon(`=because, =therefore, so that, as a result, which means, which meant, that means, =since, due to, leads to, led to, causes, =causing, this way,
  in order to, that way, =otherwise, if, =then, depends on, depending on, the reason, why, results in, resulting in, makes it, which makes, allows, lets you, prevents, avoid, ensures`);

export const CONTRAST_WORDS =
  compileLexicon(`trade-off, trade-offs, tradeoff, trade off, tradeoffs, =whereas, =while, =however, but, =unlike, on the other hand, instead of, rather than, compared to, compared with,
  the downside, downside, drawback, the cost, at the cost of, advantage, disadvantage, pros, cons, versus, =although, =though, the difference, in contrast, better when, faster, slower, cheaper, only if, except`);

export const EXAMPLE_WORDS =
  compileLexicon(`for example, for instance, such as, e.g, say you, say we, imagine, like when, in my last, in my project, at my last, in one project, we used, i used, in practice, in production, on my team, suppose,
  let's say, in our, a typical, i once, i had a, we had a, at work`);

export const TOOLS =
  compileLexicon(`excel, word, powerpoint, outlook, salesforce, hubspot, zendesk, jira, trello, slack, asana, notion, confluence, tableau, power bi, looker, sap, oracle, quickbooks, xero,
  python, java, javascript, typescript, react, angular, vue, node, node.js, django, flask, spring, rails, ruby, php, c++, c#, golang, rust, kotlin, swift, matlab, sql, postgres, postgresql, mysql, mongodb, redis, kafka,
  rabbitmq, aws, azure, gcp, docker, kubernetes, terraform, jenkins, github, gitlab, git, linux, grafana, prometheus, datadog, spark, airflow, dbt, snowflake, bigquery, pandas, numpy, tensorflow, pytorch, figma, sketch, photoshop,
  illustrator, indesign, autocad, solidworks, revit, arduino, raspberry, shopify, wordpress, mailchimp, google analytics, google sheets, spreadsheet, spreadsheets, dashboard, dashboards, pivot table, vlookup, macro, script, api, database, ecg, ehr, epic, cerner,
  defibrillator, forklift, crm, erp, pos, kanban, scrum, lean, six sigma, kpi, okr, sla, gdpr, haccp, iso, cad, plc, multimeter, westlaw, canvas, moodle, google classroom, checklist, whiteboard, survey, questionnaire, gantt, roadmap, prototype`);

export const NUMBER_WORDS =
  compileLexicon(`=two, =three, =four, =five, =six, =seven, =eight, =nine, =ten, =eleven, =twelve, =thirteen, =fourteen, =fifteen, =sixteen, =seventeen, =eighteen, =nineteen, =twenty, =thirty, =forty, =fifty,
  =sixty, =seventy, =eighty, =ninety, =hundred, =hundreds, =thousand, =thousands, =million, =millions, =billion, =percent, =dozen, =dozens, =half, =double, =doubled, =twice, =tripled, =quarter, =zero, =couple`);

export const TEAM_WE = new Set(['we', "we're", "we've", "we'd", "we'll", 'our', 'us', 'ours', 'weve', 'together']);
export const SELF_I = new Set(['i', "i'm", "i've", "i'd", "i'll", 'my', 'me', 'myself', 'im', 'ive', 'id']);
