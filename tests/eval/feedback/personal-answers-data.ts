import type { JudgedAnswer } from './judged-answer.ts';

const ABOUT = 'Tell me about yourself?';
const HIRE = 'Why should we hire you?';
const WEAKNESS = 'What is your greatest weakness?';
const STRENGTH = 'What are your greatest strengths?';
const WHY = 'Why do you want to work here?';
const FIVE = 'Where do you see yourself in five years?';

export const PERSONAL_ANSWERS: readonly JudgedAnswer[] = [
  {
    id: 'personal-01',
    question: ABOUT,
    role: 'Mechanical engineer',
    form: 'typed',
    group: 'strong',
    band: 4.4,
    reason: 'Present, past, proof and link to the role, concise and specific.',
    answer:
      'I am a mechanical engineer in my fourth year at a pump maker in Ohio, where I am responsible for seals. Before that ' +
      'I studied in Ann Arbor and spent two summers at a wind park, climbing towers to measure vibration, which is where I ' +
      'fell for rotating machines. My best piece of work so far is a seal that lasts 14 months instead of five; I built the ' +
      'test rig myself and we now sell it to three refineries. What I miss is working with the people who use the machines. ' +
      'Your field engineering team does exactly that, so this role would bring together the two things I am good at: measuring ' +
      'and listening.',
  },
  {
    id: 'personal-02',
    question: ABOUT,
    form: 'speech',
    group: 'strong',
    band: 3.9,
    reason: 'Fluent undergraduate self-portrait with facts and direction.',
    answer:
      `sure i'm a junior studying computer science with a minor in biology and i grew up in el paso texas where my parents ` +
      `run a small bakery so i've been working with customers since i was about twelve in college i got interested in medical ` +
      `imaging and for the last year i've been doing research in a lab where we train models to find tumors in mri scans and ` +
      'i wrote the tool that the radiologists use to mark them and last summer i interned at a startup in boston and we took ' +
      'that kind of software into two hospitals outside of class i lead a group that teaches programming to high school girls ' +
      `and we had sixty students this year so i'm looking for an internship where i can work on something that ends up in the ` +
      `hands of doctors and that's why i applied here`,
  },
  {
    id: 'personal-03',
    question: ABOUT,
    form: 'speech',
    group: 'middling',
    band: 2.7,
    reason: 'Some facts, fillers, no direction.',
    answer:
      `um okay so my name is kevin i'm a sophomore here and i'm majoring in mechanical engineering um i'm from new jersey ` +
      `and uh i like building things so um i'm in the formula team and uh i also like play basketball and um last summer i ` +
      `worked at a summer camp as a counselor and uh yeah i guess i'm a pretty outgoing person and that's that's pretty much ` +
      'it',
  },
  {
    id: 'personal-04',
    question: ABOUT,
    form: 'speech',
    group: 'weak',
    band: 1.4,
    reason: 'Hardly any content, nervous.',
    answer: `uh well um i'm a student and uh i don't really know what to say um i like music and uh hanging out with friends and um yeah i'm just like a normal person i guess`,
  },
  {
    id: 'personal-05',
    question: ABOUT,
    form: 'typed',
    group: 'weak',
    band: 1.5,
    reason: 'Set phrases only.',
    answer: `I am a hard working, motivated and reliable person. I am a fast learner and a team player who always gives 110 percent. I am looking for a new challenge.`,
  },
  {
    id: 'personal-06',
    question: ABOUT,
    role: 'Registered nurse',
    form: 'typed',
    group: 'middling',
    band: 3.3,
    reason: 'Clear and relevant, no achievement.',
    answer:
      'I have been a registered nurse for six years, first in a nursing home and for the last four years on a cardiology ward. ' +
      'I enjoy explaining things to patients and their families, and I often train new colleagues. I moved to this city last ' +
      'year with my family and I am looking for a hospital where I can specialise in heart failure, which your clinic is known ' +
      'for.',
  },
  {
    id: 'personal-07',
    question: ABOUT,
    form: 'typed',
    group: 'non-native',
    band: 3.1,
    reason: 'All parts there, simple English with mistakes.',
    answer:
      'My name is Thuy and I come from Vietnam. I study accounting in Hanoi and I finish in 2019. After I work three years ' +
      'in a company for furniture export, I make the invoices and the tax report every month and I learn SAP. Now I live in ' +
      'Germany since two years and my English and German become better. In my last job I find one mistake in the stock list ' +
      'and we save 12000 euro. I like numbers and I like exact work, so I think this job is good for me.',
  },
  {
    id: 'personal-08',
    question: ABOUT,
    form: 'speech',
    group: 'rambling',
    band: 1.9,
    reason: 'Much about private life, drifts, no work content.',
    answer:
      'so yeah um i was born in ohio and then we moved to florida when i was like five and then we moved again um because ' +
      `my dad he got a new job and so i went to like three different schools and um my sister she's two years older than me ` +
      `she's actually a teacher now and uh we have two dogs and um i really like going to the beach and uh i used to play the ` +
      'guitar but um not so much anymore and then like i went to college and um it was okay i guess i changed my major a couple ' +
      `times and yeah um i'm kind of like still figuring out what i want to do you know so yeah that's me i guess`,
  },
  {
    id: 'personal-09',
    question: ABOUT,
    form: 'typed',
    group: 'middling',
    band: 2.4,
    reason: 'Bare facts, short.',
    answer: `I studied business administration and I have worked in customer service for two years. I speak English and Spanish. In my free time I play tennis and read.`,
  },
  {
    id: 'personal-10',
    question: ABOUT,
    form: 'speech',
    group: 'middling',
    band: 3.4,
    reason: 'Good content, several fillers.',
    answer:
      `yeah so um i'm a senior in electrical engineering and um i've been mostly focused on power systems so last summer i ` +
      'worked at a utility company in arizona and i built a model that predicts when transformers are gonna fail and uh they ' +
      'actually used it to replace about thirty of them before the summer peak and um before that i was in a research group ' +
      `for batteries and um besides that i'm the treasurer of our student council so i handle a budget of like eighty thousand ` +
      `dollars and uh yeah i'm hoping to find something where i can combine the technical side with um working with people`,
  },

  {
    id: 'personal-11',
    question: HIRE,
    role: 'Customer success manager',
    form: 'typed',
    group: 'strong',
    band: 4.3,
    reason: 'Matches need with proof and benefit.',
    answer:
      'You are looking for somebody who keeps customers after the first year, and that is what I have done for the last three. ' +
      'At my company I looked after 60 schools, and when I started one in four left us each summer. I called every school in ' +
      'March, asked what they had not used, and set up a half-hour training for exactly that. After two years we lost one in ' +
      'eleven. I read in your last report that your renewals dip after the first contract, so I could start with the list of ' +
      'customers whose contract ends in the next quarter. And because I was a teacher before, I know how little time your users ' +
      'have.',
  },
  {
    id: 'personal-12',
    question: HIRE,
    form: 'speech',
    group: 'middling',
    band: 2.8,
    reason: 'Some proof, general, fillers.',
    answer:
      `um well i think you should hire me because um i have the technical background you're looking for like i've taken classes ` +
      `in algorithms and databases and uh i did a project where we built an app for the campus shuttle and um i'm also good ` +
      'at working with people because i was an ra for a year so um i think i would be a good fit for the team',
  },
  {
    id: 'personal-13',
    question: HIRE,
    form: 'typed',
    group: 'weak',
    band: 1.1,
    reason: 'Claims only, arrogant.',
    answer: `Because I am the best candidate. I am better than the others, I work hard and I never give up. You will not regret it.`,
  },
  {
    id: 'personal-14',
    question: HIRE,
    form: 'speech',
    group: 'weak',
    band: 1.3,
    reason: 'Need for money, no reason for them.',
    answer: `um because i really need a job right now and uh i can start right away and um yeah i'm a nice person and i'm always on time`,
  },
  {
    id: 'personal-15',
    question: HIRE,
    form: 'speech',
    group: 'strong',
    band: 3.8,
    reason: 'Fluent, specific, ties to employer.',
    answer:
      `i think there are two reasons the first one is that i've already done a smaller version of this job at my internship ` +
      'with the city i was responsible for the bike counter data and i built the dashboard that the planners use every week ' +
      `and the second reason is that i really care about how people move through cities i've read your report on the harbor ` +
      `district and i noticed that the weekend numbers were missing which is exactly the kind of question we had so i wouldn't ` +
      `need a long time to get started and i'm used to explaining numbers to people who don't like numbers`,
  },
  {
    id: 'personal-16',
    question: HIRE,
    form: 'typed',
    group: 'middling',
    band: 2.5,
    reason: 'Relevant skills listed, one thin proof.',
    answer:
      'I have five years of experience as a delivery driver, a clean licence and I know the city very well. I am punctual ' +
      'and friendly to customers. In my last job I got an award for safe driving.',
  },
  {
    id: 'personal-17',
    question: WEAKNESS,
    form: 'typed',
    group: 'strong',
    band: 4.2,
    reason: 'Real weakness, effect, remedy with rhythm, progress.',
    answer:
      'I used to say yes too quickly. Last spring I had promised three reports for the same Thursday, and the one for our ' +
      'largest client came a day late, which my manager had to explain. Since then I keep a list of everything I have promised, ' +
      'with hours beside it, and before I accept something new I look at that list and offer a date instead of a yes. Every ' +
      'Monday I go through it with a colleague who has the same habit. In the last eight months I have missed one date, and ' +
      'I announced that one four days ahead.',
  },
  {
    id: 'personal-18',
    question: WEAKNESS,
    form: 'speech',
    group: 'middling',
    band: 3.1,
    reason: 'Real weakness, what is done, somewhat hesitant.',
    answer:
      'um i would say my biggest weakness is public speaking i get really nervous in front of a lot of people and um in my ' +
      'first year i actually skipped a presentation because of that so what i did is i joined the debate club which was kind ' +
      `of scary but um now i've done maybe ten speeches and it's gotten a lot better i still get nervous but i practice out ` +
      'loud before and that helps',
  },
  {
    id: 'personal-19',
    question: WEAKNESS,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'Strength in disguise.',
    answer: `My greatest weakness is that I am a perfectionist and I work too hard. I care too much about my work, so sometimes I stay too long at the office.`,
  },
  {
    id: 'personal-20',
    question: WEAKNESS,
    form: 'speech',
    group: 'weak',
    band: 1.5,
    reason: 'Weakness named, nothing done about it.',
    answer: `um probably that i procrastinate a lot like i always leave things until the last minute and uh yeah i should probably work on that`,
  },
  {
    id: 'personal-21',
    question: WEAKNESS,
    form: 'speech',
    group: 'middling',
    band: 2.4,
    reason: 'Weakness and a thin remedy.',
    answer:
      'i think my weakness is that i sometimes try to do everything myself instead of asking for help um like in group projects ' +
      `i would do most of the work because i want it to be good and i'm trying to get better at trusting other people with ` +
      'things',
  },
  {
    id: 'personal-22',
    question: WEAKNESS,
    role: 'Team lead in support',
    form: 'typed',
    group: 'strong',
    band: 4.0,
    reason: 'Honest, concrete, progress.',
    answer:
      'I interrupt people when I think I know where they are going. Two years ago an agent in my team stopped bringing up ' +
      'ideas because of that, and she told me so in her exit interview, which hurt. I now take notes by hand in one-to-ones ' +
      `and allow myself to speak only when I have written down the other person's last sentence. I also asked my team to raise ` +
      'a finger when I slip. In our last survey "my manager listens" went from 3.1 to 4.4 out of five.',
  },
  {
    id: 'personal-23',
    question: STRENGTH,
    form: 'typed',
    group: 'strong',
    band: 4.1,
    reason: 'One strength, example, result, link to the role.',
    answer:
      'My greatest strength is that I can make complicated rules plain. At the tax office where I worked for five years, people ' +
      'called about the same letter again and again. I rewrote it with three colleagues, tested it on my aunt and on a bus ' +
      'driver, and calls about that letter fell by 38 percent in the first quarter. I also trained twelve new clerks with a ' +
      'one-page guide to the ten questions that come up most. In this role your applicants fill in a form of nine pages, and ' +
      'I would love to start there.',
  },
  {
    id: 'personal-24',
    question: STRENGTH,
    form: 'speech',
    group: 'middling',
    band: 2.8,
    reason: 'Strength with a small example.',
    answer:
      `i think my biggest strength is that i'm really organized um for example when i was the treasurer of my fraternity i ` +
      'made a spreadsheet for all the dues and um everybody paid on time for once so uh yeah i like to keep track of things ' +
      'and plan ahead and i think that would help me in this job',
  },
  {
    id: 'personal-25',
    question: STRENGTH,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'A list of adjectives.',
    answer: `My strengths are that I am honest, reliable, motivated, flexible, friendly, organized, creative and hardworking. I am also a good listener.`,
  },
  {
    id: 'personal-26',
    question: STRENGTH,
    form: 'speech',
    group: 'weak',
    band: 1.3,
    reason: 'Vague and hesitant.',
    answer: `uh my strengths um i guess i'm like a pretty good communicator and uh i'm good with people and stuff like that you know`,
  },
  {
    id: 'personal-27',
    question: WHY,
    role: 'Museum educator',
    form: 'typed',
    group: 'strong',
    band: 4.2,
    reason: 'Concrete knowledge of the employer, own proof, benefit.',
    answer:
      `Last autumn I brought my neighbour's children to your Saturday workshop on Roman mosaics, and they still argue about ` +
      'which of the two stones is older. What I liked was that the guide asked more than she told. I have worked that way for ' +
      'six years: at the botanical garden I built a trail of twelve questions without a single sign that explains anything, ' +
      'and school bookings rose from 90 to 160 classes a year. I saw that you are opening a wing for hearing-impaired visitors. ' +
      'I sign at level B2, and I would like to help plan its first season.',
  },
  {
    id: 'personal-28',
    question: WHY,
    form: 'speech',
    group: 'middling',
    band: 2.6,
    reason: 'Some interest, generic.',
    answer:
      `um well i've always been interested in your company because you're like one of the leaders in the industry and um i've ` +
      `used your products and i think they're really good and uh i also like that you have a lot of opportunities to learn ` +
      'and grow so um i think it would be a great place to start my career',
  },
  {
    id: 'personal-29',
    question: WHY,
    form: 'typed',
    group: 'weak',
    band: 1.1,
    reason: 'Pay and distance only.',
    answer: `The salary is good and it is close to my home. Also I heard that the hours are not too bad.`,
  },
  {
    id: 'personal-30',
    question: WHY,
    form: 'speech',
    group: 'weak',
    band: 1.2,
    reason: 'No reason.',
    answer: `i don't know i just saw the job online and uh it looked interesting so i thought why not apply`,
  },
  {
    id: 'personal-31',
    question: WHY,
    role: 'Backend developer',
    form: 'typed',
    group: 'middling',
    band: 3.4,
    reason: 'Specific interest and fit, short on proof.',
    answer:
      'I have followed your engineering blog since you moved from a monolith to services and wrote honestly about what went ' +
      'wrong. I work with Go and PostgreSQL every day, and I want to learn how a team of your size keeps its latency low. I ' +
      'also like that developers here are on call for their own services, because in my current job I never see what happens ' +
      'after a release.',
  },
  {
    id: 'personal-32',
    question: FIVE,
    form: 'typed',
    group: 'strong',
    band: 4.0,
    reason: 'Direction, steps already taken, link.',
    answer:
      'In five years I would like to run the maintenance planning of a plant like yours. I know that this takes two things ' +
      'I do not fully have yet: a year on the shop floor in rotating shifts, and the planning certificate, which I started ' +
      'in September and finish next June. This position gives me the shifts, and I saw that your planners come from the floor. ' +
      'On the way I want to bring down the unplanned stops of one line, as I did at my training company, where we went from ' +
      'nine a month to four. By then I hope to be training apprentices myself.',
  },
  {
    id: 'personal-33',
    question: FIVE,
    form: 'speech',
    group: 'middling',
    band: 2.6,
    reason: 'Some plan, generic.',
    answer:
      `um in five years i hope i'll be done with my masters and um working in a company where i can do product design and ` +
      `uh maybe be leading a small team and um i think this internship would be a good first step because i'd learn how products ` +
      'are really made',
  },
  {
    id: 'personal-34',
    question: FIVE,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'No thought.',
    answer: `I don't know where I will be in five years. I just take life one day at a time and see what happens.`,
  },
  {
    id: 'personal-35',
    question: FIVE,
    form: 'speech',
    group: 'weak',
    band: 1.5,
    reason: 'Flippant and thin.',
    answer: `haha probably in your chair no um i don't know i want to have like a good job and a house and uh make good money you know`,
  },
  {
    id: 'personal-36',
    question: ABOUT,
    form: 'typed',
    group: 'very-short',
    band: 1.3,
    reason: 'Twelve words of fact.',
    answer: `I am Sarah, I am 24 and I work in a shoe shop.`,
  },
  {
    id: 'personal-37',
    question: HIRE,
    form: 'speech',
    group: 'middling',
    band: 3.0,
    reason: 'Decent content, repetition and restarts.',
    answer:
      `so i i think i'd bring a lot of of energy and um i have a pretty unique background because i studied both physics and ` +
      'and music and so in my last internship at a at a headphone company i was the one who could talk to the the engineers ' +
      'and also to the sound people and i ran the listening tests with like forty people and they used my results to pick the ' +
      'final version so i think i could do something similar here',
  },
  {
    id: 'personal-38',
    question: 'Why are you leaving your current job?',
    form: 'typed',
    group: 'weak',
    band: 0.9,
    reason: 'Badmouths.',
    answer: `My boss is terrible and my coworkers are lazy. I hate it there, everything is a waste of time and nobody listens to me.`,
  },
  {
    id: 'personal-39',
    question: 'Why are you leaving your current job?',
    form: 'typed',
    group: 'middling',
    band: 3.3,
    reason: 'Fair, forward-looking, concrete.',
    answer:
      'I have learned a great deal in the four years at the agency, from writing press releases to running two product launches. ' +
      'But we hand a campaign over when it starts, and I never see whether it worked. I would like to stay with one brand and ' +
      'own its numbers for longer, which is what this position offers.',
  },
  {
    id: 'personal-40',
    question: 'What motivates you?',
    form: 'speech',
    group: 'middling',
    band: 2.9,
    reason: 'Personal with example, some fillers.',
    answer:
      'um i think what motivates me is when i can see that something i made is being used by somebody like last year i made ' +
      `a little website for my grandfather's chess club and uh now they have all their tournaments on there and he calls me ` +
      'every time when something is broken so um that kind of direct feedback really keeps me going',
  },
  {
    id: 'personal-41',
    question: STRENGTH,
    form: 'speech',
    group: 'strong',
    band: 3.9,
    reason: 'Fluent, example, outcome.',
    answer:
      `one thing that i'm really good at is staying with a problem when it gets boring in my research group we had a sensor ` +
      'that failed about once a week and nobody could find out why so i started keeping a log of everything the temperature ' +
      'the humidity who was in the lab and after two months i saw that it only happened on days when the building next door ' +
      'was testing its elevators so we moved the power supply and it never failed again my professor put it in our paper and ' +
      'i think for quality work like yours that kind of patience is what you need',
  },
  {
    id: 'personal-42',
    question: WHY,
    form: 'typed',
    group: 'parroted',
    band: ['repeats-the-question'],
    reason: 'Says the question back.',
    answer: `I want to work here because I really want to work here. Why do I want to work here? Because I want to work here.`,
  },
  {
    id: 'personal-43',
    question: ABOUT,
    form: 'typed',
    group: 'very-long',
    band: 3.8,
    reason: 'Long, well built, keeps adding facts.',
    answer: `I grew up on a dairy farm in Wisconsin, the second of four children, and I suppose that is where I learned to get up early and \
to repair things with what is there. After school I trained as an industrial electrician in Madison, worked three years in a paper mill and \
there had my first contact with programmable controllers, because somebody had to be there at night when the old ones failed. I liked it so \
much that I took evening classes for four years and finished a degree in automation in 2016, with a thesis on how to predict bearing damage from motor current.

Since then I have been at a company that builds bottling lines. In my first two years I commissioned lines on site: eleven in seven countries, \
the largest for 48,000 bottles an hour in Mexico. I learned to read drawings that do not match the machine, to explain a delay to a customer \
without hiding anything, and enough Spanish to drink coffee with the operators, which is where one learns what is really wrong. In 2019 I became \
lead engineer for a group of five. We wrote a library of tested blocks for the parts that every line has, and commissioning time went down from \
nine weeks to five and a half. I am proud that two of the five now lead groups of their own.

What I look for now is to be closer to one plant for longer. I have started thirty machines and have never seen what becomes of one in its third \
year. Your brewery runs four lines of different ages, and from the advertisement I understand that you want to raise their availability without \
buying new ones. That is the kind of puzzle I enjoy, and with two small children I would also be glad to sleep at home.`,
  },
];
