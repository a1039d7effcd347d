/** Still more of what interviewers ask, as a recogniser hears them: one utterance a line. */
export const thirdTuningQuestions: readonly string[] = `
so to kick things off tell me about who you are outside of your resume
okay um how about you start with your education and work your way forward
what drew you to social work
and what do your friends say about you
do you think you're a good listener
tell me about a time you had too much on your plate
tell me how you would deal with a late shipment
tell me the story behind this project
can you talk about a time when someone on your team let you down
could you share a situation in which you had to bend the rules
give me a situation where you had to say no to a customer
have you had to give bad news to anyone
have you worked in a warehouse
has a patient ever complained about you
was there a moment when you wanted to quit
were you nervous
were there other people who could have done it
is there a class you wish you had taken
is that something you decided yourself
is teaching what you want to do for the rest of your life
did you learn anything from it
did your team agree with you
did they accept it
do you like working with numbers
do you have any certifications
do your parents support your choice
does that kind of work interest you
would you take a pay cut for this job
would your friends call you patient
could you see yourself managing people one day
can you tell if someone is lying to you
can you give me the short version
will you be comfortable standing for eight hours
what was your favorite class and why
what were the main takeaways
what was the budget
what is a typical week like for you right now
what is it about finance that you like
what did success look like
what does leadership mean to you
what does your family think of this
what do you need from a manager
what would your first thirty days look like
what would happen if you missed the target
what have you read recently
what have you found to be the best way to study
what has been your biggest challenge so far
what can we expect from you
what can you offer that nobody else can
what should we know that is not on your resume
what other languages do you speak
what project taught you the most
what books have shaped you
what makes for a good nurse
what keeps you motivated on a bad day
what stopped you from finishing
what got you interested in robotics
what happens after you graduate
what's the best advice you have been given
what's your experience with point of sale systems
what if the data is wrong
why do you think that happened
why did you pick this major
why is diversity important in a company
why would somebody choose our product over another
why mechanical engineering
why not stay where you are
how do you learn best
how do you make sure nothing falls through the cracks
how do you explain a diagnosis to a child
how did you come up with that
how did the project end
how did your role change over time
how was your experience at the firm
how is that different from what you do now
how are you going to keep students engaged
how are you with deadlines
how have you grown as a leader
how has your background prepared you for this
how would a new hire learn from you
how can you tell when a customer is about to leave
how should a company treat its interns
how many hours a week can you work
how soon could you start
how large was the team
how strict was the deadline
how does a load balancer work
how does your current team do code reviews
where do you get your news
where would you like to live
where did you struggle the most
when was the last time you helped a stranger
when do you feel most productive
who taught you that
who would be your references
who do you go to for advice
which project are you most proud of
which of your jobs prepared you best for this one
which would you choose speed or quality
describe your leadership style in three words
describe the culture at your last company
describe to me a perfect sunday
explain your reasoning
explain the difference between supervised and unsupervised learning
walk me through how you close a sale
walk me through the numbers
talk about your biggest regret
tell us about your volunteer work
name someone you look up to
design an elevator control system
write some code that finds duplicates in an array
define leadership
imagine i'm a customer who has just lost my luggage what do you say to me
let's pretend you got the job what do you do on monday
let's say two of your teammates stop talking to each other what do you do
suppose we gave you a million dollars for marketing where would it go
think of a leader you admire what makes them special
if your house was on fire what would you save
if you had to start over would you do the same thing
when things get hectic at the restaurant what do you do first
in your last position how did you measure quality
as a manager how would you deal with an employee who is always late
before you applied what did you know about us
apart from money what matters to you in a job
out of curiosity why did you switch majors
great thanks um so my next question for you is about failure can you tell me about a time you failed
okay so now we're going to go into some behavioral questions tell me about a time that you had to persuade somebody
alright well it's nice to meet you so just to start off could you tell me a bit about yourself
very nice very nice so um what would you say are your top three skills
wow that's really impressive how did you find the time to do all that
i see and so was that a paid position
right right and how did your professor feel about it
oh interesting so do you want to go to graduate school
i understand so what are you doing to improve that
that sounds stressful how did you cope
we all have bad days tell me about one of yours
so this job is a lot of cold calling and people will hang up on you how do you think you'd handle that
i have your resume here and i see you studied abroad tell me about that
i'm going to put you on the spot a little what is the worst thing your last boss would say about you
i know it's early but where do you hope to be by the end of the decade
i only have one more what question did you expect me to ask that i didn't
we're almost done is there anything you wish we had asked
before we finish do you have questions for me
so you speak three languages
so you were in charge of the whole kitchen
you grew up in texas right
you haven't managed people before have you
and you'd be okay with that
and after that
and your favorite part
any siblings
any idea why
any plans for grad school
anything you'd change
tell me more about the robot
say more
like who
such as
for instance how
really why
so what's the catch
so why engineering
so how'd you do it
um what about uh weaknesses
uh so can you can you describe a a problem that you that you solved
[laughter] okay and and what are you most afraid of
what um what role do you usually uh take in a group
`
  .trim()
  .split('\n');
