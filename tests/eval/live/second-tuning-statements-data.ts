/** More of what asks nothing that needs an answer: one utterance a line. */
export const secondTuningStatements: readonly string[] = `
alright
cool
mhm
yep
oh okay
i got you
lovely
thanks so much
thank you for your time today
you're welcome
my pleasure
nice to finally meet you
good afternoon
hey how are you doing
how have you been
how's your day going so far
how was your flight
hello are you there
can everybody hear me alright
is my audio okay
are you able to see the document
did you get the email with the link
are you ready for the next question
shall we move on
do you mind if we record this call
can you hold on for a second
would you mind repeating the question
sorry could you rephrase that
am i answering your question
does that sound good
is that okay with you
can i get you a coffee
could i have a moment to think
should i use an example from work
would you like me to give another example
are you asking about my current job
do you mean the first project
does that help
see what i mean
one second please
just a moment
let me find my notes
let's begin
let's go on to the next question
we're going to start with some easy ones
i'm going to read you a scenario
that was a very thorough answer
that is very impressive
i really enjoyed our conversation
we'll send you an email about the next steps
you will meet the rest of the team next
you have about two minutes for each answer
you can use any language you like
you don't have to answer that
you answered that already
your time is up
our office is in the center of town
we're a family owned business and we opened in nineteen eighty
the salary range is posted on the website
the next round is a technical interview
this is a six month contract
there will be three people in the room
i'm just writing that down
i will be taking notes while you talk
i'm doing great thanks for asking
pretty good and you
i'm fine how are you
it's nice outside today
what i usually do is write everything down
what we decided was to cancel the launch
what motivates me is seeing students succeed
what made it work was the preparation
what happened is we ran out of money
what i would do differently is plan earlier
how i got into it was pretty random
how we did it was simple
why i chose it is a long story
when i graduated there were no jobs
when my grandmother got sick i took care of her
when people come to the desk they are often upset
where i come from everyone farms
which brings me to my second point
which is what i love about it
who did the work was never clear to us
that's what got me into design
that's when i realized it was too late
this is how i learned to manage people
so she asked why do you always come late and he had no answer
they were asking us when is it going to be ready
the customer kept saying where is my order
my coach used to say what did you learn today
he wanted to know who was in charge
we had to work out how much it would cost
i never understood why they canceled it
i try to find out what they need
i taught them how to use the register
i can explain that with an example
i can tell you about my last internship
i can walk you through it
i would describe myself as calm
i would tell them the truth
i like to ask people how they feel
i'd like to think i'm a patient person
i was curious about how machines work
i was wondering the same thing
i want to be somewhere where i can grow
i'm looking for a company where people help each other
my question for you would be about the culture
my goal was to finish by june
my favorite project was a weather app
my weakness is that i say yes too often
your company has a great reputation
because you need people who care
because i saw what good teachers can do
because that's how i was raised
yes that's correct
yes exactly
no i was alone
no not at all
actually yes
kind of
a little bit
all of them
mostly in java and some python
about fifteen hours a week
at a hospital in denver
since two thousand eighteen
me and two other students
probably the budget
it was my own idea
they loved it
we won second place
we saved about four hours a week
everything worked out in the end
nobody got hurt
the deadline was moved to friday
the manager asked if anyone could stay late so i did
after that i never did it again
one thing i'm proud of is my blood drive
a good example is the library project
another time we had no budget and had to be creative
for example i once drove two hours to deliver a part
tell them the truth is what my mother said
talking to people is my strength
giving feedback is hard for me
asking for help is something i'm working on
have fun and work hard is our motto
do your best and move on that's my rule
did that for about two years
could be better
might be a while ago
will do
would say about a month
are all in the report
is a small town in ohio
i was a resident assistant and one night two students were fighting and i knocked on the door and said hey what's happening in here can you \
guys calm down and they did and then i talked with each of them separately
so i'm studying biology and i also work at a lab where we look at how cells age and what i really like about it is that nobody knows why it \
happens so every day is different and i can see how my work fits in
um my strengths would be that i'm organized and i know how to communicate with people and i always ask myself what would the customer think before i do anything
we had a member who never showed up and we were like what do we do so i called him and i asked is everything okay and he said his father was sick so we moved some of his work to the rest of us
i believe leadership is about asking the right questions like what are we trying to do and why does it matter and then letting people find their own way so in my club that's how i tried to lead
honestly i don't handle stress that well but what i've learned is to make a plan and ask for help when i need it and so far that has worked for me
i'd say hire me because i show up on time and i learn fast and you won't have to tell me twice what to do
in five years i'd like to be a head nurse or maybe teach i'm not sure yet but i know i want to be where the patients are
if you have ever worked in a kitchen you know how loud it gets so you learn to speak clearly and to look people in the eye
when you manage people you have to know what drives each of them and you can't treat them all the same
you just have to stay calm and keep going
you never know what will happen
as a cashier you get all kinds of people
a friend of mine told me about this job
somebody has to do it
i don't know
i'm not sure to be honest
i can't think of one right now
that's hard to say
let me come back to that
hm good question
no questions from my side
i think you covered everything
thanks again for the opportunity
i hope to hear from you soon
sorry i lost my train of thought
sorry you cut out for a moment
i think my internet is slow
i'm sharing my screen now
can do
whatever works for you
`
  .trim()
  .split('\n');
