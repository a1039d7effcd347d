import type { JudgedAnswer } from './judged-answer.ts';

const LEADERSHIP = 'Tell me about a time you demonstrated leadership.';
const CONFLICT = 'Tell me about a conflict you had with a coworker and how you handled it.';
const FAILURE = 'Describe a time you failed. What did you learn?';
const PRESSURE = 'Tell me about a time you worked under pressure.';
const CHALLENGE = 'Tell me about a challenging problem you solved.';
const CUSTOMER = 'Tell me about a time you dealt with a difficult customer.';
const TEAM = 'Give me an example of a time you worked well in a team.';
const CHANGE = 'Describe a time you had to adapt to a sudden change.';
const IDEA = 'Tell me about a time you came up with a creative solution.';

export const STORY_ANSWERS: readonly JudgedAnswer[] = [
  {
    id: 'story-01',
    question: LEADERSHIP,
    role: 'Warehouse supervisor',
    form: 'typed',
    group: 'strong',
    band: 4.6,
    reason: 'All of STAR with numbers, own decisions, credit to the team, a lesson.',
    answer:
      'Last November I was the evening lead in a warehouse that ships pet food, and two days before Black Friday our sorting ' +
      'belt broke. We had 2,300 parcels due by midnight and fourteen people who had only ever worked with the belt. I called ' +
      'everyone together for five minutes, drew the hall on a pallet board and split us into three lanes by postcode. I asked ' +
      'Rosa, who had worked there before the belt existed, to teach the others the hand scanners, and I took the heaviest lane ' +
      'myself so nobody felt left with the worst job. Every half hour we counted and moved people to the slowest lane. We finished ' +
      'at 23:40 with 2,290 parcels out and only six mislabelled. Since then we run one shift a month without the belt, because ' +
      'I learned that a team that has only one way of working is one fault away from standing still.',
  },
  {
    id: 'story-02',
    question: LEADERSHIP,
    form: 'speech',
    group: 'strong',
    band: 4.0,
    reason: 'Clear story with role, steps and result, few fillers, although raw speech.',
    answer:
      'so in my junior year i was the president of our solar car club and we had about twenty five members but only six people ' +
      'were actually coming to meetings so i sat down with each of the sub teams and asked them what they wanted to get out ' +
      'of it and what i found was that the new members had no real tasks so we broke the car down into forty small projects ' +
      'and paired every new member with a senior and i set up a short meeting every tuesday where each pair showed what they ' +
      'had done by march we had nineteen people coming every week and for the first time in four years we passed the inspection ' +
      `at the race and finished in ninth place what i took from it is that people don't need speeches they need a piece of ` +
      'work that belongs to them',
  },
  {
    id: 'story-03',
    question: LEADERSHIP,
    form: 'speech',
    group: 'middling',
    band: 2.9,
    reason: 'A real example with some actions, many fillers, a vague result.',
    answer:
      'um so last semester i had a group project in my marketing class and uh nobody was really stepping up so i kind of took ' +
      'charge and um i made a group chat and i like divided up the slides between everyone and uh we met like twice a week ' +
      `at the library and um yeah in the end we got it done and i think we got a pretty good grade so yeah that's that's probably ` +
      'a time i showed leadership',
  },
  {
    id: 'story-04',
    question: LEADERSHIP,
    form: 'typed',
    group: 'weak',
    band: 1.1,
    reason: 'Only claims and set phrases, no example.',
    answer: `I think I am a natural leader. People usually follow me because I am confident and a hard worker. Leadership is about communication and leading by example and I do that every day.`,
  },
  {
    id: 'story-05',
    question: LEADERSHIP,
    form: 'speech',
    group: 'weak',
    band: 1.0,
    reason: 'Rambling about leadership in general, fillers, nothing happened.',
    answer:
      `uh leadership um yeah i mean i guess i'm like a leader in a lot of ways um like with my friends i'm usually the one ` +
      `who you know like decides stuff and uh yeah i don't know i just like feel like people listen to me um and yeah i think ` +
      `that's that's like leadership`,
  },
  {
    id: 'story-06',
    question: LEADERSHIP,
    role: 'Nurse',
    form: 'typed',
    group: 'strong',
    band: 4.4,
    reason: 'Specific case, own decision, communication and outcome, reflection.',
    answer:
      'During a night shift on the surgical ward I was the senior nurse when three patients deteriorated within twenty minutes. ' +
      'I was responsible for five nurses, two of them newly qualified. I assigned one experienced nurse to each patient, asked ' +
      'a junior to write down times and drugs, and called the rapid response team for the patient whose blood pressure had ' +
      'fallen to 80 over 40. Because the juniors looked frightened, I gave them one clear task each and checked back every ' +
      'ten minutes. All three patients were stable by five in the morning and one went to intensive care in time. Afterwards ' +
      'I held a short debrief, and we added a role card to the emergency trolley that is still used today. I learned that calm ' +
      'is contagious, and that short instructions help more than long ones.',
  },
  {
    id: 'story-07',
    question: LEADERSHIP,
    form: 'speech',
    group: 'middling',
    band: 3.3,
    reason: 'Good content and result, moderately fluent, thin on own steps.',
    answer:
      'yeah so um i was a shift manager at a coffee shop for about two years and there was this one saturday where uh two ' +
      'people called in sick and we had a huge line so i moved one person from the back to the register and i made drinks myself ' +
      'and i asked one of the girls to just walk down the line and take orders and we got through it and i think the wait went ' +
      'from like twenty minutes to under ten and the owner actually thanked us after so that was good',
  },
  {
    id: 'story-08',
    question: LEADERSHIP,
    form: 'typed',
    group: 'middling',
    band: 2.5,
    reason: 'An example without detail and without result.',
    answer:
      'In my last job I had to lead a small team for a project. I organized the meetings and made sure that everyone knew ' +
      'what to do. It was sometimes hard because people had different opinions but we worked together and finished the project.',
  },

  {
    id: 'story-09',
    question: CONFLICT,
    role: 'Software engineer',
    form: 'typed',
    group: 'strong',
    band: 4.4,
    reason: 'Fair to the other side, steps, measured outcome, learned.',
    answer:
      'A backend colleague and I disagreed for two weeks about whether to split our billing service before a release. He worried ' +
      'about the deadline, I worried about a bug that had charged 40 customers twice. Instead of arguing in code reviews I ' +
      'invited him for coffee and asked him to explain the risk he saw. It turned out that he had been burned by a failed migration ' +
      'the year before. We agreed to measure: I wrote a small test that replayed a day of payments, and he picked the limit ' +
      'at which we would split. The test showed eleven duplicates in 9,000 payments, so we fixed the idempotency key first ' +
      'and moved the split to the next quarter. We shipped on time with no duplicate charge since. I learned to ask what somebody ' +
      'is afraid of before I defend my own plan.',
  },
  {
    id: 'story-10',
    question: CONFLICT,
    form: 'speech',
    group: 'middling',
    band: 3.0,
    reason: 'A usable story, some fillers, the resolution is told but not the result.',
    answer:
      'so um at my internship last summer there was another intern and we were both working on the same report and he would ' +
      `like change my parts without telling me and i was pretty annoyed at first but um i didn't want to make it a big deal ` +
      `so i asked him if we could talk and i said you know i'd like to know before you change something and he said he didn't ` +
      'realize it bothered me so we decided to use comments in the document instead and uh after that it was fine we actually ' +
      'became friends',
  },
  {
    id: 'story-11',
    question: CONFLICT,
    form: 'typed',
    group: 'weak',
    band: 0.9,
    reason: 'Blames, no own part, insulting.',
    answer:
      'My coworker was an idiot and lazy, he never did anything right. I told my boss but she did nothing. It was not my fault. ' +
      `In the end I quit because I don't need to work with stupid people.`,
  },
  {
    id: 'story-12',
    question: CONFLICT,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'Denies ever having one, no substance.',
    answer: `I never really have conflicts with people. I get along with everybody and I am very easy to work with, so I cannot think of any conflict.`,
  },
  {
    id: 'story-13',
    question: CONFLICT,
    role: 'Teacher',
    form: 'speech',
    group: 'strong',
    band: 3.9,
    reason: 'Complete and fluent as speech, concrete outcome.',
    answer:
      'when i was teaching year eight science my teaching partner wanted to keep the old lab reports and i wanted shorter ' +
      'ones because our weaker readers were giving up on page two we had quite a tense meeting about it so i suggested that ' +
      'we try both for one month her class kept the long report and mine used a one page version with the same headings then ' +
      'we marked ten of each together and what we saw was that the short ones had better reasoning but worse graphs so we combined ' +
      'them and kept the graph page the number of students who handed in a report went from sixty percent to almost ninety ' +
      'and she presented it with me at the staff day i learned that trying something together is better than being right alone',
  },
  {
    id: 'story-14',
    question: CONFLICT,
    form: 'speech',
    group: 'weak',
    band: 1.6,
    reason: 'Short, vague, the conflict is hardly told.',
    answer: `um there was this one girl at work who was kind of mean to me and uh i just tried to ignore it and stay professional and uh after a while it got better`,
  },

  {
    id: 'story-15',
    question: FAILURE,
    role: 'Product manager',
    form: 'typed',
    group: 'strong',
    band: 4.5,
    reason: 'Owns the failure, numbers, what changed afterwards.',
    answer:
      'In 2022 I launched a loyalty feature for a food delivery app that I was sure of. My goal was to raise repeat orders ' +
      'by 10 percent. I skipped user interviews because two competitors had the same feature, and I persuaded the team to build ' +
      'it in six weeks. After a month only 3 percent of customers had opened it and repeat orders had not moved. That was my ' +
      'decision and I said so in the review. I then called fifteen customers myself and learned that they did not want points, ' +
      'they wanted to reorder a meal in one tap. We removed the feature and built the reorder button in two weeks, which raised ' +
      'repeat orders by 7 percent. Since then I do not start a build before five conversations with users, and I write down ' +
      'what would prove me wrong.',
  },
  {
    id: 'story-16',
    question: FAILURE,
    form: 'speech',
    group: 'middling',
    band: 2.8,
    reason: 'Honest story and lesson, fillers, little detail.',
    answer:
      'um okay so uh freshman year i failed my first physics midterm i got like a forty two and um i had never failed anything ' +
      'in high school so that was kind of a shock and uh i realized that i was just reading the notes and not doing problems ' +
      'so um i started going to office hours and i found a study group and by the final i i got a b plus so yeah i guess i ' +
      'learned to ask for help earlier',
  },
  {
    id: 'story-17',
    question: FAILURE,
    form: 'typed',
    group: 'weak',
    band: 1.0,
    reason: 'Avoids the question.',
    answer: `I don't really fail. I am a perfectionist so I always make sure everything is 100% right before I hand it in. Failure is not an option for me.`,
  },
  {
    id: 'story-18',
    question: FAILURE,
    form: 'typed',
    group: 'non-native',
    band: 3.3,
    reason: 'Complete story with result and lesson in simple, faulty English.',
    answer:
      'In my last work in logistic company I made mistake with one container. I wrote wrong code of port and the container ' +
      'go to Rotterdam, not to Hamburg. I was responsible for documents. When I see the mistake I call immediately my manager ' +
      'and the client, I not hide it. Then I find one truck company and they bring the goods in two days. We paid 800 euro ' +
      'but client stayed with us. After this I make a checklist with three points and my colleague check also, and we have ' +
      'zero mistake in next year.',
  },
  {
    id: 'story-19',
    question: FAILURE,
    form: 'speech',
    group: 'middling',
    band: 2.3,
    reason: 'Some story, no result for others, hesitant.',
    answer:
      `uh i think one time i failed was um when i tried out for the soccer team and i didn't make it and uh i was really upset ` +
      `about it but i kept practicing and um the next year i tried again and i still didn't make it but uh i learned to like ` +
      'keep trying i guess and not give up',
  },
  {
    id: 'story-20',
    question: PRESSURE,
    role: 'Chef',
    form: 'typed',
    group: 'strong',
    band: 4.2,
    reason: 'Vivid, specific, steps and result.',
    answer:
      `On Mother's Day we had 180 covers booked and at eleven the gas for the main range went off. I was sous chef and the ` +
      'head chef was on holiday, so the kitchen was mine. I took three hot dishes off the menu, rewrote it with the two ovens ' +
      'and the induction plates in mind, and told the front of house exactly what to say. I put the fastest cook on cold starters ' +
      'to win time and plated myself. We served 171 guests, only two tables complained, and takings were 5 percent above the ' +
      'year before. I now keep a one-page menu that we could cook without gas.',
  },
  {
    id: 'story-21',
    question: PRESSURE,
    form: 'speech',
    group: 'middling',
    band: 2.6,
    reason: 'Student example, plan is named, generic, fillers.',
    answer:
      'um i think during finals week last year i had like three exams and a paper all due in the same week and uh it was really ' +
      'stressful but i made a schedule and um i just kind of took it one thing at a time and i went to the library every day ' +
      'and um i ended up doing pretty well in all of them so i think i work well under pressure',
  },
  {
    id: 'story-22',
    question: PRESSURE,
    form: 'typed',
    group: 'weak',
    band: 1.3,
    reason: 'Claim only.',
    answer: `I work very well under pressure. I actually like pressure because it motivates me. I always stay calm and get the job done no matter what.`,
  },
  {
    id: 'story-23',
    question: PRESSURE,
    role: 'Paramedic',
    form: 'speech',
    group: 'strong',
    band: 4.0,
    reason: 'Strong, concrete, speech without punctuation and some recogniser errors.',
    answer:
      'we were called to a road accident on the motor way in january with three cars and five injured people and we were the ' +
      'first crew on sight so my partner and i had to decide who came first i did a quick tree arch with tags and i asked a ' +
      'truck driver who had stopped to hold a light and count breaths for one man while i controlled the bleeding of a woman ' +
      'with a leg wound i radioed for two more ambulances and a helicopter and gave them the numbers in one sentence within ' +
      'eighteen minutes all five were on their way and all five survived i felt the pressure only afterwards and since then ' +
      'we talk for ten minutes after each hard call because that keeps us able to do the next one',
  },
  {
    id: 'story-24',
    question: CHALLENGE,
    role: 'Data analyst',
    form: 'typed',
    group: 'strong',
    band: 4.4,
    reason: 'Problem, cause found by method, numbers.',
    answer:
      'Our weekly sales report took nine hours to run and finished after the Monday meeting it was meant for. My task was ' +
      'to get it below one hour without new hardware. I traced the queries and saw that one join multiplied the rows by the ' +
      'number of price changes, so 4 million rows became 60 million. First I removed the duplicates in a staging table, then ' +
      'I added an index on product and date, and finally I moved two heavy sums to a nightly job. I compared the totals of ' +
      `twelve old weeks with the new ones to be sure that nothing had changed. The report now takes 22 minutes and is in everybody's ` +
      'inbox at seven. What I learned is to look at row counts before I look at the code.',
  },
  {
    id: 'story-25',
    question: CHALLENGE,
    form: 'speech',
    group: 'middling',
    band: 3.1,
    reason: 'Clear problem and own action, modest detail, some fillers.',
    answer:
      'so um in my robotics class we had this arm that was supposed to pick up blocks and it kept missing by like two centimeters ' +
      'and uh everyone thought it was the code but i measured the motor and i found that the gear was slipping when it got ' +
      'warm so we printed a new gear with a different material and um after that it worked like nineteen out of twenty times ' +
      'and we got an a on the project',
  },
  {
    id: 'story-26',
    question: CHALLENGE,
    form: 'typed',
    group: 'weak',
    band: 1.4,
    reason: 'Short, no problem named.',
    answer: `At my job there are many problems every day and I solve them. I think step by step and ask my manager when I need to.`,
  },
  {
    id: 'story-27',
    question: CHALLENGE,
    role: 'Electrician',
    form: 'typed',
    group: 'strong',
    band: 4.0,
    reason: 'Trade story with method and result.',
    answer:
      'A bakery called us because their breaker tripped every night at about three. Two electricians had already replaced ' +
      'the breaker. I went there at two in the morning and clamped each circuit while they worked. The proofing cabinet and ' +
      'the dough mixer started within the same second and the inrush went to 96 amps. I moved the mixer to another phase and ' +
      'fitted a soft starter, which cost them 240 dollars instead of a new panel for 4,000. It has not tripped in a year and ' +
      'they recommended us to two other bakeries. I always go and see the fault happen now before I change a part.',
  },
  {
    id: 'story-28',
    question: CHALLENGE,
    form: 'speech',
    group: 'rambling',
    band: 1.8,
    reason: 'Goes in circles for long, no clear problem or outcome.',
    answer:
      'okay so a challenging problem um well there was a lot of challenges at my last job like every day was a challenge really ' +
      `and uh one of the things was that um the people there they didn't really know what they were doing and so like it was ` +
      'a challenge to work there and um so i would have to you know deal with that and it was just like a lot of things going ' +
      'on at the same time and um you know i would just try to like do my best and uh deal with things as they came and uh ' +
      'there was one time where things were really kind of going crazy and um everyone was like stressed out and i was just ' +
      'like okay we just have to get through this and uh so that was a challenge and you know we just kind of got through it ' +
      `and um yeah it was it was a challenge but you know that's how it is and i feel like i handled it pretty well considering ` +
      'everything that was going on at the time',
  },
  {
    id: 'story-29',
    question: CUSTOMER,
    role: 'Hotel receptionist',
    form: 'typed',
    group: 'strong',
    band: 4.3,
    reason: 'Empathy, steps, outcome, lesson.',
    answer:
      'Last August a family of five arrived at eleven at night and we had sold their room by mistake. The father was shouting ' +
      'and the children were crying. I apologised without excuses, brought the children juice and asked for ten minutes. I ' +
      'called three hotels nearby, found two connecting rooms at the Meridian, paid the taxi from our float, and upgraded their ' +
      'second night with us to a suite. Before they left I wrote down the names of the children, and when they came back the ' +
      'next day there were three small towels with their names on the beds. They left a five-star review that mentions me, ' +
      'and they have booked twice since. I learned that people forgive a mistake, but not being left alone with it. We also ' +
      'changed our overbooking limit from 8 to 3 percent.',
  },
  {
    id: 'story-30',
    question: CUSTOMER,
    form: 'speech',
    group: 'middling',
    band: 2.9,
    reason: 'Real case, action and result, plain.',
    answer:
      'yeah so i worked at a phone store and this lady came in and she was really mad because her phone broke after like a ' +
      'week and um she wanted a refund but it was past the return policy so i listened to her and i said i understand and then ' +
      'i checked and found that she could get it repaired under warranty and i gave her a loaner phone and uh she calmed down ' +
      'and she came back later and said thank you',
  },
  {
    id: 'story-31',
    question: CUSTOMER,
    form: 'typed',
    group: 'weak',
    band: 1.5,
    reason: 'General rule instead of a time.',
    answer: `With difficult customers you always have to stay calm and be polite, because the customer is always right. You listen to them and then you try to find a solution.`,
  },
  {
    id: 'story-32',
    question: CUSTOMER,
    form: 'speech',
    group: 'weak',
    band: 1.4,
    reason: 'Complains about customers, no resolution.',
    answer:
      'oh man we had so many difficult customers like people are just so rude sometimes and um there was this one guy who ' +
      `yelled at me about his fries and i was like whatever dude and i just got my manager because like i don't get paid enough ` +
      'for that',
  },
  {
    id: 'story-33',
    question: TEAM,
    form: 'typed',
    group: 'strong',
    band: 4.1,
    reason: 'Own role within the team clear, outcome with numbers.',
    answer:
      'Our architecture studio had three weeks to enter a competition for a public library, and we were four people who had ' +
      'never worked together. We agreed on the first day who decides what: I was responsible for the daylight study and the ' +
      'model. Because Jonas struggled with the sections, I sat with him for two evenings and we turned my model into his drawings, ' +
      'which saved us a day. When the facade and the structure clashed, I suggested a one-hour workshop in which everyone had ' +
      `to draw the other one's part. We handed in four hours before the deadline and came second of 61 entries. The jury praised ` +
      'how well the drawings fitted together, and we still work as a team today.',
  },
  {
    id: 'story-34',
    question: TEAM,
    form: 'speech',
    group: 'middling',
    band: 2.7,
    reason: 'We-story, own part unclear, decent flow.',
    answer:
      'in my chemistry lab we were a group of four and we had to do this titration experiment and write a report and we split ' +
      `up the work so that everyone did one part and we helped each other when someone didn't understand something and we all ` +
      'studied together for the lab exam and in the end we all passed so i think we worked really well as a team',
  },
  {
    id: 'story-35',
    question: TEAM,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'Praise of teamwork without an example.',
    answer: `I am a real team player. Teamwork makes the dream work! I love working in teams because together everyone achieves more and I get along with everybody.`,
  },
  {
    id: 'story-36',
    question: CHANGE,
    role: 'Primary school teacher',
    form: 'typed',
    group: 'strong',
    band: 4.3,
    reason: 'Sudden change, own steps, numbers, reflection.',
    answer:
      'In March 2020 our school closed on a Friday and I had 26 seven-year-olds to teach on Monday, nine of them without a ' +
      'computer at home. I had to find a way that reached every child. Over the weekend I recorded five short reading lessons ' +
      'on my phone, packed paper envelopes for the nine families and asked our bus driver to deliver them on his usual route. ' +
      'I called four families a day to hear how it went and changed the tasks each Friday. After six weeks 25 of 26 children ' +
      'handed in work regularly, and in the June test the class read as well as the year before. It taught me to plan for the ' +
      'child with the least, because then it works for everyone.',
  },
  {
    id: 'story-37',
    question: CHANGE,
    form: 'speech',
    group: 'middling',
    band: 2.6,
    reason: 'Relevant, thin, moderate fluency.',
    answer:
      'um so when covid happened we had to switch to working from home and it was kind of a big change because um we used ' +
      'to do everything on paper and so i had to learn how to use teams and zoom and stuff and i helped some of the older people ' +
      'in the office to set it up and uh after a couple of weeks it was pretty normal',
  },
  {
    id: 'story-38',
    question: CHANGE,
    form: 'typed',
    group: 'weak',
    band: 1.2,
    reason: 'Claim only.',
    answer: `I am very flexible and adaptable. Change is not a problem for me, I like new things and I learn fast, so I adapt to anything.`,
  },
  {
    id: 'story-39',
    question: IDEA,
    role: 'Marketing manager',
    form: 'typed',
    group: 'strong',
    band: 4.4,
    reason: 'Idea, constraint, steps, numbers.',
    answer:
      'Our museum had 4,000 dollars to bring young people to an exhibition about bees, while posters alone cost more than ' +
      'that. I proposed to drop posters and to hide 200 small paper bees in cafes around the university, each with a code for ' +
      'a free ticket for two. I designed the bee myself, convinced nine cafe owners by offering to show their names at the ' +
      'entrance, and asked three biology students to post where they had found theirs. In three weeks 164 codes were used, ' +
      'the share of visitors under 25 rose from 8 to 31 percent, and we spent 1,150 dollars. The idea is now used for each ' +
      'spring exhibition. I learned that people like finding things better than being told about them.',
  },
  {
    id: 'story-40',
    question: IDEA,
    form: 'speech',
    group: 'middling',
    band: 3.2,
    reason: 'A real idea and an effect, spoken, some hedges.',
    answer:
      'i worked at a summer camp and um the kids never wanted to clean up after dinner so i came up with this game where each ' +
      'table was a pit crew like in car racing and i timed them with a whistle and uh wrote the record on a board and after ' +
      'like three days they were fighting over who could clean first and it went from thirty minutes to maybe eight and the ' +
      'other counselors started using it too',
  },
  {
    id: 'story-41',
    question: IDEA,
    form: 'typed',
    group: 'weak',
    band: 1.3,
    reason: 'No solution told.',
    answer: `I am quite a creative person, I like drawing and music. At work I often have creative ideas and my colleagues like them a lot.`,
  },
  {
    id: 'story-42',
    question: IDEA,
    form: 'speech',
    group: 'weak',
    band: 1.1,
    reason: 'Cannot think of one.',
    answer: `um creative solution uh let me think um i don't know i'm not really that creative i guess um i can't really think of anything right now sorry`,
  },
  {
    id: 'story-43',
    question: 'What is your proudest accomplishment?',
    form: 'speech',
    group: 'strong',
    band: 3.8,
    reason: 'Personal, specific, outcome, fluent.',
    answer:
      `i think i'm most proud of starting a tutoring program at my old middle school it was in a neighborhood where a lot ` +
      `of kids didn't have help with math so in my sophomore year i talked to the principal and we set up a program on saturdays ` +
      'i recruited twelve tutors from my dorm and we made a little handbook for them and the first saturday only three kids ' +
      'came so we started calling the parents and by the end of the year we had forty two kids and the pass rate in that grade ' +
      `went up by fifteen percent and it's still running now without me which is the part that i'm happiest about`,
  },
  {
    id: 'story-44',
    question: 'What is your proudest accomplishment?',
    form: 'typed',
    group: 'weak',
    band: 1.5,
    reason: 'One bare fact.',
    answer: `My proudest accomplishment is that I graduated from high school. It was hard but I did it and my family was proud of me.`,
  },
  {
    id: 'story-45',
    question: 'Tell me about a time you had to persuade someone.',
    role: 'Sales representative',
    form: 'typed',
    group: 'strong',
    band: 4.2,
    reason: 'Method, numbers, result.',
    answer:
      'A dental clinic in Leeds had used the same supplier for eleven years and the owner told me not to come back. I asked ' +
      'her for one thing only: her three most annoying orders of the last year. She showed me that gloves arrived late each ' +
      'winter. I did not offer a discount. I sent her a comparison of our delivery times for the last 24 months, and proposed ' +
      'to take over the gloves alone for one quarter, with a refund for each late box. Not one was late. In spring she moved ' +
      '60 percent of her orders to us, worth 48,000 pounds a year. I learned that a small promise that one keeps persuades ' +
      'better than a large one.',
  },
  {
    id: 'story-46',
    question: 'Tell me about a time you had to persuade someone.',
    form: 'speech',
    group: 'middling',
    band: 2.4,
    reason: 'Small example, little detail, no lasting result.',
    answer:
      'uh so me and my roommates were deciding where to live and um they wanted to live off campus and i thought it was too ' +
      'expensive so i made a spreadsheet with like all the costs and i showed it to them and they agreed that um staying on ' +
      'campus was better',
  },
  {
    id: 'story-47',
    question: 'Describe a time when you showed initiative.',
    role: 'Accountant',
    form: 'typed',
    group: 'strong',
    band: 4.1,
    reason: 'Unasked improvement with effect.',
    answer:
      'In my second month as a junior accountant I noticed that we typed 300 supplier invoices a month by hand, although 70 ' +
      'percent of them came from the same twelve suppliers. Nobody had asked me to change that. I spent two lunch breaks writing ' +
      `a macro that reads their PDFs, tested it on last month's invoices, and found four old typing errors worth 2,180 euros ` +
      'on the way. I showed my manager both. She let me roll it out, and month-end closing went from six days to four. I then ' +
      'wrote a two-page guide so that it does not depend on me.',
  },
  {
    id: 'story-48',
    question: 'Describe a time when you showed initiative.',
    form: 'typed',
    group: 'middling',
    band: 2.5,
    reason: 'Small, concrete, no outcome.',
    answer:
      'At the library where I worked the returns were always messy, so I started sorting them by floor before my shift ended. ' +
      'Nobody told me to do it. The others noticed and said it was helpful.',
  },
  {
    id: 'story-49',
    question: 'Tell me about a time you received critical feedback.',
    form: 'speech',
    group: 'middling',
    band: 3.2,
    reason: 'Honest, concrete change, decent flow.',
    answer:
      `my manager at the bank told me in my first review that my emails were too long and that clients didn't answer them ` +
      'and at first i was a bit offended to be honest because i thought i was being thorough but then i looked at ten of my ' +
      'emails and i saw that the actual question was always at the end so i started putting the question in the first line ' +
      'and keeping it under five sentences and the reply rate got a lot better and she mentioned it in my next review',
  },
  {
    id: 'story-50',
    question: 'Tell me about a time you received critical feedback.',
    form: 'typed',
    group: 'weak',
    band: 1.0,
    reason: 'Rejects feedback.',
    answer: `My last boss criticized me all the time but she was wrong. I know how to do my job. I just ignored it because most feedback is a waste of time.`,
  },
  {
    id: 'story-51',
    question: 'Tell me about a time you made a difficult decision.',
    role: 'Social worker',
    form: 'typed',
    group: 'strong',
    band: 4.3,
    reason: 'Weighs options, involves people, outcome and reflection.',
    answer:
      'Two years ago I had to decide whether to recommend that a six-year-old stay with her grandmother, who was loving but ' +
      '78 and ill, or move to a foster family forty miles away. I had ten days. I visited the grandmother three times at different ' +
      'hours, talked to the school and the doctor, and asked the girl to draw her day. I weighed two risks: a second loss in ' +
      'a year or two against a sure one now. I recommended that she stay, with a support plan: a neighbour for school runs, ' +
      'a weekly visit from me and a foster family that she would get to know on weekends. My supervisor agreed. When the grandmother ' +
      'went to hospital fourteen months later, the girl moved to people she already knew. I learned that a decision need not ' +
      'be yes or no if one plans for the day it stops working.',
  },
  {
    id: 'story-52',
    question: 'Tell me about a time you missed a deadline.',
    form: 'speech',
    group: 'middling',
    band: 2.4,
    reason: 'Told honestly, weak result, fillers.',
    answer:
      'um yeah so i had this history paper and i thought it was due on friday but it was due on wednesday and uh i emailed ' +
      'the professor and told him that i messed up and he let me turn it in late but i lost ten percent um so after that i ' +
      'put everything in my calendar',
  },
  {
    id: 'story-53',
    question: TEAM,
    form: 'speech',
    group: 'recognition-errors',
    band: 3.2,
    reason: 'Good story through many misheard words.',
    answer:
      `in my last job at the hospital farm a sea we had too merge to teams after a renovation and the people didn't no each ` +
      'other so i organised a short hand over every morning wear everyone said won thing they needed help with and i rote the ' +
      'tasks on a white bored so that nobody did the same think twice after about a month the waiting time for patience went ' +
      'from forty minutes too twenty five and the manager asked us to show it to the other floor',
  },
  {
    id: 'story-54',
    question: PRESSURE,
    form: 'typed',
    group: 'non-native',
    band: 2.9,
    reason: 'Understandable real story, simple English, result given.',
    answer:
      'When I worked in restaurant in Krakow one evening came a bus with fifty tourists without reservation. We were only ' +
      'three waiters. I was little bit in panic but I said to my colleagues we make one menu with three dishes only. I took ' +
      'orders very fast and my colleague prepared drinks. In one hour and half all people eat and they were happy, they gave ' +
      'big tip. My boss said very good work.',
  },
  {
    id: 'story-55',
    question: CONFLICT,
    form: 'speech',
    group: 'very-long',
    band: 3.6,
    reason: 'Long but it keeps bringing new facts; complete story; many words spoken.',
    answer:
      'so this was about two years ago when i was working as a project coordinator for a construction company and we were ' +
      'renovating an old theater downtown it was a pretty big project for us about three million dollars and i was the one ' +
      'who had to keep the schedule and make sure that all the subcontractors knew when they had to be there and the conflict ' +
      'was with the site foreman his name was dave and dave had been there for like twenty years and he really knew his stuff ' +
      `but he didn't like the new scheduling software that the company had bought and he would just write things on paper and ` +
      'not tell anybody so what happened was that the plumbers came on a monday and the wall that they needed open was still ' +
      `closed because dave had moved the demolition crew to another floor and he hadn't put it in the system and the plumbers ` +
      'charged us for the whole day which was i think around eighteen hundred dollars and my boss was really upset and first ' +
      `he was upset with me because it was my schedule so i could have just said look it's dave's fault but i thought that's ` +
      `not going to help anybody so i went to the site the next morning at six because i knew that's when dave starts and i ` +
      'brought coffee and i just asked him to walk me through how he plans his day and he showed me his notebook and honestly ' +
      'it was amazing he had every detail in there the problem was just that nobody else could see it and he told me that the ' +
      `software takes like fifteen clicks to move one task and he had to do it on a phone with gloves on so of course he didn't ` +
      'do it so we made a deal i would come by every day at two in the afternoon for ten minutes and he would read me his changes ' +
      'and i would put them in the system and in return he would never move a crew that affects another company without calling ' +
      'me first and i also went to my boss and told him that the software was part of the problem and we got a tablet for the ' +
      'site with a simpler view so after that we had i think only one more mixup in the remaining five months and the theater ' +
      'opened two weeks early and dave actually asked for me on his next project which i was really happy about and what i ' +
      `learned is that when somebody doesn't follow a process you should go and look at how the process looks from where they ` +
      'are standing before you get angry',
  },
  {
    id: 'story-56',
    question: LEADERSHIP,
    form: 'typed',
    group: 'off-topic',
    band: ['off-topic'],
    reason: 'About a holiday and food only.',
    answer:
      'The beach in Portugal was wonderful and the water was warm. Every morning we ate fresh fruit and pancakes on the balcony, ' +
      'and at night there were fireworks above the bay. My favourite dish was the grilled fish with lemon and rosemary, although ' +
      'the chocolate cake was nice too.',
  },
  {
    id: 'story-57',
    question: CONFLICT,
    form: 'typed',
    group: 'off-question',
    band: 1.5,
    reason: 'A list of jobs instead of the conflict.',
    answer:
      'I have worked at three companies. First I was a cashier at a supermarket for one year, then I was in an office where ' +
      'I did filing and answered the phone, and now I am a receptionist. I can use Word and Excel and I have a driving licence.',
  },
  {
    id: 'story-58',
    question: LEADERSHIP,
    form: 'speech',
    group: 'middling',
    band: 3.6,
    reason: 'Structured with signposts and result, few fillers, modest stakes.',
    answer:
      'sure so last spring i was put in charge of the charity run for our sorority the goal was to raise five thousand dollars ' +
      `for the children's hospital first i made a list of everything that had to happen and gave each of the eight committee ` +
      'members one area then because nobody wanted to do sponsors i did that part myself and i called about thirty local businesses ' +
      'and eleven of them said yes the week before it was supposed to rain so we moved the start to the gym and let everybody ' +
      'know by text in the end two hundred and ten people ran and we raised six thousand four hundred dollars and i learned ' +
      `that it's better to give people a whole area than single tasks`,
  },
];
