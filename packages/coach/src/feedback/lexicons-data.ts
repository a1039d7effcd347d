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

export const CAUSE_WORDS =
  compileLexicon(`=because, =therefore, so that, as a result, which means, which meant, that means, =since, due to, leads to, led to, causes, =causing, this way,
  in order to, that way, =otherwise, if, =then, depends on, depending on, the reason, why, results in, resulting in, makes it, which makes, allows, lets you, prevents, avoid, ensures`);

export const CONTRAST_WORDS =
  compileLexicon(`trade-off, trade-offs, tradeoff, trade off, tradeoffs, =whereas, =while, =however, but, =unlike, on the other hand, instead of, rather than, compared to, compared with,
  the downside, downside, drawback, the cost, at the cost of, advantage, disadvantage, pros, cons, versus, =although, =though, the difference, in contrast, better when, faster, slower, cheaper, only if, except`);

export const EXAMPLE_WORDS =
  compileLexicon(`for example, for instance, such as, e.g, say you, say we, imagine, like when, in my last, in my project, at my last, in one project, we used, i used, in practice, in production, on my team, suppose,
  let's say, in our, a typical, i once, i had a, we had a, at work`);

export const NUMBER_WORDS =
  compileLexicon(`=two, =three, =four, =five, =six, =seven, =eight, =nine, =ten, =eleven, =twelve, =thirteen, =fourteen, =fifteen, =sixteen, =seventeen, =eighteen, =nineteen, =twenty, =thirty, =forty, =fifty,
  =sixty, =seventy, =eighty, =ninety, =hundred, =hundreds, =thousand, =thousands, =million, =millions, =billion, =percent, =dozen, =dozens, =half, =double, =doubled, =twice, =tripled, =quarter, =zero, =couple`);
