/** The last utterances that ask nothing and that the detector was tuned on: one utterance a line. */
export const fourthTuningStatements: readonly string[] = `
okay thank you
okay great thank you very much
all right great
great
yeah that makes sense
right okay
okay that's good
hm okay
yes
no
sure thing
awesome thank you for sharing that
that's a nice example
that's very good
well that's all the questions i have for you
well thank you very much for your time it was nice talking to you
okay well thank you for coming in today we'll get back to you soon
thank you it was nice meeting you too
nice meeting you
thanks you too
bye bye
hi
hi i'm daniel nice to meet you
hello my name is priya and i'll be interviewing you today
hi how's it going today
how are you this morning
i'm good how are you
i'm doing pretty well how are you doing
pretty good thanks
can you hear me all right
can you see the slides
could you repeat the question please
could you say that one more time
can i have a second to think about it
is it okay if i talk about school
should i talk about work or school
does that answer the question
was that what you wanted to know
do you mean like a job
are you ready
are you comfortable
shall we start
let me think about it
let me give you an example
let me read the next question
i have to look at my list
i will ask you five questions
i'm going to ask you about your past experience
we will begin with your background
next we'll talk about the position
the position is in our sales department and it's full time
our company makes software for hospitals
you would be working with a team of six people
you will have a mentor for the first three months
you look very prepared
you have good grades
you answered everything very well
you don't have to worry about that
there's no wrong answer
there are two more questions
it's a small company so everybody knows each other
it's in the basement next to the cafeteria
sounds like a fun project
sounds like you had a good summer
that sounds interesting
wow that is a lot of work
yeah i know that feeling
i've heard good things about that class
i actually took that class too
sure so um my name is kevin and i'm a sophomore studying mechanical engineering i'm from new jersey and uh i really like building things so in my free time i work on cars with my dad
um i'd say a time when i showed leadership was when i was the president of my dorm and we had to plan a big event with a small budget so i split \
everyone into teams and i checked in with them every week and in the end more than two hundred people came
so one time in my lab class my partner and i disagreed on how to run the experiment and i felt like he wasn't listening so i said okay why don't \
we try both ways and see which one works better and we did and it turned out that neither of them worked
one of my weaknesses is that i have a hard time saying no so i end up with too many things to do and what i do now is i keep a calendar and \
before i say yes i look at it and ask myself do i really have the time
i think you should hire me because i have the technical skills that you're looking for and also i'm someone who gets along with everyone and i really care about what your company is doing
i'm really interested in this position because it would allow me to use what i've learned in my classes and to see what it's like to work in industry which is what i want to do after i graduate
last summer i was an intern at a startup in boston where i worked on the website and it was a great experience because i got to see how a small \
company works and how decisions are made and i also learned how to ask for help
well i was on the debate team in high school and you know how sometimes people just talk over each other well that was us and so as captain i made a rule that everyone gets two minutes
yeah so in that situation what i ended up doing was talking to my supervisor and i told her that i wasn't comfortable with the way he was talking \
to the customers and she said what do you think we should do and i suggested a training
i guess i'm a people person and i like to help others like when my roommate was struggling with physics i sat down with her every night and \
we'd go through the problems until she understood why the answer was what it was
when i first came here i didn't know anyone and i didn't really know what i wanted to study so i tried a lot of different things and that's how i found computer science
no i don't think i have any questions at this time but thank you
yes actually i was going to ask about the training
i think that's it
i think that covers everything
that's about it
that's it
that's a really tough question
that's kind of what i want to do
that's what my boss said
that's when we decided to stop
that's pretty much what happened
what i like most is the people
what i'm trying to say is that it was worth it
what we found was that nobody read the emails
what makes me happy is seeing a finished product
what really motivates me is learning
what happened after that was pretty funny
what everybody remembers is the cake
how i see it is that you have to start small
how much we spent was a secret
why i like math is hard to explain
why he left nobody knows
when i graduate i'd like to work in the city
when my team won i was so happy
when the power went out we lit candles
when you study engineering you get used to failing
where i grew up there was one school
which is why i'm here
which was a lot of fun
who i am today is because of my parents
so i asked my teacher what should i do
so we asked ourselves what would a customer want
and he was like what are you talking about
and then she said can you start tomorrow
and i was like okay how do we fix this
they always ask me where are you from
i asked if i could help
i didn't ask why
i wasn't sure what they wanted
i always try to find out why something happened
i know what it takes
i know where i want to go
i see what you mean
i can show you the project
i can give you a few examples
i could tell that she was upset
i would ask them how they are doing
i'd tell them how it is
i'd want to know why
i love telling people about my research
i like to explain how i got to my answer
i think about what my grandfather would do
i think it's important to know who you are
i was describing the problem to my friend
i want to work with people who know what they are doing
i hope that answers your question
my answer would be yes
my favorite class is organic chemistry
my parents always told me do what makes you happy
my experience has been mostly in retail
my biggest fear is failure
my job was to tell people where to sit
our professor gave us a problem and we had two days
we had to explain what we did and why we did it
we discussed how to make it better
he explained how the machine works
she told me about the opening
they wanted to see how we work under pressure
it taught me a lot about who i am
it was about how people behave in groups
it was hard to say what the problem was
because i want to know how the brain works
because that's what good engineers do
if you work hard you will get there
if i don't know something i look it up
if it were up to me i would have waited
in that case i would call the parents
in my free time i paint
in the end we got an a
on weekends i volunteer at the zoo
at first nobody believed us
for example in my biology class i led the group
to me leadership is about listening
two years ago i moved here from korea
definitely c plus plus
probably when i failed my first exam
mostly reports and spreadsheets
just me and my brother
not that i remember
as far as i know yes
you know it was a good time
you know what it was actually fun
you could say that
you can ask my boss
you get to know yourself when you live alone
do it right the first time is my motto
be yourself is what i would tell them
tell the truth even if it hurts that's what i believe
having a plan helps
being a tutor taught me patience
is all i can say
am really looking forward to it
did my best
was really nervous
would recommend it to anyone
have worked there since june
can definitely do that
could not have done it alone
`
  .trim()
  .split('\n');
