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
