/** What interviewers ask, as a recogniser hears it: one utterance a line. Written for this evaluation. */
export const tuningQuestions: readonly string[] = `
tell me about yourself
so tell me a little bit about yourself
okay great so why don't you start by telling me about yourself
please tell me about yourself
alright so to begin with can you tell me a little bit about your background
walk me through your resume
could you walk me through your resume starting with college
so walk us through a typical day in your last role
tell me about a time when you demonstrated leadership
tell me about a time when you were working in a team and you faced a challenge how did you solve the problem
great um can you give me an example of a time you had to deal with a difficult coworker
give me an example of a goal you set and how you achieved it
what is one of your weaknesses and how do you plan to overcome it
now why do you think we should hire you
why should we hire you over the other candidates
what are your greatest strengths
what would you say is your biggest weakness
and your biggest weakness
where do you see yourself in five years
why do you want to work here
what interests you about this position
so what attracted you to our company
why did you leave your last job
what are you looking for in your next role
how do you handle stress and pressure
how do you prioritize when you have several deadlines
describe a situation where you had to make a decision with incomplete information
describe your ideal work environment
describe for me a project that you are particularly proud of
let's talk about your experience with python
let's talk a bit about your internship last summer
i'd love to hear about a project you're proud of
i would love to hear more about what you did at the bank
i'm curious how you handled that conversation
i'm curious about how you got into data science
i was wondering if you could tell me about a failure and what you learned from it
i'd like to know how you approach testing your code
we'd like to understand what motivates you
help me understand how the two teams worked together
do you have any questions for me
do you have any questions for us about the role
any questions for me
so do you have any experience with customer service
have you ever managed a team before
have you used react in production
did you enjoy it
did you work alone on that or with others
were you the one who made that decision
was that your idea
was that your first time leading a team
are you comfortable with public speaking
are you willing to relocate
can you work on weekends
can you elaborate on that
could you say more about that
could you give me a specific example
would you do anything differently
would you rather work alone or in a team
will you need sponsorship now or in the future
why
why not
why is that
how so
how come
what happened then
what happened next
and then what
what was the outcome
what was the result of that
and what was the result
what was the hardest part
what did you learn from that
what did your manager say
so what did you do
what would you have done differently
who else was involved
who was on the team
who did you report to
how many people were on the team
how long did that take
how long have you been programming
how often did you meet with the client
how big was the budget
how would your coworkers describe you
how would your last boss describe you in three words
how did they react
how did that make you feel
how did the customer respond
how do you feel about working overtime
how familiar are you with kubernetes
how do you stay organized
how would you explain an api to your grandmother
which of those was most challenging
which programming language are you most comfortable with
which one do you prefer
when did you first get interested in marketing
when can you start
what about in terms of technical skills
what about a time you failed
how about a time when you had to persuade someone
what kind of manager do you work best with
what kind of projects were those
what type of culture do you thrive in
what tools did you use
what sort of testing did you do
what do you know about our company
what do you think makes a good teacher
what makes you a good fit for this role
what makes you different
what motivates you
what drives you
what brought you here
what do you like to do outside of work
what are your salary expectations
what questions do you have for me
what else
what else can you tell me about yourself
what if the customer refuses to pay
what would you do if your manager asked you to do something unethical
if you could change one thing about your last job what would it be
if i called your last manager what would they say about you
when you disagree with a teammate how do you handle it
in your opinion what makes a great leader
in what ways have you contributed to your community
on a scale of one to ten how well do you know excel
at your last job what was the biggest challenge you faced
with that in mind how would you approach the first ninety days
outside of school what do you do for fun
thinking back to your time at the hospital what are you most proud of
imagine you have two weeks to ship a feature and your designer quits what do you do
suppose a patient refuses their medication how would you respond
say you're given a dataset with missing values what's your first step
what's your favorite part of teaching
what's the difference between a list and a tuple
what is the difference between a process and a thread
what is polymorphism
what is a closure in javascript
what happens when you type a url into a browser
how does garbage collection work
how would you design a url shortener
how do you reverse a linked list
explain how a hash table works
explain the concept of dependency injection
explain to me what a foreign key is
write a function that checks whether a string is a palindrome
design a parking lot system for me
can you explain the difference between tcp and udp
could you tell me what continuous integration means to you
compare sql and nosql databases
name three qualities of a good leader
name a time you went above and beyond
sell me this pen
convince me to buy this product
teach me something in two minutes
introduce yourself to the panel
rate yourself from one to ten on communication
share an experience where you received tough feedback
share with me an accomplishment you're proud of
think of a time you missed a deadline and tell me what happened
elaborate on that a little
expand on that for me
tell me more
tell me more about that
tell me what you know about our products
tell us why you chose nursing
talk to me about your leadership style
talk about a time you worked with someone difficult
talk me through how you would debug a slow query
take me through your thought process there
give me one word your friends would use to describe you
okay thank you for that um next question what are your long term goals
that's great to hear so moving on can you describe a time you showed initiative
very good um so on to the next one tell me about a conflict you had at work
perfect thank you so much uh the next question is about teamwork how do you contribute to a team
that makes sense and how did you measure success
interesting and what did the rest of the team think about it
got it so how would you handle a customer who is shouting at you
right okay and did you hit the target in the end
mhm okay and what was your role in that
hi i'm sarah i'm the hiring manager here and i've been with the company for about five years so why don't you start by telling me about yourself
thanks for coming in today we are going to talk about your background and then some technical questions so first tell me about your current role
our team is about ten people and we work mostly with java so tell me how much java you have done
we get a lot of applications for this role so what makes you stand out
i see on your resume that you worked at a startup what was that like
i noticed that you changed jobs quite a few times can you explain why
you mentioned that you led a team of five how did you divide the work
you said earlier that you like challenges can you give me an example
it says here you speak spanish how fluent are you
it looks like you have a gap between two thousand nineteen and two thousand twenty can you tell me about that
so you've been there two years
so you graduated in may
you led that project yourself right
you still work there is that correct
so you were responsible for the whole budget correct
you've used salesforce before haven't you
my next question is what do you consider your greatest achievement
last question what is the one thing you want us to remember about you
one more question do you prefer structure or flexibility
is there anything else you'd like to add
is there anything you would like us to know
is there a particular area you want to grow in
anything else you want to share
anything from your volunteer work
are there any skills you're hoping to develop
has there ever been a time when you broke a rule
have there been any moments when you doubted your choice
does working under pressure bother you
does your current employer know you are looking
do you consider yourself a leader
do you work better alone or with others
do you see yourself as more of a creative or an analytical person
don't you think that was risky
didn't that bother you
isn't that a conflict of interest
can i ask why you left
may i ask what your current salary is
um so uh what what would you say is is your management style
so uh can you uh tell me about a a time you uh had to learn something quickly
[noise] what are some of your hobbies
whats your greatest accomplishment
id like to hear how you dealt with that
okay so lets say a student is failing your class how do you help them
great and lastly why this company
why us
why now
why nursing
why did you choose that approach over the simpler one
for how long
for example what
like what
in what way
to what extent did you lead that
by when did you have to finish
with whom did you work most closely
and how would you do that
and you did this on your own right
tell me a story about a time you made someone's day
what three words describe you
what one word describes you best
what percentage of your time is spent coding
what part of this job excites you the most
of all your jobs which did you enjoy the most
so first off what do you do
yeah that sounds hard how did you get through it
and what did that teach you about yourself
i want to ask you about your time at the agency
i want to know what you would do in your first week
i'd like to talk about a time when you showed creativity can you think of one
could you please describe the most difficult decision you have had to make
would you mind telling me about the gap in your resume
how do you deal with ambiguity
how do you know when a project is done
how do you define success
how well do you work with others
what steps did you take to fix it
what role did you play
what challenges did you face
what skills would you bring to the team
what year are you graduating
what major are you
whom do you admire most and why
who is your role model
where did you grow up
where did that idea come from
who came up with the idea
what led you to that conclusion
what went wrong
what worked well
what changed after that
what surprised you most about the work
can you think of any other examples
can you tell me how you'd handle an angry parent
`
  .trim()
  .split('\n');
