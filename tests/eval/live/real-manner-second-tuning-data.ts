/**
 * More interviews in the manner of real transcripts, for tuning. `?` marks what asks something that wants an answer, `-`
 * everything else.
 */
export const realMannerSecondTuning: readonly string[] = `
- hi thanks for waiting i'm rob
- so i'll be asking you some questions about product sense today
? okay so let's say you're the pm for a maps app and usage on weekends is down ten percent how would you figure out what's going on
- so i'd first want to know whether it's real or a bug in how we measure
? and let's say it's real
- then i'd look at which users and which regions
? what metrics would you look at
- i'd look at sessions per user and how many routes get started and how many get finished
? which of those would you pick if you could only have one
- routes finished because that's what people come for
? okay so what would you build
- something for people who are out for a walk
? who's that for exactly
- families i'd say and tourists
? and how would you know it's working
- if they use it again the week after
? what could go wrong
- it could drain the battery
- ha yeah that's true
? let me push back on that a bit don't you think people already know where they want to go
- some do but a lot of people open the app without any plan at all that's what we saw at my last company
- gotcha gotcha
? tell me how you'd prioritize between those two
- i'd ask which one helps more people and how much it costs us
? walk me through the numbers on that
- so let's say there are a hundred million users and ten percent go for walks
? does that seem high to you
- maybe a bit let's say five percent
- alright so that's the product part
? um what product do you love and why
- i love my bike computer because it does one thing and it does it well
? what would you improve about it
- the screen i can't read it when it's sunny
? how do you work with engineers who say no
- i ask them what would have to be true for it to be a yes
- hm that's nice
- so this is the warehouse and over there is where the trucks come in
? have you driven a forklift before
- yes i've got my license since two thousand twelve
? and is it still valid
- it's valid until next summer
? what would you do if you saw someone driving too fast
- i'd stop them
? even if it's your boss
- especially then
? how do you feel about heavy lifting
- i've been doing it for fifteen years
? any back problems
- no nothing
? you ever been late for a shift
- maybe twice in ten years
? why'd you leave the last place
- they moved the whole thing to another city
? you got any references
- yes i brought them with me
? when can you start
- tomorrow if you like
- i like that attitude
- we start at five in the morning here so you'd need to get up early
- that's what i'm used to
- good afternoon everyone i'm here for the interview
- please come through we're just waiting for one more colleague
- okay she's here let's make a start
- we each have a couple of questions so we'll take turns
? would you like to start by telling us what made you apply for this phd
- yes so during my masters i worked on soil bacteria and i kept running into the same question that nobody could answer which is why some of them survive a drought and others don't
? and what's your hypothesis
- i think it has to do with how they store sugar
? how would you go about testing that
- i'd dry out samples slowly and sequence them every week
? what kind of statistics would you need
- mixed models probably
? are you familiar with those
- i took a course but i'd need to read up on it
? what would you do if it turns out you're wrong
- then i'd at least know where not to look
- that's the right answer
? can i ask about your publication what was your contribution to it
- i did all of the lab work and wrote the methods
? and what did the reviewers say
- they asked for one more control and we added it
? where do you see the field going in the next ten years
- i think a lot more will be done in the field itself instead of in the lab
? how do you cope with setbacks
- i bake bread honestly and the next day i look at it again
? what does a good supervisor do
- they ask good questions and they have time for you
- i should mention that the position is funded for three years
- there's also some teaching involved about two hours a week
? would that be a problem
- no i'd enjoy that
? is there anything you're unsure about
- how often do people publish before they finish isn't something i know
- we'll decide on this by the end of the month
- okay so yeah like i was saying we had no idea what the client wanted and every time we asked them what do you need they would say something different
- and the thing is when you're in that position you can't just ask why all the time because people get defensive
- i remember thinking what have i gotten myself into
- i went up to her and i was like hey can we talk for a sec and she was really nice about it
- she asked how long it would take and i said i'd let her know
- he was the one who taught me how to read a balance sheet
- they didn't tell us why they were closing the office
- nobody could tell me where the files were
- everyone was looking at me like what do we do now
- the first thing i did was figure out who does what
- the question was how do we get this done without hiring anyone
- the hardest part is knowing when to let go
- the way i see it is you either grow or you don't
- the reason i'm leaving is that there's nowhere left to go
- there's this thing where people don't read the manual so we made a video
- there was a moment when i thought why am i even doing this
- that's something i would like to get better at
- that's why i think i'd be a good fit
- that's what i did in my last job and it's what i want to keep doing
- that's when my boss said do you want to lead this and i said yes
- this is something you learn on the job
- this was before anyone knew what the cloud was
- it's hard to say what would have happened
- it's one of those things where you have to decide
- it was more about how we talked to each other
- it really comes down to whether people trust you
- if i don't know something i ask
- if i had to do it again i would start smaller
- if a customer yells at me i let them finish
- if you ask my wife she'd say i work too much
- when you work nights you learn to sleep whenever you can
- when a kid acts out i try to find out what's behind it
- when it comes to deadlines i'm pretty strict with myself
- when she told me what had happened i couldn't believe it
- while i was studying i worked at a call center where you had ninety seconds for each call
- whenever i have a question i write it down first
- wherever i've worked people came to me with their problems
- whatever they needed i got it for them
- whoever was free would help out
- whether that was the right call i can't say
- what i bring is ten years of experience
- what i'd do is call the customer and say i'm sorry
- what i mean by that is i don't give up easily
- what i learned is that you can't do everything yourself
- what we did was we set up a shared calendar
- what they didn't realize was how much it would cost
- what she said stuck with me
- what a client once told me is that i make things simple
- what surprised me was how quiet it was
- what makes me different is that i've been on both sides
- what drives me is seeing something finished
- what matters to me is that people are honest
- what's important to me is that i can learn something
- what's good about it is the pay
- how i see it is that everybody makes mistakes
- how i prepare for a lesson is i think about the end first
- how my day looks depends on the season
- how much i earn isn't that important to me
- how we worked together really changed over time
- how the system worked was that every order had a number
- why i say that is because i've seen it go wrong
- why we lost them i can only guess
- where i think i can help is with the planning
- where it went wrong was the handover
- who i am as a leader has changed a lot
- who we hire matters more than what we pay
- which meant we had to start over
- which is funny because i never liked math
- which one of them did it we never found out
- do i like getting up at four no but you get used to it
- did i panic a little yeah
- is it hard work of course it is
- was i nervous yes but in a good way
- am i the best at it probably not but i'm the one who shows up
- can i do it alone no i can't
- would i recommend it absolutely
- have i ever thought about leaving honestly yes
- are there days when i want to quit sure
- does it always work no
- could i ask for a glass of water
- can i come back to that one
- can i just finish my thought
- can i think about that for a minute
- do you want me to share my screen
- do you mean the whole team or just me
- are you asking about my current job or the one before
- is that on the resume you have
- sorry did you say nursing or nursery
- sorry what do you mean by that
- does that make any sense i hope it does
- did that answer your question
- would it be okay if i used a whiteboard
- should i start with the education or with the work
- i'm not sure if that's what you're asking
- i'm not sure what else to say
- i'd have to think about what i'd do in that case
- i'd want to know what they've tried already
- i'd probably start by asking what the budget is
- i'd say to them look here's what we can do for you
- i'd love to learn how you do things here
- i would love to hear back from you
- i would need to know more about what you're planning
- i will say that what i lack in experience i make up for in energy
- i have a question that i ask myself every evening what did i do well today
- i have always wanted to know how things are made
- i had a teacher who always said why not you
- i had to tell forty people that they'd lost their jobs
- i gave her an example of what i meant
- i showed them how to use it and then i wrote it down
- i explained to her why we couldn't do that
- i described the problem to him and he knew right away what it was
- i walked them through what the form was for
- i took some time to think about what i want and where i want to be
- i try to explain it in a way that you can understand without being an expert
- i usually ask what would you like to be different
- i once had a boss who would call me at night and ask where are we with the report
- i don't care who gets the credit
- i don't think you can ever be too prepared
- i didn't know whether you got my email
- i didn't really have a choice you know
- i can do pretty much whatever you need
- i can start whenever you want
- i can tell you exactly how many it was it was two hundred and six
- i can show you what i built if you like
- i could have asked for help but i was too proud
- i know how you feel about deadlines so i'll be quick
- i know what i'm good at and i know what i'm not good at
- i feel like i've told you everything
- i hope that answers your question
- i hope you get to meet the rest of the team
- i think what you're describing is exactly what i've been looking for
- i think you'll find that i'm a quick learner
- i think it's important that you ask people what they want
- i think that's why they picked me
- i was told that you don't have an office in spain
- i was just about to ask you that
- i was asked to describe the company in one word and i said alive
- i wish i'd known what i know now
- i'm the type of person who needs to know why
- i'm happy to explain how it works
- i'm happy to walk you through it
- i'm used to people asking me why i do this
- we asked our customers what they hated the most and they all said the same thing
- we never asked ourselves is this what people want
- we used to joke about who would break the build next
- we had a rule which was no phones and what happened was people started talking again
- we do a survey every year where we ask how happy are you at work
- we decided together what to keep and what to throw away
- we'll walk through the offer if it comes to that
- we'll tell you more about the benefits in the next round
- we like people who ask why
- we look at how you solve the problem and not so much at whether you get it right
- we've been trying to work out what to do about that ourselves
- we believe that how you treat people is what you're remembered for
- our team decides what to build and how to build it
- our last intern is now the head of sales
- you know how it is with startups
- you know when something's wrong
- you could hear a pin drop
- you should have seen their faces
- you want to make sure that everyone knows what they're doing
- you have to ask yourself is it worth it
- you ask them what they need and then you find a way
- you can tell when someone isn't happy
- you will hear from us within two weeks
- you will get an email with a link to a short test
- you can leave whenever you're ready
- you can ask me anything you like in a moment
- you should be very proud of that
- you seem to know a lot about this
- you've clearly thought about this
- you've given me a lot to think about
- you might want to write this down
- your answers were really thorough
- your next interview is with our director
- they wanted somebody who could do it all
- they want to know what you're made of
- they'd ask you do you want to work on saturday and you couldn't really say no
- she told me to describe my day and i couldn't
- he goes what's wrong with you and i just laughed
- people ask me why i changed jobs so often and the truth is i get bored
- people want to know that you care
- customers would come in and say do you have this in blue and we never did
- kids can tell if you're faking it
- my mom always told me ask for what you want
- my approach is pretty simple you listen you ask and you write it down
- my job was to find out what users want
- my first question is always what's the goal
- my biggest weakness is that i ask too many questions
- one of the questions i got was how would you describe red to a blind person
- one thing you should know about me is that i don't give up
- another thing i did was to ask everyone for one idea
- so i said why don't we just try it
- so i asked if anyone knew how to fix it
- so i'm going to describe a scenario for you and you can take a minute to think
- so i'm going to give you a case and i'd like you to take some notes
- so if you look at page two you'll see what i mean
- so let me just tell you what happens next
- so let me just read you the job description real quick
- so let's see what else i have here
- so what i'll do now is i'll hand over to my colleague
- so what we're going to do is spend half an hour on your experience
- so how this works is we have six questions and each of them takes about five minutes
- so as you can see we're a pretty small team
- so those were the easy ones
- so tell me and we'll fix it is what i always say to them
- okay so what i'm hearing is that you like structure
- okay so you did answer that one already
- okay so that's how i'd do it
- okay tell you what let's take a five minute break
- okay let me see if i have anything else
- okay that's all the time we have
- okay let me just make a note of that
- alright so now you know what we do
- right so that's what i thought too
- great so we'll do about twenty minutes of questions and then you can ask yours
- great so i think that tells us everything
- well i'm sure you have questions for us too and we'll get to those
- well that's how it goes sometimes
- well you're not the only one
- well what do you know
- um how should i put this
- um what was it called
- um what's the word i'm looking for
- where was i
- what was i going to say
- how do i say this
- let's see how do i explain it
- how time flies
- what a day
- isn't that something
- wouldn't that be nice
- isn't it funny how things turn out
- who would have thought
- no way
- are you kidding that's amazing
- you don't say
- tell me about it i've been there
- i'll be right with you
- is everyone here
- is my camera on
- is this seat taken
- can you just give me one second
- can you hold on for a moment
- could you move a little closer to the microphone
- can you see the document i just shared
- would you mind if i recorded this
- are we still waiting for somebody
- do we have everyone
- do you want to take a quick break
- do you want some more time
- would you like a coffee before we start
- how was the traffic
- how's it going over there
- how are we doing on time
- did you have a nice weekend
- did you get my email about the new time
- have you been waiting long
- are you calling from home
- okay are you ready for the next one
- any trouble finding us
- sound good
- make sense
- you okay
? lemme ask you something do you actually enjoy coding
? so what are you gonna do if we don't hire you
? what do you wanna do long term
? what'd you think of the test
? how'd you find out about us
? where'd you learn to cook like that
? you mind telling me why you quit
? mind if i ask why you left
? care to tell us a bit about yourself
? you got experience with kids
? ever used a cash register
? ever had to fire someone
? know anything about cars
? speak any other languages
? think you could handle that
? ready for something harder what's the capital gain on this one
? got an example of that
? okay and your strengths would be
? and your current salary is
? and the biggest lesson from that was
? and you'd describe yourself as
? so in other words you'd rather work alone
? so you would say that you're a people person
? so it was your fault
? so they just let you go
? so there was nobody else in charge
? so no experience with children then
? so that was your first job out of school
? and they paid you for it
? and you're okay with that
? you didn't tell anyone
? you never thought about going back
? you think that was fair
? you want to be a manager some day
? you feel comfortable talking to big groups
? you've worked in kitchens before i take it
? you mentioned earlier you don't like conflict tell me why
? i take it you've done this before
? i assume you have a car
? i see you've been at the same place for twelve years what kept you there
? i see that you're into photography what do you like to shoot
? i read in your cover letter that you built a boat i have to hear about that
? i'd like you to think of a time when you let somebody down and tell me about it
? i'd like you to describe a situation where you had to lead without authority
? i'd like to start with your education what made you pick economics
? i want you to sell me something in this room
? i want to hear about a time you changed your mind
? i need you to give me an honest answer here have you ever lied to a customer
? i'm gonna give you a scenario a guest finds a hair in their soup what do you do
? i'm going to ask you about teamwork can you give an example of when you had to rely on others
? i have a question about your last role what did you mean by operations
? i was looking at your portfolio and i really liked the second project how did you come up with that
? i always ask this one if you were an animal which one would you be and why
? i think it would be great to hear what you'd do in your first week
? it would be helpful if you could walk us through that project
? it'd be great if you could tell us about your research
? it sounds like you did most of the work how did the others contribute
? it looks like you took a year off what did you do in that time
? it must have been hard to start over how did you manage
? it's a very fast paced environment do you think you can keep up
? it's important for us that people take ownership can you give me an example of when you did
? we'd like you to talk about something you're passionate about
? we'd love to know what you would bring to the classroom
? we're going to switch to the technical part now what is polymorphism
? we're looking for someone who can deal with uncertainty how would you say you do that
? we've had trouble keeping people in this job what would make you stay
? we all make mistakes at work what was yours
? we value honesty a lot here when were you last honest when it was hard
? we work with a lot of older people how patient are you
? there's an opening in the night shift too would you consider that
? there are two people on your team who can't stand each other what do you do about it
? this is a leadership role so how would you describe your leadership
? this is going to sound strange but what's your favorite sandwich
? that brings me to my next point how do you measure whether a lesson worked
? that's a long commute how would you get here
? that's quite a change why did you do it
? that's great so would you do it again
? that's awesome so what was your favorite part of doing that
? oh i love that so what happened to the dog
? oh wow and how old were you then
? oh really what for
? huh and nobody noticed
? hmm okay but how would you do that with fewer people
? sorry just to clarify did you manage the team or only the project
? sorry to go back to this but why did the project fail
? actually before that could you explain what you mean by agile
? actually one more thing how do you feel about dogs in the office
? by the way did you ever finish that novel
? so coming back to the hospital what was the toughest shift you had
? so going back to what you said about trust how do you build it
? so building on that how would you teach that to a beginner
? so based on what you know about us what would you change
? so if we look at your time at the bank what are you most proud of
? so when you came in and saw the state of the books what was the first thing you did
? so with that budget how did you decide what to cut
? so as a manager what's your view on working from home
? so from a technical standpoint how did you do it
? so just to be clear you wrote all of it yourself
? so just walk me through a normal day
? so go ahead and tell me about your most recent position
? so go on tell me the story
? please go ahead and describe your greatest achievement
? please walk me through your cv
? please tell us in your own words what the role involves
? if you could just briefly tell me what you've been working on
? if you could start by introducing yourself that would be great
? if you wouldn't mind tell me a bit about the team you were in
? if i may ask why did you stop studying
? if we offered you the job today would you take it
? if money were no object what would you do with your life
? if you see a child being bullied what steps do you take
? when you're not working what do you like to do
? when you say you led the project what does that mean
? when someone disagrees with you in a meeting how do you respond
? after you found the error what did you tell your manager
? before you came here what did you know about us
? outside of school what are you involved in
? aside from coding what are you good at
? of everything you've done what was the most fun
? out of those three which would you keep
? among your colleagues who would you turn to for advice
? between sales and support which do you prefer
? without naming names tell me about a difficult coworker
? in one sentence what do you do
? in your last role what did success look like
? in terms of the day to day what did you do
? on the technical side what tools did you use
? at your last school how were students graded
? for this position you'd need to travel is that possible for you
? for our listeners who don't know you who are you
? as a customer what would annoy you about our app
? as someone who's never worked in a hospital how do you imagine a normal day there
? regarding your thesis what was the main finding
? speaking of which what happened with the second project
? hypothetically speaking what if the client refuses to pay
? quick question do you know how to drive stick
? follow up question how did you measure that
? same question for your second job why did you leave
? next question favorite book
? number three what do you expect from a team
? another one what do you do when you're bored
? a lot of your experience is in retail how does that translate
? your portfolio is beautiful which piece are you proudest of
? your grades went up a lot in your last year what changed
? your manager gives you two urgent tasks at once what do you do
? a parent calls you and says their child is afraid of you how do you react
? a customer says the price is too high what do you say
? the server is down and it's two in the morning who do you call
? the bride changes the menu the day before the wedding now what
? somebody on your team is crying in the break room what do you do
? one of your patients falls what are your first steps
? people say teaching is a calling do you agree
? some would say you're overqualified what would you say to them
? everyone has a weakness what's yours
? most of our drivers leave within a year what will make you different
? nursing is stressful how do you unwind
? teamwork is really important to us describe how you work in a team
? consistency matters in this kitchen how do you make sure that each plate is the same
? leadership can be lonely who do you talk to
? safety is our number one priority so tell me what you would check before you start a machine
? so why you want to join our company
? what you know about our company
? how you will handle the pressure
? how you handled that situation
? what you did in that project
? what all technologies you have worked on
? which project you are working on currently
? so total how many years of experience you have
? why you are leaving your current job
? what is your current ctc and expected ctc
? can you please introduce yourself
? what do you mean by polymorphism
? what do you mean by abstraction and where have you used it
? explain me the concept of inheritance
? explain me about your final year project
? tell me what is normalization
? what is the difference between abstract class and interface
? can you please explain what is a foreign key
? write a query to find the second highest salary
? how to reverse a linked list
? how to handle exceptions in java
? what to do if the build fails
? have you worked on any live project
? are you okay with night shifts
? you okay with relocating to pune
? you comfortable with a five day work week
? are you ready to relocate
? are you ready to work in shifts
? what is your notice period
? notice period
? expected salary
? any other offers in hand
? any gaps in your career
? hobbies
? your hobbies
? strengths and weaknesses
? okay and years of experience
? so java experience
? what else
? anything else you want to add
? tell me something about yourself
? tell something about your family background
? say something about yourself
? brief me about your project
? can you brief me about your roles and responsibilities
? kindly introduce yourself
? let's start with your introduction
? let's begin with your background
? let's talk about your weaknesses
? start with a brief introduction
? okay so introduction please
? please elaborate
? could you elaborate
? can you go deeper on that
? can you be a bit more specific
? go on
? how did it end
? what was the outcome
? and the outcome
? what was the result of that
? who was involved
? when did this happen
? where was that
? how was your relationship with him
? so what did you do then
? did he apologize
? would you say that you succeeded
? do you regret it
? what would you change
? on a team of five what role do you take
? how does a typical day in your life look
? which is your favorite subject
? why this subject
? what are your views on remote work
? what's your take on ai in education
? who is your role model
? are you a morning person
? is it possible for you to travel
? will you be comfortable working under someone younger than you
? what would make you leave a job
? if selected when can you join
? if not selected what will you do
? suppose you're given two deadlines on the same day which one do you pick
? what salary would you be expecting
? can you tell me a bit about the team you worked with
? so you were working on the backend or the frontend
? is your project live or is it a demo
? was it a team project or an individual project
? what challenges did you face
? how did you overcome them
? what was your contribution
? tell me the difference between sql and nosql
? define osmosis
? name the four chambers of the heart
? what are the normal values for blood pressure
? how do you insert a cannula
? how would you react if a patient spat at you
? do you smoke
? are you married
? can you lift fifty pounds
? have you been convicted of a crime
? are you legally allowed to work here
? do you have reliable transportation
? are you over eighteen
? how did you hear about the opening
- i'd like to thank you for coming in
- i'd like to introduce you to my colleague
- let's talk about salary later
- let's talk about that after lunch
- let's start with some easy questions
- let's move on
- let's go over the schedule for today
- let's get to the questions
- thank you for telling me about yourself
- thanks for walking me through that
- thank you for the question
- i think you've covered what i wanted to ask about your background
- we ask all candidates to describe a challenge
- you'll be asked to describe your experience
- when you're ready
- whenever you're ready
- if you're ready we can start
- if you need anything let me know
- if you could wait outside for a moment
- if you could just sign here
- feel free to ask me anything
- don't hesitate to ask
- let me know what you think when you've read it
- we would like to offer you the job
- you will be working with me most of the time
- so you will be reporting to me
- so you'll hear from us on monday
- and you'll get a contract next week
- so you're hired
- you are the last candidate today
- you have ten minutes for this task
- you have a very impressive background
- you have great communication skills
- you answered that really well
- so you did great
- you made some good points
- you may go now
- you can start whenever you like
- my greatest strength is that i listen
- my name is arjun and i have completed my degree in computer science
- myself rahul i am from delhi
- i am having three years of experience in java
- i have done my schooling from there
- my strength is i am a quick learner and my weakness is i cannot say no
- i want to join your company because you are a market leader
- i want to work with you because of what you do
- why i want to join your company is because it is growing
- why should you hire me because i am hard working
- what is my weakness i would say i'm impatient
- where do i see myself in five years i see myself as a lead
- tell me about yourself um okay so i grew up in texas
- my biggest weakness um that's a hard one
- a time when i showed leadership was in my second year
- in five years i see myself in a managerial position
- it is a process of wrapping data and code together
- polymorphism means having many forms
- a foreign key is a column that points to another table
- the difference is that an interface has no state
- abstraction is hiding what is inside and showing only what you need
- you use it when you want to share code between classes
- you can create an object of it and then call whatever you need
- you have to override it in the class that you inherit from
- you give it an array and it returns what you asked for
- do you have any idea how hard that was
- we used react because that's what everyone knew
- for example if you have a list and you want to find something in it
- so if the patient is bleeding what you do is apply pressure
- so you check the airway first and then you call for help
- then you ask the patient how they feel
- first you greet the customer and ask what they are looking for
- you take the temperature and you write it down
- because you need to know what you're dealing with
- okay ma'am
- sure sir
- yes sir i have
- no ma'am i haven't
- thank you sir
- good morning sir may i come in
- yes please have a seat
- so this concludes our interview
- you may ask your questions now
- we'll have to see how it goes
- i'll be honest with you
- i'll let you go now
- i'll pass it on to my colleague
- go ahead
- after you
- of course you can
- no you can't
- yes you do
- so do i
- neither do i
- me too
- same here
- how kind of you
- what a relief
- that would be great
- that's a good question
- what a good question
- that's a very good question let me think
- i would have to check that for you
- what we can offer is a hybrid model
- what i can tell you is that we'll decide soon
- what happens next is you'll get an email
- what comes next is a short test
- how long it takes depends on hr
- where we go from here is up to you
- who you'd be working with is a team of five
- it's up to you
- whichever you prefer
- as you wish
- are you serious that's great
- did you know that we were founded in a garage
- did you know i also went there
- do you know what i did i just called him
- you know what i like about you
`
  .trim()
  .split('\n');
