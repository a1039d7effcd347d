/** Less usual things that ask nothing: one utterance a line. */
export const fifthTuningStatements: readonly string[] = `
okay
yup
mhm mhm
right yeah
oh great
very good thank you
that's lovely
thank you that was very clear
thanks for explaining
i appreciate that
got it
okay got it thank you
alright let's continue
we can move on
let's go to something else
let me write that down
let me look at my notes
just a second
give me a minute to pull that up
hi there thanks for joining
welcome and thanks for coming
hello can you hear me
hi can you hear me now
good to meet you how are you
how are you doing this afternoon
how's your morning been
how was the drive over
did you find us okay
can i get you anything to drink
is the sound okay on your side
are you ready to begin
shall we dive in
do you mind if i type while you talk
i'm just going to record this if that's okay
you're on mute i think
i think you froze for a second
could you repeat that
could you say the question again please
sorry what was the question
do you want the short version or the long version
do you mean in this job
would you like an example from work
should i go on
can i ask for clarification
may i take a moment
is it okay if i use an example from school
does that make sense to you
did i answer your question
we're a team of nine and we sit together on the third floor
the company started as a bookshop and now we sell everything
i'll walk you through the process after this
i'll explain the role in a minute
i'm the principal here and this is my deputy
i have three questions left
the next one is about conflict
this one is a bit unusual
this part is about how you work
that brings us to the end
that's everything from me
we'll call you either way
you'll meet the others on thursday
you have been very patient
you clearly know your stuff
your references were very kind
sure
sure i'd be happy to
of course
yes of course
yes i did that for three summers
no that was before my time
not exactly
i guess so
i believe so
more or less
probably eight or nine
about half of them
in the summer of twenty twenty
with my sister
for the money to be honest
because nobody else wanted to
because i was tired of guessing what people wanted
to learn how things are made
on the night shift mostly
i grew up on a farm so i know what hard work is
i studied history which is not what most people expect
i left because there was nowhere to grow
i'm someone who asks a lot of questions
i'm proud of how we handled it
i'm not afraid to ask why
i can tell you what went wrong we never tested it
i could see that she didn't know what to say
i always wonder what i could have done better
i asked the nurse on duty what she would do
i asked him straight out are you unhappy here
i told the team here's what we know and here's what we don't
i said look what do we have to lose
i learned when to speak and when to listen
i had to find out who owned the data
i try to see how the other person feels
i wanted to show them what i could do
i would start by asking what the goal is
i would want to understand why it happened
i'd probably ask a colleague how they do it
i'd describe my style as quiet
i really want to work somewhere where people know each other
my approach is to ask what success looks like
my boss used to say what gets measured gets done
my strengths are patience and planning
my first thought was who is going to pay for this
my plan is to teach for two years and then see where i am
our teacher asked us what freedom means
our customers never told us why they left
what i love about it is that no two days are the same
what i noticed was that people stopped talking
what helped was a checklist
what we needed was more time
what the client really wanted was attention
what came out of it was a new process
how we got there is a long story
how people react tells you a lot
why it took so long is still a mystery to me
when it rains nobody comes so we plan for that
when i feel stuck i take a walk
when my shift ended i stayed to help
where i used to work everyone had a key
who gets the credit doesn't matter to me
which in hindsight was a bad idea
which is how i got into sales
that's what made me apply
that's where i come in
that's how i'd do it
that was when we noticed that the files were gone
this is what i would do
there's a lot i would change
there was nobody who could tell me how to do it
they wanted to know if we could do it cheaper
they kept changing what they wanted
they asked who would be responsible and i raised my hand
she wanted to know when she would get her money back
he had no idea how to use a spreadsheet
he'd always say how hard can it be
we had no idea what we were doing at first
we didn't know who to ask
we sat down and talked about what everyone was good at
we would ask each guest how their stay was
it's all about who you know
it wasn't clear what the deadline was
it really depends on what they need
it turned out that the printer was broken
if something breaks i find out why
if you treat people well they come back
if i had to pick one it would be honesty
as a nurse you see people at their worst
as far as i remember it was in march
at that point i had no idea what would happen
at my school you choose a track when you're sixteen
in sales you hear no all day and you can't take it personally
in my experience people want to be heard
one of my coworkers never did what he was asked to do
one thing i do is write down what i learned that day
a customer once asked me do you even work here and i laughed
and so he says to me why should i trust you and i said because i've done this before
so they go can you do it by friday and we said we'd try
so what i ended up doing was calling everyone on the list
so that's basically what i do
so we asked around and found a sponsor
you have to know what you're doing in that job
you see a lot when you drive a bus
you learn who your friends are
you can't please everyone and that's fine
you know i think it was the best thing that could have happened
do the right thing even when nobody's looking that's what i was taught
tell people what you expect and they'll surprise you
give people room and they grow is what i believe
explaining it to my mom was the hardest part
walking people through the form took most of my day
imagine forty kids and one bathroom
have i made mistakes yes plenty
would i do it again absolutely
why do i want to teach well i had a great teacher myself
what did i learn i learned to ask sooner
can't say that i have
could've been worse
was fun though
did that for a year
is what it is
had to learn it the hard way
um so i'm in my third year of nursing and i've worked in two wards so far and i found that what i like most is the older patients because they \
have so much to tell and you can see how much it means to them when somebody listens
so there was this one time when our delivery didn't come and i had to decide what to do and i thought okay what would my manager do so i called \
three suppliers and i asked them can you get it here by noon and one of them said yes
i think i'm good at explaining things like when my grandfather wanted to learn how to use his phone i drew him a little map of which button does what and he still has it
well conflict is not something i look for but at the shop there was a guy who kept taking my shifts and i went to him and said hey what's going \
on and it turned out that he needed money so we worked out a plan
honestly i didn't know anything about marketing when i started and i would ask everyone how does this work and why do we do it this way and after a few months people started asking me
we lost the client and everyone wanted to know whose fault it was but i thought the better question is what do we do now so i wrote down what we could learn from it and shared it with the whole team
in terms of weaknesses i tend to wait too long before i ask for help and what i've started doing is setting a limit like if i don't know what to do after an hour i ask someone
i would say my leadership style is that i ask people what they need and then i get out of the way and at the end we look at what worked and what didn't
`
  .trim()
  .split('\n');
