/**
 * Whole turns of ordinary interviews as a recogniser hears them, long answers among them, that nothing was learned
 * from. `?` marks what asks something that wants an answer, `-` everything else; `c` what the candidate asks the
 * interviewer, which no one can tell apart without knowing who speaks.
 */
export const longTurnsHeldOut: readonly string[] = `
- hi nice to meet you my name is alex
- nice to meet you alex i'm sharon thanks for coming in today
? so sharon tell me about yourself
- um okay so i'm a senior i'm majoring in biology with a minor in public health and i've spent the last two summers working in a lab at the \
children's hospital where we look at how kids respond to different kinds of asthma medication and um outside of that i'm on the rowing team \
and i also volunteer at a free clinic on saturdays where i mostly do intake so i ask people what brings them in and i take their blood pressure and um yeah i guess that's me in a nutshell
? wow that's a lot of stuff um so how did you end up working in that lab
- so my freshman year i took a class with the professor who runs it and i went to her office hours like every week and at the end of the semester \
she asked me if i wanted to join and at first i was just washing dishes basically but then one of the grad students left and she said can you \
take over his samples and i said sure and that's how it started
? great so um can you tell me about a time when you had to deal with a conflict within a team
- sure um so in the lab there's a shared microscope and everybody needs it and there was this one person who would book it for the whole week \
and then not use it and people were getting really frustrated and nobody wanted to say anything because he's been there the longest so what \
i did was i made a little sheet that shows how many hours were booked and how many were actually used and i showed it at group meeting without \
any names on it and i asked what do people think we should do about this and he said oh i think that's me and he was really nice about it and \
after that we had a rule that if you don't show up in fifteen minutes somebody else can take it
? that's a clever way to handle it what would you have done if he hadn't owned up to it
- i think i would have talked to him one on one i would have said hey i'm not sure if you know but a lot of people are waiting for this thing and is there any way we could share it better
? uh huh um what do you think is your greatest strength
- i'd say i'm persistent like when i want to understand something i don't let go until i do my roommate always says how can you still be reading about that
? and what would you say is something you need to work on
- um public speaking for sure i get really nervous and i start talking too fast and i've joined a club where you have to give a speech every two weeks and it's been getting better but it's still hard
- i can relate to that
? so why this company why do you want to work for us
- well so i've read about the trial that you're running on inhalers for young children and it's really close to what i've been doing and also \
when i talked to people at the career fair they seemed to really like what they do and i think that says a lot about a place you know when people \
who've been there for ten years still get excited when they tell you about their work
? okay where do you see yourself in five years
- so in five years i'd like to have finished medical school or at least be close and i see myself working with kids and doing some research \
on the side i don't know exactly what that will look like yet but i know that i want to do both
? that sounds like a good plan so uh do you have any questions for me
c yeah what's the biggest challenge that your team is facing right now
- that's a great question i'd say it's hiring because we're growing faster than we can find people who know what they're doing
- okay great
- well it was a pleasure talking to you sharon best of luck with everything
- thank you so much for your time i really appreciate it
- hey how are you doing today
- i'm doing good how about you
- not bad not bad it's friday so can't complain
? alright well let's get going so i've looked at your resume but i'd love for you to just kind of walk me through it in your own words
- yeah absolutely so i started out as a mechanic right out of high school and did that for about six years and then i hurt my back so i had \
to figure out what else i could do and somebody told me that they were looking for service advisors at the dealership so i applied and it turned \
out that i was pretty good at talking to people because i know what i'm talking about when a customer comes in and says my car makes this noise \
i can usually tell them what it is before we even put it up on the lift
? nice so how long have you been an advisor now
- it'll be four years in april
? and how many cars do you write up on a normal day
- anywhere from fifteen to twenty depends on who's in and what day it is
? what do you do when a customer comes back and says that the problem isn't fixed
- first thing i do is i say i'm sorry you had to come back and then i go for a ride with them so that they can show me what they mean and nine \
out of ten times it's something else than what they wrote down the first time and then i get them in the same day and i give them a loaner if i can
? have you ever had somebody who just wouldn't calm down
- oh yeah there was this guy whose truck had been here three times and he was standing at the counter shouting what kind of place is this and \
do you people even know how to fix a truck and i just came around the counter and i said sir let's go look at it together and by the time we \
got to the truck he had calmed down because i think he just wanted somebody to listen
- right right that's how you do it
? tell me about your numbers what were your hours per repair order
- so mine were around two point three which was the highest in the shop and the average was one point seven
? and how'd you get there what's different about what you do
- i look up the history before they come in so i already know what's due and i don't push it i just tell them what i would do if it was my own car and what can wait until next time
? what kind of software are you guys using over there
- we use the one that comes with the brand and then a separate one for the texts
? you okay with working saturdays we do every other saturday here
- yeah that's what i do now
? what are you making right now if you don't mind me asking
- base is forty five and with commission it comes out to around seventy
- okay that's in line with what we pay
? so what would it take to get you over here
- honestly it's not about the money as much as it's about how things are run over there every month there's a new manager and nobody knows who's in charge
- i hear that a lot
? do you have a clean driving record
- i do yes
- perfect well i'll have you talk to our service manager she's the one who makes the call
- sounds good thank you sir
- good afternoon thanks for dialing in my name is doctor reyes and i have my colleague mister lund with me who's the head of the english department
- good afternoon doctor reyes good afternoon mister lund
- we have about forty minutes and we're going to take turns asking questions and then there'll be some time at the end
? so let's start with the big one why do you teach
- hm why do i teach that's such a good question i think it goes back to when i was nine and we moved here and i didn't speak a word of english \
and there was one teacher who would sit with me during lunch and read the same book with me over and over and she never once made me feel like \
i was slow and i remember thinking when i grow up i want to be that person for somebody and i know it sounds cheesy but it's true
- it doesn't sound cheesy at all
? could you talk a little about how you plan a unit
- i start from the end so i ask myself what should they be able to write or say when we're done and then i collect texts that i think will get \
them there and i try to have at least one that they'd never pick up themselves and one that's about somebody like them and then i cut it up \
into weeks and i leave one week empty because something always happens there's a fire drill or a snow day or they just don't get it and then you have to go back
? what would we see if we walked into your classroom on a regular tuesday
- you'd see kids talking to each other more than to me there'd be something on the board that they're arguing about and i'd be walking around \
with my clipboard writing down what i hear because that's how i decide who i'm going to call on and what we'll do tomorrow
? how do you grade writing and how do you make sure that it's fair
- we build the rubric together at the start and i grade without names so i don't know whose paper it is until i'm done and if i'm not sure i ask a colleague to read it too
? mister lund do you want to go next
? sure thank you um what experience do you have with students who have special needs
- i've had at least four or five students with an individual plan in every class i've taught and in my second year i co taught with a special \
education teacher which was the best training i ever had because she'd stop me in the hallway and say did you notice that he only looks at you \
when you stand on the left and i hadn't noticed that at all
? and can you think of a time when you got it wrong
- yes definitely i had a girl who never handed anything in and i thought that she just didn't care and i was pretty strict with her and then \
i found out from the counselor that she was taking care of three little brothers and she didn't have a table to work at and i felt terrible \
and since then the first thing i do when somebody doesn't hand something in is to ask what's going on and is there anything that i can do
? what did you do for her once you knew that
- i let her come in before school and she'd do her homework in my room and i'd make tea
- that's really lovely
? how do you feel about phones in the classroom
- my rule is that they're in the box by the door and if we need them for something i say so i don't think you can compete with a phone no matter how good your lesson is
? one last question from my side which book would you never teach again
- ha that's a fun one i'd say anything that i only teach because i was taught it
- alright i think that's it from us
- we'll be making a decision by the end of next week and we'll call you either way
- thank you both this was a really nice conversation
- you're very welcome have a lovely weekend
- hello hello can you hear me now
- yes now it works sorry about that i had the wrong microphone
- no problem at all it happens to everybody so i'm priyanka i lead the data platform team and today is going to be a technical round so i'd \
like to start with a few questions about your background and then i have a design question and it's totally fine if you want to use the whiteboard
- sounds good
? so in your current job what does your data stack look like
- we have kafka coming in and then spark jobs that write to a lake and then dbt on top of that and the analysts use looker and i'm mostly responsible \
for the spark part so whenever something is slow people come to me and say why is this taking so long and i look at the plan and it's nearly always a skewed join
? interesting and how do you typically fix a skewed join
- you can salt the key so that the big ones get split up or if one side is small you broadcast it and sometimes the right answer is to ask do \
we even need this join and then it turns out that nobody looks at that column
? yeah makes sense okay so imagine that we get a billion events a day from phones and we want to show every user how active they were in the last seven days how would you build that
c okay so can i ask a few things first like how fresh does it need to be and how many users are there
- let's say an hour is okay and ten million users
- alright then i'd start with something boring i'd write the events to the lake partitioned by day and hour and then have a job that counts \
per user and hour and another that sums up the last hundred and sixty eight hours and writes it to a key value store because what the phone needs is just one row per user and it should be quick
? what happens when events arrive late
- then the hour that they belong to gets counted again so i'd keep a window of say two days in which we recompute and everything that's older we ignore
? and what if the business says we can't ignore those
- then i'd run a correction once a day i'd push back a little first though i'd ask how many there are and what it costs us if they're missing
? good how would you know that your counts are right
- i'd compare with a simple count over a sample every night and alert if it's off by more than a percent and i would also look at it over time \
since what you often see is that it drifts slowly and nobody notices
? let me ask you something different how do you deal with people who don't agree with your design
- i write it down the options and what each of them costs and i ask them to add theirs and usually when you see it on paper it's pretty clear \
and if it's not then whoever has to run it at night gets to decide
- ha i like that rule
? and what are you hoping to find here that you don't have where you are
- scale i guess and people who know more than i do i've been the one that everyone asks for two years and i'd like to be the one who asks for a while
- well said okay we've got five minutes left so the floor is yours
c how is the team split up between platform and product
- we have two teams of six and they swap one person every quarter
- oh that's cool
- okay thanks a lot for your time the recruiter will reach out to you in a couple of days
- thank you have a good rest of your day
- you too bye
`
  .trim()
  .split('\n');
