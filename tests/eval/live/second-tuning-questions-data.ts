/** More of what interviewers ask, as a recogniser hears them: one utterance a line. */
export const secondTuningQuestions: readonly string[] = `
so i guess the first thing is just who are you and what do you do
tell us a bit about who you are
could you begin by introducing yourself
take us through your career so far
what have you been doing since you graduated
what made you choose accounting as a career
how did you hear about this opening
why are you leaving your current position
what would your perfect job look like
what do you consider your proudest moment at work
describe a time you had to juggle several things at once
tell me about the last time you made a mistake
can you recall a time when you had to change your mind
have you ever had to fire somebody and how did you go about it
have you ever disagreed with your boss
how do you react to criticism
how do you build trust with a new team
how do you keep up with new technology
how would you calm down a frightened patient
what would you do if you saw a colleague stealing
if a customer asked for a refund after the deadline what would you say
let's say your biggest client threatens to leave how do you respond
imagine the server crashes at midnight walk me through your next hour
what was the biggest obstacle there
what was your contribution exactly
what came out of it
and how did that turn out
and did it work
did anyone help you with that
did you ever get feedback on it
do you still use that approach
was it successful
was there anything you regretted
were there any conflicts
are you familiar with agile
are you more of a leader or a follower
are you interviewing anywhere else
are you able to travel
could you talk a little about your thesis
could you give a bit more detail there
would you describe yourself as ambitious
would you be open to working nights
who inspired you to become a teacher
who would you call the most important person on your team
which subject did you like the most at school
which tools have you used for project management
where do you want to be in ten years
where did you learn to code
when have you shown resilience
what's your typical approach to conflict
what's one thing you'd change about your last company
what's the toughest feedback you ever got
how's your experience with spreadsheets
what sets you apart from the other applicants
what gets you out of bed in the morning
what frustrates you at work
what kind of people do you find hard to work with
what type of boss brings out the best in you
what sort of hours are you looking for
what salary would you expect
what is your notice period
what is an index in a database and when would you use one
what is recursion
what are the four principles of object oriented programming
how does https keep data safe
how would you test a login page
how many piano tuners are there in chicago
how much experience do you have with negotiation
how long were you in that role
how comfortable are you with presenting to executives
how important is salary to you
explain what a pointer is to someone who has never programmed
explain the difference between an interface and an abstract class
describe how you would onboard a new hire
define customer success in your own words
write a query that returns the second highest salary
implement a queue using two stacks
list three tools you can't work without
give us two examples of when you took initiative
give me an idea of your daily routine
share a moment when you felt out of your depth
think about your worst day at work and tell me about it
sell me your favorite product
pitch me your last project in one minute
talk to us about a campaign you ran
i'd be interested to hear how you got your first customer
i'd like to hear about your biggest success
i would like to understand how you plan a lesson
i'm interested in how you work with engineers
i wonder how you would deal with a hostile witness
we want to know what you would bring to the ward
we're curious what made you apply
let's discuss your time in the army
let's start with your education
let's go through your last three jobs
okay thank you so let's move to teamwork describe a team you really enjoyed being part of
wonderful thanks for sharing that now can you tell me about a time you were under a lot of pressure
alright great um so what do you think your colleagues would say is your best quality
yeah that's really helpful so how did you convince them
mm-hm mm-hm and then what did you do about it
cool and uh what stack did you build that on
nice okay so why computer science
sure makes sense so what's next for you
thanks for walking me through that i'm going to switch gears a bit and ask about weaknesses what is something you're working on
so we're a small company and everyone wears many hats how do you feel about doing work outside your job description
we've had some turnover lately so i want to be upfront about that how long do you plan to stay
as you know this job involves a lot of travel is that something you're okay with
the position requires a clean driving record do you have one
i looked at your portfolio last night and i really liked the banking app what was your part in that
you've changed industries twice why is that
you said you were the captain how did you pick who plays
so you've never worked with children
so you started as a waiter and then became the manager correct
you're finishing your degree this spring right
you've got a driver's license don't you
my last question is where do you see this industry going
final question what would you do with a million dollars
a follow up question on that how did you measure it
one thing i'd like to know is how you cope with rejection
is there something you'd do differently today
is there a reason you left so soon
any weaknesses
any leadership experience
any questions you have for us
anything you want to ask me
anything else about the internship
your greatest strength
and your weaknesses
and your salary expectations
what for
how exactly
who else
what did that look like
what was that like
why did it fail
why do you say that
why should i pick you
why teaching
why our hospital
and why did you stop
under what circumstances would you escalate
at what point did you realize it was not working
from your perspective what went wrong
for you what is the meaning of good service
besides school what keeps you busy
in one sentence who are you
if you were an animal which one would you be
when a deadline slips what's your first move
uh can you um describe your uh biggest failure
so um what like what are your your hobbies
[noise] tell me about your family
<unk> do you prefer email or phone
hows your spanish
whats your dream job
would you say you're a risk taker
do you have a degree
do you have experience leading people who are older than you
can you think of a time when a plan fell apart
can you drive
can you use a till
could you teach this class on monday
`
  .trim()
  .split('\n');
