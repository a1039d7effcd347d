/** The last questions that the detector was tuned on, as a recogniser hears them: one utterance a line. */
export const fourthTuningQuestions: readonly string[] = `
so uh to get us going could you tell me a little bit about yourself and what you study
tell me about yourself where are you from what do you do for fun
okay um tell me about a time when you took charge of something
great so tell me about a time that you had to work with a person you did not get along with
tell me about a time you worked in a group and there was a problem and what did you do about it
and can you describe a moment when you really had to think on your feet
cool so what's a weakness of yours and how are you dealing with it
what do you think is your greatest weakness and what steps have you taken to get better
and finally why do you think you would be the right person for this job
so last question why should we choose you over somebody else with the same grades
all right and is there anything you want to ask me about the job or the company
do you have any other questions
is there anything else
what are you hoping to do this summer
what are you most passionate about
what classes are you taking this semester
what do you want to do after college
what is your dream company
what is your teaching philosophy
what is the most interesting thing you've learned this year
what is the role of a project manager
what is your experience with electronic records
what was your grade in that course
what was your biggest mistake in that job
what was it like to work from home
what were you responsible for
what have you done to prepare for this interview
what would you change about your school
what would you want your team to know about you
what does a good day look like for you
what did you do when the parts did not arrive
what did the data show
what can go wrong with that approach
what qualities do you look for in a boss
what part did you find hardest
what kinds of books do you read
what kind of impact did it have
what resources did you need
what lessons have you taken from it
what made that so difficult
what keeps a team together
what helps you concentrate
what about school what do you like there
what about your previous manager
what if two patients need you at the same time
what's your plan if you don't get in
what's a goal you have for yourself
what's something you're proud of
what's the biggest risk you've taken
how do you spend your weekends
how do you decide what to work on first
how do you feel you did
how do you go about learning a new language
how do you think your team would rate you
how did you two divide the work
how did you feel about that grade
how did it go
how would you go about finding new clients
how would you rate your writing
how would you teach fractions to a ten year old
how are you different from other applicants
how do transactions work in a database
how does that relate to this job
how long would you stay with us
how many languages do you speak
how much did sales grow
how often do you exercise
how important is feedback to you
how has your view of leadership changed
why did you come to this school
why do you like it
why do customers leave
why does it matter to you
why is this role interesting to you
why are you switching careers
why should someone follow you
why accounting
why didn't you tell your manager
where do you see this project going
where do you think you can improve
where did you work before that
where are your family from
when did you realize that it was not going to work
when would you be available
who do you turn to when you need help
who did you work with on that
who has had the most influence on you
which skill would you like to develop
which approach did you take and why
which is more important speed or accuracy
are you a team player
are you currently employed
are you good with numbers
are there any tools you wish you knew
are you planning to go back to school
were you able to finish on time
were you paid for that
was it difficult to move to a new country
was that a group project
was there a time when you felt left out
is there a project you would do over
is that why you chose economics
is this your first interview
did you have to learn that on your own
did you ever think about quitting
did you get along with your roommates
did that change how you work
do you enjoy public speaking
do you know how to use pivot tables
do you prefer small or large companies
do you play any sports
do you feel ready for this
does your schedule allow for evening shifts
have you thought about what you would like to earn
have you taken any statistics courses
have you ever been fired
has your opinion changed since then
had you used that software before
can you tell me what a balance sheet is
can you talk more about the second project
can you expand on that
can you name a product you love and tell me why
can you lift fifty pounds
could you explain how you got that result
could you have done it faster
would you consider a part time position
would you say that you are organized
should a manager be friends with the team
give me three adjectives that describe you
give me a time when you were wrong
explain to me how photosynthesis works like i'm five
describe a typical shift
describe yourself in one sentence
talk to me about a time when plans changed at the last minute
walk me through a lesson you taught
share an example of when you used data to make a choice
i'd love to know what you think of our website
i'm curious what your favorite class has been
i want to hear about your work at the shelter
i was wondering why you didn't finish the program
let's talk about the summer you spent in chile
let's say i'm your customer and my food is cold what do you do
imagine you're the principal of this school what would you change first
suppose your code works on your machine but not in production where do you start looking
if you could have dinner with anyone who would it be
if we hired you what would you do first
when you get a new assignment what is the first thing you do
on your resume it says you built a drone tell me about that
in your cover letter you wrote that you love mornings is that true
great that's a nice example and what was the reaction of your boss
yeah i can imagine so how did that make you a better teacher
mm-hm and what would you do if that happened again
okay sounds like you learned a lot what would you tell someone who is about to start there
that's awesome congratulations um how did you balance that with school
so we do a lot of night shifts here how would your family feel about that
we're looking for someone who can speak in front of groups have you done anything like that
i'm the director of nursing and this is my colleague from human resources we'll both ask you some questions first of all what made you become a nurse
thank you for that answer it was very detailed now let's go to something different what do you do when you disagree with your supervisor
so you're a junior
so you taught yourself
and your major is
you speak french is that right
you managed the whole store didn't you
and the outcome
and what else
who did
why not just buy it
how exactly did you do that
such as what
`
  .trim()
  .split('\n');
