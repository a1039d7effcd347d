/**
 * Every other utterance of interviews in the manner of real transcripts, for tuning; the rest of them is held out. `?` marks what asks
 * something that wants an answer, `-` everything else.
 */
export const realMannerThirdTuning: readonly string[] = `
- hello good morning
- i'm great thanks how about yourself
- hi jim it's a pleasure
- yeah of course um so i'm a second year student in economics i'm originally from ohio and i've been really interested in consulting ever since i did a case competition my freshman year
- so we were given this company that makes yogurt and they were losing money and we had to figure out why and what we found was that their delivery trucks were going out half empty
? and what was your role in the group
? uh so tell me about a time when there was a conflict in a team that you were on
? so what did you do
- oh i like that
- it did yeah
- that people want to be heard before they can listen
- definitely time management especially in my first semester
- so i started using a calendar and i block out time for everything even for sleep
? how would your best friend describe you
? why are you interested in interning with us
- yep that's true
- i would first try to find out who knows about it and ask them for half an hour
c yes what does a typical week look like for an intern
- great that sounds good
- likewise thank you very much
- hey thanks for joining can you see me
- okay great so i'm an engineering manager on the search team and i've been here for about six years
? so to start off could you tell me about a system you've designed that you're proud of
? what were the main trade offs you had to think about there
? and who made the final call on that
? okay how would you scale that to ten times the data
? what would break first
- right yeah
- a little bit we used it for events but i didn't set it up
? so um let's do a bit of coding could you write a function that checks whether a string is a palindrome
- yes please
? and how does that behave with an empty string
? can you think of any other edge cases
- good yes
- constant
? now what if you weren't allowed to use an index at all
? let's talk about code reviews for a second what do you look for when you review someone's code
? do you ever push back
? give me a recent example
? how did they take it
? what do you think about working remotely
? is there a technology you're excited about right now
- oh nice me too
- more ownership i think and a team that i can learn from
- okay i'll stop here so that you have time for questions
- we rotate every two weeks and it's pretty quiet
- my pleasure talk soon
- yes this is she
- yes hi
- yes of course
- i'm a receptionist at a small hotel by the station i've been there for two years now
- i want to work somewhere bigger where i can grow
- spanish english and a bit of italian
- four i'd say
- opera mostly
- yes there was a man whose room wasn't ready and he was shouting so i offered him a coffee and i moved him to another room that was free
- no at our place we can decide that ourselves
- i would have called the hotel next door
- yes that's no problem
- in four weeks
- yes i do
- i earn twenty six now and i'd like to get to thirty
- the position is full time with two days off in a row
? would you have time to come in on monday
- perfect then i'll email you the address
- come on in have a seat
- i'm the assistant principal and this is our head of science
? so we'd like to know a bit about how you ended up in teaching
? could you describe a lesson that went really well
? and one that went badly
? what did you change the next day
? how do you support students who are behind
? what do you do with the ones who finish early
? how do you build relationships with parents
- i love that
- i'd say thank you for coming in and i'd show them the work
- a small one i use it when it shows me what they think
- privately and calmly
- i visit a colleague's class every other week
- i'd love to do robotics
? what else should we know about you
- ha you're hired
- thank you we will call you once we've spoken to everyone
- what i enjoyed the most was seeing how the kids changed over the year
- what's funny is that i never planned to do this
- when i started there nobody knew how to use the machine so i wrote a manual
- how we solved it was by talking to the supplier directly
- why we chose that vendor is a long story
- where i come from you don't talk back to your boss
- which was exactly what i needed at that time
- i told him if you want this to work you need to tell me what's going on
- i was like are you serious and he was like yeah
- i had to explain to them why it wouldn't work
- i would describe myself as calm
- i could tell that something was wrong
- i do have some experience with that yes
- i guess what i'm trying to say is that it was a team effort
- do i have regrets sure
- was it easy not at all
- have been doing that ever since
- so he asked me what's your plan and i didn't have one
- so how that works is you put your name on a list and whoever's free takes the next one
- so yeah that's pretty much it
- and that's why i'm here
- and they were all asking when is this going to be finished
- my question was always what is the simplest thing that could work
- you never know what you'll get when you open that door
- you can learn a lot from how somebody treats the waiter
- if you look at the numbers you can see where it went wrong
- describing what happened was the hardest part of the report
- give it a few months and it'll be fine is what they told us
- to be honest i didn't know what i was getting into
- let me know if i'm going too fast
- let me give you some background on the position before we go on
- i'll tell you a bit about what we do and then you can tell me about yourself
- i'm going to describe a situation and then i'll stop
- i just want to understand
- i like how you structured that
- what we're looking for is somebody who can work on their own
- what that would look like for you is two days in the office
- when we hire someone we look at how they work with others
- why we do it this way is so that everybody gets a fair chance
- you would be the first person in that team
- you're doing great
- you can use whatever language you want
- the question's a bit long so bear with me
- that's how you do it
- that covers what i wanted to ask
- there are about five questions left
- we've already talked about your last job so let's skip that
- we'll see what we can do
- as you know the position is for one year
- if you don't mind i'll close the door
- thanks for being so honest
- absolutely yeah
- okay next slide
- ah i see
- not a problem at all
- great to hear
- oh no that must have been hard
- right that's fair
- sorry my mic was off
- can everybody see the slides
- would you mind turning on your camera
- did you mean in my current job
- may i ask what you mean by that
- was that clear
- shall i continue
- how was your weekend
- why thank you
? hi welcome um so what position are you applying for
? okay so question number two tell me about a goal you set and how you achieved it
? next up why nursing
? i'd like to know how you'd go about building trust with a new team
? i want to go back to something you said about failure what did you mean by that
? i'm looking at your resume and i see that you changed schools twice can you explain that
? i have to ask why did you turn down the other offer
? you worked at a bank before what was that like
? you talked about your team a lot but what did you do personally
? your resume says that you know german how good is it
? we have a lot of rules here how do you feel about following procedures
? we had an applicant yesterday who said she never makes mistakes do you make mistakes
? the commute is about an hour would that work for you
? a lot of people say that they're good with people what makes you good with people
? most people in this job struggle with the hours how would you manage that
? let's assume money is not a problem what job would you want
? suppose you have two offers on the table how would you decide
? say you promised something and then you find out you can't deliver it how do you handle that
? if i gave you a budget of ten thousand dollars how would you spend it
? if hired what would you hope to achieve in your first month
? when have you had to stand up for something you believed in
? where have you taught before
? who would you call if you got stuck
? which part of the job do you think you'd like the least
? what kinds of projects have you done in your classes
? what would you say to somebody who thinks that this is boring
? what's your greatest strength
? what's the last book you read
? what is your approach to discipline
? what does teamwork mean for you
? what did the doctor say
? what has your experience with customers been like
? what are the steps you take before a flight i mean before a surgery
? what was going through your mind at that moment
? what can we do to help you succeed
? what drew you to this field
? what inspired you to start your own business
? what about you personally
? how would you go about training a new employee
? how do you react to criticism
? how do you explain something complicated to somebody who's not technical
? how did that make you feel
? how have you changed in the last three years
? how much experience do you have with children
? how big was your budget
? how was working there
? why should i choose you over the other candidates
? why were you let go
? do you like to work alone
? do you think that was the right decision
? do you know anybody who works here
? did anybody help you
? have you ever broken a rule
? have you thought about going to grad school
? are you good at math
? are there any questions that you thought i would ask
? is leadership something people are born with
? was it your idea or someone else's
? would you work for free
? could you see yourself living here
? can you work under pressure
? can you tell us what you understand about the role
? can you recall a time when you had to say no to a customer
? could you tell us a bit more about what you did there
? tell me about the most difficult patient you ever had
? tell us what you know about inventory
? so tell me about some of the clubs you're in
? talk to us about a time you used data to make a decision
? take us back to your first day what was that like
? describe for me the best team you've ever been part of
? explain why you left the army
? give me a reason why i should hire you
? pick a project and tell me what you would change about it
? introduce yourself please
? convince me that i should fund this
? and how long did it take
? and after that
? and when you say leadership what do you mean
? and you did all of this in one summer
? how so
? what then
? so you've never used it in production
? so you're saying the manager knew about it
? you like working with people don't you
? so um i guess uh what what do you what do you want to get out of this internship
? yeah okay and so with with that in mind um what would you do differently if you could do it over
? perfect thank you for that answer now our next question is about safety what would you do if you saw a colleague without a helmet
? wow okay so that's quite a lot of responsibility how did you deal with that
? no that's helpful thank you and um who did you report to
? one more question and then i'll let you go what's the best advice you ever got
? out of all the jobs you've had which one taught you the most
? compared to your peers what would you say sets you apart
? from your perspective what went wrong
? in ten seconds or less why you
? speaking of deadlines tell me about one you missed
? at what point did you realize that it wouldn't work
? as far as teamwork goes how do you usually contribute
`
  .trim()
  .split('\n');
