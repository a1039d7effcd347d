/** Less usual things that interviewers ask, as a recogniser hears them: one utterance a line. */
export const fifthTuningQuestions: readonly string[] = `
hey so um let's start easy who are you
okay so for the recording please tell me your name and what you do
before we get into the details can you sum up your career in a minute
what made you want to talk to us
what would you say you've enjoyed the most so far
so what's your story
can you tell me why you're thinking about a change
why now and why us
what have you heard about the way we work
which part of the job posting caught your eye
okay and what would be the hardest part of it for you
tell me about somebody you've learned from
tell me about the best team you've ever been on what made it work
tell me about a decision you regret
tell me when you last got feedback that stung
have you ever had to tell a customer no how did you phrase it
have you ever taken over a project from somebody else
when you join a new team what do you do in the first week
when you look back at college what stands out
was there ever a point where you thought this is not going to work
were you disappointed
did your manager back you up
did it change the way you plan
did you tell anyone
so how did you find out
and how long did that go on
and who was in charge at that point
and where were you in all of this
and then did you launch it
and would you do it again
and why is that important to you
interesting why did you go with that one
right so what did you personally do
okay so you had two weeks what did you cut
that's a big jump how did you prepare for it
yeah no that's tough so what kept you going
so it sounds like there was some tension how did you deal with it
sorry to interrupt but what do you mean by ownership in that context
i want to go back to something you said earlier about trust how do you earn it
i'm going to give you a scenario a guest says that the room is dirty and wants a refund what do you do
here's a case a child in your class refuses to speak what would you try first
let's imagine the numbers don't add up the night before the audit what's your next move
let's role play i'm a customer and i say your product is too expensive convince me
let's switch to something technical how would you model a library in a database
can you walk through how you'd find a memory leak
how would you make this page faster
how do you keep passwords safe
how does dns work
what's a deadlock
what is the big o of binary search
what happens during a merge conflict
what's the point of a unit test
what would you monitor in production
what are the signs of sepsis
what do you check before giving a patient their medicine
what does gross margin tell you
explain depreciation to me as if i were your niece
describe the life cycle of a butterfly the way you'd teach it
describe how you keep a kitchen clean during the rush
design a loyalty program for a coffee shop
write a short function that reverses a string
estimate how many pizzas are sold in this town every friday
sell this notebook to me
give me your best joke
give me one reason to say yes
give me some numbers how big was the territory
name a book everybody should read
pick one value of ours and tell me what it means to you
rank these three things pay growth and balance
share something that's not on your resume
talk about what you've been learning lately
help me see the difference between what you did and what the team did
i'd like to hear your side of that story
i'd love for you to tell me about the internship
i'm really curious what you learned from losing that deal
i wonder whether you'd be bored here
my question is more about how you handled the people
one more thing do you drive
last one what's your superpower
any certifications
any experience with small children
any chance you could start earlier
anything you're worried about
anything you would have done differently
your best day at work
your thoughts on remote work
and your biggest win
and the team how big was it
and if that doesn't work
and what about weekends
what about the budget
how about your german
who else knew about it
who taught you to cook
whose idea was it
where was this
where do you draw the line
when was that
since when
how many
how come you left so soon
how's your typing
how was the transition
how was it working with your brother
how is your relationship with your current boss
is that your own design
is there a tool you refuse to use
is money important to you
is this the kind of place you could see yourself in
are you better with people or with numbers
are you telling me you did that alone
are you open to shift work
are there things you'd never do for a client
am i right that you've never worked in retail
do you get bored easily
do you see the glass half full or half empty
do you have your own car
do you have children's experience i mean have you worked with kids before
does pressure bring out the best in you
would it bother you to work alone
would your last boss hire you again
could a robot do your job
could you give me the headline version of that
can you remember the first time you led anything
can you be more specific
can you say a little more about the second phase
should teachers be friends with their students
will your notice period be a problem
if a friend asked you to bend the rules for them what would you tell them
if i looked at your calendar what would i see
if you got this job what would your first call be
suppose nobody shows up to your event what's plan b
so you basically ran the place
so you were there for six years that's a long time why did you stay
so you're self taught
you've moved around a lot what's behind that
you listed sailing as a hobby tell me about that
you must be proud of that what was the best moment
you'd be fine with travel right
you have a license don't you
you did that by yourself is that right
it says here you won an award what was it for
we've talked a lot about work what about life outside of it
we don't have a lot of structure here is that okay for you or would you struggle with it
we had someone in this role who left after three months what would make you stay
`
  .trim()
  .split('\n');
