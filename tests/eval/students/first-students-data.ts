import type { Student } from './student.ts';

/** Written as students speak when no one has told them how: no plan, little punctuation, much between the words. */
export const FIRST_STUDENTS: readonly Student[] = [
  {
    name: 'nadia',
    reason: 'Fluent and warm, elaborates, leads the listener through each story.',
    overall: 6.1,
    structured: 6.0,
    ratings: [6.0, 6.2, 6.3, 5.9, 6.0],
    answers: [
      `sure so my name is nadia and i'm a junior studying materials science with a minor in writing i grew up in tucson where ` +
        `my parents run a small tile business so i was around kilns and clay from the time i could walk and i think that's really ` +
        `where my interest in materials comes from on campus i work in a ceramics lab where we're trying to make cheaper filters ` +
        'for drinking water and this past summer i was in guatemala for ten weeks with that same group testing the filters with ' +
        `families in two villages outside of the lab i'm on the sailing team and i tutor freshmen in chemistry what i'm hoping ` +
        'to find this summer is a place where i can take something from the lab bench and see it turn into a product that people ' +
        'actually use',
      'um i think the best example is from the sailing team i was elected captain last spring and at that point we had lost ' +
        'our coach and about a third of the team had quit so the first thing i did was sit down with every single person one ' +
        'on one and ask them what would make them stay and what i heard was that practices felt random nobody knew what we were ' +
        'working on so together with two of the seniors i wrote a plan for the whole fall season with one skill for every week ' +
        'and we had each of the younger sailors lead one of the practices that gave them a reason to show up and by october we ' +
        'were back up to twenty two people and we qualified for the regional regatta for the first time in four years for me ' +
        `the main lesson was that people don't need a speech from a captain they need to feel that the team belongs to them`,
      'so in guatemala we were a team of four and about three weeks in we found out that the filters we had brought were cracking ' +
        'in the second village because the water there was so much colder in the morning we only had eleven spares left and our ' +
        'professor was back in the states so it was up to us we split the problem into two halves two of us kept visiting the ' +
        'families to find out exactly when the cracks happened and my partner and i went to a local potter and asked whether ' +
        'we could fire some samples in his kiln we tried five different mixtures of clay and sawdust and after about ten days ' +
        'one of them survived going from boiling to ice water we replaced all thirty filters before we left and the potter is ' +
        'now making them himself so in the end the thing that had gone wrong turned out to be the best part of the project because ' +
        `the village doesn't depend on us anymore`,
      `one weakness that i've been working on is that i have trouble handing things over to other people because i like to ` +
        'see them done my way during my sophomore year i organized a science fair for about a hundred middle school kids and ' +
        'i basically did the posters and the schedule and the food by myself and by the day of the event i was so tired that ' +
        'i forgot to order the buses after that i decided to change how i plan so now at the start of a project i write down ' +
        `every task and i put somebody else's name next to at least half of them and then i only check in once a week it still ` +
        'feels uncomfortable but the fair this year ran without a hitch and two of the other volunteers told me that they enjoyed ' +
        'it a lot more because they owned a part of it',
      `well i think there are three things first i have hands on experience i've spent two years in a lab that makes real ` +
        `devices and i know how to run the furnaces and the microscopes and keep good records second i'm used to talking with ` +
        'people who are not scientists like the families in guatemala or the freshmen that i tutor and i know that your group ' +
        'works closely with hospitals so i think that would be useful from the first day and third i just really enjoy this kind ' +
        `of work when a sample breaks i'm curious about it rather than upset and i think that attitude is helpful to have around ` +
        'on a team',
    ],
  },
  {
    name: 'marcus',
    reason: 'Easy, friendly speech with few fillers; stories are clear but not very deep.',
    overall: 5.5,
    structured: 5.2,
    ratings: [5.5, 5.6, 5.4, 5.3, 5.6],
    answers: [
      `Okay, great. So I'm Marcus, I'm a sophomore here, I'm majoring in management with a concentration in finance. I'm originally ` +
        `from Atlanta, Georgia. I've got two younger brothers, so I guess I've always been the one who's kind of in charge at ` +
        `home. On campus I'm the treasurer of my fraternity and I also play intramural basketball, and last summer I worked at ` +
        'a bank back home as a teller, which was really my first real job, and I learned a lot about dealing with people there. ' +
        `I'm interested in finance because I like how it touches every part of a business, and I'm excited to get some more experience ` +
        'with that.',
      'Sure. So as treasurer of my fraternity I was in charge of our budget, which is around sixty thousand dollars a year. ' +
        `When I took over we were actually in debt because a lot of the brothers weren't paying their dues on time. So what I ` +
        'did was I set up a payment plan where people could pay monthly instead of all at once, and I met with the guys who were ' +
        'behind and we worked out something that they could afford. It took about a semester, but by the end of the year we had ' +
        'paid off what we owed and we even had some money left over for a service trip. So I thought that was a pretty good example ' +
        'of leading without being the boss of anybody.',
      'Yeah, so in my operations class we had to do a group project with a local company, and there were five of us, and we ' +
        'all had really different schedules. One guy was an athlete so he was traveling a lot. We were falling behind and people ' +
        'were getting frustrated with each other. So we got together one night and just talked about it openly, and we decided ' +
        'to divide the work up by what people were good at instead of splitting it evenly. I did the numbers, another person ' +
        'did the writing, and the athlete could do his part on the road. After that it went a lot smoother and we ended up getting ' +
        'an A on the project, and the company actually used one of our suggestions.',
      `I would say that one of my weaknesses is public speaking. I'm fine one on one, but when I'm in front of a big group ` +
        'I get pretty nervous and I talk too fast. So this year I signed up for a communications class where we have to give ' +
        `a speech every other week, and I also volunteered to give the treasurer's report at our chapter meetings, which is in ` +
        `front of about fifty guys. It's gotten better. I still get nervous, but I've learned to slow down and take a breath ` +
        'before I start.',
      `I think you should hire me because I'm a hard worker and I really care about what I do. I have experience with money, ` +
        'both from the bank and from being treasurer, and I get along well with all different kinds of people. I know that in ' +
        `this job I'd be working with clients, and that was my favorite part of being a teller, just getting to know the customers ` +
        `and helping them out. And I'm a fast learner, so even if there's something I don't know yet, I'll work until I figure ` +
        'it out.',
    ],
  },
  {
    name: 'wei',
    reason: 'Much to tell and concrete, but many pauses and new starts.',
    overall: 4.7,
    structured: 4.3,
    ratings: [4.6, 4.7, 4.9, 4.5, 4.6],
    answers: [
      `um okay so i'm uh i'm a junior in um electrical engineering and computer science and uh i was i was born in china but ` +
        `i moved to um to new jersey when i was nine um i've been doing research in uh in a robotics group since my freshman ` +
        'year where we we build um small underwater robots for uh for inspecting ship hulls and i uh i mostly do the the control ' +
        'software um and then last summer i was at a um a startup in boulder that makes uh sensors for um for beehives actually ' +
        'and uh yeah that was that was pretty interesting because i got to do like everything from the um from the circuit boards ' +
        'to the to the website um and outside of class i uh i play the violin in the in the orchestra',
      'um leadership so uh i would say in the in the robotics group um there was a point last year when the um the grad student ' +
        'who was in charge of the vehicle he he graduated and uh we had a demo for the um for the navy in like six weeks and ' +
        'and nobody really took over so um i kind of i started to uh to run the weekly meetings and i made a um a list on the ' +
        'wall of everything that was still broken there were uh there were forty one things and um each person signed up for ' +
        'for a few of them and uh every day we we crossed things off um and i also had to um to convince two of the freshmen ' +
        'to uh to rewrite the communication code because it was it was dropping packets um so in the end we uh we did the demo ' +
        'and the robot um it scanned the whole hull in uh in twenty minutes and they they renewed the funding for um for another ' +
        'year',
      'uh yeah so at the at the startup we uh we were a team of um of three interns and we had to um to get the sensors to ' +
        'survive the winter because uh the batteries they kept dying when it when it got below um like ten degrees and uh at ' +
        'first we we disagreed about what to do because um one of the other interns she she wanted a bigger battery and i uh ' +
        'i thought it was the radio um so what we did is we uh we put twelve of them in a in a freezer from like a from a restaurant ' +
        'and we um we measured the current every minute and it turned out that um that we were we were both kind of right because ' +
        'uh the radio was was trying to reconnect all the time when the um the voltage dropped so i uh i changed the firmware ' +
        'so it waits longer and she um she found a battery that was that was only a little bigger and uh the new ones they lasted ' +
        'the the whole winter',
      `um my weakness is uh is probably that i'm i'm quiet in meetings so like in uh in a big group i um i wait until everybody ` +
        `else has has talked and then um and then the meeting's over and i didn't say the the thing that i that i wanted to say ` +
        `um at the startup it uh it happened that i i knew about a bug for for like a week and i um i didn't bring it up so um ` +
        `after that my my manager he he told me to uh to write down one thing before every meeting that i'm that i'm going to ` +
        `say and um so i've been i've been doing that and uh it it helps a lot i think um now in the robotics group i i usually ` +
        'speak first',
      `uh so i think um i have the the technical background i've uh i've built hardware and um and software and and i've seen ` +
        'both of them uh fail in the field which is um which is useful i think because uh in school things they they mostly work ' +
        `um and i know that your your company is uh is moving from the from prototypes to to production and that's um that's ` +
        'exactly what we did with the with the beehive sensors we uh we went from like twenty to um to six hundred units so i ' +
        'i think i could um i could help with testing and and also with uh with talking to the to the manufacturer because i ' +
        'i speak mandarin',
    ],
  },
  {
    name: 'hannah',
    reason: 'Short, crisp and well ordered; leaves a listener wishing for more.',
    overall: 4.8,
    structured: 5.2,
    ratings: [4.7, 4.9, 4.9, 4.8, 4.6],
    answers: [
      `I'm Hannah. I'm a freshman and I'm planning to major in chemical engineering. I'm from a small town in Vermont. In ` +
        'high school I was on the debate team and I worked at a maple syrup farm every spring. Here I row on the novice crew ' +
        `and I just joined a lab that works on batteries. I'm looking for a summer internship in energy.`,
      `In high school I was president of the debate team. We didn't have a coach my senior year, so I ran the practices. I ` +
        'recruited eight new members, and I taught them how to research and how to speak. We hosted a tournament for twelve schools ' +
        'and raised enough money to pay for our travel. At the end of the year two of our novices made it to the state finals.',
      'On the crew we had a problem this fall. Our coxswain got injured two weeks before a race. Nobody else knew how to steer. ' +
        'We talked about it as a boat and we decided that I would learn, because I was the lightest. I went out with the coach ' +
        `every morning for those two weeks, and the other girls helped me with the calls. We didn't win, but we finished in the ` +
        `middle and we didn't hit anything.`,
      `I'm impatient. When I understand something I want to move on, and I forget that other people may still be thinking ` +
        'about it. My lab partner told me that this semester. So now I ask a question before I go to the next step, and I wait ' +
        'for the answer. I think it has helped, because we make fewer mistakes.',
      `I'm reliable and I learn fast. At the farm I was trusted with the evaporator after one season, which is a pretty dangerous ` +
        `machine. I care about energy, and I'd like to learn how a real plant is run. I'd bring a lot of energy myself.`,
    ],
  },
  {
    name: 'luis',
    reason: 'Talks long and in circles with many "like" and "you know"; the point gets lost.',
    overall: 4.1,
    structured: 3.4,
    ratings: [4.2, 4.1, 4.0, 4.0, 4.1],
    answers: [
      `yeah so i'm luis and um i'm a junior and i'm like majoring in civil engineering and um you know i kind of got into ` +
        'that because like when i was a kid i used to like build stuff all the time like with legos and you know stuff like that ' +
        'and so then like in high school i was like okay i want to do something where you like build things and so i was like ' +
        'either architecture or civil and then i like talked to some people and they were like well you know civil is like better ' +
        `for jobs and stuff so i kind of went with that and um yeah and then here i've been like involved in a lot of different ` +
        `things like i'm in um i'm in the latino cultural center and i do like events and stuff for them and you know i play ` +
        `soccer and like i do a lot of things with my friends and you know i like to travel and um yeah i've like taken a lot ` +
        `of classes that are like pretty interesting and um you know i'm just like looking to get some experience and see like ` +
        `what's out there and like what i want to do and stuff like that`,
      `okay so like um i guess like in the cultural center we do like this big event every year it's like a dinner and there's ` +
        'like dancing and stuff and so last year i was like in charge of it well like me and this other girl we were like in ' +
        `charge of it together and so like it's a lot of work because you have to like get the food and you have to like get ` +
        `the room and you have to like get people to come and you know it's like a lot of stuff and so like we had like a bunch ` +
        'of meetings and you know people would like not show up and stuff so then i would like have to like text everybody and ' +
        'be like hey you know you have to come and um so yeah like it was kind of stressful but like in the end like a lot of ' +
        'people came like i think like two hundred people and like everybody was like oh this was like really fun and you know ' +
        'so i think like it was a good experience and like i learned a lot about like you know leading people and like being ' +
        'organized and stuff',
      `um let's see so like we had this project in my like structures class where you had to like build a bridge out of like ` +
        'balsa wood and it had to like hold a certain weight and so we were like four people and like the problem was like we ' +
        'all had like different ideas about what the bridge should be like so like one guy wanted like an arch and you know one ' +
        'guy wanted like a truss and like we kept like going back and forth and back and forth and like nobody would like agree ' +
        `and you know it was like a week before it was due and we didn't have like anything so i was like okay guys like we just ` +
        'have to like pick something so then we like kind of voted and like we did the truss and so then we like stayed up like ' +
        'all night and built it and you know it held like it held the weight so like it was fine and yeah i mean like i think ' +
        `it's just like when you're on a team like you have to like communicate and like work together and you know like everybody ` +
        'has to like compromise',
      'um i would say like my weakness is like probably like time management because like i like to do like a lot of things ' +
        `and so like sometimes i'll like say yes to like too many things and then like i'll be like oh no like i have to do like ` +
        `all this stuff and so then like i'm up like really late and you know like it's not good and so like i've been trying ` +
        `to like you know like use like a calendar and like plan stuff out more and like it's kind of working like sometimes ` +
        `i like forget to look at it but like you know i'm trying to like get better at it and like not like leave everything ` +
        'to like the last minute',
      `um i think like because like i'm like a really like outgoing person and like i get along with like everybody and you ` +
        `know like i work hard and like i'm really like interested in what you guys do like i think it's like really cool that ` +
        `you guys like build like actual bridges and stuff and like i've taken like all the classes for that so like i think ` +
        'i could like really like learn a lot here and like also like help you guys out with like whatever you need and you know ' +
        `i'm like really motivated and like i just think it'd be like a really good fit`,
    ],
  },
];
