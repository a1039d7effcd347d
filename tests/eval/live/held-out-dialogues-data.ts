/**
 * Ordinary interviews as a recogniser hears them, never used for tuning. `?` marks what asks something that wants an answer,
 * `-` everything else: chatter, logistics, remarks, and what the candidate says.
 */
export const heldOutDialogues: readonly string[] = `
- hello come on in and have a seat
- hi thank you
- so i'm erica i work in campus recruiting and i'll be talking with you for about twenty minutes
- nice to meet you erica
- how are you today
- i'm doing well thanks how are you
- i'm great thanks
? alright so to start off why don't you tell me a little bit about yourself
- sure so i'm a senior at the state university i'm majoring in economics with a minor in computer science and um i've been really involved in \
the consulting club where i'm the vice president and last summer i was at a logistics company
? great and what did you do at the logistics company
- so i was on the pricing team and i basically built a model in excel that predicted how much a route would cost and they ended up using it for about thirty customers
? that's impressive how did you know that the model was right
- yeah so we compared it with the old invoices and it was off by around four percent which was better than what they had before
- okay nice
? tell me about a time when you worked on a team and someone was not pulling their weight
- um okay so in my database class we had a group of five and one person just never came to the meetings and i talked to him and i said hey is \
everything alright and he told me that he was working two jobs so we gave him the parts that he could do at night
? and how did the rest of the group feel about that
- they were a little annoyed at first but when i explained it they understood
? what would you say is your greatest weakness
- i would say that i tend to over prepare so like before a presentation i'll spend way too much time on slides that nobody is going to see
? okay and what are you doing to work on that
- i've been setting deadlines for myself and asking friends to tell me when it's good enough
? where do you see yourself in five years
- ideally i'd be leading projects of my own at a firm like this one and i'd also like to get an mba at some point
? and why are you interested in our firm specifically
- well i talked to two people who work here and what really stood out was how much they trusted the new people and i also like that you do a lot of work with hospitals
? so why should we hire you
- i think i bring both the numbers and the people side and i learn quickly and i don't give up when something is hard
- great
? do you have any questions for me
- yes i was wondering what the first few months look like for someone new
- so you would start with two weeks of training and then you join a project right away and you'd have a buddy who answers all your questions
- that sounds great
- well thank you so much for your time we'll be in touch by the end of next week
- thank you it was great talking to you
- hi can you hear me okay
- yes i can hear you
- perfect so thanks for making the time i'm raj i lead the backend team here
- hi raj nice to meet you
- so the way this works is i'll ask about your background first and then we'll do some technical stuff and at the end you can ask me anything
- sounds good
? cool so walk me through what you're working on right now
- yeah so currently i'm on the payments team and we're moving everything from a monolith to services and my part is the ledger which is the thing that keeps track of who owes what
? what was the hardest part of that migration
- i'd say keeping both systems in sync because you can't just turn one off and so what we did was we wrote to both and compared the results every night
? how did you handle the cases where they didn't match
- we had a dashboard and whoever was on call would look at it and figure out which side was wrong and usually it was a rounding thing
? interesting did you consider using events instead
- we did but the team didn't have much experience with that and i thought it was too risky at the time
? looking back would you make the same call
- probably yes
? okay let's switch to some technical questions what's the difference between optimistic and pessimistic locking
- so pessimistic means you lock the row when you read it and nobody else can touch it and optimistic means you check at the end whether somebody changed it
? when would you use one over the other
- if there are few conflicts i'd go optimistic
? right and how would you implement it in postgres
- i'd add a version column and check it in the update
- exactly
? say you have a table with a hundred million rows and a query got slow overnight what do you look at first
- i'd look at the query plan to see if it still uses the index and then i'd check if somebody changed the statistics
? what else could it be
- it could be bloat or a lock or maybe the data grew past what fits in memory
? how would you explain an index to a product manager
- i'd say it's like the index at the back of a book so you don't have to read every page to find what you want
- nice i like that
? have you ever brought down production
- ha yes once i ran a migration without a timeout and it locked the main table for ten minutes
? and what did you learn from it
- always set a timeout and always ask someone to look over my shoulder
? do you prefer working alone or pairing
- a mix i like to think alone first and then pair
? what kind of team are you looking for
- one where people are honest and where reviews are about the code
- makes sense
? any questions for me
c yeah what's the on call like
- it's one week in seven and usually quiet
- okay that's good to know
- awesome well it was really nice talking to you
- you too thanks raj
- bye
- good morning please sit down
- good morning
- can i get you some water
- no thank you i'm fine
- did you find the ward alright
- yes the signs were very clear
? so first of all could you tell us what drew you to nursing
- my grandmother was in hospital for a long time when i was a teenager and i saw what a difference the nurses made and i just knew that's what i wanted to do
- that's lovely
? and what made you apply to this ward in particular
- i did a placement in surgery and i liked that you see people get better and i've heard that the team here is very supportive
? describe a situation in which you had to deal with a difficult patient
- there was a man who refused his medication because he was afraid of the side effects and everybody was telling him what to do so i sat down \
with him and asked what he was worried about and we went through the leaflet together and in the end he took it
? how did you know what to say to him
- i didn't really i just listened
? what would you do if you noticed that a colleague had given the wrong dose
- i'd check on the patient first and tell the doctor and then i would talk to my colleague and we'd have to report it
? and if your colleague asked you not to report it
- i would still do it because it's about the patient and because that's how we learn
- mm-hm
? how do you look after yourself after a hard shift
- i go running and i talk to my flatmate who is also a nurse
? are you comfortable working nights
- yes i've done quite a few and i don't mind them
? what do you think are the biggest challenges in nursing today
- staffing i would say and also that patients are older and have more than one illness so you need to know a lot more
? tell us about a time you made a mistake
- once i forgot to write down a fluid chart and i noticed it on the bus so i called the ward straight away
? what happened then
- they updated it and the sister thanked me for calling
- very good
? is there anything you would like to improve about your practice
- i'd like to be better at taking blood from children
? okay and where would you like to be in a few years' time
- i could imagine going into wound care or maybe teaching students
? how would your mentor describe you
- i hope she would say calm and reliable
? can you start in march
- yes that would work for me
? is there anything you'd like to ask us
c yes how many patients does each nurse have
- it's one to six during the day and one to eight at night
- okay thank you
- right well thank you for coming in we have two more people to see and then we'll let you know
- thank you very much have a nice day
- let me just say that your application was really strong
- thank you that means a lot
? so tell me what do you know about our store
- i know it opened last year and that you sell mostly outdoor stuff and i've actually bought my boots here
- oh nice
? have you worked in a shop before
- yeah i was at a bakery for two summers so i know how to use a register and how to talk to people when there's a long line
? what was the busiest day you had there
- the day before christmas it was crazy we sold out of everything by noon
? and how did you keep your cool
- i just took one customer at a time and i kept smiling
? what would you do if a customer wanted to return something without a receipt
- i'd ask my manager what the policy is and i'd stay friendly
? are you okay with weekends
- yeah that's fine i only have class during the week
? how soon can you start
- next monday if you want
? and what do you like to do in your spare time
- i climb a lot and i play the drums
- oh cool my son plays the drums too
- that's awesome
- okay i think that's all i needed
- great thanks for your time
- i'll call you tomorrow
`
  .trim()
  .split('\n');
