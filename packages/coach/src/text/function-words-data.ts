/** Words that carry grammar rather than content. Half of all English speech is made of them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those i me my mine myself we us our ours ourselves you your yours yourself he him his
  himself she her hers herself it its itself they them their theirs themselves who whom whose which what where when why
  how and or but nor so yet if then else than because since while although though unless until as of in on at by for
  with from to into onto over under about above below between among through during before after against across
  around behind beyond within without toward towards upon off out up down near per via is am are was were be been
  being do does did done doing have has had having will would shall should can could may might must ought need
  i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd
  we'll they're they've they'd they'll that's there's there here here's what's who's where's how's let's isn't aren't
  wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't can't cannot couldn't shouldn't mustn't not
  no yes all any both each every either neither some few many much more most other another such own same only just
  also too very quite rather even still again ever never always often sometimes now once twice well really actually
  basically literally like um uh er ah hmm mm okay ok oh yeah right one two three first second last next back away
  im ive id dont didnt doesnt isnt wasnt cant couldnt wouldnt thats theres whats lets youre theyre weve itll gonna
  wanna gotta kinda sorta cause cuz til got get gets getting`
    .split(/\s+/)
    .filter(Boolean),
);
