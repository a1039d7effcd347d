/** What is said in interviews and asks nothing that needs an answer: chatter, logistics, remarks, answers. One utterance a line. */
export const tuningStatements: readonly string[] = `
okay
right
mm-hm
uh huh
yeah
okay great
sounds good
thank you
thank you very much
thanks for coming in
great thank you
that's great to hear
very interesting
interesting
perfect
no problem
of course
absolutely
you know what i mean
good morning
hi nice to meet you
nice to meet you too
how are you
how are you doing today
hi how are you
how's it going
how was your weekend
how was your drive in this morning
can you hear me
can you hear me okay
can you see my screen
hello can you hear me now
are you ready to start
shall we get started
should we begin
do you mind if i take some notes
is it okay if i record this
is now a good time
can you repeat that please
could you repeat the question
sorry can you say that again
what was the question again
does that make sense
does that answer your question
did that answer your question
is that what you were looking for
would you like some water
did you find the office okay
do you want me to go into more detail
should i start with college or my job
can i take a minute to think
may i think about that for a second
what do you mean by that
do you mean at work or in school
i'm good thanks how are you
i'm doing well thank you how about yourself
let's get started
let's move on to the next one
let me just pull up your resume
let me share my screen
give me one second
hold on one moment
take your time
whenever you're ready
good answer
that's a really good answer
that's a great question
that's a good question let me think
that was the last question
well that concludes our interview
we'll be in touch within a week
we will let you know by friday
you'll hear back from us next week
it was a pleasure meeting you
have a great day
you too
bye
we are looking for someone who can start in june
the role is mostly remote with two days in the office
the team has about ten engineers and they work in two week sprints
we use python and react for most of our services
i'm the hiring manager for this position
i've been here for about five years
so i'll tell you a bit about the company first
i'll tell you what we do here
we have about four questions and then you can ask yours
i am going to ask you a few questions about your experience
this interview will take about half an hour
there are no right or wrong answers here
you did really well
you can take a seat
you can start whenever you like
you have a very impressive resume
you mentioned that earlier
your resume looks good
so that's the job in a nutshell
i see
i see that makes sense
i understand
i like that
i agree with you
i know what you mean
what i did was i called the client and explained the delay
what i do is make a list every morning
what i learned from that is to ask for help early
what we did was split the work in three
what really helped was talking to the customer
what happened was the server went down on a friday night
what matters most to me is honesty
what my manager wanted was a weekly report
how i handle stress is i make lists
how we solved it was by adding an index
when i was in college i worked at the library
when i started there were only three of us
when we launched the product we had ten users
when the customer came in she was already angry
where i worked before we used jira
which is why i decided to apply here
which was great because i learned a lot
which meant we had to start over
who i admire most is my mother
why i left was mostly about growth
that's why i want to work here
that's what i like about this company
that's how we got the deal
so that's where i learned java
i asked them how do you want me to do this
i asked her what do you need
he asked me why did you do that
she said what are you doing here
so i said to him what would you do
my boss told me what to do
i wanted to know how they did it
i wondered why nobody had fixed it
i figured out how to fix the bug
i learned how to talk to people
i explained to the customer how the product works
i had to decide what to cut
i always think about what the customer wants
i don't know how to describe it
i know how to use excel and tableau
i'm curious by nature
i'm interested in how people make decisions
i'd love to work here
i'd love to learn more about the role
i would say my biggest strength is communication
my greatest weakness is probably public speaking
my biggest strength is that i listen
my last job was at a bakery
my question was whether the data was clean
one of my weaknesses is that i take on too much
i think i'm a good fit because i have experience in sales
i think you should hire me because i work hard
you should hire me because i'm dependable and i learn fast
because i like working with people
because it was the right thing to do
well i'm from ohio and i study mechanical engineering
well in my last job we had this problem
yes i have
yes i did
no i haven't
not really
sure
sure i can do that
sure so i'm a junior at the university studying computer science
yeah definitely
yeah so i worked at a startup for two years and i built their mobile app
i worked as an intern at a bank last summer
i've been programming for about six years
i've never managed a team but i have mentored interns
about three years
five people
in python
two weeks
around ten thousand dollars
it took about a month
it was hard at first
it went really well
they were happy with it
the result was a twenty percent increase in sales
we ended up finishing two days early
we had a lot of arguments about what color it should be
we talked about how to split the money
we had to find out who was responsible
there was a time when i had to work with someone who didn't do their part
a time i showed leadership was in my capstone project
one time i had to tell my manager about a mistake i made
an example of that would be my work at the food bank
i had a teammate who would never tell us what he was doing and so i had to ask him what's going on and he told me that he was overwhelmed so we split up his tasks
um so i'm a senior studying finance and i've done two internships one at a bank and one at an insurance company and what i liked about those \
was that i got to work with clients and i got to see how the business works and that's why i'm interested in this position
so last summer i was working on a project where we had to build a dashboard and nobody knew what the client wanted so i set up a meeting and \
asked them what do you actually need and it turned out they needed a much simpler report so we built that instead and they were very happy
i think that a good leader is someone who listens and who knows when to step back and how to motivate people so when i was captain of the soccer \
team i tried to talk to everyone and find out what they needed from me
i guess my weakness would be that i'm a perfectionist and i sometimes spend too long on details and so what i've been doing is setting a timer \
for myself and asking how much does this really matter and that has helped me a lot
in five years i see myself leading a small team and i'd like to have learned a lot about the industry and maybe have gone back to school
you know when you have a group project there's always someone who doesn't do the work and you have to figure out how to deal with that so what i did was i talked to him privately
when you work in retail you have to be patient and you have to smile even when people are rude to you
you have to know your audience and you have to know when to stop
you learn a lot from people who disagree with you
if you look at my resume you can see i've done a lot of volunteering
if you want i can send you some samples
do you know how hard it is to find parking in boston i was late so many times and i had to plan ahead
i mean who doesn't like free food but for me it was about the people
i'm not sure how to answer that
i'm not sure what you mean
i don't remember exactly what i said
i didn't know what to do so i asked my supervisor
i think the hardest part was telling people what to do
the question is whether we can afford it
the problem was how to get the data out of the old system
the first thing i did was ask why it was failing
the way i see it there's always a solution
the reason i left is that the company moved
to be honest i was nervous
to answer your question i prefer working in teams
as i said i enjoy teaching
as you can see from my resume i have worked in three hospitals
like i said it was a small team
so basically we built an app that tells you what to eat
so i went to my professor and said i need more time
so we did that and it worked
so yeah
so yeah that's me
and that was it
and then we presented it to the board
and i was the one who had to tell the client about it
and they asked could you come back tomorrow and i said yes
and so i told him can you please do your part and he did
do what you love is what my father always said and so i do
have a look at my portfolio
is what i told him
are the things i enjoy most
was a great experience for me
did a lot of research and wrote two papers
can do that
would love to
[noise]
<unk> um uh
um
hmm
let me think
let me think about that for a second
that is a tough one
good question
i have no questions thank you
i do have one
yes i have a couple of questions
no i think that covers it
no that's all
nothing else
nope
i appreciate your time
i appreciate the opportunity
i look forward to hearing from you
i'm excited about the opportunity
okay i'm going to share my screen now
i'll stop the recording
sorry my dog is barking
sorry i was on mute
the connection is a bit slow
you are breaking up
you're on mute
we can hear you
i can see your screen
we lost you for a second
i'll hand over to my colleague
my colleague will ask you the technical questions
next we will do a coding exercise
okay so the next part is about teamwork
alright we have ten minutes left
we're running out of time
feel free to ask me anything
feel free to take notes
don't worry about it
that's fine
that's okay you're doing great
i'm glad to hear that
congratulations on your graduation
wow that's impressive
oh wow
that must have been hard
that sounds like a lot of work
it sounds like you really enjoyed it
you seem like a good fit
i went to school there too
me too
same here
fair enough
exactly
i had to describe the product to people who had never used a computer
explaining things to people is what i like most
describe is not the word i would use
helping people is why i became a nurse
my friends would describe me as loyal and funny
my manager would tell you that i never miss a deadline
people tell me that i'm a good listener
they would tell us what the plan was every morning
she gave me an example of what she wanted
he walked me through the whole process
they asked me to describe my approach and i gave them a short presentation
i let them talk about what was bothering them
it made me think about what i want to do
it taught me how to manage my time and how to ask for help
it's about how you treat people
it's not what you say it's how you say it
it depends on what the customer needs
a lot of what i do is talking to vendors
most of what i know i learned from my mentor
whatever you need
whenever there was a problem they came to me
however we managed to finish on time
whoever finishes first helps the others
`
  .trim()
  .split('\n');
