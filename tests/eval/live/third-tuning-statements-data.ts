/** Still more of what asks nothing that needs an answer: one utterance a line. */
export const thirdTuningStatements: readonly string[] = `
okay cool
all right then
right right
yeah yeah
mm
oh i see
gotcha
nice
excellent thank you
oh that's wonderful
that's fantastic
well done
thank you so much for coming
hello
hey good to see you
hi there how are you today
good morning how are you doing
how's everything
how was the traffic
how are things
can you hear me well
am i coming through
is the volume okay
can you see me
are we all set
are you ready to get going
shall we jump in
should we go ahead and start
do you mind if i turn on the recording
would you mind holding on a second
could you speak up a little
pardon could you repeat that
could you clarify the question
was that clear enough
did that make sense
is that enough detail
is that alright
do i need to be more specific
should i keep going
may i ask you to repeat that
can i start over
may i give an example from school
would you like me to continue
do you want me to draw it
are you looking for a work example or a school one
could i get a glass of water
would you like something to drink
did you have any trouble finding us
sorry what was that
i didn't catch that
say that again please
one moment please
bear with me
hang on
let me check
let me see
let me start by introducing myself
let me tell you a little about the team
let's take a short break
let's go ahead
let's dive in
i'd like to thank you for your time
i'd like to begin with some easy questions
we'd like to invite you to the next round
i wanted to let you know that we record these calls
i'll be asking the questions today and my colleague will listen
i'm just going to take some notes here
now i will show you some pictures
the next question is a bit harder
the last part is a role play
here is the first question
this is the final question
that's all i have for you
that's the end of my questions
that's all from our side
we've got everything we need
you'll get an answer by the end of the month
you were very clear
you can take as much time as you need
you may use the whiteboard
you're doing fine
your background is really interesting
our team works in an open office
we were founded in a garage and now we have two hundred people
the job comes with a car
it's a hybrid position so three days at home
there's a lot of room to grow here
most people here have been with us for a long time
i'm very well thanks
not bad at all and yourself
good thanks
what i mean is that i care about details
what i enjoyed was being outside
what surprised me was how friendly they were
what stood out was the teamwork
what changed was my attitude
what i want to do is help people
what you see on my resume is mostly school work
how i prepare is i read the file first
how we planned it was with a big calendar
why it worked i still don't know
where we struggled was communication
where i want to be is in a hospital
when we met the client for the first time they were very skeptical
when you're a tutor you have to be patient
when i'm stressed i go for a run
which i think is important
which turned out to be a mistake
who we hired in the end was my friend
whoever came first got the desk by the window
that's where we met
that's who i report to
that's how it started
that's why
this is why i love teaching
it was when i moved to the city that i found my passion
so i asked him why and he just shrugged
so then she goes who told you that
the professor asked the class what is the point of this experiment
people would ask me how does it work and i would show them
they kept asking when will it be done
he asked could we do it cheaper
my mom always asks me when are you coming home
i had no clue what was going on
i could see where the problem was
i need to know what is expected of me
i realized how much i had to learn
i showed her how to do it
i can't tell you how happy i was
i can describe it in two words hard work
i was told to walk them through the form
i used to share an office with the sales team
i try to imagine what the patient feels
i think what sets me apart is my patience
i believe what makes a team strong is trust
i guess what you could say is that i'm stubborn
i love explaining how things work
i do have questions actually
i do
i am
i was yes
i would
i could do that
i have a question about the schedule
i want to make a difference
i want to learn how to lead
i wonder sometimes
i'd be happy to
i'd say eight
i'd like to work in a place where people laugh
my boss asked me to explain what happened
my dream is to open a bakery
my hobbies are chess and climbing
my experience with children is mostly from camp
my role was to design the poster
my next step would be to call the bank
our goal was to raise money for the shelter
because i think that you need people like me
because we didn't know what else to do
to be able to do that you need trust
in my opinion a good leader listens
in high school i was the editor of the paper
on that project i was the lead
at my last job i did everything
with my team we built a bridge
for me it's about balance
during my internship i wrote tests and fixed bugs
after that we changed how we do reviews
before that i was a lifeguard
if there is a problem i say so
if i had more time i would have tested it
if you ask my coworkers they would say i'm funny
imagine a small kitchen with six people in it that was us
describing it is hard
leading people is not easy
working with my hands makes me happy
teaching is what i do best
as i mentioned i like cooking
as you know the market was bad
like a week or so
like i mentioned before it was my first job
maybe two or three times
definitely the second one
both actually
neither really
none
a few
yes ma'am
no sir
yes absolutely i would
no i don't think so
sure why not
probably not
sometimes
never
it depends
it depends on who is asking
it was a disaster at first but then we figured out what was wrong
it was the best summer of my life
they said no
they said yes and we signed the contract
we did it
we had to guess what the users wanted
we asked the customers what they liked and changed the menu
she is the reason i do what i do
he would always explain what he was doing and why
everybody knew what to do
nobody asked why
people don't realize how hard it is
there was no plan so i made one
there were days when i wanted to quit but i didn't
one of the things that i'm good at is listening
one day a man came in and started shouting at my coworker so i stepped in and asked sir how can i help you and he calmed down after a while
the first time i gave a talk i was so nervous that i forgot what i wanted to say and i just stood there but then i took a breath and went on
so at the camp we had about forty kids and it rained for three days and they kept asking what are we going to do today so i made up a treasure \
hunt and it was a hit and that's what i mean when i say that i'm creative
i worked at a call center and you would not believe what people say to you but i learned to stay polite and to ask can you tell me a little more about the problem before i offered anything
um i think five years from now i'd hope to be somewhere where i can use what i've learned and where i can teach others you know maybe lead a small group and still do some of the work myself
my strengths i would say are that i'm reliable and that i know when to ask for help and for weaknesses i'd say i get impatient when things move \
slowly so i've been learning how to let others go at their own pace
we were a team of four and one guy did nothing and it was like who is going to tell him so i did i took him for coffee and asked what's up and it turned out he was working nights to pay his rent
why i want this job well i've always been interested in health care and i like the idea of a small clinic where you know the patients and they know you
do more with less was kind of our slogan
have to say i was surprised
had a great time there
could have gone better
was an assistant for a year
will be done in may
can't complain
should be fine
might have been the third
`
  .trim()
  .split('\n');
