/**
 * Interviews in the manner of real transcripts: a recogniser's words without punctuation, with fillers, false starts
 * and run-on preambles. The detector may be tuned on these. `?` marks what asks something that wants an answer, `-`
 * everything else; `c` what the candidate asks the interviewer, which no one can tell apart without knowing who speaks.
 */
export const realMannerTuning: readonly string[] = `
- hi there how's it going
- good good thanks how are you
- i'm doing well thank you for asking
- so um thanks for coming in today my name is karen and i'll be uh interviewing you for the summer position
- nice to meet you karen
? okay so um just to kick things off why don't you go ahead and tell me a little bit about yourself
- um sure so i'm a junior uh i study mechanical engineering and i also minor in music and outside of class i'm in the formula team where i do the suspension
? oh very cool so how did you um how did you get into that
- my dad used to fix cars and so i was always kind of in the garage with him and when i found out there was a team here i just showed up
? okay great um so can you tell me about a time when you demonstrated leadership
- yeah so um last year we were about three weeks away from competition and our lead got sick and there was nobody who knew what the schedule \
was so i kind of stepped in and i made a list of what was left and who could do it and um we ended up making it
? and what was the hardest part about that
- i think the hardest part was asking people who are older than me to do stuff
- mm-hm yeah i can imagine
? so was there a time when you had to work with somebody that you didn't get along with
- uh yeah there was a guy on a project who never showed up to meetings
? and how did you handle it
- so what i did was i just talked to him one on one and asked him what was going on and it turned out that he had two jobs
- oh wow okay
? um what would you say is one of your weaknesses
- i would say i'm not very good at saying no to people
? and how are you trying to overcome that
- i write down what i've committed to and before i say yes i look at the list
? okay why do you think we should hire you
- because i learn fast and i really care about what you do here
? alright and do you have any questions for me
c yeah um what do you like most about working here
- that's a good question i think for me it's the people
- okay well thank you so much for your time
- thank you it was great meeting you
- we'll let you know by the end of next week
- sounds great have a good one
- hello can you hear me okay
- yes i can hear you
- perfect let me just share my screen real quick
- i see it
- so uh just to give you a quick overview we're gonna spend the first ten minutes on your background then about thirty on a coding problem and then we'll leave some time for your questions
- awesome
? cool so yeah maybe start with what you're currently working on
- so right now i'm at a startup that does scheduling for clinics and i own the part that sends reminders
? nice how big is the team there
- we're eight engineers
? and what's your role on that team like are you more backend or full stack
- mostly backend but i do some react when needed
? gotcha what made you start looking around
- honestly i just feel like i've stopped learning
- fair enough
? so let's get into the problem um given a list of meetings with start and end times i'd like you to find the minimum number of rooms you'd need
- okay so let me make sure i understand the question
- take your time
- can i assume that the list is sorted
- no you can't assume that
- okay so my first thought is to sort them by start time and then keep a heap of end times
? right and what would the complexity of that be
- it would be n log n because of the sort
? is there any way to do it without the heap
- i think so you could separate the starts and the ends and sort both
- yep that works
? what happens if two meetings touch each other
- then you can reuse the room i think
? and how would you test this
- i'd start with an empty list and then one meeting and then two that overlap
? okay suppose now that the meetings come in as a stream how does your solution change
- hmm that's interesting so we couldn't sort up front
? why not
- because we don't know what's coming
- good point
? so switching gears a little bit tell me about a bug that took you a really long time to find
- oh man yeah there was one where messages were sent twice but only on mondays and it took me two weeks because i couldn't figure out what was different about mondays
? and what was it in the end
- it was a cron job that somebody had set up years ago
- ha that's a good one
? how do you usually go about debugging something like that
- i try to make it happen on my machine first and then i cut things out until it stops
? did you add any monitoring after that
- we did we put an alert on duplicates
? what's your experience with distributed systems
- not a ton i've read about it and we use a queue but i never built one from scratch
- that's okay
? if you could redesign that reminder system today what would you do differently
- i'd make every message have an id so that sending it again is harmless
? great um any questions for us
c yeah how do you guys decide what to build
- so product sets the goals and then engineers propose how to get there
- that's nice to hear
- alright i think we're at time
- thanks so much for chatting with me
- of course take care
- good afternoon is this a good time to talk
- yes it's perfect
- great so i'm calling from the recruiting team and i just have a few quick questions for you it should take about fifteen minutes
- sure go ahead
? so could you walk me through your resume real quick
- yeah so i graduated in twenty nineteen and then i worked in retail for a bit and then i moved into customer success where i've been for three years
? and what do you know about our company so far
- i know that you sell payroll software mostly to restaurants and that you were acquired last year
? that's right and what interested you in this role in particular
- i like that it's a mix of support and sales
? are you currently interviewing anywhere else
- i have one other process but it's early
? what are you looking for in terms of compensation
- i was hoping for something in the range of seventy to eighty
? okay and is that base or total
- base
? would you be willing to relocate
- i'd rather not but i'm open to traveling
? how much notice do you need to give
- two weeks
? do you require sponsorship now or in the future
- no i don't
? and why are you leaving your current company
- they've changed the way we work and i don't get to talk to customers anymore
- i'm sorry to hear that
? what's your availability like next week
- tuesday and thursday after two
- perfect i'll send over an invite
- the next step would be a call with the hiring manager and if that goes well there's an onsite
? does that sound like a role you'd be excited about
- yes definitely
? um have you managed people before
- not officially but i've trained all the new hires
? roughly how many accounts do you handle at the moment
- around sixty
? and what's your renewal rate been
- ninety four percent last year
- wow that's impressive
- i'll pass all of this on to the team
- thank you i look forward to hearing from you
- welcome please have a seat
- thank you
- this is maria she's our head nurse and i'm the ward manager
- pleased to meet you both
? so maybe you could begin by telling us why you chose to become a nurse
- well my mother was a nurse and i used to wait for her at the hospital after school and i saw how people's faces changed when she came into the room
- that's beautiful
? what do you think makes a good nurse
- somebody who listens and who notices small things
? can you give us an example of when you noticed something small that turned out to be important
- yes there was a patient who had stopped asking for water and everybody thought he was just tired but i checked and he was confused and it was the start of an infection
? what did you do next
- i told the doctor and we took bloods and started antibiotics within the hour
- excellent
? how would you prioritize if three patients needed you at the same time
- i would look at who is in danger first so airway and breathing and then pain and i'd ask a colleague to help with the rest
? and what if there's nobody there to help
- then i'd let the patients know that i'm coming back and i'd call the site manager
? tell us how you would deal with an angry relative
- i'd take them somewhere quiet and let them talk
? what do you understand by safeguarding
- it's protecting people who can't protect themselves from harm and it's everybody's job
? have you ever had to report a colleague
- once when i was a student and it was very uncomfortable
? how did that feel
- awful but i knew it was right because the patient could have been hurt
? are you happy to work nights and weekends
- yes i've done both for years
? what support would you need in your first few months with us
- a mentor i think and some time to learn the computer system
? and where do you want to take your career
- i would like to specialise in wound care
- lovely well that's everything from our side
? is there anything you would like to ask us
c what is the ratio on this ward
- it's one to seven during the day
- thank you we'll be in touch by friday
- so i'd say i'm a pretty organized person and what i usually do when i have a lot on my plate is i write everything down and then i figure out what's urgent and what can wait
- when i was in high school i worked at a grocery store and that's where i learned how to deal with people who are upset
- how i handled it was i let her finish and then i told her what i could do for her
- what happened was we lost the data two days before the demo and nobody knew why
- why i want to work here is because i've used your product since i was a kid
- where i struggled the most was with time management
- i asked my manager what he would do in my place and he said do you really need me to tell you
- and then she goes how am i supposed to finish this by friday
- people always ask me how do you stay so calm
- i was wondering whether i should tell him or not
- we were trying to figure out who was responsible for what
- they told me that i could do whatever i thought was best
- that's when i realized how much i still had to learn
- it depends on who i'm talking to and what they need from me
- i don't know what i would have done without her
- i mean who doesn't like free food right
- you know what it was fine in the end
- you just have to know when to stop
- can't complain
- would do it again in a heartbeat
- did that for about two years
- is it perfect no but it works
- what can i say i love my job
- how cool is that
- so basically what we do is we take the raw files and we clean them up and then we load them into the warehouse and after that the analysts can do whatever they want with them
- so the question i asked myself was what does the customer actually want
- i'd love to work with a team that asks why before it asks how
- i want to understand how things work that's just who i am
- my professor told us describe what you see and not what you think
- tell me and i forget that's what my grandfather used to say
- let me think about how to explain this
- let me tell you a little bit about the team that you would be joining
- let me start by saying that we really liked your portfolio
- i'm going to ask you a few behavioral questions and i want you to answer with specific examples
- i'm just gonna take some notes while you talk so don't mind me
- don't worry if you don't know the answer to all of these
- what we do here is we help small businesses get paid faster
- what you'd be doing in this role is mostly working with the data team
- how it works is that you get a badge on your first day and then you meet your buddy
- when you join you'll get a laptop and a phone
- if you get through this round the next one is with the director
- if you have any questions just stop me at any time
- you'd report to the head of operations who's based in leeds
- you did really well on the test by the way
- you don't need to know any of this yet
- there's no right or wrong answer here
- the reason i ask is that we've had people leave after a few months
- the reason why i ask that is because it's a small team
- that's exactly what i wanted to know
- that's what we're looking for
- that is how we do it too
- that was my last question
- those are all the questions i had for you
- this next one's a bit of a curveball
- here's what's going to happen next
- okay so i'm going to move on to the next section which is about teamwork
- we usually ask everyone the same questions so that it's fair
- we wanted to see how you think so thank you for talking us through it
- we're going to start with some questions about your experience and then we'll see how you would handle a few scenarios
- i think you answered that already so i'm gonna skip ahead
- i was going to ask you about that but you already covered it
- i appreciate you telling me that
- i love that you mentioned feedback
- i hear you
- i know what you mean
- i see what you did there
- i can see why you'd want to leave
- oh okay i didn't know that
- oh that's so funny i grew up there too
- right right
- uh huh
- yeah no that's totally fine
- okay perfect
- mhm okay go ahead
- sorry you go first
- sorry i cut you off
- no worries take your time
- bless you
- hang on one second my dog is barking
- sorry about that someone was at the door
- you're breaking up a little bit
- i can't hear you very well
- could you say that again
- sorry can you repeat the question
- do you want me to talk about school or work
- should i go into more detail
- does that make sense
- is that what you were looking for
- shall we get started
- are you ready
- can i get you anything water coffee
- did you find the place okay
- how was your drive
- how are you feeling today a little nervous
- how's your day been so far
- what a great story
- how interesting
- so true
? hi so tell me how did you hear about this job
? alright so first question um why did you apply to this school
? okay moving on to the next question describe a time when you failed at something
? okay so the next question is uh what are your three biggest strengths
? so my next question for you is how do you deal with stress
? i'd love to hear about a project that you're proud of
? i'd be curious to hear how you would approach your first ninety days
? i'm curious what you thought of the assignment
? i was wondering if you could tell me about your thesis
? i wanted to ask you about the gap on your resume between twenty twenty and twenty twenty one
? i noticed that you left your last job after six months what happened there
? i see you speak portuguese where did you learn that
? it says here that you ran a marathon how was that
? you mentioned that you like to teach can you say more about that
? you said earlier that the project was late whose responsibility was that
? you've done a lot of different things what ties them together
? you have a background in chemistry so why marketing
? we talked about your strengths but what about the areas you want to grow in
? we get a lot of applicants for this so what makes you different
? we move really fast here and priorities change all the time how do you feel about that
? we're a very small company so you'd have to wear many hats are you comfortable with that
? our customers can be pretty demanding so tell me how you'd handle someone who's yelling at you
? this job involves a lot of cold calling is that something you've done before
? there's a lot of paperwork in this job how organized are you
? let's say you find out that a coworker is stealing what do you do
? let's talk about your time at the hospital what did a typical day look like
? let's imagine it's your first day and nobody's there to train you what do you do
? picture this it's friday night the kitchen is backed up and two servers call in sick how do you handle it
? say a student keeps interrupting your lesson what's your first move
? if i called your last manager what would she tell me about you
? if you could have dinner with anyone dead or alive who would it be
? if you had to pick one thing to improve about yourself what would it be
? when you're under a lot of pressure what does that look like for you
? when was the last time you learned something new
? where did you grow up
? where do you see yourself five years down the line
? who has had the biggest influence on you
? who do you look up to and why
? which of your jobs did you enjoy the most
? which programming language are you most comfortable in
? whose decision was that
? what kind of manager do you work best under
? what sort of things do you do outside of work
? what would your friends say about you
? what would you do if you disagreed with your boss
? what's the most difficult decision you've ever had to make
? what's been your biggest accomplishment so far
? what is it about teaching that you love
? what is a closure
? what is the difference between a list and a tuple
? what does diversity mean to you
? what did you learn from that experience
? what has been the best day of your career
? what are you reading at the moment
? what are some things you would look for in a first apartment i mean in a first job
? what can you bring to this team that nobody else can
? what gets you out of bed in the morning
? what brings you here today
? what makes you want to work with children
? what motivates you
? how would you describe your working style
? how do you define success
? how do you feel about working on a team versus by yourself
? how do you make sure that you don't miss deadlines
? how do you keep up with what's new in your field
? how long have you been playing the violin
? how many people were on that team
? how comfortable are you with public speaking
? how did your team react when you told them
? how come you switched majors
? why accounting
? why did you decide to leave
? why this hospital and not another one
? why is that important to you
? do you have any experience with excel
? do you consider yourself a leader
? do you work better in the morning or at night
? do you think you'd be bored in this job
? did you ever think about quitting
? did it work
? does your current employer know that you're looking
? have you ever worked with someone from a different culture
? have you had a chance to look at our website
? had you done anything like that before
? are there any tools you'd like to learn
? are you a team player
? are you still in touch with them
? is this your first interview
? is there something you wish you'd done differently
? was it a paid internship
? was that hard for you
? were you the only one working on it
? would you call yourself a perfectionist
? would you rather be liked or respected
? will you be able to travel
? can you think of a time when you changed someone's mind
? can you tell me a little more about that
? can you elaborate on that
? could you maybe give me an example of that
? could you explain to me what a deadlock is as if i were five
? could you expand on what you said about trust
? tell me about your biggest failure
? tell me something that's not on your resume
? tell me more
? tell me how you would sell this pen to me
? talk to me about your leadership style
? talk about a time that you had to multitask
? walk us through a lesson you taught recently
? take me through your thought process there
? describe your ideal work environment
? describe yourself in three words
? explain recursion
? give me an example of a time you went above and beyond
? give us a sense of what you did day to day
? name one thing you'd change about your last job
? share with us an experience where you had to adapt
? share a time when you received tough feedback
? please introduce yourself
? and then what happened
? and how did the customer react
? and your biggest weakness
? and what about sundays
? and why was that
? and you were there for how long
? and that was your own idea
? for how long
? like what
? such as
? in what way
? so you managed the budget yourself
? so you're comfortable with sql then
? so you'd be okay with starting in june right
? and you've never worked in sales before is that correct
? so in that situation what was your role exactly
? so um what uh what kind of what kind of things did you do there
? okay so let me ask you this what would you do if you won the lottery tomorrow
? okay thank you for that um now i'm gonna shift a little bit and ask about teamwork so can you think of a time when a team you were on didn't do well
? right so that leads me to my next question which is how do you handle conflict
? great answer thank you um second question what do you consider to be your greatest achievement
? sure sure that makes sense and um how did you go about learning all of that
? oh that's fascinating i had no idea what was it like living there
? yeah absolutely um one thing i always like to ask is what would your perfect day at work look like
? well we're almost out of time but one last thing what should we know about you that we haven't asked
? all right last but not least why should we pick you
? before we wrap up is there anything else you'd want us to know
? just out of curiosity what other companies are you talking to
? in your opinion what's the biggest problem facing schools today
? in general how do you approach a new project
? other than the salary what matters to you in a job
? apart from your degree what prepares you for this
? on a scale of one to ten how well do you know python
? thinking back on your last job what would you say you're most proud of
? as a team lead how did you keep people motivated
? with everything you've got going on how do you find time for that
`
  .trim()
  .split('\n');
