/**
 * Interviews in the manner of real transcripts, written apart and never used for tuning. `?` marks what asks something
 * that wants an answer, `-` everything else; `c` what the candidate asks the interviewer, which no one can tell apart
 * without knowing who speaks.
 */
export const realMannerHeldOut: readonly string[] = `
- good morning how are you
- doing well doing well uh so i'm jim and i run the program here
? all right so let's just jump right in um can you start by telling me about yourself
? okay cool tell me about that case competition what did you guys do
- huh interesting
- i was the one who did the numbers and i also presented
- okay let me think um so in that same competition two of my teammates disagreed about what to recommend and it got pretty heated
- i said look why don't we each write down our three best arguments and then we switch
? did that end up working
? what would you say you learned from that
? mm-hm um what's something that you've struggled with in college
? and what steps have you taken to improve on that
- that's very mature
- she would say that i'm loyal and that i talk too much
- i've talked to a couple of people who worked here last summer and what they all said was that you get real responsibility from day one
? um so if we asked you to work on something you had no idea about how would you get started
? alright well those are all of my questions do you have any for me
- so usually you're staffed on one project and you're with the client for three days
- well it was nice talking to you
- we'll get back to you
- yep loud and clear
- nice
- sure so at my last company we had a problem where reports took forever and i designed a pipeline that computed them ahead of time
- mostly freshness versus cost because the more often we ran it the more expensive it got
- i did but i ran it by the head of finance
- i'd partition by customer and only recompute what changed
- probably the database because everything writes to one table
? have you worked with kafka at all
- no problem
- sure do you want me to ignore spaces
- okay so i have two pointers one at the start and one at the end and they move towards each other
- it returns true which i think is right
- maybe unicode like accents
? how much memory does it use
- exactly
- then i'd reverse it and compare
- first whether i understand it and second whether it's tested
- yes when i think that something will hurt us later
- last month someone wanted to copy a whole module and i asked them to pull out the shared part instead
- fine after we paired on it for an hour
- i like it but i miss whiteboards
- i've been playing with rust on weekends
? before i let you go what are you looking for in your next role
- great answer
c thanks um how do you do on call
- cool thank you
- hi am i speaking with daniela
- hi daniela this is tom from the hotel group we had scheduled a call for today
- is now still okay
? wonderful so um tell me what you're doing at the moment
? and why do you want to make a change
? what languages do you speak
? how would you rate your english on a scale from one to five
? what booking systems have you used
? can you describe a situation where a guest was really unhappy
? did you need to ask your manager for that
? what would you have done if there had been no other room
? are you able to work shifts including nights
? when could you start
? do you have a valid work permit
? what's your salary expectation
- okay i've made a note of that
- that's good to know
- yes in the morning
- thank you tom bye
- thanks
- nice to meet you
- i started as a tutor in college and i noticed that i was looking forward to it all week
- yes i did one on density where each group had to make something float and i didn't tell them how
- oh there was one where i planned too much and i talked the whole time and they were bored
- i cut it in half and let them do the experiment first
- i give them the words beforehand and i check in with them early
- i have a box of harder problems and i let them teach others
- i call home with something good in the first two weeks
? imagine a parent is angry about a grade what do you say to them
? what role does technology play in your classroom
? how do you deal with a student who refuses to work
? what are you currently doing to grow as a teacher
? would you be willing to coach a club
- we don't have that yet
- i bake for my homeroom on fridays
- just kidding but that's great
- so um i've always been the kind of person who asks how does this work and my parents would get really annoyed because i took everything apart
- what really helped me was that i had a good mentor who told me what to look out for
- what we ended up doing was splitting the class into two groups
- when things get stressful i go for a walk and then i come back and do one thing at a time
- how they do it at other companies i don't know but at ours everyone did everything
- why that happened i still don't know
- who was at fault didn't matter to me
- i think the biggest thing i learned is how do you get people to care when they don't have to
- i kept asking myself am i in the right place
- i wasn't sure what to do so i asked around
- i would ask them what they need and when they need it by
- i can give you an example of that so last spring we had a flood in the basement
- i'd walk them through it step by step
- i have no idea how but it worked
- i love what i do
- could i have done better probably
- should've asked for help sooner
- are we perfect of course not
- so what that means is the data comes in at night and we look at it in the morning
- so when they asked who wants to do this i raised my hand
- so that's how i got into nursing
- and i said what do you want me to do about it
- because if you don't know who your users are how can you build anything for them so that's where we started
- my manager would come by and ask how are we doing on time and i would show him the board
- you could see that people didn't trust each other
- you do what you have to do
- if somebody had told me what it would be like i would have laughed
- telling people what they don't want to hear is part of the job
- explain to the patient what you're going to do before you do it that's the first rule
- at the time we had maybe five customers and every one of them wanted something different and i was the one who had to decide what we do first and what we leave out and i made a lot of mistakes
- let me see i think that was in march
- let me explain how the next hour is going to work
- i'll ask you to solve two short problems
- i just want to say that i was really impressed by your application
- i've got your resume here in front of me
- i think that tells me what i need to know
- what i like about your answer is that you gave a number
- how we usually do this is i talk for five minutes and then it's your turn
- where we are right now is about two hundred people
- you'll have a chance to ask me whatever you want at the end
- you were recommended by one of our engineers
- you're good take as long as you need
- the way we think about it is that feedback is a gift
- that's a tough one i know
- that's where you'd come in
- this is more of a conversation than a test
- we do have a canteen and it's actually good
- we don't expect you to know everything
- our values are on the wall over there
- if we decide to move forward you'll get a call from hr
- thanks for sharing that with me
- very well said
- okay so i have that written down
- okay we're all set then
- no of course i understand
- good good
- yeah yeah for sure
- oh really
- um hold on i lost you for a second
- one moment please
- could you speak up a little
- do you need a minute
- is it alright if i think about that for a second
- am i making sense
- are we good to go
- how's the weather over there
- what a coincidence
- good luck with everything
? so to begin with what attracted you to this company
? um next i'd like you to tell me about a time you had to learn something quickly
? my last question is about your plans where do you want to be when you're forty
? i'd like to hear more about your time abroad
? i'm interested in how you keep your notes organized
? i guess my question is do you actually want this job
? i'm wondering how you would feel about managing people older than you
? you were a waiter so you must have some stories what's the craziest thing that ever happened
? you said you love data what's your favorite chart and why
? your last job was quite different from this one how will you adapt
? we sometimes have to work late is that going to be an issue for you
? they must have been sad to see you go why did you leave
? there's been a lot of change in this industry lately what do you make of it
? some people prefer clear instructions and others prefer freedom which one are you
? let's say the client calls you at midnight what would you do
? let's go back to your internship what was the most useful thing you learned
? imagine that you're the ceo for a day what's the first thing you'd change
? if a child tells you a secret that worries you what do you do
? if there was one thing you could change about your last team what would it be
? when you look for a job what are your top three criteria
? when did you know that you wanted to be an engineer
? where does your passion for food come from
? who was your favorite teacher
? which is more important to you speed or quality
? what type of people do you find hard to work with
? what would be your dream job
? what's one thing your boss would want you to improve
? what is an api
? what is the most important thing when you take blood
? what did your parents think about that
? what have you been up to since you graduated
? what are your hobbies
? what were the results
? what should a good manager never do
? what keeps you going on a bad day
? what made you choose this university
? what happened after you told her
? what else did you try
? how would you feel if someone took credit for your work
? how do you decide what to work on first
? how does garbage collection work
? how did you end up in london
? how often do you code for fun
? how well do you handle pressure
? how important is money to you
? why did you pick that approach
? why do you think that happened
? why not law school
? do you have a driver's license
? do you feel like you were treated fairly
? did you finish the project on time
? does it bother you when plans change
? have you used salesforce before
? has anyone ever given you feedback about that
? are you planning to go back to school
? is there a type of task you don't enjoy
? was there ever a time you wanted to give up
? were you nervous
? would you say you're more creative or more analytical
? should nurses be allowed to strike
? can you take me through your last project from start to finish
? can you name three of our competitors
? could you share a story about a time you were wrong
? tell me a joke
? tell me one thing that annoys you about coworkers
? tell me why you'd be good at this
? talk me through how you would open the store in the morning
? walk me through the last time you lost a customer
? describe a typical day in your current job
? explain the difference between http and https
? give me three words your colleagues would use about you
? name a company you admire
? share one of your biggest regrets
? sell me this phone
? and what came out of that
? and your strengths
? and what if the customer still says no
? and were you paid for that
? for example
? really why
? to what extent
? so you were basically running the shop
? you have your own car right
? you'd start in september correct
? okay so that's that's great so i guess my question would be um how do you balance school and work
? great thank you um so i'm going to ask you now about a challenge so tell me about a challenging project and how you managed it
? that's great to hear and um tell me what is it about this company that excites you
? i totally get that i was the same way when i started um so how did you get past it
? awesome well we've talked about the past let's talk about the future where do you see yourself in say three to five years
? final question are you a cat person or a dog person
? besides english do you speak any other languages
? given your background why do you want to do sales
? in terms of location are you flexible
? for somebody with no experience what would you recommend they learn first
? knowing what you know now would you do it again
? during your time there what was your biggest contribution
`
  .trim()
  .split('\n');
