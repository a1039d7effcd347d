/**
 * Interviews as a recogniser writes them down, in five kinds of talk: lower case, no punctuation, restarts, words heard wrongly.
 * Written before the detector was asked about any of it and never used for tuning. `?` marks what asks something that wants an
 * answer, `-` everything else: small talk, backchannels, explanations, and what the person answers.
 */
export const transcribedHeldOut: readonly string[] = `
a university's mock interview
- hi there come on in you can put your bag anywhere
- i'm doing pretty good a little nervous i guess
- oh don't be nervous it's only practice
? so um let's get started could you just kind of introduce yourself and uh tell me what brings you here
- yeah absolutely so my name's priya i'm a junior in mechanical engineering and i transferred in last fall from a community college
- mm okay
? and what made you transfer
- well the program there only goes up to two years and i wanted the the robotics track
? gotcha so of all the classes you've taken so far which one would you say um challenged you the most
- definitely fluids i had to go to office hours like every week to keep up
? what'd you do differently the second time around
- i made a group of four and we just did every old exam we could find
- that's a great approach actually
? now i'd love to hear about a time you you had to lead when nobody asked you to
- so sophomore year our formula team's electrical lead dropped out three weeks before the competition
- i basically said look i don't know much about wiring but i can keep the list and chase people
- right right
? and the outcome
- we placed eleventh out of forty which was the best we'd ever done
? do you feel like you got credit for that or
- um not officially but my advisor wrote it in her letter so
? okay so say you get the internship and on your first week your manager's on vacation and nobody's given you any tasks what do you do
- i'd probably ask around and see if somebody needs a hand with testing or documentation
? why mechanical and not say electrical
- honestly because i like things i can hold
? what would your lab partner complain about if i called him up
- he'd say i rewrite his sections of the report which i do
- ha that's honest i like that
- so a couple of things i noticed you say um quite a bit and you look down when you're thinking
- what i would do is end each story with the number because that's the part i'll remember
? is there any question you were hoping i wouldn't ask
- the gpa one probably
? so what happened there sophomore spring
- my dad got sick and i was driving home every weekend and i should have dropped a class but i didn't
a screening call by human resources
- hey is this daniel hi daniel this is monica calling from the talent team
- is now still an okay time
- great so this should take about twenty five minutes and then if there's time left i'll tell you about the next steps
- just so you know i'll be typing so if you hear a keyboard that's me
? so to start with can you walk me through your resume kind of from from college to where you are today
- sure so i graduated in twenty fourteen and i started out in retail banking in the branch
? okay and you moved over to compliance in was it two thousand and seventeen
- yes that's right in march
? what prompted that move
- um my manager at the time thought that i had a good eye for it and honestly the hours were better
? and currently how many people report to you
- it's six and then two contractors
? so i see there's about a year there between the two roles um could you speak to that
- yeah so i took some time off to care for my mother and then i did my certification
- i'm sorry to hear that i hope she's doing better
- she is thank you
? um what is it about this position that caught your eye
- the team lead posted about how you're rebuilding the monitoring from scratch and that's the part i enjoy
? you'd be fine with being in the office three days a week right
- that works for me it's a forty minute train
? and in terms of salary what what range are you looking at
? do you have any other offers or processes that you're you're in right now that i should know about
- i'm in a second round with a credit union but that's all
? when's the earliest you could start
- i have four weeks notice so the beginning of may
? are you authorized to work in the united states without sponsorship
- yes i'm a permanent resident
- awesome so that's everything on my end
? what questions can i answer for you
- so the benefits start on day one and there's a match on the retirement plan up to five percent
- the way the process works is you'd meet the hiring manager next and then there's a panel with a short case
- you should hear back from me by thursday at the latest
- if you don't please feel free to ping me because sometimes things get lost
- perfect well have a wonderful rest of your day daniel
a panel for a job
- good afternoon everyone's here now i think so we'll begin
- i'm the head teacher this is mister okafor from the governors and missus lane who runs the science department
- we've each got a few questions and we'll be taking notes so please don't be put off
? i'll go first um why this school
- i visited in the autumn and i saw year nines running the assembly by themselves and i thought i want to work there
? thank you and what does a good lesson look like to you
- um one where they're talking more than i am
? if i walked into your classroom unannounced on a friday afternoon what would i see
- probably some chaos but the kind where everybody knows what they're meant to be doing
? tell us please about a child you found it hard to reach and what you did about it
- there was a boy i'll call him t who hadn't said a word in class since september
- i found out that he fixed bicycles with his uncle so i asked him to explain gear ratios to the others
- lovely
- mister okafor do you want to come in here
- yes thank you chair
? so data we get an awful lot of it how have you used it to to change what you actually teach
- after the mock i sat down with the question level analysis and it was obvious that nobody could do moles
? and did it help
- it went from thirty one percent to fifty eight
? suppose a parent rings up furious about a detention that you you didn't even give talk me through that phone call
- first i'd just listen for a good two minutes without defending anybody
? how do you switch off
- i swim badly but i swim
? and what about safeguarding what would you do if a pupil told you something in confidence
- i would never promise to keep it secret and i'd go straight to the designated lead
- thank you that's very clear
? anything you'd like to add that we we haven't touched on
- only that i'd be happy to run the astronomy club
- we're seeing two more people this afternoon and we'll ring everybody tonight whichever way it goes
- safe journey home
a podcast
- welcome back to the show i'm here with somebody i've wanted to have on for about three years
- thanks for having me it's a long way from the farm
? so take us back you're nineteen there's no money the bakery's just burned down what goes through your head
- nothing you go numb and then somebody hands you a broom
- wow
- yeah
? and you reopened in how long
- five weeks the neighbours brought their own chairs
? were you scared at all of of the debt i mean
- i was more scared of my grandmother
- so for the listeners who don't know sourdough lives on a culture you feed with flour and water and if you forget it it dies
? people say you fired your best friend is that true
- i did and we're still friends but it took a year of not talking
? what did that teach you about hiring then
- that liking somebody isn't a reason and not liking them isn't one either
- there's this idea that founders never sleep and i think it's rubbish
- you know how everyone asks where the name comes from well i'm not going to
? do you ever wonder what would have happened if you'd just taken the insurance money and left
- every january
? how big is the team these days like a hundred
- eighty eight if you count the drivers which i do
? i've got to ask about the lawsuit
- i can't say a lot about it but i will say that i sleep fine
? what's one thing most people get wrong about running a kitchen
- they think it's about food and it's about washing up
? so if somebody's listening right now and they're like twenty two and they wanna open a place what would you say to them
- don't and then if you're still angry at me in a week do it
- i love that we're gonna end on that
- you can find the book wherever you buy books and thank you as always to the people who make this possible
a job with software
- cool can you see my screen yet
- it's still loading oh there it is
- so the way i run these is half an hour of background and then we'll pair on something small
? so um what what are you working on at the moment like what's your day to day
- mostly the billing side so i own the service that turns usage into invoices
? what's the scale of that
- about forty million events a day and it peaks at the end of the month
? and that runs on what post gress
- yeah post gress with partitions by month and a q in front of it
? why a q rather than writing straight to the table
- because the senders retry and we needed somewhere to throw away the duplicates
- makes sense yep
? how would you know if it silently dropped events for one customer
- we reconcile the counts every night against what the gateway saw
? could you have caught it sooner though
- probably if we'd had an alert on the ratio and not on the number
? let's talk about the outage you mentioned on your see vee what was your role in that
- i was on call so i was the one who rolled it back and wrote it up later
? who decided to roll back was that you or your lead
? in hind sight what would you change
- i'd have rolled back first and asked questions second
- so i'm gonna paste a function in the editor and there's a bug in it somewhere
? what does this return for an empty list do you think
- um it would throw because of the index zero there
- okay let me just read it out loud for a second
? have you thought about what happens when two of these run at once
- i guess they'd both read the same balance and then the last one wins
? any way around that
- you could lock the row or do it as one update with a condition
- yeah either of those would be fine here
- my internet's being weird today sorry about that
- so on our side we deploy about ten times a day and everyone's on the rota once every seven weeks
? what's something you'd want to learn here
- i've never done anything with real time audio so that
- nice well i think we're at time
? did you wanna ask me anything before we hop off
`
  .trim()
  .split('\n');
