/**
 * Further interviews as a recogniser writes them down, for tuning: follow-ups of few words, questions at the end of a long remark,
 * restarts, words heard wrongly. `?` marks what asks something that wants an answer, `-` everything else.
 */
export const transcribedTuning: readonly string[] = `
a sales job
- hey good to finally put a face to the name
- yeah same here thanks for squeezing me in
- no worries at all my two o'clock cancelled so you did me a favor
? so uh give me the the ninety second version of you
- okay so i fell into sales by accident i was a bartender and one of my regulars ran a small software shop
? and how long did you stay there
- four years and by the end i was number two out of nineteen
? number two behind who
- behind a guy called rico who's still a legend
? what was your quota
- six hundred the first year and then it went to eight fifty
? and you hit it
- i hit a hundred and eight percent and then ninety four the year they changed the territories
? ninety four what happened there
- they took away my two biggest accounts in february
- ouch
? okay so walk me through how you you'd work a cold account like from nothing
- i'd start with who's complained in public and then i'd find somebody who used to work there
? how many calls is that a day roughly
- forty or so but only ten of them are conversations
? and out of those ten
- two or three turn into a meeting if i'm lucky
- huh that's higher than ours
? do you get nervous still before a big pitch
? tell me about one that got away
- there was a hospital group and i was so sure of it that i'd spent the commission in my head
? whose fault was it
- mine i never met the person who actually signed
? so if you could go back
- i'd have asked in the first call who else has to say yes
? let's do a little role play i'm the cfo i've got five minutes and i hate software go
- okay um so thank you for your time i know the end of the quarter's close
? what if i told you that your price is double what the other guys quoted me
- then i'd ask what's in theirs that's worth half
- ha okay not bad
- so comp wise it's fifty fifty base and variable and the accelerator kicks in at one hundred and ten percent
? is that in line with what you were expecting or
- it is yes
? and you're okay with travel i take it
- up to half the month is fine
? what do you wanna know about us
- our vice president of sales has only been here since june so things are still moving
- i'll loop back with you after i've talked with dana
nurses on a panel
- hello sarah do sit down would you like some water
- i'm ruth i'm the ward manager and on my left is ben from practice education
- so ben and i will take turns and then you'll have a chance to ask us things
? to kick us off sarah why paediatrics
- since my second placement really there was a little girl with a broken femur who taught me how to play cards
- aw
? and what do you think you'd find hardest about it
- the parents i think not because they're difficult but because they're frightened
? how would you handle it if a parent um refused a treatment that the doctor says is necessary
- i would find out what they're afraid of and get the doctor to come and sit down with them
? and if they still said no
- then it's the consultant's call and i'd write down everything that was said
? ben over to you thanks ruth so drug errors have you ever made one or nearly
- nearly i had drawn up ten times the dose and my colleague caught it at the second check
? what did you do
- i stopped and told the charge nurse and filled in the form even though nothing had happened
? what changed on the ward as a result if anything
- they moved the two strengths into different drawers
? say it's three in the morning you're two staff down and three bells go off at once which one do you go to
- the one that's on the monitor first
? who'd you call
? and you'd feel comfortable ringing a consultant at that hour
- i'd rather be shouted at than sorry
- good answer we do say that here
? what does being a patient's advocate mean to you in practice
? could you give an example of that
- last month a boy told me he hadn't slept because of the pump so i asked whether we could move the feed to the daytime
? how do you look after yourself after a bad shift
- i walk home instead of taking the bus
? mm have you ever thought about leaving
- twice and both times it was the rota and not the children
- we've changed the rota since so that's good timing
- the post is thirty seven and a half hours with nights one week in four
? is there anything in your application you'd like to put differently now that you're here
? anything for us
- how soon we let people know depends on occupational health but usually it's a week
a doctoral interview and a university's mock interviews
- okay the recording's on so just pretend that it isn't there
- um so the format's four questions and then feedback and you can stop me whenever
? question one is an easy one what are you studying and how come
- i'm doing statistics because i like being able to say how wrong i might be
? is that something you've always liked
? uh huh and where does the interest in whales come from
- my aunt took me out on a research boat when i was eleven and i never really got over it
? you wrote in your statement that the the current models are wrong which ones and why
- so the mark recapture ones assume that every animal is equally likely to be seen
? aren't they though i mean roughly
- not the mothers they stay in the bays
? how big an effect are we talking
- between ten and thirty percent depending on the year
? and how would you fix it
- i'd let the chance of being seen differ by individual and estimate that
? with that little data
- yeah that's the hard part i'd borrow from the neighbouring populations
- interesting
? have you talked to anyone who works on seals for example
? so a paper comes out tomorrow that does exactly what you've proposed what now
- i'd be annoyed for a day and then i'd see what they left out
? what's plan b
? where do you stand on open data
? and what would you say to a fisherman who thinks that this is a waste of money
- that his quota depends on it
- that's fair enough
? what was the last thing you read that had nothing to do with your field
- a book about the history of salt
? any good
- so one thing that works really well is that you smile when you talk about the data
- and then one thing i'd change is the ending because you kind of trailed off
- when they ask about weaknesses don't say perfectionism everybody says that
- i usually tell people to have three stories and know them cold
? does the star method ring a bell
- yeah we did it in the workshop last week
? alright so let's use it for this one uh a time you failed
- freshman year i ran for student government and i got eleven votes
? and what did you take away from it
- that you have to talk to people before you ask them for something
? would you run again
? what do your parents think about all this
- they're proud i think but they'd like me to come home sometimes
? three words to describe you
- stubborn curious and uh punctual
? which of those gets you in trouble
? and is teamwork something that comes naturally or do you have to work at it
? so you you mentioned a club what's your what's your part in that
? how do you decide who gets the floor when everybody's talking
- that depends on who hasn't said anything yet
? mhm and if nobody wants to
? great last one from me why should it be you
- thanks that was actually kind of fun
- see that wasn't so bad
- the career center's open till six if you want to look at the video
a podcast
- this is the part where i thank our sponsor and then we get right into it
- my guest today rowed across an ocean on her own which i can't even do in a bathtub
- that's very kind it's good to be here
? so day one the shore's gone what are you thinking
- that i'd forgotten the tin opener
- no
- i had i swear
? so how did you eat
- with a screwdriver and a lot of anger
? were there sharks
- one he was very polite
? people always ask you about loneliness i'm gonna ask about boredom how bad does that get
? what do you even do for fourteen hours a day out there
- you row and you sing and you argue with people who aren't there
? who did you argue with
- mostly my brother he always lost
? was there a moment you thought this is it
- day forty one the boat rolled and the hatch wasn't shut properly
? and then
- and then you just do the next thing you find the bucket
- jeez
? take me to the moment you saw land
? did you cry
- i was too dehydrated to cry
? a lot of folks would say that's reckless what do you say to them
? you've got two kids right
- i have two girls eight and twelve
? and how did they feel about mum going off for three months
? do you think you're running away from something
- everybody's running away from something i just had a slower boat
- that's a great line i'm stealing that
? how do you come back from that to like the supermarket and the school run
- badly the first week i couldn't choose a yogurt
? what's next then
? is there a part of you that misses it
? i'm curious about the money side who pays for something like this
- a paint company and my mum
? and if it had gone wrong
? i wanna come back to something you said earlier about fear
- you know when they say you can smell land well it's true it smells like mud and flowers
- so what she's describing for anyone who hasn't sailed is the wind going round behind the boat
- we'll put a link to the film in the show notes
- this has been such a joy honestly
a screening call
- hello am i speaking with miss ramos
- speaking
- hi it's kevin calling about the warehouse supervisor position you applied for on tuesday
- sorry there's a bit of an echo on my end let me take you off speaker
- okay that's better
? so first off how'd you hear about the job
- my cousin works nights there
? oh what's his name
? and what are you doing these days work wise
- i'm a team lead at a parcel hub out by the airport
? how large is your team there
- it's twenty two on a normal night and about fifty in december
? and you've been lead for how long now
- going on three years
? do you have your forklift license and is it current
- yes it's good until next spring
? any issues with lifting up to fifty pounds
- no not at all
? what shift would you prefer
? would weekends be a problem
- every other one is alright but i've got my son on the others
? reason for leaving
- they're closing the site in the fall
- oh i'd heard about that that's a shame
? what are you making right now if you don't mind me asking
- twenty six fifty plus the night differential
? and you'd want what to to come over
- twenty nine would do it
- okay that's within the band so that's good
? have you ever had to let someone go
- once it was attendance he'd been warned three times
? how'd that conversation go
? is there anything on your background check we should know about ahead of time
? are you eighteen or over i have to ask
- ha i'm forty one
? when can you come in and meet ray
- thursday after ten works
- so ray will show you the floor and it's about an hour steel toes if you have them
- i'll text you the address and the gate code
- if anything comes up just call me back on this number
- thank you kevin have a good one
- you as well bye now
data and software
- sorry i'm late the last one ran over
- no problem i was just reading your blog
? which post was it
- the one about dates
- oh that one yeah i was angry that day
? so what's your stack at the moment
- mostly python and a warehouse in the cloud and more spreadsheets than i'd like to admit
? who uses what you build
- the merchandising people every monday morning
? and do they trust it
- they do now they didn't in the beginning
? what turned that around
- i put a page next to each number that says where it comes from
? nice was that your idea
? what's the messiest data set you've ever had to deal with
? how did you clean it
- by hand at first and then i wrote rules for whatever i'd done by hand
? and how do you know the rules are right
- i keep two hundred rows that i labelled myself and run them every night
? let's say revenue drops eight percent overnight and the chief exec's on the phone where do you look first
- whether the data's complete and then by country
? it's complete
- then i'd split it by channel and look at the checkout
? okay it's only on phones
? a manager wants you to leave out the bad week would you
- no i'd show both and say why the week is different
? what's a p value in plain english
- it's how surprised you should be if nothing was going on
? and when wouldn't you use one
? left join versus inner join what's the difference
? could that query ever return duplicates
- it could if an order has two addresses
? how would you stop that
? what about nulls
? so i have a million users and i can only email ten thousand who do i pick
? why those
? any downsides to that
- you'd miss the ones who were about to leave
? mm okay and what would you try if you had another month
- i guess i'd run a small test first
? would you rather be right or fast
- depends what it's for
- so in this exercise there's no trick i just want to hear you think
- take as long as you need i'll be quiet
- you can assume that the table's already sorted
- what we usually see is people jump straight into code
- how we do it here is one person writes and the other one asks
- let me share my screen real quick can you see it
- so where we are with the migration is about half way through
- who you'd be working with day to day is me and two others
- when i joined there was no testing at all so we've come a long way
- is what it is you know
- that's what i was going to say
a review of a portfolio and an interview in a newspaper
- okay let me bring up your folio bear with me
? so talk me through this first one what was the brief
- a bank wanted teenagers to save and they'd tried it with cartoons
? and your part in it was
- i did the research and the first two rounds of the app
? how many people did you speak to
? what surprised you
- that they didn't want rewards they wanted to see the date when they'd have enough
? and did you get that past the bank
? i see there's a lot of yellow going on what's the thinking behind that
? this screen here why is the button up there
- because of how people hold a phone on a bus
? did you test it or is that a hunch
- we tested it with nine people on actual buses
? what would you take out if you had to lose half of it
? who inspires you at the moment
? how do you deal with a client who wants the logo bigger
- i make it bigger and then i show them what they lost
? do you code
- a bit enough to be dangerous
? freelance or permanent what's your preference
? mister mayor thanks for doing this how's the view from the third floor
- you can see all the potholes from up here
? on the bridge then when does it open
- in the autumn if the steel comes
? the autumn of this year
? critics say it's twice over budget true or not
- it's over but not twice
? and whose responsibility is that
? you promised four hundred homes how many have been built
? so you'd accept that that's a failure
- i'd call it a delay
? what do you say to the families who've been waiting since the flood
? will you stand again
- i never answer that before christmas
? can i push you on that
? one last thing the cat is it true that he sleeps in the council chamber
- on my chair mostly
- we asked the treasury to comment and they declined
- the reason why nobody noticed is that the meter was never read
- whether that's true or not i couldn't say
- which is when we realised that the pump was running backwards
- and i'm like who even approved this and she goes you did
- he kept asking me are you sure are you sure and i said yes
- how i got into it was a total accident
- why it took so long is a different story
- what i'd tell my younger self is go to bed
- do i miss it sure but not the hours
- was it hard yes would i do it again absolutely
- could have been better could have been worse
- is it perfect no but it's ours
- did a bit of everything really front desk accounts whatever was needed
- have a think about it and let me know by friday
- have you on the list for monday so that's all set
- can't complain can't complain
- will do thanks
- would have been nice to know that beforehand
- any time
- anything you can think of really from invoices to birthday cakes
- some days it's all meetings and some days it's none
- what a journey you've had
- how about that
- right so that's that
- you bet
- no kidding
- i wonder sometimes what she'd make of it all
- i was wondering about that myself to be honest
- i want you to know that we really appreciate the time you've put in
- i'd like to thank the three of you for making this so pleasant
- i'd love to work with a team like that
- let's see i think it was twenty nineteen
- let's just say that it wasn't my finest hour
- say no more
- tell you the truth i nearly didn't apply
- give it a second it takes a while to load
- talk about timing right
- imagine my surprise when they called back
- so you can imagine we were all pretty tired by then
- you don't have to answer this one if you'd rather not
- you'd be reporting to joan and she's based in leeds
- you've been great really
- you would start with two weeks of training and then shadow somebody
- you know what that's totally fine
- and you with your background you'll pick it up in no time
- now the role itself has changed a little since we posted it
- so the question we ask ourselves every spring is whether to grow or not
- my question to them was always who is this for
- that's a question i get a lot
- good question i've never thought about that
- the short answer is no the long answer is it's complicated
- and my manager said what if we just don't and that was the best idea all year
? and your manager what did she make of that
? so was it worth it
? would you say that it changed you
? how so
? such as
? for instance
? meaning what exactly
? and before that
? and after you left
? since when
? in what way
? on a scale of one to ten
? compared with your last place
? and the biggest surprise
? and your notice period
? and the team
? and financially
? best part of the job
? worst boss you've ever had
? favorite project and why
? current salary
? languages
- languages are my weak spot
- my notice period is a month
- the best part was the people
- and the team was great
- and financially it made sense
- for instance we'd bake on sundays
- such as the heating and the windows and so on
- before that i was in the army for six years
- on a scale of one to ten i'd say eight
? or was it more of a team effort
? or did somebody tell you to
? but doesn't that slow you down
? but isn't that what the manager's for
? but then who checks
? then how did the customer find out
? so nobody noticed
? so you were the only one who knew
? so basically you built the whole thing yourself
? so you'd rather work alone is that what you're saying
? you did that in a weekend
? you weren't tempted to tell him
? you never considered going back to school
? you speak portuguese as well i see
? it says here that you climbed a volcano
? i noticed that you left after only eight months
? i see that you've got a gap in twenty twenty one
? i understand you're moving to be closer to family
? i hear you play the drums
? i have to ask about the tattoo
? we haven't talked about your time in the navy
? which brings me to the obvious question did you ever get paid
? something i ask everybody is what they'd do with a free year
? one thing i was wondering is how you keep it all straight
? what i'm trying to get at is whether you enjoy it
? what i'd like to understand a bit better is your role in all of this
? the thing i'm struggling with is why you'd want to leave
? the reason i ask is we've had people leave after a month do you see yourself staying
? because here it's pretty chaotic i won't lie how do you do with that
? we use a lot of tools here jira slack and so on which ones have you used
? our clients can be well let's say demanding and they'll call at all hours so how do you set boundaries
? so the team's quite young most of them are straight out of school and you'd be the oldest by some way how do you feel about that
? as you know we've just merged with our biggest competitor and not everyone's happy about it what would your first month look like
? in this role you'd spend a lot of time on the phone is that something you enjoy
? i love that i really do i mean not everybody would've spoken up did it cost you anything
? that's a tough spot to be in especially with a boss like that how'd you get out of it
? oh wow okay so that's a lot of responsibility for a nineteen year old were you ready for it
? yeah no totally and i think a lot of people would relate to that um what kept you going
? right and that makes sense given the budget you had but looking back now was there another way
? hmm i wanna stay with that for a second when you say difficult what do you mean
? okay well thank you for that um switching gears a bit tell us how you organize a normal week
how talks begin and end, and what is said while one thinks
- have a lovely evening
- thanks and have a nice weekend
- okay have a great one
- alright well have a safe flight back
- you have a good night as well
- thank you for your time and have a good day
- have fun at the game
- do take care
- do come in
- is a pleasure thank you
- was lovely talking to you
- are you welcome any time of course
- let's say about a hundred
- let's say it's twelve people and two of them are part time
- let's say yes for now
- so let's assume that it's all in one file and nobody else writes to it
- say it's ten dollars each so that's a thousand
- suppose it's sorted then i'd go from both ends
- imagine a line of people and each one has a number that's basically a queue
- would be five i think or maybe six
- can be either really
- will be there on the dot
- could you hang on one second there's somebody at the door
- sorry say that last bit again you cut out
- when you say that you mean the old building okay yes
- which one the blue one okay
- what time is it oh we've got loads of time
- let me think how to put this
- hmm how do i explain this
- what else oh yeah and we also redid the kitchen
- what was the other one i had three
- where was i right the boat
- who was it that said slow is smooth
- the other thing is how you treat the cleaners
- you've got to love what you do i think
- you know what they say about accountants
- you can't teach that really
- you could tell that they'd stopped listening
- you'd think so but no
- if you've got a minute later i can show you
- if you look at the chart it's obvious
? have a go at this one how many windows are there in this city
? let's say you've got an hour left and nothing works do you tell the client
? let's say it's your first day where do you begin
? suppose it isn't sorted
? you'd do that even without being asked
? could you hang on to that thought and tell me who else was there
? when you say we who's we
? which one was harder for you
? what time would you have to leave the house for that
? so how do you put that to a client
`
  .trim()
  .split('\n');
